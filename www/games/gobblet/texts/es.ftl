# Gobblet: lo que dice mientras se juega.

gobblet-seat = { $seat ->
    [0] Blancas
   *[1] Negras
  }

## Qué ha pasado

gobblet-placed = { $who ->
    [you] Pones
   *[other] { $name } pone
  } un { $size }{ $to ->
    [none] { "" }
   *[square] { " " }en { $to }
  }{ $over ->
    [other] , sobre { $whom ->
        [you] tu { $under }: estaba en tu
       *[other] el { $under } de { $other }: estaba en una
      } línea de tres.
   *[none] .
  }
gobblet-put = { $who ->
    [you] Mueves
   *[other] { $name } mueve
  } un { $size }{ $to ->
    [none] { "" }
   *[square] { " " }de { $from } a { $to }
  }{ $over ->
    [own] , sobre un { $under } propio.
    [other] , sobre { $whom ->
        [you] tu { $under }
       *[other] el { $under } de { $other }
      }.
   *[none] .
  }
gobblet-lifted = { $who ->
    [you] Levantas
   *[other] { $name } levanta
  } el { $size }{ $to ->
    [none] { "" }
   *[square] { " " }de { $from }
  }.
gobblet-revealed = Queda a la vista { $again ->
    [yes] otro { $size } { $whom ->
        [you] tuyo
       *[other] de { $other }
      }
   *[no] { $whom ->
        [you] tu { $size }
       *[other] el { $size } de { $other }
      }
  }{ $to ->
    [none] { "" }
   *[square] { " " }en { $from }
  }.
gobblet-lined = Cuatro en línea { $who ->
    [you] para ti
   *[other] de { $name }
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-draw = { $who ->
    [you] { $what ->
        [offered] Ofreces tablas.
        [accepted] Aceptas las tablas.
       *[declined] Rechazas las tablas.
      }
   *[other] { $name } { $what ->
        [offered] ofrece tablas.
        [accepted] acepta las tablas.
       *[declined] rechaza las tablas.
      }
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] Tienes
       *[other] { $name } tiene
      } cuatro { $kind ->
        [row] en la fila { $at }
        [column] en la columna { $at }
        [diagonal] en la diagonal de { $from } a { $to }
       *[none] en línea
      }.
    [reveal] { $whom ->
        [you] Levantaste un vaso y descubriste
       *[other] { $other } levantó un vaso y descubrió
      } { $who ->
        [you] tus cuatro
       *[other] los cuatro de { $name }
      } en línea.
    [touch] { $whom ->
        [you] El vaso que levantaste
       *[other] El vaso que levantó { $other }
      } no tenía adónde ir.
    [repetition] Tablas por repetición.
   *[agreement] Tablas por acuerdo.
  }

## La lista de jugadas

gobblet-short-placed = { $size } → { $to }
gobblet-short-put = { $from } → { $to }
gobblet-short-lifted = { $from } ↑
gobblet-short-draw = { $what ->
    [offered] ¿tablas?
    [accepted] tablas
   *[declined] sin tablas
  }

## Qué hacer

gobblet-todo = { $from ->
    [stacks] Toma un vaso de una pila.
    [board] Mueve un vaso del tablero.
   *[both] Pon un vaso o mueve uno.
  }
gobblet-three = { $who ->
    [you] Tienes
   *[other] { $name } tiene
  } { $many ->
    [1] una línea de tres
   *[other] { $many } líneas de tres
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] Puedes
       *[other] { $other } puede
      } taparlo y hacer cuatro.
   *[yes] Eso bloquea { $whom ->
        [you] { $many ->
            [1] tu línea
           *[other] tus { $many } líneas
          }
       *[other] { $many ->
            [1] la línea
           *[other] las { $many } líneas
          } de { $other }
      }.
  }
gobblet-todo-place = ¿Dónde pones el { $size }?
gobblet-todo-vain = Así no evitas los cuatro en línea de { $name }.
gobblet-todo-cover = Descubres cuatro en línea de { $name }{ $can ->
    [none] , y este vaso no puede tapar ninguno.
   *[some] : tapa ahora uno de ellos.
  }
