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
   *[drawn] Ninguno de los dos. ¿Otra vez?
  }
rematch = Revancha
