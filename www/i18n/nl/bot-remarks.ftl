# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] Hebbes!
           *[1] Hup, weg!
          }
        [block] Niet zo snel!
        [race] Ik ben er bijna!
        [wait] Eindelijk, daar ga ik!
       *[luck] Oeps. Volgende!
      }
    [2] { $about ->
        [capture] { $which ->
            [0] Nu van mij, dank je.
           *[1] Mag ik hier zitten?
          }
        [block] Ik ga hier even liggen.
        [race] Geen haast. Nou ja, een beetje.
        [wait] Ik deed toch een dutje.
       *[luck] Ach ja. Prrr.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] Kom het maar terughalen!
           *[1] Die telt.
          }
        [block] Hier kom je niet langs.
        [race] Nu wordt het menens.
        [wait] Lang genoeg gegraven.
       *[luck] Dat houdt me niet tegen.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] Dat liet je open.
           *[1] Daar hoopte ik op.
          }
        [block] Dat zag ik aankomen.
        [race] Ik ruik de finish.
        [wait] Geduld loont.
       *[luck] Ook een vos struikelt.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] Het moest daar zijn.
           *[1] Rustig aan was niet genoeg.
          }
        [block] Je was er één zet vandaan.
        [race] Het wordt spannend.
        [wait] Alles op zijn tijd.
       *[luck] Dat was te verwachten.
      }
  }
bot-remark-said = ‘{ $said }’
