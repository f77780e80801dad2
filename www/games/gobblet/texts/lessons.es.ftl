# Las lecciones de Gobblet: lo que se dice en cada paso.

lesson-gobblet = { $step ->
    [1] Llevas las blancas. Los vasos están encajados en pilas junto al tablero, los más grandes por fuera: pon uno en cualquier casilla.
    [2] Un vaso del tablero puede ir a cualquier casilla libre, por lejos que esté. Mueve el tuyo.
    [3] Un vaso más grande tapa a uno más pequeño, también de las negras; a uno igual, nunca. Engulle el de c3.
    [4] Lo tapado sigue ahí: mantén presionado c3 para mirar debajo. Luego levanta tu vaso y ponlo en otro sitio.
    [5] Las negras tienen tres en línea. Solo contra eso un vaso de una pila puede tapar otro: tapa uno de los tres.
    [6] Bajo tu d2 espera el cuarto vaso negro de la fila 2. Si lo levantas, tienes que dejarlo otra vez en la fila 2, o ganan las negras: hazlo.
   *[7] Tienes tres en la fila 4. Haz cuatro y gana; también valen una columna o una diagonal larga.
  }
