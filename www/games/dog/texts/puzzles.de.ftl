dog-puzzle = Du spielst { $seat }. Die anderen sind aus dieser Runde ausgestiegen: Bring mit dieser Hand { $count ->
    [one] die letzte Figur
   *[other] die letzten { $count } Figuren
  } deines Teams ins Ziel.
