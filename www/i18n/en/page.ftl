# The page around the games.

sobremesa = Sobremesa
language-auto = Browser: { $language }
comma = ,{ " " }
gap = { " " }
serial = ,{ " " }

## Words on buttons

close = Close
dismiss = Dismiss
back = Back
play = Play
home = All games
undo = Undo
redo = Redo
chip-again = Show this turn again
went-over = { $way }: { $said }
take-back = Take back
hint = Hint
hint-says = { $move }: { $why }
hint-begins = The marked one is part of the move. “{ hint }” again shows all of it.
hint-losing = you are losing, and this holds out longest.
now = What can I do now?
roll = Roll
moves = Moves
menu = Menu
rules = Rules
settings = Settings
replay = Replay
replay-pause = Pause
share = Share
open-or-join = Open or join
play-with = Play with…
copy-record = Copy the game record
copy-report = Copy a report
update-now = Update now
reload = Reload

## Home

home-lead = Board games, alone or with friends.
home-new = New here? Take the { $game } lesson
home-games = Games
home-running = Games under way
home-play = Play { $game }
game-facts = { $players } players, about { $minutes } minutes
game-table = At the table: { $names }{ $level ->
    [none] { "" }
   *[other] { " " }(bots: level { $level })
  }
home-resume = Continue { $game }
home-delete = Delete this game
home-deleted = The game is deleted.
home-all = Show all { $count }
home-finished = Finished games
home-broken = Games that can’t be read
home-broken-one = This game can’t be read: it is damaged or contradicts itself.
home-broken-copy = Copy
home-broken-delete = Delete
home-state = { $state ->
    [file] Everything is in this file. It needs no internet connection.
    [downloading] Getting ready for offline use…
    [ready] Ready for offline use. Games stay on this device.
    [update] A new version is ready.
   *[idle] Games stay on this device.
  }

## Who sits there

seat-line = { $seat }: { $who }
sentence = { $said }.
sitter-person = person
sitter-you = you

## Before a game

setup-title = { $game }: a new game
setup-seats = Players
setup-with = with { $seat }
setup-partner = Partner of { $name }
setup-swap = { $seat } and { $other } change places
setup-who = Played by
setup-name = Name
setup-person = Person
setup-bots = Bot level
setup-bots-mixed = Different levels
setup-number = How many
setup-rules = Rules
setup-rules-own = Your own rules
setup-places = Seats and names
setup-more = House rules and series
setup-start = Start
new-kept = Your current game stays in your list of games.
new-start = Start a new game

## The game

board-label = Board
letters = Y B R G
panel = Moves and log
status = Status
tools = Tools
status-yours = Your turn.
status-turn = { $name } to move.
status-thinking = { $who } is thinking…
status-begins = { $who } begins.
status-solving = Solving the game: { $share }
status-rolls = { $name } rolls…
status-deals = One moment…
status-forced = Only move.
status-again = Shown again:
preview-again = { $by ->
    [key] Enter plays.
    [choice] Press again to confirm.
   *[touch] Press again to play.
  }
roll-again = Roll again: only a single Monkey ends your turn.
hold-change = Change it
status-earlier = Earlier position.
status-replaying = Replay.
status-looking = Move { $at } of { $count }.
look-slider = Move
look-back = One move back
look-forth = One move forward
look-first = To the start
look-last = To the latest move
next-deal = To the next deal
play-on = Play on from here
play-on-text = If you play another move, the later moves are dropped.
warning-title = Are you sure?
warning-back = Take it back
warning-play = Play it anyway
curtain-title = Pass the device to { $name }.
curtain-text = Hands are secret: only { $name } should be looking now.
curtain-ready = I am { $name }
place-hint = hint
place-last = last move

## Moves

moves-list = Moves so far
moves-none = No moves yet.
log = Game log
typed-label = Type a move

## The menu of a game

menu-new = New game
menu-draw = Offer a draw

## The end

result-draw = A draw.
result-you = You win!
result-seat = { $seat } wins!
result-name = { $name } wins!
result-shared = { $names } share the win!
result-team = { $names } win!

## A series of games

series = Series
series-kind = { $kind ->
    [single] A single game
    [games] Wins needed: { $number }
    [points] Points needed: { $number }
   *[tournament] Tournament, games: { $number }
  }
series-help = One game, or several with a score sheet.
sheet = Score sheet
sheet-next = Next game
sheet-goal = { $kind ->
    [games] First to win { $target } games wins the series.
    [points] Points needed for the series: { $target }.
   *[tournament] Games: { $target }. Most wins decide, then most points.
  }
sheet-game = Game
sheet-at = Game { $number }
sheet-player = Player { $number } ({ $seat })
sheet-wins = Games won
sheet-points = Points
sheet-total = Total
sheet-line = Series: { $score }
sheet-won = { $you ->
    [yes] You win the series.
   *[no] Series won by { $who }.
  }
