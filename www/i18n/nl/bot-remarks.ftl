# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] Hebbes!
           *[1] Hup, weg ermee!
          }
        [block] Niet zo snel!
        [race] Ik ben er bijna!
        [wait] Eindelijk, daar ga ik!
       *[luck] Oeps. Volgende!
      }
    [2] { $about ->
        [capture] { $which ->
            [0] Die is van mij, dank je.
           *[1] Mag ik hier zitten?
          }
        [block] Ik ga hier even liggen.
        [race] Geen haast. Nou ja, een beetje.
        [wait] Ik lag toch maar te dutten.
       *[luck] Ach ja. Prrr.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] Kom hem maar terughalen!
           *[1] Die telt.
          }
        [block] Hier kom je niet langs.
        [race] Nu wordt het menens.
        [wait] Lang genoeg gegraven.
       *[luck] Dat houdt me niet tegen.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] Je liet de deur openstaan.
           *[1] Daar hoopte ik al op.
          }
        [block] Dat zag ik aankomen.
        [race] Ik ruik de finish.
        [wait] Geduld loont.
       *[luck] Ook een vos struikelt weleens.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] Daar moest het zijn.
           *[1] Een stille zet was te weinig.
          }
        [block] Dat kan ik niet toelaten.
        [race] Het wordt spannend.
        [wait] Alles op zijn tijd.
       *[luck] Dat was te verwachten.
      }
  }
bot-remark-said = ‘{ $said }’
