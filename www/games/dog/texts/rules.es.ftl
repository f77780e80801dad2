# Las reglas de Dog, para quien juega.

dog-rules =
    Lleva tus cuatro piezas desde casa, por todo el recorrido, hasta tu área de llegada, y ayuda a tu compañero a hacer lo mismo. Las cartas dicen cuánto se avanza.
    ! dog-classic 2 En tu turno juegas una carta. Unas sacan una pieza; las demás la mueven.
    ! dog-classic 3 La pieza sobre la que caes va a casa, también la de tu compañero.
    ! dog-classic 6 Tras una vuelta, entra en tu área de llegada. Gana el equipo con las ocho dentro.

    ## La mesa

    - Cuatro o seis juegan en equipos de dos, los compañeros enfrente. Todo va en sentido horario.
    - Cada cual tiene 16 casillas del recorrido, una casa, una casilla de inicio y, tras ella, un área de llegada de cuatro casillas.
    - De las 110 cartas, seis son comodines; de cada una de las demás hay ocho.

    ## Una ronda

    - Las manos son de 6 cartas; en las rondas siguientes, de 5, 4, 3 y 2, y otra vez de 6.
    - Cada cual da una carta a su compañero antes de ver la que le llega.
    - Desde el jugador inicial, cada cual juega por turno una carta: cualquiera que se pueda jugar, aunque duela.
    - Si no se puede ninguna, te retiras: tu mano queda a la vista y tú, fuera de la ronda.
    - Cuando todas las manos están vacías, el siguiente abre una ronda. El primer jugador inicial se sortea.

    ## Moverse

    - Las piezas del camino se saltan; sus casillas cuentan. La que esté donde acabas vuelve a casa, también tus piezas y las de tu compañero.
    - Una pieza en su propia casilla de inicio es una guardia. Nadie la captura, la intercambia ni la salta, ni siquiera su propio color.
    - Una pieza que pasa por su casilla de inicio puede entrar en su área de llegada, si los puntos cuadran; la que está en esa casilla tiene que dar antes la vuelta.
    - En el área de llegada las piezas están a salvo, solo avanzan y nunca se saltan entre sí.
    ! dog-classic 4 5

    ## Las cartas

    - 13, y 1 u 11: saca una pieza de casa a tu casilla de inicio, si no hay allí otra tuya; o avanza ese número.
    - 4: adelante, o atrás en el recorrido.
    - 7: repártelo entre tus piezas, pero nunca dos veces seguidas a una. Todo lo que saltan o pisan vuelve a casa, también lo tuyo. Hay que usar todos los puntos. Cuando tus cuatro han llegado, el resto puede ir a las piezas de tu compañero, todo, en parte o nada.
    - X, intercambio: una de tus piezas cambia de lugar con una de otro color, ambas en el recorrido y ninguna de guardia.
    - J, comodín: cualquier otra carta.
    - Las demás: avanza ese número de casillas.
    ! dog-classic 7 8

    ## El final

    Cuando tus cuatro han llegado, juegas con las piezas de tu compañero. El primer equipo con las ocho dentro gana en el acto.

    ## Dos, tres o cinco jugadores

    Solo en Classic, cada cual por su cuenta, con cinco piezas; una empieza en su casilla de inicio. Gana quien tenga cuatro dentro. La carta que das va a la izquierda. Nadie se retira: si no se puede jugar nada, descarta una carta y roba otra; si no ayuda, descarta una más.

    ## Royal

    Tus piezas son Rey, Caballero, Ciudadano y Bufón, y cada una se mueve a su manera.
    ! dog-royal 2 Una figura solo salta rangos iguales e inferiores.
    ! dog-royal 3 El Rey solo se mueve de 1 a 7.
    ! dog-royal 4 En un rombo robas una carta.

    - Las manos son siempre de 5 cartas. En la primera ronda, tras el intercambio, cada cual pone una figura en su casilla de inicio.
    - Los rangos son Rey, Caballero, Ciudadano y Bufón. Una figura salta solo a los de su rango y a los inferiores, también los de su color; con el 4 y el 10 verdes, a cualquier rango.
    - Una vez fuera, el Rey solo se mueve con valores de 1 a 7, carta de intercambio y carta imán. Solo lo captura un Rey; en la casilla de inicio de otro color, también las figuras de ese color.
    - Solo el Caballero puede saltar guardias, según su rango, pero no con la carta imán.
    - El Bufón puede renunciar a uno o dos puntos al entrar en el área de llegada.
    - Rombos: si tu carta lleva allí una figura, robas una carta; con un intercambio, no. Un Ciudadano puede saltar entonces al siguiente libre, sin robar otra vez.
    - Cartas nuevas, en lugar del comodín y el 7: «1 a 7» avanza una figura de 1 a 7 casillas. C, copia, es cualquier carta jugada antes en esta ronda, por quien sea. M, imán, lleva una figura del recorrido a la casilla justo detrás de la siguiente, pero nunca al área de llegada.
    ! dog-royal 5

    ## Black DOG

    Un perro corre por el recorrido y manda a casa todo lo que encuentra.
    ! dog-black 1 Tras una carta negra, el perro corre lo mismo.
    ! dog-black 3 Una huella gira el disco con todo lo que hay encima.
    ! dog-black 4 El 4 rojo se reparte, también con tu compañero.

    - Juegan cuatro, sin comodín ni 7, con la copia, el imán y el «1 a 7» de Royal, pero con las manos de Classic, y ninguna pieza empieza en el recorrido.
    - El 5, el 6 y el «1 a 7» negros: mueve primero una pieza; después el perro negro corre lo mismo. Todo lo que salta o pisa vuelve a casa, menos las guardias.
    - Al perro nadie lo captura ni lo intercambia, y no cierra el paso, pero la carta imán se detiene detrás de él. La pieza que acaba en su casilla vuelve a casa, salvo en su propio inicio.
    - Huellas: una pieza llevada justo allí gira el disco un cuarto de vuelta, con todo lo que hay encima; quien la movió elige el sentido. Un intercambio, un giro y el perro no cuentan.
    - El 4 rojo solo avanza, pero se puede repartir como el 7 de Classic, sin quemar, entre tus piezas y las de tu compañero, y entre todas cuando uno de los dos tiene las cuatro dentro. Si ambos equipos llegan a la vez, gana el tuyo.
    ! dog-black 2

    ## Jugar en esta página

    - Toca una carta, una pieza y adónde va; o arrastra la carta hasta la pieza. Con un comodín se te pregunta qué será; con una copia, también.
    - Al repartir puntos, puedes volver atrás antes de la última parte.
    - Si varias personas comparten el dispositivo, un telón tapa cada mano hasta que llega su dueño. Los bots nunca ven las manos ajenas.
    - Con el teclado, las flechas recorren el tablero, Av Pág y Re Pág van adonde se puede hacer algo; Enter elige y Escape cancela.
    + Jugadas escritas: give:5, dar; 13 start:A2 saca A2; 5 A1>T19, donde T0 es el inicio de Azul; 11 A1>F0, al área de llegada; X A1<>B2; J=5 A1>T19; fold, retirarse; discard:5. Royal y Black: C=5 A1>T19, M A1>T11, place:A1, jump:T26, turn:cw, turn:ccw, stay.
dog-screen =
    - 1: tu mano.
    - 2: tu brazo de la estrella, con tu área de llegada.
    - 3: tu casa.
    - 4: tu casilla de inicio.
    - 5: la pila de descarte y el mazo.
    - 6: las cartas de tu compañero.
    - 7: las cartas de un rival.
