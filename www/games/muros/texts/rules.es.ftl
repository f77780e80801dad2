# Las reglas de Muros, para quien juega.

muros-rules =
    Pon cartas alrededor de un campo de fichas y guarda más que nadie del color que cuenta primero.
    ! muros 1 Sacar: por cada ficha del color de la carta sale una por el otro extremo.
    ! muros 4 Guardar: quien pone otro color enfrente se lleva de la línea todas las fichas de uno de los dos colores.
    ! muros 7@scores Gana quien guardó más del color del que más queda en el tablero.

    ## La mesa

    - 81 fichas llenan al azar nueve filas y nueve columnas: 17 amarillas (Am), 17 azules (Az), 17 rojas (Ro), 17 verdes (Ve) y 13 blancas.
    - Hay 36 cartas, nueve de cada color menos el blanco. Con dos jugadores, cada uno tiene 6 en secreto; con tres, 5; con cuatro, 4. Las demás quedan abiertas en cuatro montones, para todos.
    - Una línea es una fila o una columna, con un puesto de carta en cada extremo.
    - Se sortea quién empieza; se juega en sentido horario.

    ## 1 Sacar: 18 cartas

    Pon una carta, de tu mano o de un montón, en una línea que aún no tenga ninguna. La mano nunca se repone.

    Cuenta las fichas de ese color en la línea: esa misma cantidad (quizá ninguna), de cualquier color, salen del juego por el extremo opuesto a la carta. El resto conserva su orden y avanza hacia allí, a las casillas más lejanas que estaban ocupadas. Los huecos se quedan donde estaban.

    Un ejemplo: hueco, rojo, azul, hueco, amarillo, rojo, blanco, azul, hueco, y una carta roja a la izquierda. Hay dos rojas, así que salen dos por la derecha: azul y blanco. El resto avanza: cuatro huecos, rojo, azul, amarillo, rojo, hueco.
    ! muros 3

    ## 2 Guardar: 18 cartas, cada una frente a otra

    - Mismo color: la línea queda bloqueada y no da nada a nadie. Sus fichas se quedan; las líneas que la cruzan aún pueden llevárselas.
    - Dos colores: elige uno y guarda todas sus fichas de la línea, si las hay. Las demás se quedan.

    Si ya no hay carta para ti, pasas mientras los demás siguen: las cartas reservadas en la mano valen mucho.
    ! muros 5 El mismo color enfrente bloquea la línea.

    ## El final

    Los colores se ordenan por las fichas que quedan en el tablero. El blanco no cuenta nunca; los colores empatados cuentan como uno solo. Gana quien haya guardado más fichas del primer color; si hay empate decide el segundo, y así sucesivamente. Si todo es igual, la victoria se comparte.

    ## Jugar en esta página

    - Toca una carta y luego un puesto; o arrástrala hasta él. Mientras arrastras, o si mantienes el dedo en un puesto, la página muestra qué sale y hacia dónde se mueve el resto.
    - Si varias personas comparten el dispositivo, un telón tapa cada mano hasta que llega su dueño. Los bots nunca ven las manos ajenas.
    - Con el teclado, las flechas recorren el tablero, Enter elige y Escape cancela.
    + Jugadas escritas: hand:R@N3 pone el rojo de la mano encima de la columna 3; pile:B@W1=R pone el azul de un montón a la izquierda de la fila 1 y guarda el rojo (=- nada, si se acordó); pass, pasar. S es abajo, E derecha; Y es amarillo, G verde.
