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
bot-speech = { $name }: «{ $said }»
bot-says = { $how ->
    [won] { $level ->
        [1] ¡Ja, y qué rápido!
        [2] Ah, ¿gané? Qué bien.
        [3] Fue una buena pelea.
        [4] Tal como lo planeé.
       *[5] Fue más reñido de lo que crees.
      }
    [lost] { $level ->
        [1] ¿Ya se acabó? ¡Otra vez!
        [2] Bien jugado. Hora de la siesta.
        [3] Peleas bien.
        [4] Eso no lo vi venir.
       *[5] Viste más lejos que yo.
      }
   *[drawn] Nadie ganó. ¿Otra partida?
  }
rematch = Revancha
meet = Contra { $bot }
