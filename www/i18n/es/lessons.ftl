# Lecciones: lo que se dice en cada paso, y alrededor.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Lección { $label }
learn-step = Paso { $step } de { $count }
learn-right = ✓ Muy bien.
learn-wrong = Esa jugada también vale, pero primero prueba la otra.
learn-next = { $done ->
    [yes] Seguir
   *[no] Saltar
  }
learn-back = Paso atrás
learn-end = Así se juega. ¡Que te diviertas!

lesson-cock-bull = { $step ->
    [1] Llevas las rojas. Los dados muestran dos Gallos: pon una ficha en uno de los Gallos.
    [2] Las negras tienen una ficha en un Gallo. En vez de poner una tuya, voltéala a rojo.
    [3] Dos Toros hacen lo mismo en el Campo, dos Changos en la Corona. Pon una ficha en el Toro libre.
    [4] Los tres Gallos son tuyos: ahora dos Gallos mueven tu clavija 2. Con el Campo tuyo son 3; con la Corona, 6.
    [5] Gallo y Toro: mueve la clavija 1, o quita una ficha negra, primero de la Banda. Quita una. Un Chango con otra cara pasa los dados.
    [6] Dos Changos, y solo la Corona es negra. Voltéala: seis fichas rojas ganan, eso es un Chip-In.
   *[7] También gana la clavija: la tuya está en 34 de 36, y dos Gallos la mueven 2.
  }

lesson-dog-classic = { $step ->
    [1] Llevas el azul. Antes de cada ronda todos dan una carta boca abajo a su compañero de enfrente. ¿Cuál te sobra?
    [2] 13, 1·11 y comodín sacan una pieza de casa a su casilla de inicio. Juega el 13.
    [3] Las piezas van en el sentido del reloj. Puedes saltar otras; si caes sobre una, va a casa. Cae sobre la roja.
    [4] Una pieza en su propia casilla de inicio es una guardia: nadie la salta. Así que solo vale el 3.
    [5] El 4 también va hacia atrás. Retrocede más allá de tu inicio: ¡casi has dado la vuelta!
    [6] Tras tu casilla de inicio está tu área de llegada. Entra con el 5.
    [7] El 7 se puede repartir y quema todo lo que salta. Manda a casa a las dos, la roja y la verde.
    [8] X: dos piezas cambian de sitio. Cambia con la roja, cerca de tu área de llegada.
    [9] El comodín es cualquier carta. Saca una pieza con él.
   *[10] Tus cuatro están dentro: ahora juegas las piezas de tu compañero. ¡Esta gana!
  }

lesson-dog-royal = { $step ->
    [1] En Royal las piezas son Rey, Caballero, Ciudadano y Bufón. Elige quién empieza en tu casilla de inicio.
    [2] Una figura solo salta rangos iguales y menores. Tu Bufón no salta al Caballero, pero tu Caballero sí al Ciudadano.
    [3] El Rey solo mueve de 1 a 7, así que con el 11 mueve 1. Muévelo.
    [4] Quien mueve a una casilla especial roba una carta. Ve allí con el 6.
    [5] Entonces el Ciudadano puede además saltar a la siguiente casilla especial. Ve allí con él.
    [6] Al entrar en el área de llegada, el Bufón puede renunciar a uno o dos puntos. Que lo haga con el 8.
    [7] C, copia, es la carta jugada antes: un 13. Saca una figura.
   *[8] M, imán, lleva una figura justo detrás de la siguiente. Pruébalo.
  }

lesson-dog-black = { $step ->
    [1] Cartas negras: primero mueves tú, luego el perro lo mismo, y todo lo que encuentra va a casa. Juega el 5.
    [2] Quien acaba en la casilla del perro va a casa. Mueve, pues, la otra pieza.
    [3] Quien mueve justo a una huella gira el disco. Ve allí con el 3 y gíralo en sentido horario: te lleva consigo.
    [4] El 4 rojo se puede repartir, también con piezas de tu compañero. Manda a casa a la roja y la verde.
    [5] De 1 a 7: lo que quieras, y el perro lo mismo. Manda a casa a la roja.
    [6] C, copia, es la carta jugada antes: el 5 negro. ¿Adónde va el perro?
   *[7] M, imán, lleva una pieza justo detrás de la siguiente, o del perro. Pruébalo.
  }

lesson-gobblet = { $step ->
    [1] Llevas las blancas. Los vasos están en pilas junto al tablero: lleva uno grande a cualquier casilla.
    [2] Un vaso del tablero puede ir a cualquier casilla libre, por lejos que esté. Mueve el tuyo.
    [3] Un vaso mayor puede tapar uno menor, también de las negras. Engulle el de c3.
    [4] Lo tapado sigue ahí. Levanta tu vaso de c3, ponlo en otro sitio y mira.
    [5] Las negras tienen tres en línea. Solo contra eso un vaso de una pila puede tapar otro: tapa uno de los tres.
    [6] Bajo tu d2 espera el cuarto de la fila negra. Tu vaso debe acabar en esa misma fila: hazlo.
   *[7] Tienes tres en la fila de arriba. Haz cuatro y gana.
  }

lesson-muros = { $step ->
    [1] La fila 3 tiene tres fichas rojas. Pon una carta roja de tu mano a su izquierda: tres fichas salen por el extremo opuesto, de cualquier color.
    [2] Tu mano no se repone; los montones abiertos son de todos. Pon una carta de un montón en cualquier línea.
    [3] Primero cada línea recibe una carta. La fila 4 no tiene azul ni rojo: pon ahí una de esas, y nada sale.
    [4] Ahora las cartas van frente a otras, y te quedas con uno de los dos colores. Pon azul o rojo a la izquierda de la fila 5 y quédate con el amarillo.
    [5] El mismo color que enfrente bloquea una línea: nadie se lleva sus fichas. Bloquea la fila 3 con azul.
    [6] El color con más fichas en el tablero cuenta primero: ahora el verde. Quédate con verde donde quieras.
   *[7] La última carta. Azul te daría más fichas, pero el verde cuenta primero: quédate con el verde.
  }
