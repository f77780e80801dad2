# Las reglas de Cock & Bull, para quien juega.

cock-bull-key =
    - Dos Gallos (9): pon una ficha en un Gallo vacío o voltea una rival. Si los tres ya son tuyos, tu clavija avanza 2.
    - Dos Toros (4): pon una ficha en un Toro vacío o voltea una rival. Si los dos ya son tuyos, tu clavija avanza 3.
    - Dos Monos (1): pon una ficha en la Corona o voltea la rival. Si la Corona ya es tuya, tu clavija avanza 6.
    - Gallo y Toro (12): quita una ficha rival (primero de los Gallos, luego de los Toros, luego de la Corona) o avanza 1 con tu clavija. Si no hay ficha que quitar, avanza la clavija.
    - Gallo y Mono (6), Toro y Mono (4): los dados pasan al otro bando.

cock-bull-rules =
    Llena las Armas con tu color, o lleva tu clavija hasta arriba antes que tu rival.
    ! cock-bull 1 Tira dos dados. Una pareja pone una ficha en las Armas o voltea una.
    ! cock-bull 4 Cuando una parte es toda tuya, su pareja mueve tu clavija.
    ! cock-bull 6 Ganan seis fichas de tu color, o tu clavija arriba del todo.

    ## La mesa

    - Las Armas (el escudo del centro) tienen seis círculos: tres Gallos, dos Toros y, arriba, la Corona del Mono.
    - Seis fichas, rojas por una cara y negras por la otra, sirven a los dos bandos.
    - El Marco que rodea las Armas tiene una hilera de 36 hoyos para cada bando, de la SALIDA a la META; la de las rojas, a la derecha. Las clavijas empiezan fuera del tablero y solo avanzan.
    - Cada dado muestra tres Gallos, dos Toros y un Mono.

    ## El comienzo

    Cada bando tira un dado. El Toro gana al Gallo y el Mono al Toro; si hay empate, se tira otra vez. Quien gana elige color y empieza.

    ## Tu turno

    Tira los dos dados, haz lo que dicen y vuelve a tirar mientras conserves los dados. Entre paréntesis, cuántas veces sale de cada 36.

    { cock-bull-key }

    Las fichas rivales salen primero de los Gallos, luego de los Toros y al final de la Corona.
    ! cock-bull 2 5

    ## El final

    - Chip-In: los seis círculos son tuyos.
    - Peg-Out: tu clavija está en el hoyo 36; no hace falta llegar con el número exacto.
    ! cock-bull 7

    ## Puntos

    Gana quien termina la partida, aunque tenga menos puntos.

    - Chip-In: 18 más el hoyo de la clavija. Quien pierde anota solo el hoyo.
    - Mono volador, un Chip-In con la clavija aún fuera del tablero: 54.
    - Peg-Out: ambos anotan hoyo y fichas: la Corona 6, un Toro 3, un Gallo 2.

    En una serie por puntos, si ambos alcanzan los puntos en la misma partida, gana el total mayor; si son iguales, se sigue jugando. En un torneo deciden las partidas ganadas y luego los puntos. En cada partida se tira de nuevo para ver quién empieza.

    ## Suerte y habilidad

    Hasta el mejor juego gana solo cerca del 56 % de las partidas contra elecciones al azar, así que los bots se parecen mucho. El 1 corre con su clavija siempre que puede; el 2 juega por impulso; el 3 siempre quita; el 4 quita y voltea, que es casi lo mejor; el 5 juega exactamente lo mejor.

    ## Jugar en esta página

    - Toca los dados, un círculo o tu clavija. Lo obligado se juega solo. Un toque detiene los dados.
    - Con el teclado, las flechas recorren el tablero y Enter elige.
    + Jugadas escritas: place:c1, flip:b2, remove:m1, peg; red, black; pass. Los Gallos son c1 a c3, los Toros b1 y b2, la Corona m1.
