gobblet-puzzle = Je speelt { $seat }: win in { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }, wat de ander ook doet.
