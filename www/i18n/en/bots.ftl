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
rematch = Rematch
meet = Meet { $bot }