sheet-tied = The series is tied.

## Dice, hands and review

dice = Dice
hand = { $seat }’s hand
dice-key = What the dice mean
review = Review
review-solving = Working out every position…
review-chart = Chance to win ({ $seat }): { $start } at the start, between { $low } and { $high } along the way, { $end } at the end.
review-legend = Chance to win: { $seat }.
review-dots = { $dice ->
    [yes] Lines are rolls, dots are decisions. The
   *[no] The
  } large dots cost the most.
review-luck = Luck
review-lost = { $dice ->
    [yes] Winning chances lost
   *[no] Winning chances lost on average
  }
review-best = Best choices
review-of = { $best } of { $count }
review-worst = Most costly decisions
review-all = All costly decisions ({ $count })
review-none = No costly decisions.
review-instead = Better: { $move }
review-played = Played: { $move }
review-opinion = Estimated by the strongest bot from what each player could see.
review-skill = Skill decides little here: even the best play wins only about 56% of games against random choices.

## Records

share-title = Share this game
share-link = Link
share-copy-link = Copy the link
share-send-link = Send the link
share-picture = Picture of the board
share-send-picture = Send the picture
share-save-picture = Save the picture
share-hold-picture = To save the picture, hold or right-click it.
share-altered-picture = This browser alters pictures that pages read. Take a screenshot instead.
share-text = The game as text
share-qr = QR code
share-qr-help = { $what ->
    [link] Scan it with the camera of another phone.
   *[game] On another phone, choose “{ open-or-join }” and scan it.
  }
share-file = Save as a file
share-note = { $what ->
    [link] It opens this game in a browser, move by move. Only people you send it to can see it.
   *[game] The text is the whole game. Others paste it under “{ open-or-join }”.
  }
share-send-game = Send the game
share-copy-game = Copy the game
share-more = QR code, text or file
share-saved = Saved.
share-names = With names
share-secret = The game contains every hand. Anyone you send it to sees all cards.
paste-label = A record, a link or an invitation code
paste-open = Open
paste-prefix = Open the part that can be read
copied = Copied.
copy-refused = This browser does not allow copying. Select the text and copy it by hand.

## Settings

setting = { $key ->
    [language] Language
    [theme] Day or night
    [speed] Speed
    [enterForced] Choose the only move for me
    [sound] Sound
   *[vibration] Vibration
  }
setting-value = { $value ->
    [theme-auto] System default
    [theme-light] Day
    [theme-dark] Night
    [speed-slow] Slow
    [speed-normal] Normal
    [speed-fast] Fast
   *[speed-off] No animation
  }
about = Sobremesa { $version }. An independent implementation; the names of the games belong to their owners.

## Trouble

trouble = { $code ->
    [panic] Something went wrong. Your game was restored; just play on.
    [bot-failed] The bot did not answer. Play for it, or undo.
    [storage-denied] This browser can’t save the game. Copy its record before you close the page.
    [storage-full] There is no space left to save the game. Copy its record before you close the page.
    [two-tabs] This game was also played in another tab. Both are kept, as separate games.
    [newer-save] Some games were saved by a newer version. They are kept; update to open them.
    [bad-link] No game can be read from this link. Ask for a new one.
    [cut-link] The end of this link is missing. Copy all of it.
    [bad-record] Line { $line }, column { $column }: { $named ->
        [yes] “{ $token }”
       *[no] this
      } can’t be read or played here.
    [bad-notation] This isn’t a move. The rules page shows how to type one.
    [illegal-move] You can’t play that move now.
    [bad-position] This position can’t occur.
    [bad-setup] The game can’t be set up like this.
    [game-over] The game is over.
    [not-loaded] Part of the page could not be loaded. Check your connection and reload. Your game is saved.
   *[unknown] Something went wrong. Your game is saved.
  }

## Rules page

rules-title = { $game }: rules
rules-house = House rules

## About

about-title = About
about-browsers = Sobremesa needs JavaScript and a recent browser: Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari }, or newer.
about-licence = Free software, under the MIT or the Apache-2.0 licence.
about-others = Licences and credits
about-report = Found a bug? The report contains version numbers and your game. It is only copied; nothing is sent.

## Copies

paste-file = Or a file
paste-unreadable = This file can’t be read. Choose another one.

## In someone's page

embed-refused = { $why ->
    [old] The game can’t start here: the browser is too old.
    [page] The game can’t start here: a script of this page changes JavaScript itself. Show the game in a frame (iframe).
    [policy] The game can’t start here: this page’s Content-Security-Policy lacks 'wasm-unsafe-eval'.
   *[other] The game can’t start here.
}
rules-screen = The game screen
