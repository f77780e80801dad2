# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] Pip, Fizz, Momo, Kiki, Zip
    [2] Otto, Mila, Minou, Bruno, Nala
    [3] Rita, Emil, Bodo, Ines, Hugo
    [4] Vera, Finn, Roxa, Max, Zora
   *[5] Ada, Odin, Sofia, Minna, Uri
  }
bot-at-level = { $name }, nivel { $level }
bot-temper = { $level ->
    [1] Una liebre: con prisa, y se le escapa mucho.
    [2] Un gato: tranquilo, juega a su antojo.
    [3] Un tejón: atento, deja pasar poco.
    [4] Un zorro: astuto y previsor.
   *[5] Un búho: no se le escapa nada.
  }
rematch = Revancha
meet = Contra { $bot }
