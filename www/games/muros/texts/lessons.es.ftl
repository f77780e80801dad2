# Las lecciones de Muros: lo que se dice en cada paso.

lesson-muros = { $step ->
    [1] La fila 3 tiene tres fichas rojas. Pon una carta roja de tu mano a su izquierda: tres fichas salen por el extremo opuesto, de cualquier color.
    [2] Tu mano no se repone; los montones abiertos son de todos. Pon una carta de un montón en cualquier línea.
    [3] Primero cada línea recibe una carta. La fila 4 no tiene azul ni rojo: pon ahí una de esas, y no sale ninguna.
    [4] Ahora las cartas van frente a otras, y guardas uno de los dos colores. Pon azul o rojo a la izquierda de la fila 5 y guarda el amarillo.
    [5] El mismo color que enfrente bloquea una línea: ya no da nada a nadie, aunque las columnas que la cruzan todavía sí. Bloquea la fila 3 con azul.
    [6] El color con más fichas en el tablero cuenta primero: ahora el verde. Guarda verde donde quieras.
   *[7] La última carta. Azul te daría más fichas, pero el verde cuenta primero: guarda el verde.
  }
