# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] ¡Te tengo!
           *[1] ¡Zas, fuera!
          }
        [block] ¡No tan rápido!
        [race] ¡Ya casi llego!
        [wait] ¡Por fin, allá voy!
       *[luck] Uy. ¡Sigamos!
      }
    [2] { $about ->
        [capture] { $which ->
            [0] Ahora es mío, gracias.
           *[1] ¿Me puedo sentar aquí?
          }
        [block] Me echo aquí un ratito.
        [race] Sin prisa. Bueno, poca.
        [wait] Total, estaba dormitando.
       *[luck] Ni modo. Rrr.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] ¡Ven a recuperarlo!
           *[1] Esa sí cuenta.
          }
        [block] Por aquí no se pasa.
        [race] Ahora va en serio.
        [wait] Ya escarbé bastante.
       *[luck] Eso no me detiene.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] Lo dejaste abierto.
           *[1] Justo lo que esperaba.
          }
        [block] Lo vi venir.
        [race] Ya huelo la meta.
        [wait] La paciencia paga.
       *[luck] Hasta un zorro tropieza.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] Tenía que ser ahí.
           *[1] No bastaba algo tranquilo.
          }
        [block] Eso no lo puedo permitir.
        [race] Va a estar reñido.
        [wait] Todo a su tiempo.
       *[luck] Era de esperarse.
      }
  }
bot-remark-said = «{ $said }»
