# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] Pip, Fizz, Momo, Kiki, Zip
    [2] Otto, Mila, Minou, Bruno, Nala
    [3] Rita, Emil, Bodo, Ines, Hugo
    [4] Vera, Finn, Roxa, Max, Zora
   *[5] Ada, Odin, Sofia, Minna, Uri
  }
bot-at-level = { $name }, Stufe { $level }
bot-temper = { $level ->
    [1] Ein Hase: hat es eilig und übersieht viel.
    [2] Eine Katze: gemütlich, spielt nach Laune.
    [3] Ein Dachs: aufmerksam, lässt wenig durch.
    [4] Ein Fuchs: listig und vorausschauend.
   *[5] Eine Eule: übersieht nichts.
  }
rematch = Revanche
meet = Gegen { $bot }
