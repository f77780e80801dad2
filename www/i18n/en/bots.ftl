# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] Pip, Fizz, Momo, Kiki, Zip
    [2] Otto, Mila, Minou, Bruno, Nala
    [3] Rita, Emil, Bodo, Ines, Hugo
    [4] Vera, Finn, Roxa, Max, Zora
   *[5] Ada, Odin, Sofia, Minna, Uri
  }
bot-at-level = { $name }, level { $level }
bot-temper = { $level ->
    [1] A hare: in a hurry, and overlooks a lot.
    [2] A cat: easy-going, plays as it likes.
    [3] A badger: attentive, and misses little.
    [4] A fox: cunning, and looks ahead.
   *[5] An owl: overlooks nothing.
  }
bot-speech = { $name }: “{ $said }”
bot-says = { $how ->
    [won] { $level ->
        [1] Ha, and so fast!
        [2] Oh, have I won? How nice.
        [3] That was a good fight.
        [4] Just as planned.
       *[5] It was closer than you think.
      }
    [lost] { $level ->
        [1] Over already? Once more!
        [2] Well played. Time for a nap.
        [3] You fight well.
        [4] I did not see that coming.
       *[5] You saw further than I did.
      }
   *[drawn] Nobody won. Play again?
  }
rematch = Rematch
meet = Meet { $bot }
