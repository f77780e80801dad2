# The page around the games.

sobremesa = Sobremesa
language-auto = Browser default
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
show-again = Show again: { $said }
went-over = { $way }: { $said }
take-back = Take back
hint = Hint
hint-show = Show me
hint-look = Look here: { $place }.
hint-quiet = A quiet move, for what comes later.
hint-says = Hint: { $what }
hint-value = { $percent ->
    [0] You lose whatever you do: this holds out longest.
    [100] This wins.
   *[other] It wins { $percent } of 100 games like this.
  }
now = What can I do now?
word = There was a much better move.
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
copy-record = Copy the record
copy-report = Copy a report
update-now = Update now
reload = Reload

## Home

home-lead = Board games, alone or with friends.
home-new = New here? Take the { $game } lesson
home-games = Games
home-running = Games under way
home-play = Play { $game }
home-resume = Go on with { $game }
home-delete = Delete this game
home-deleted = The game is deleted.
home-all = Show all { $count }
home-finished = Finished games
home-broken = Games that can’t be read
home-broken-one = This game can’t be read: it is damaged or contradicts itself.
home-broken-copy = Copy
home-broken-delete = Delete
home-state = { $state ->
    [file] This file holds everything. It needs no network.
    [downloading] Being made ready for offline use…
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
setup-bot = { $level ->
    [1] Level 1, hasty
    [2] Level 2, easy-going
    [3] Level 3, attentive
    [4] Level 4, cunning
   *[5] Level 5, the strongest
  }
setup-bots = Bot level
setup-bots-mixed = Each its own
setup-number = How many
setup-rules = Rules
setup-rules-own = Your own rules
setup-places = Seats and names
setup-more = House rules and series
setup-start = Start
new-kept = The game under way is kept among your games.
new-start = Start a new game

## The game

board-label = Board
letters = Y B R G
panel = Moves and log
status = What is going on
tools = Tools
sound-off = Sound is off.
sound-on = Turn it on
status-yours = Your turn.
status-turn = { $seat } to move{ $named ->
    [yes] { " " }({ $name }).
   *[no] .
  }
status-thinking = { $who } is thinking…
status-solving = Working out the game: { $share }
status-rolls = { $seat }{ $named ->
    [yes] { " " }({ $name })
   *[no] { "" }
  } rolls…
status-deals = One moment…
status-forced = { $for ->
    [you] Only one move is possible: it is played for you.
   *[other] Only one move is possible.
  }
status-again = Once more:
status-considered = It counts in a moment. Choose another to change it, or the same to go on.
roll-again = Roll again.
status-held = Your card is chosen. Keep it, or change it?
hold-keep = Keep it
hold-change = Change it
status-earlier = An earlier position.
status-replaying = The game again.
status-looking = Moves: { $at } of { $count }.
look-slider = Move
look-back = One move back
look-forth = One move forward
look-last = To the latest move
play-on = Play on from here
play-on-text = The moves after this one are dropped as soon as another is played.
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
log = In words
typed-label = Type a move

## The menu of a game

menu-new = New game
menu-draw = Offer a draw

## The end

result-draw = A draw
result-you = You win!
result-seat = { $seat } wins
result-name = { $name } wins!
result-shared = { $names } share the win
result-team = { $names } win!

## A series of games

series = Games
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
    [games] Games won needed for the series: { $target }.
    [points] Points needed for the series: { $target }.
   *[tournament] Games: { $target }; most won, then points.
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
sheet-tied = The series is a tie.

## Dice, hands and review

dice = Dice
hand = { $seat }’s hand
dice-key = What the dice say
dice-order = In order
dice-counts = How often
dice-all = All
dice-expected = Expected
dice-none = No dice yet.
dice-seed = Seed of these dice: { $seed }
dice-later = The seed of these dice is shown at the end.
dice-manual = People rolled these dice and entered them.
review = Review
review-solving = Working out every position…
review-chart = { $seat }’s chance to win: { $start } at the start, between { $low } and { $high } on the way, { $end } at the end.
review-legend = { $seat }’s chance to win.
review-dots = { $dice ->
    [yes] Rolls are lines, decisions dots; the
   *[no] The
  } large dots cost most.
review-luck = Luck
review-lost = { $dice ->
    [yes] Given away
   *[no] Given away on average
  }
review-best = Best choices
review-of = { $best } of { $count }
review-worst = Most costly decisions
review-all = All that cost something ({ $count })
review-none = No decision cost anything.
review-instead = Better: { $move }
review-played = Played: { $move }
review-opinion = Worked out by the strongest bot, from what each seat could see: near, not certain.
review-skill = Skill decides little here: even the best play wins only about 56% of games against choices made at random.

## Records

share-link = Link
share-copy-link = Copy the link
share-send-link = Send the link
share-picture = Picture of the board
share-send-picture = Send the picture
share-save-picture = Save the picture
share-hold-picture = Hold the picture, or right-click it, to save it.
share-text = The game as text
share-qr = QR code
share-file = Save as a file
share-note = The link holds the whole game. Nothing is sent anywhere.
share-names = With names
share-secret = The record holds all hands, hidden ones too. Whoever reads it knows every card.
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
    [word] Point out blunders
    [sole] Play forced moves automatically
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
    [panic] Something broke inside. Your game was rebuilt from its record; just play on.
    [bot-failed] The bot could not answer. You can play for it or undo.
    [storage-denied] This browser keeps nothing here. The game lasts as long as this page; copy its record to keep it.
    [storage-full] There is no room left to keep the game. It goes on here; copy its record to keep it.
    [two-tabs] This game went on in another tab too. What you played here is kept as a game of its own.
    [newer-save] Some games here were kept by a newer version. They stay as they are; that version opens them.
    [bad-link] This link holds no game that can be read.
    [cut-link] The end of this link is missing. Ask for all of it.
    [bad-record] Line { $line }, column { $column }: { $named ->
        [yes] “{ $token }”
       *[no] this
      } can’t be read or played here.
    [bad-notation] This is not written like a move.
    [illegal-move] That move is not possible now.
    [bad-position] This position can’t occur.
    [bad-setup] This set-up does not fit the game.
    [game-over] The game is over.
    [not-loaded] A part of the page could not be loaded. Check the connection, then reload. Your game is kept.
   *[unknown] Something went wrong. Your game is kept.
  }

## Rules page

rules-title = { $game }: rules
rules-house = House rules

## About

about-title = About
about-browsers = Sobremesa needs JavaScript and Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari } or a newer version.
about-licence = Free software: use it under the MIT or the Apache-2.0 licence, as you like.
about-others = Licence, and whose work is inside
about-report = Found a fault? The report holds versions and the game. It is copied, not sent.

## Copies

paste-file = Or a file
paste-unreadable = This file can’t be read. Choose it again.

## In someone's page

embed-refused = { $why ->
    [old] The game can’t start here: the browser is too old.
    [policy] The game can’t start here: this page’s Content-Security-Policy lacks 'wasm-unsafe-eval'.
   *[other] The game can’t start here.
}
snippet = Put it into a page
snippet-show = What to show
snippet-this = This game as it stands
snippet-against = Played against
snippet-element = As an element, with its script
snippet-frame = As a frame
snippet-copy = Copy: { $what }
snippet-note = embed.js and embed.html are part of Sobremesa’s site; the addresses must lead there.
rules-screen = The screen while playing
