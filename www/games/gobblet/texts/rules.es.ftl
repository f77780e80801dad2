# Las reglas de Gobblet, para quien juega.

gobblet-rules =
    Pon cuatro de tus vasos en línea, y recuerda qué hay debajo de cada uno. Empiezan las blancas; después se juega por turnos.
    ! gobblet 1 En tu turno, pon un vaso de una pila en una casilla vacía o mueve uno del tablero.
    ! gobblet 3 Un vaso más grande tapa a uno más pequeño, que sigue debajo.
    ! gobblet 7 Cuatro de tu color en línea ganan: fila, columna o diagonal larga.

    ## La mesa

    - El tablero tiene dieciséis casillas, de a1 a d4.
    - Cada bando tiene junto al tablero tres pilas de cuatro vasos encajados, de tamaños 4, 3, 2 y 1. Solo se puede tomar el vaso exterior de una pila.
    - Un vaso más grande puede tapar a otro más pequeño de cualquier color. Lo tapado no cuenta, pero se queda donde está.

    ## Tu turno

    - Pon un vaso de una pila en una casilla vacía.
    - O mueve uno tuyo que esté a la vista a cualquier otra casilla, cerca o lejos, vacía o que muestre un vaso más pequeño, incluso tuyo.

    Un vaso nunca vuelve a la pila ni se queda donde estaba.
    ! gobblet 2

    ## Tres en línea

    Si el otro bando muestra tres vasos en una línea, puedes defenderte directamente desde una pila: engulle uno de esos tres con un vaso más grande. No tienen que estar juntos, y la cuarta casilla de la línea da igual. En ningún otro caso un vaso de la pila puede tapar a otro.
    ! gobblet 5

    ## Ganar

    Muestra cuatro vasos de tu color en una fila, una columna o una diagonal larga. El tamaño no importa.

    ## Cuidado al levantar

    Al levantar un vaso se descubre lo que tapaba. Si aparecen cuatro del otro bando en línea, tienes que dejar tu vaso en otra casilla de esa misma línea. Si no puedes, o lo dejas en otro sitio, pierdes, aunque con tu jugada hagas cuatro tuyos. La página te avisa antes de una jugada así.
    ! gobblet 6

    ## Tablas

    La partida acaba en tablas cuando la misma posición, incluidos los vasos tapados y el turno, se da por tercera vez (con una regla de la casa, por cuarta), o cuando los dos jugadores lo acuerdan.

    ## Jugar en esta página

    - Toca un vaso y luego la casilla; o arrástralo hasta ella.
    - Con el teclado, las flechas recorren el tablero, Enter elige y Escape cancela.
    + Jugadas escritas: D@b2 pone un vaso de tamaño 4 en b2 (A es el tamaño 1, D el 4); a1-b2 mueve de a1 a b2 (con pieza tocada, antes lift:a1); draw:offer, draw:accept, draw:decline.
