dog-puzzle = Je speelt { $seat }. De anderen zijn deze ronde uitgestapt: breng met deze hand in het honk wat je team nog mist.
