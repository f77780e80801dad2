# Who the bots are.

bot-name = { $level ->
    [1] { $which ->
        [0] Pip
        [1] Fizz
        [2] Momo
        [3] Kiki
       *[4] Zip
      }
    [2] { $which ->
        [0] Otto
        [1] Mila
        [2] Minou
        [3] Bruno
       *[4] Nala
      }
    [3] { $which ->
        [0] Rita
        [1] Emil
        [2] Bodo
        [3] Ines
       *[4] Hugo
      }
    [4] { $which ->
        [0] Vera
        [1] Finn
        [2] Roxa
        [3] Max
       *[4] Zora
      }
   *[5] { $which ->
        [0] Ada
        [1] Odin
        [2] Sofia
        [3] Minna
       *[4] Uri
      }
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
   *[drawn] Keiner von uns. Noch einmal?
  }
rematch = Revanche
