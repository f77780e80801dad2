# Puzzles of the day: what is said around their positions.

puzzle = Puzzle of the day
puzzles-today = Today’s puzzles
puzzle-of = { $done ->
    [yes] ✓{ " " }
    [missed] –{ " " }
   *[no] { "" }
  }{ $game }
puzzle-title = Puzzle: { $game }
puzzle-difficulty = { $difficulty ->
    [easy] Easy.
    [medium] Medium.
   *[hard] Hard.
  }
puzzle-earlier = Day before
puzzle-later = Day after
puzzle-right = Right. And now?
puzzle-wrong = That doesn’t work. Try another move.
puzzle-known = Already done; this doesn’t count.
puzzle-solved = { $how ->
    [hint] ✓ Solved with a hint.
    [tries] ✓ Solved at try { $tries }.
    [cost] ✓ That costs nothing.
   *[first] ✓ Solved at the first try.
  }
puzzle-certain = Whatever comes now, you win.
puzzle-costs = That costs { $price }.
puzzle-streak = { $count } days in a row.
puzzle-prices = What each choice costs
puzzle-chance = Wins
puzzle-price = Costs
puzzle-choice = { $move }{ $yours ->
    [yes] { " " }(your choice)
   *[no] { "" }
  }
puzzle-shared = Sobremesa, { $game }, { $date }: { $how ->
    [hint] solved with a hint
    [tries] solved at try { $tries }
    [cost] a choice that costs { $price }
   *[first] solved at the first try
  }
puzzle-shared-streak = { $count } days in a row
