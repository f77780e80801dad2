# Las lecciones de Gobblet: lo que se dice en cada paso.

lesson-gobblet = { $step ->
    [1] Llevas las blancas. Pon un vaso de una pila en cualquier casilla.
    [2] Un vaso del tablero puede ir a cualquier casilla libre. Mueve el tuyo.
    [3] Un vaso más grande tapa a uno más pequeño. Tapa el negro de c3.
    [4] Un vaso tapado sigue en su sitio. Mueve el tuyo desde c3.
    [5] Contra tres en línea también tapa un vaso de una pila. Tapa uno de los tres.
    [6] Bajo d2 está el cuarto negro. Deja tu vaso sobre a2, b2 o c2.
   *[7] Tienes tres en la fila 4. ¡Haz cuatro y gana!
  }
