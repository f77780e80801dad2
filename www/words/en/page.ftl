# The page around the games.

sobremesa = Sobremesa
language-name = English
language-auto = As in the browser

## Words on buttons

close = Close
dismiss = Dismiss
back = Back
done = Done
play = Play
home = All games
undo = Undo
redo = Redo
hint = Hint
hint-more = Where to?
moves = Moves
more = More
rules = Rules
settings = Settings
replay = Replay
share = Share
paste-record = Paste a game
more-setup = More…
copy-record = Copy the record
copy-report = Copy a report
update-now = Update now
next-step = Next step

## Home

home-lead = Board games for the time after the meal.
home-games = Games
home-running = Games under way
home-play = Play { $game }
home-resume = Go on with { $game }
home-delete = Delete this game
home-deleted = The game is deleted.
home-all = Show all { $count }
home-coming = Coming later
home-state = { $state ->
    [file] This file holds everything. It needs no network.
    [downloading] Being made ready for offline use…
    [ready] Ready for offline use. Games stay on this device.
    [update] A new version is ready.
    [unsupported] Nothing leaves this device.
   *[idle] Games stay on this device.
  }
cock-bull-title = Cock & Bull
cock-bull-pitch = Heraldry, dice and a flying monkey
dog-title = Dog
dog-pitch = Race home with cards, alone or in teams
muros-title = Muros
muros-pitch = Wall up the lines, keep the majority

## Who sits there

seat-line = { $seat }: { $who }
sitter-person = person
sitter-you = you
sitter-bot = bot { $level }

## Before a game

setup-title = { $game }: a new game
setup-who = Played by
setup-name = Name (if you like)
setup-person = A person
setup-bot = { $level ->
    [1] Bot 1, a beginner
    [2] Bot 2, easy-going
    [3] Bot 3, attentive
    [4] Bot 4, strong
   *[5] Bot 5, as strong as it gets
  }
setup-start = Start
new-kept = The game under way is kept among your games.
new-start = Start a new game

## The game

board-label = Board
stacks-label = { $index ->
    [0] White’s stacks
   *[1] Black’s stacks
  }
panel = Moves and log
status = What is going on
tools = Tools
status-yours = Your turn.
status-turn = { $index ->
    [0] White to move
   *[1] Black to move
  }{ $named ->
    [yes] { " " }({ $name }).
   *[no] .
  }
status-thinking = { $index ->
    [0] White
   *[1] Black
  } ({ $who }) is thinking…
status-earlier = An earlier position.
status-replaying = The game again.
status-looking = After { $at } of { $count } moves.
look-first = To the start
look-back = One move back
look-forth = One move forward
look-last = To the latest move
play-on = Play on from here
play-on-text = The moves after this one are dropped with your next move.
warning-title = Are you sure?
warning-back = Take it back
warning-play = Play it anyway
which-move = Which move?

## Moves

moves-list = Moves so far
moves-none = No moves yet.
log = In words
typed-label = Type a move, such as D@b2 or a1-b2

## More

menu-new = New game
menu-setup = New game with…
menu-flip = Turn the board
menu-again = Show last move again
menu-replay = Replay the game
menu-draw = Offer a draw

## The end

result-draw = A draw
result-you = You win!
result-bot = The bot wins
result-seat = { $index ->
    [0] White wins
   *[1] Black wins
  }
result-name = { $name } wins!

## Records

share-link = Link
share-copy-link = Copy the link
share-text = The game as text
share-note = The link holds the whole game. Nothing is sent anywhere.
paste-label = A record or a link, as copied from “Share”
paste-open = Open
paste-prefix = Open the part that can be read
copied = Copied.
copy-refused = This browser does not allow copying. Select the text and copy it by hand.

## Settings

setting = { $key ->
    [language] Language
    [theme] Day or night
    [motion] Motion
    [pace] Bots answer
    [warn] Warn before a move that loses at once
    [threats] Mark three in a row
   *[typed] Field for typed moves
  }
setting-value = { $value ->
    [theme-auto] As in the system
    [theme-light] Day
    [theme-dark] Night
    [motion-auto] As in the system
    [motion-slow] Slow
    [motion-normal] Normal
    [motion-fast] Fast
    [motion-stepped] Step by step
    [motion-off] Off
    [pace-quick] Quickly
    [pace-normal] Normally
   *[pace-slow] Slowly
  }
about = Sobremesa { $version }. An independent implementation; the names of the games belong to their owners.

## Trouble

trouble = { $code ->
    [panic] Something broke inside. Your game was rebuilt from its record; just play on.
    [bot-failed] The bot could not answer. You can play for it or undo.
    [storage-denied] This browser keeps nothing here. The game lasts as long as this page; copy its record to keep it.
    [storage-full] There is no room left to keep the game. It goes on here; copy its record to keep it.
    [two-tabs] This game went on in another tab too. What you played here is kept as a game of its own.
    [bad-link] This link holds no game that can be read.
    [bad-record] Line { $line }, column { $column }: { $named ->
        [yes] “{ $token }”
       *[no] this
      } can’t be read or played here.
    [bad-notation] This is not written like a move.
    [illegal-move] That move is not possible now.
    [bad-position] This position can’t be.
    [bad-setup] This set-up does not fit the game.
    [game-over] The game is over.
   *[unknown] Something went wrong. Your game is kept.
  }

## Rules page

rules-title = { $game }: rules
