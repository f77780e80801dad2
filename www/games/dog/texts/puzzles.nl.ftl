dog-puzzle = Je speelt { $seat }. De anderen zijn deze ronde uitgestapt: breng met deze hand alle pionnen die je team nog mist in het honk.
