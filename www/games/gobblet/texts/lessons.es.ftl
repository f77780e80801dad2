# Gobblet's lessons: what is said at each step.

lesson-gobblet = { $step ->
    [1] Llevas las blancas. Los vasos están en pilas junto al tablero: lleva uno grande a cualquier casilla.
    [2] Un vaso del tablero puede ir a cualquier casilla libre, por lejos que esté. Mueve el tuyo.
    [3] Un vaso mayor puede tapar uno menor, también de las negras. Engulle el de c3.
    [4] Lo tapado sigue ahí. Levanta tu vaso de c3, ponlo en otro sitio y mira.
    [5] Las negras tienen tres en línea. Solo contra eso un vaso de una pila puede tapar otro: tapa uno de los tres.
    [6] Bajo tu d2 espera el cuarto de la fila negra. Tu vaso debe acabar en esa misma fila: hazlo.
   *[7] Tienes tres en la fila de arriba. Haz cuatro y gana.
  }
