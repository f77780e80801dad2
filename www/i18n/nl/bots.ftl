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
rematch = Revanche
meet = Tegen { $bot }
