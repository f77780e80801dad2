# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] Erwischt!
           *[1] Zack, weg!
          }
        [block] Nicht so schnell!
        [race] Gleich da!
        [wait] Endlich, los geht’s!
       *[luck] Hoppla. Weiter!
      }
    [2] { $about ->
        [capture] { $which ->
            [0] Meins jetzt, danke.
           *[1] Darf ich hier sitzen?
          }
        [block] Ich leg mich mal hierhin.
        [race] Keine Eile. Na ja, fast.
        [wait] Ich hab eh gedöst.
       *[luck] Na gut. Schnurr.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] Hol’s dir doch zurück!
           *[1] Das hat gesessen.
          }
        [block] Hier geht’s nicht durch.
        [race] Jetzt wird’s ernst.
        [wait] Lange genug gegraben.
       *[luck] Das hält mich nicht auf.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] Das stand ja offen.
           *[1] Darauf hab ich gehofft.
          }
        [block] Das hab ich kommen sehen.
        [race] Ich wittere das Ziel.
        [wait] Geduld zahlt sich aus.
       *[luck] Auch Füchse stolpern.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] Es musste dorthin.
           *[1] Ein stiller Zug genügte nicht.
          }
        [block] Das kann ich nicht zulassen.
        [race] Es wird knapp.
        [wait] Alles zu seiner Zeit.
       *[luck] Damit war zu rechnen.
      }
  }
bot-remark-said = „{ $said }“
