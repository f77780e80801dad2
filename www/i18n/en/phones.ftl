# A table of several phones: each player holds their own hand.

setup-guest = Other phone
phones-title = Phones at the table
phones-lay = Invite players
phones-begin = Start the game
phones-here = on this phone
phones-guest = guest
phones-free = Waiting for a phone…
phones-there = { $name } is here
phones-away = { $name } is away
status-away = { $name } is away.
phones-away-wait = The game goes on when that phone is back. Meanwhile the host can let a bot play.
phones-away-help = Invite that phone with a new code, or let a bot play in the meantime.
phones-choosing = { $chosen ->
    [yes] You can change your choice until everyone has chosen.
   *[other] Everyone chooses in secret, one after the other.
  }
phones-absent = Away: { $names }.
phones-host = the host
phones-more = Add a phone
phones-bot = Let a bot play in the meantime
phones-back = Give the seat back
phones-instead = { $bot }, for { $name }
phones-code = Code for the next phone
phones-new-code = Create a new code
phones-step = { $step ->
    [you] You scan
    [paste] You paste
    [they] Friend scans
   *[play] Play
  }
phones-step-code = { $link ->
    [yes] Let a friend on the same Wi-Fi or hotspot scan this code with their phone’s camera.
   *[other] Send this file to another phone on the same Wi-Fi or hotspot. Open it there, choose “Open or join” and scan or paste this code.
  }
phones-step-answer = The other phone now shows its own code. Enter that code here:
phones-copy = Copy the code
phones-send = Send the code
phones-scan = Next: the other phone’s code
phones-answer = Paste its code
phones-connect = Connect
phones-meeting = Connecting the phones…
phones-closed = The invitation is closed: its link no longer works.
phones-trouble = { $code ->
    [no-code] The field is empty. Paste the code that the other phone shows.
    [no-webrtc] This browser can’t connect to other phones.
    [other-version] The other phone has another version of the game. Open the latest one on both.
    [not-reached] The phones couldn’t connect. Both must be on the same network. Try a new code.
    [no-answer] That is the invitation. Enter the code that the other phone shows.
    [no-offer] That code is a reply. Enter it on the phone that sent the invitation.
    [cut-code] The end of this code is missing. Copy all of it.
    [used-code] That code has expired or was used by another phone. Scan the code shown now.
    [own-code] This invitation was made on this device. Open it on another one.
    [no-address] The browser hides the phone’s address, so the other phone can’t find it. Turn off any VPN or privacy extension, or use another browser.
   *[other] This code doesn’t belong to this table. Enter the one shown on the other phone.
  }

visit-looks = Connecting to the table…
visit-invited = You are invited to play
visit-welcome-back = Welcome back: your seat is kept.
visit-show = Now let your friend scan this code.
visit-next = Then you sit at the table, and the game can start.
visit-code = Your code
visit-sit = Sit here
visit-stand-up = Stand up
visit-waits = The host starts the game when everyone is here.
visit-asks = The host decides who takes a seat during a game.
visit-state = { $state ->
    [there] You are at the table.
    [lost] Connection lost. Ask the host for a new code: your seat is kept.
    [over] The host has closed the table.
   *[broken] The other phone sent something unreadable. Ask the host for a new code.
  }
visit-refused = { $why ->
    [full] This table is full.
    [declined] The host didn’t give you the seat.
   *[version] The table runs version { $version } of the game; this phone has a different one. Open the same version on both.
  }
visit-scan = Scan the code
visit-return = Enter the new code
visit-return-help = The host finds a new code under “Phones at the table”. Scan it, or paste what you were sent. Your seat is kept.
visit-leave = Leave the table
visit-leave-text = The others can go on. A new code from the host brings you back to your seat.
visit-go-on = Back to the table

undo-asking = Waiting for the host to answer.
undo-done = { $name } has taken back a move.
undo-question = { $name } wants to take back the last move.
undo-agree = Allow
undo-decline = Refuse
undo-declined = The host wants to play on.

seat-question = Another phone wants the seat of { $name }.
seat-question-text = That phone then sees this hand and plays on. The phone that had the seat loses it.
