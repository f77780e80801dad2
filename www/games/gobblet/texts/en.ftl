# Gobblet: what it says while it is played.

gobblet-seat = { $seat ->
    [0] White
   *[1] Black
  }

## What happened

gobblet-placed = { $who ->
    [you] You put
   *[other] { $name } puts
  } a { $size }{ $to ->
    [none] { "" }
   *[square] { " " }on { $to }
  }{ $over ->
    [other] , over { $whom ->
        [you] your { $under }: it was in your
       *[other] { $other }’s { $under }: it was in a
      } line of three.
   *[none] .
  }
gobblet-put = { $who ->
    [you] You move
   *[other] { $name } moves
  } a { $size }{ $to ->
    [none] { "" }
   *[square] { " " }from { $from } to { $to }
  }{ $over ->
    [own] , over { $who ->
        [you] your own
       *[other] their own
      } { $under }.
    [other] , over { $whom ->
        [you] your
       *[other] { $other }’s
      } { $under }.
   *[none] .
  }
gobblet-lifted = { $who ->
    [you] You lift
   *[other] { $name } lifts
  } the { $size }{ $to ->
    [none] { "" }
   *[square] { " " }from { $from }
  }.
gobblet-revealed = This uncovers { $again ->
    [yes] another { $size } of { $whom ->
        [you] yours
       *[other] { $other }’s
      }
   *[no] { $whom ->
        [you] your
       *[other] { $other }’s
      } { $size }
  }{ $to ->
    [none] { "" }
   *[square] { " " }on { $from }
  }.
gobblet-lined = Line of four for { $who ->
    [you] you
   *[other] { $name }
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-draw = { $who ->
    [you] { $what ->
        [offered] You offer a draw.
        [accepted] You accept the draw.
       *[declined] You decline the draw.
      }
   *[other] { $name } { $what ->
        [offered] offers a draw.
        [accepted] accepts the draw.
       *[declined] declines the draw.
      }
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] You have
       *[other] { $name } has
      } four { $kind ->
        [row] in row { $at }
        [column] in column { $at }
        [diagonal] on the diagonal { $from } to { $to }
       *[none] in a line
      }.
    [reveal] { $whom ->
        [you] You
       *[other] { $other }
      } lifted a gobblet and uncovered { $who ->
        [you] your
       *[other] { $name }’s
      } line of four.
    [touch] { $whom ->
        [you] Your
       *[other] { $other }’s
      } lifted gobblet had nowhere to go.
    [repetition] Draw by repetition.
   *[agreement] Draw by agreement.
  }

## The move list

gobblet-short-placed = { $size } → { $to }
gobblet-short-put = { $from } → { $to }
gobblet-short-lifted = { $from } ↑
gobblet-short-draw = { $what ->
    [offered] draw?
    [accepted] draw
   *[declined] no draw
  }

## What to do

gobblet-todo = { $from ->
    [stacks] Take a gobblet from a stack.
    [board] Move a gobblet on the board.
   *[both] Place a gobblet or move one.
  }
gobblet-three = { $who ->
    [you] You have
   *[other] { $name } has
  } { $many ->
    [1] a line of three
   *[other] { $many } lines of three
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] You
       *[other] { $other }
      } can cover it and make four.
   *[yes] This blocks { $whom ->
        [you] your
       *[other] { $other }’s
      } { $many ->
        [1] line
       *[other] { $many } lines
      }.
  }
gobblet-todo-place = Where does the { $size } go?
gobblet-todo-vain = That doesn’t stop { $name }’s four.
gobblet-todo-cover = You uncover { $name }’s line of four{ $can ->
    [none] , and this gobblet can’t cover any of it.
   *[some] : cover one of the four now.
  }
gobblet-todo-offer = You are offered a draw. Do you accept?
gobblet-why-stack = Only the top gobblet of your own stacks can be taken.
gobblet-why-empty = That square is empty. First choose a gobblet.
gobblet-why-theirs = That gobblet belongs to { $other }.
gobblet-why-stuck = That gobblet can’t move anywhere.
gobblet-why-back = A gobblet never goes back to a stack.
gobblet-why-larger = A { $size } covers only smaller ones.
gobblet-from-stack = From a stack, cover only one of three that the other side has in a line.
gobblet-goal = Line up four of yours in a row, column or diagonal.
gobblet-teach = { $idea ->
    [win] Fill the fourth square and you win.
    [cover] Cover one of the three.
    [block] Block it.
    [either] Block it or cover one of the three.
    [shut] Dashed line: you can’t fill its fourth square yet.
    [beneath] If you move this one, the gobblet under it counts again.
   *[move] Gobblets on the board move anywhere, even onto smaller ones.
  }
gobblet-hint = { $from ->
    [stack] Put your { $size } on { $to }
    [lift] Lift { $from }
   *[square] Move { $from } to { $to }
  }
gobblet-because = { $why ->
    [wins] you win.
    [forces] you win by force.
    [blocks] otherwise { $name } makes four.
    [forks] you have two lines of three at once.
    [threatens] you have a line of three.
    [covers] covers { $name }’s { $size }.
    [joins] builds two lines at once.
    [stops] breaks up { $name }’s line.
    [builds] you have two in a line.
    [uncovers] another gobblet of yours is uncovered.
    [centre] takes the centre.
    [corner] a corner is on three lines.
    [solid] only a 4 can cover your 3.
   *[strong] nothing can cover your 4.
  }
gobblet-about = { $what ->
    [stack] The top one goes to an empty square. It may also cover a smaller one in the other side’s line of three.
    [piece] Moves to any empty square, or covers any smaller gobblet, which stays there.
   *[empty] Any gobblet can go here.
  }
gobblet-button = { $what ->
    [accept] Accept the draw
   *[decline] Play on
  }
gobblet-warning = { $reason ->
    [reveal] This uncovers a line of four for the other side. You would lose at once.
    [touch] This gobblet would have nowhere to go. You would lose at once.
   *[line] This move loses at once.
  }

## The board in words

gobblet-empty = empty
gobblet-piece = { gobblet-seat } { $size }
gobblet-over = { $top } over { $below }
gobblet-stack = { gobblet-seat } { $size }, { $where ->
    [left] left stack
    [right] right stack
    [upper] upper stack
    [lower] lower stack
   *[middle] middle stack
  }
gobblet-own = { $seat ->
    [0] White’s stacks
   *[1] Black’s stacks
  }
gobblet-place-chosen = chosen
gobblet-place-three = line of three
gobblet-place-begins = { $where ->
    [stack] can be taken
   *[board] can be moved
  }
gobblet-place-goes = can go here

## House rules

gobblet-option = { $key ->
    [touch-move] Touch-move
    [memory] Memory
    [repetition] Draw by repetition
   *[first] Who begins
  }
gobblet-value = { $choice ->
    [repetition-3] The third time
    [repetition-4] The fourth time
    [rules-screen] On a screen
    [rules-printed] As printed
    [first-white] White
   *[first-random] At random
  }
gobblet-help = { $key ->
    [touch-move] A lifted gobblet must be played. If it can’t go anywhere, or uncovers a four that it can’t cover, you lose. Without this rule you may put it back.
    [memory] Covered gobblets are never shown. Without this rule, hold a finger or the mouse on a gobblet to look (on the keyboard, hold P).
    [repetition] How often a position must repeat for a draw.
    [screen] You may lift a gobblet to look beneath it and put it back.
    [printed] As in the printed rules: a lifted gobblet must be played.
   *[first] White moves first. With “At random”, chance decides who plays White.
  }
