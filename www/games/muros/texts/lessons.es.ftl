# Las lecciones de Muros: lo que se dice en cada paso.

lesson-muros = { $step ->
    [1] La fila 3 tiene tres rojas. Pon rojo de la mesa a su izquierda: salen tres por la derecha.
    [2] Cada carta guardada en tu mano es un turno más al final. Pon otra carta de la mesa donde quieras.
    [3] La fila 4 no tiene azul ni rojo. Pon uno de ellos en un extremo: no sale nada.
    [4] Segunda mitad: de dos colores guardas uno, y son tus puntos. Juega a la izquierda de la fila 5 y guarda amarillo.
    [5] El mismo color que enfrente bloquea una línea; las que la cruzan siguen abiertas. Bloquea la fila 3 por la izquierda con azul.
    [6] La corona es del color del que más queda: el verde cuenta primero. Guarda verde.
   *[7] Es tu última carta, y el verde cuenta primero: guarda el verde.
  }
