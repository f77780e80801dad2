dog-puzzle = Je speelt { $seat }. De anderen zijn uit deze ronde gestapt: breng met deze hand alle pionnen die je team nog mist in het honk.
