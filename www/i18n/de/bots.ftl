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
bot-speech = { $name }: „{ $said }“
bot-says = { $how ->
    [won] { $level ->
        [1] Ha, und so schnell!
        [2] Oh, gewonnen? Wie nett.
        [3] Das war ein guter Kampf.
        [4] Genau wie geplant.
       *[5] Es war knapper, als du denkst.
      }
    [lost] { $level ->
        [1] Schon vorbei? Gleich noch mal!
        [2] Gut gespielt. Zeit für ein Nickerchen.
        [3] Du kämpfst gut.
        [4] Das habe ich nicht kommen sehen.
       *[5] Du hast weiter gesehen als ich.
      }
   *[drawn] Keiner hat gewonnen. Noch einmal?
  }
rematch = Revanche
meet = Gegen { $bot }
