# A table of several phones: everybody holds their own hand.

setup-guest = Other phone
phones-title = Phones at the table
phones-lay = Invite the phones
phones-begin = Begin the game
phones-here = at this phone
phones-guest = guest
phones-free = Waiting for a phone…
phones-there = { $name } is here
phones-away = { $name } is away
status-away = { $name } is away.
phones-away-wait = You can go on as soon as that phone is back. The host can let a bot play meanwhile.
phones-away-help = Invite that phone again with a new code, or let a bot play meanwhile.
phones-choosing = { $chosen ->
    [yes] Your choice can be changed until all have chosen.
   *[other] Everybody chooses in secret, one after the other.
  }
phones-absent = Away: { $names }.
phones-host = the host
phones-more = Another phone comes
phones-bot = Let a bot play meanwhile
phones-back = Give the seat back
phones-instead = { $bot }, for { $name }
phones-code = Code for the next phone
phones-new-code = Make a new code
phones-step-code = { $link ->
    [yes] Let the other phone’s camera read this code, or send it the link. Each code is for one phone.
   *[other] Let the other phone read this code under “Open or join”, or send it as a text. Each code is for one phone.
  }
phones-step-answer = It then shows a code of its own. Bring that one here:
phones-copy = Copy the code
phones-send = Send the code
phones-scan = Scan the other phone’s code
phones-answer = Or paste its code
phones-connect = Connect
phones-meeting = The phones are looking for each other…
phones-network = The phones have to be in one network, such as the same Wi-Fi or a hotspot. Nothing goes over a server.
phones-trouble = { $code ->
    [no-webrtc] This browser can’t connect to other phones.
    [other-version] The other phone has another version of the game. Open the latest one on both.
    [not-reached] The phones have not found each other. Are both in one network? Try it with a new code.
    [no-answer] This code invites others. Here goes the one that the other phone shows then.
    [no-offer] This code is an answer. It goes to the phone that has invited.
    [cut-code] The end of this code is missing. Copy all of it.
    [used-code] Another phone has used that code, or it is out of date. Let this phone read the code that is shown now.
    [own-code] This device has made this invitation. Open it on another one.
    [no-address] The browser hides the phone’s address, so the other one can’t find it. Turn off what hides it, such as a VPN or an extension, or take another browser.
   *[other] This is no code for this table.
  }

visit-title = A table of several phones
visit-looks = Looking for the table…
visit-invited = You are invited to a game in which everybody holds their own phone.
visit-welcome-back = Welcome back: your seat is kept.
visit-show = Let the phone that has invited you scan this code, or send it back to it. That connects the two.
visit-code = Your code
visit-sit = Sit here
visit-stand-up = Stand up
visit-waits = The host begins the game when all have come.
visit-stand = { $stand ->
    [there] You are at the table.
    [lost] The connection is lost. Ask for a new code: your seat is kept.
    [over] The table has been cleared.
   *[broken] What came from the other phone makes no sense. Ask for a new code.
  }
visit-refused = { $why ->
    [full] No more phones find room at this table.
   *[version] The table has version { $version } of the game, this phone another one. Open the same on both.
  }
visit-unfair = Dice or cards were not what the phones had agreed on.
visit-scan = Scan the code
visit-return = Enter the new code
visit-return-help = The host’s “Phones at the table” shows a new code. Scan it, or paste what was sent. Your seat is kept.
visit-leave = Leave the table
visit-leave-text = The others can go on. A new code from the host brings you back to your seat.
visit-go-on = Back to the table

undo-asking = Asked the others.
undo-done = The move has been taken back.
undo-question = { $name } would like to take the last move back.
undo-agree = Allow it
undo-decline = Rather not
undo-declined = The others would rather play on.
