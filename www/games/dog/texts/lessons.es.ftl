# Las lecciones de Dog: lo que se dice en cada paso.

lesson-dog-classic = { $step ->
    [1] Llevas el azul. Da una carta a tu compañero de enfrente, pero guarda el 13.
    [2] 13, 1/11 y comodín sacan una pieza. Juega el 13.
    [3] La pieza sobre la que caes va a casa. Cae sobre la roja.
    [4] Nadie salta una pieza en su propia casilla de inicio. Juega, pues, el 3.
    [5] El 4 también retrocede. Retrocede más allá de tu inicio: ¡casi la vuelta!
    [6] Tras tu casilla de inicio está tu área de llegada. Entra con el 5.
    [7] Reparte el 7: lo que salta va a casa. Manda a casa la roja y la verde.
    [8] X cambia dos piezas. Cambia la tuya con la roja, cerca de tu llegada.
    [9] El comodín es cualquier carta. Saca una pieza con él.
   *[10] Tus cuatro están dentro: juega las de tu compañero. ¡Esta jugada gana!
  }

lesson-dog-royal = { $step ->
    [1] Tus piezas tienen rangos. Elige quién empieza en tu casilla de inicio.
    [2] Una figura solo salta rangos iguales e inferiores. Salta al Ciudadano con tu Caballero.
    [3] El Rey solo se mueve de 1 a 7. Muévelo 1 con el 11.
    [4] En un rombo robas una carta. Ve allí con el 6.
    [5] Desde un rombo, el Ciudadano puede saltar al siguiente. Hazlo.
    [6] Al entrar en la llegada, el Bufón puede renunciar a uno o dos puntos. Usa el 8.
    [7] C copia cualquier carta jugada en la ronda, aquí un 13. Saca una figura.
   *[8] M lleva una figura justo detrás de la siguiente. Pruébalo.
  }

lesson-dog-black = { $step ->
    [1] Tras una carta negra, el perro corre lo mismo y captura. Juega el 5.
    [2] La pieza que acaba en la casilla del perro va a casa. Mueve la otra.
    [3] Una huella gira el disco. Ve allí con el 3 y gíralo en sentido horario.
    [4] El 4 rojo se reparte, también con tu compañero. Manda a casa la roja y la verde.
    [5] «1 a 7» avanza lo que quieras. Manda a casa la roja.
    [6] C copia cualquier carta jugada en la ronda. Juégala como el 5 negro.
   *[7] M lleva una pieza justo detrás de la siguiente, o del perro. Pruébalo.
  }
