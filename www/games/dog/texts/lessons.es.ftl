# Las lecciones de Dog: lo que se dice en cada paso.

lesson-dog-classic = { $step ->
    [1] Llevas el azul. Antes de cada ronda todos dan una carta boca abajo a su compañero de enfrente. ¿Cuál te sobra?
    [2] 13, 1·11 y comodín sacan una pieza de casa a su casilla de inicio. Juega el 13.
    [3] Las piezas van en sentido horario. Puedes saltar otras; si caes sobre una, va a casa. Cae sobre la roja.
    [4] Una pieza en su propia casilla de inicio es una guardia: nadie la salta. Así que solo sirve el 3.
    [5] El 4 también va hacia atrás. Retrocede más allá de tu inicio: ¡casi has dado la vuelta!
    [6] Tras tu casilla de inicio está tu área de llegada. Entra con el 5.
    [7] El 7 se puede repartir y quema todo lo que salta. Manda a casa a las dos, la roja y la verde.
    [8] X: dos piezas cambian de lugar. Cambia con la roja, cerca de tu área de llegada.
    [9] El comodín es cualquier carta. Saca una pieza con él.
   *[10] Tus cuatro están dentro: ahora juegas las piezas de tu compañero. ¡Esta gana!
  }

lesson-dog-royal = { $step ->
    [1] En Royal las piezas son Rey, Caballero, Ciudadano y Bufón. Elige quién empieza en tu casilla de inicio.
    [2] Una figura solo salta rangos iguales e inferiores. Tu Bufón no salta al Caballero, pero tu Caballero sí al Ciudadano.
    [3] El Rey solo se mueve de 1 a 7; con el 1 u 11, por tanto, avanza 1. Muévelo.
    [4] Quien lleva una figura a una casilla especial roba una carta. Ve allí con el 6.
    [5] Entonces el Ciudadano puede además saltar a la siguiente casilla especial. Ve allí con él.
    [6] Al entrar en el área de llegada, el Bufón puede renunciar a uno o dos puntos. Que lo haga con el 8.
    [7] C, copia, es cualquier carta jugada antes en la ronda, aquí un 13. Saca una figura.
   *[8] M, imán, lleva una figura justo detrás de la siguiente. Pruébalo.
  }

lesson-dog-black = { $step ->
    [1] Cartas negras: primero mueves tú, luego el perro lo mismo, y todo lo que encuentra va a casa. Juega el 5.
    [2] La pieza que acaba en la casilla del perro va a casa. Mueve, pues, la otra pieza.
    [3] Quien lleva una pieza justo a una huella gira el disco. Ve allí con el 3 y gíralo en sentido horario: te lleva consigo.
    [4] El 4 rojo se puede repartir, también con piezas de tu compañero. Manda a casa a la roja y la verde.
    [5] De 1 a 7: lo que quieras, y el perro lo mismo. Manda a casa a la roja.
    [6] C, copia, es cualquier carta jugada antes en la ronda, aquí el 5 negro. ¿Adónde va el perro?
   *[7] M, imán, lleva una pieza justo detrás de la siguiente, o del perro. Pruébalo.
  }
