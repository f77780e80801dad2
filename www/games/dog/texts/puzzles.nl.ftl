dog-puzzle = Je speelt { $seat }. De anderen zijn deze ronde uitgestapt: breng met deze hand { $count ->
    [one] de laatste pion
   *[other] de laatste { $count } pionnen
  } van je team in het honk.
