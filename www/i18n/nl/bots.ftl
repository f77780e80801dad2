# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] Pip, Fizz, Momo, Kiki, Zip
    [2] Otto, Mila, Minou, Bruno, Nala
    [3] Rita, Emil, Bodo, Ines, Hugo
    [4] Vera, Finn, Roxa, Max, Zora
   *[5] Ada, Odin, Sofia, Minna, Uri
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
   *[drawn] Niemand heeft gewonnen. Nog een keer?
  }
rematch = Revanche
meet = Tegen { $bot }