gobblet-todo-offer = Te ofrecen tablas. ¿Aceptas?
gobblet-why-stack = Solo puedes tomar el vaso exterior de tus propias pilas.
gobblet-why-empty = Ahí todavía no hay nada. Elige primero un vaso.
gobblet-why-theirs = Ese vaso es de { $other }.
gobblet-why-stuck = Ese vaso no tiene adónde ir.
gobblet-why-back = Un vaso nunca vuelve a la pila.
gobblet-why-larger = Un { $size } solo tapa a los más pequeños.
gobblet-from-stack = Desde una pila solo se tapa en una línea de tres del otro bando.
gobblet-goal = Pon cuatro de tus vasos en una fila, columna o diagonal.
gobblet-teach = { $idea ->
    [win] Ocupa la cuarta casilla y ganas.
    [cover] Tapa uno de los tres.
    [block] Bloquéala.
    [either] Bloquéala o tapa uno de los tres.
    [shut] Línea discontinua: aún no puedes ocupar su cuarta casilla.
    [beneath] Si mueves este, destapas el vaso que hay debajo.
   *[move] En el tablero van adonde quieras, incluso sobre otros más pequeños.
  }
gobblet-hint = { $from ->
    [stack] Pon tu { $size } en { $to }
    [lift] Levanta { $from }
   *[square] Lleva { $from } a { $to }
  }
gobblet-because = { $why ->
    [wins] así se gana.
    [forces] así ganas por fuerza.
    [blocks] si no, { $name } hace cuatro.
    [forks] así tienes dos líneas de tres a la vez.
    [threatens] así haces tres en línea.
    [covers] tapa el { $size } de { $name }.
    [joins] avanza en dos líneas a la vez.
    [stops] corta una línea de { $name }.
    [builds] pone dos en línea.
    [uncovers] destapa otro vaso tuyo.
    [centre] ocupa el centro.
    [corner] una esquina está en tres líneas.
    [solid] solo un 4 puede tapar tu 3.
   *[strong] nada puede tapar tu 4.
  }
gobblet-about = { $what ->
    [stack] El exterior va a una casilla vacía. Si el otro bando tiene tres en línea, puede tapar a uno más pequeño de ellos.
    [piece] Va a cualquier casilla vacía o con un vaso más pequeño; lo que tapa se queda allí.
   *[empty] Aquí puede ir cualquier vaso.
  }
gobblet-button = { $what ->
    [accept] Aceptar tablas
   *[decline] Seguir jugando
  }
gobblet-warning = { $reason ->
    [reveal] Así descubres cuatro en línea del otro bando y quedan a la vista. Perderías en el acto.
    [touch] Este vaso no tendría adónde ir. Perderías en el acto.
   *[line] Con esta jugada pierdes en el acto.
  }

## El tablero en palabras

gobblet-empty = vacía
gobblet-piece = { $size } { $seat ->
    [0] blanco
   *[1] negro
  }
gobblet-over = { $top } sobre { $below }
gobblet-stack = { $size } { $seat ->
    [0] blanco
   *[1] negro
  }, { $where ->
    [left] pila izquierda
    [right] pila derecha
    [upper] pila de arriba
    [lower] pila de abajo
   *[middle] pila del medio
  }
gobblet-own = { $seat ->
    [0] Pilas blancas
   *[1] Pilas negras
  }
gobblet-place-chosen = elegido
gobblet-place-three = línea de tres
gobblet-place-begins = { $where ->
    [stack] se puede tomar
   *[board] se puede mover
  }
gobblet-place-goes = puede ir aquí

## Reglas de la casa

gobblet-option = { $key ->
    [touch-move] Pieza tocada, pieza movida
    [memory] Memoria
    [repetition] Tablas por repetición
   *[first] Quién empieza
  }
gobblet-value = { $choice ->
    [repetition-3] A la tercera vez
    [repetition-4] A la cuarta vez
    [rules-screen] En pantalla
    [rules-printed] Reglas impresas
    [first-white] Blancas
   *[first-random] Por sorteo
  }
gobblet-help = { $key ->
    [touch-move] Un vaso que se levanta hay que jugarlo; si no tiene adónde ir, o descubre un cuatro en línea que no puede tapar, la partida se pierde. Sin esta regla puedes dejarlo donde estaba.
    [memory] Lo que hay debajo no se muestra nunca. Sin esta regla, mantén el dedo o el ratón sobre un vaso para mirar (con el teclado, mantén presionada la P).
    [repetition] Cuántas veces tiene que darse la misma posición para que haya tablas.
    [screen] Puedes levantar un vaso para mirar debajo y dejarlo donde estaba.
    [printed] Como dicen las reglas impresas: un vaso que se levanta hay que jugarlo.
   *[first] Empiezan las blancas. Por sorteo, el azar decide quién las lleva.
  }
