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
bot-at-level = { $name }, niveau { $level }
bot-temper = { $level ->
    [1] Een haas: heeft haast en ziet veel over het hoofd.
    [2] Een kat: doet rustig aan en speelt waar hij zin in heeft.
    [3] Een das: oplettend, laat weinig door.
    [4] Een vos: sluw en vooruitziend.
   *[5] Een uil: ziet niets over het hoofd.
  }
bot-speech = { $name }: ‘{ $said }’
bot-says = { $how ->
    [won] { $level ->
        [1] Ha, en zo snel!
        [2] O, heb ik gewonnen? Wat leuk.
        [3] Dat was een mooie strijd.
        [4] Precies volgens plan.
       *[5] Het was spannender dan je denkt.
      }
    [lost] { $level ->
        [1] Nu al voorbij? Nog een keer!
        [2] Goed gespeeld. Tijd voor een dutje.
        [3] Je hebt goed gevochten.
        [4] Dat zag ik niet aankomen.
       *[5] Jij keek verder dan ik.
      }
   *[drawn] Geen van beiden. Nog een keer?
  }
rematch = Revanche
