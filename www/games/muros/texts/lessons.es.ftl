# Las lecciones de Muros: lo que se dice en cada paso.

lesson-muros = { $step ->
    [1] La fila 3 tiene tres rojas. Pon rojo a su izquierda: salen tres por la derecha.
    [2] Los montones abiertos son de todos. Pon una carta de uno en cualquier línea.
    [3] La fila 4 no tiene azul ni rojo. Pon uno de ellos ahí: no sale nada.
    [4] De dos colores guardas uno. Juega a la izquierda de la fila 5 y guarda amarillo.
    [5] El mismo color que enfrente bloquea una línea. Bloquea la fila 3 con azul.
    [6] El color con más fichas en el tablero cuenta primero: el verde. Guarda verde.
   *[7] Es tu última carta, y el verde cuenta primero: guarda el verde.
  }
