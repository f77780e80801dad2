# Puzzles of the day: what is said around their positions.

puzzle = Puzzle of the day
puzzles = Puzzles
puzzles-today = Today’s puzzles
puzzle-of = { $game }{ $done ->
    [yes] , solved
    [missed] , not solved
   *[no] { "" }
  }
puzzle-title = Puzzle: { $game }
puzzle-difficulty = { $difficulty ->
    [first] This week’s easiest, to begin with.
    [easy] Easy.
    [medium] Medium.
   *[hard] Hard.
  }
puzzle-earlier = Previous day
puzzle-later = Next day
puzzle-right = Right.{ $reply ->
    [none] { "" }
   *[other] { " " }{ $reply }
  } And now?
puzzle-wrong = That doesn’t work{ $reply ->
    [none] : { $left ->
        [one] one piece stays
       *[other] { $left } pieces stay
      } outside.
   *[other] : { $reply }{ $over ->
        [yes] { "" }
       *[no] { " " }Nothing wins in time after that.
      }
  }
puzzle-example = For example: { $step }
puzzle-again = Try again
puzzle-known = Already finished; this try doesn’t count.
puzzle-solved = { $how ->
    [hint] ✓ Solved with a hint.
    [tries] ✓ Solved on try { $tries }.
    [cost] ✓ Solved: this is the best choice.
   *[first] ✓ Solved on the first try.
  }
puzzle-costs = That lowers your winning chance by { $price }. Better: { $best }.
puzzle-streak = { $count } days in a row.
puzzle-prices = What each choice costs
puzzle-chance = Winning chance
puzzle-price = Cost
puzzle-choice = { $move }{ $yours ->
    [yes] { " " }(your choice)
   *[no] { "" }
  }
puzzle-shared = Sobremesa, { $game }, { $date }: { $how ->
    [hint] solved with a hint
    [tries] solved on try { $tries }
    [cost] a choice that lowers the winning chance by { $price }
   *[first] solved on the first try
  }
puzzle-shared-streak = { $count } days in a row
puzzle-copied = Copied: “{ $text }”
