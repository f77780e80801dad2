# Muros: lo que dice mientras se juega.

## Nombres

muros-name = { $name ->
    [Y] amarillo
    [B] azul
    [R] rojo
    [G] verde
    [W] blanco
    [nothing] nada
    [blocked] bloqueada
   *[hole] hueco
  }
muros-move = { $verb ->
    [pass] Pasar
    [pile] Mesa: { $colour } → { $slot }
   *[hand] Mano: { $colour } → { $slot }
  }

## Qué ha pasado

muros-event = { $kind ->
    [gridded] Las fichas están colocadas.
    [dealt] Las cartas están repartidas.
    [started] Empieza { $seat }.
    [laid] { $seat } pone el { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }de su mano
      }{ $slot ->
        [none] { "" }
       *[end] { " " }en { $slot }
      }
    [blocked] Enfrente está el mismo color, así que la línea queda bloqueada.
    [taken] { $seat } guarda { $count } del { $colour }.
    [none] { $seat } elige el { $colour }: aquí no hay.
    [declined] { $seat } no guarda nada.
   *[passed] { $seat } pasa: ya no hay cartas.
  }
muros-left = { $count ->
    [none] .
    [0] : no sale nada.
    [one] : sale { $count } ficha.
   *[other] : salen { $count } fichas.
  }
muros-later = En Guardar podrías tomar aquí { $count } de color { $colour }.
muros-reason = { $reason ->
    [shared] Empate en todo lo que cuenta.
   *[majority] Más fichas del color que decide: { $winner }.
  }
muros-compared = { $at ->
    [0] { $tied ->
        [yes] Cuentan
       *[no] Cuenta
      } primero { $colours }: { $kept }{ $equal ->
        [yes] { " " }(empate)
       *[no] { "" }
      }.
   *[other] Luego { $colours }: { $kept }{ $equal ->
        [yes] { " " }(empate)
       *[no] { "" }
      }.
  }
muros-kept = { $seat } { $count }
muros-rank = { $left } ({ $kept })
muros-standing = Fichas en el tablero (y guardadas por cada uno): { $ranks }.
muros-leads = { $even ->
    [none] { "" }
   *[some] igual en { $even }:{ " " }
  }{ $many ->
    [1] decide
   *[other] deciden
  } { $colours }{ $by ->
    [0] { $lead ->
        [you] , vas en cabeza
        [one] , { $who } va en cabeza
       *[several] { "" }
      }
   *[other] { $lead ->
        [you] , llevas { $by } de ventaja
       *[one] , { $who } lleva { $by } de ventaja
      }
  }
muros-equal = Todos van igualados
muros-caption = { $colour } va en cabeza. Decide el color que acabe primero.
muros-hands = Cartas en mano: { $hands }.

## Qué hacer

muros-todo = { $can ->
    [pass] Ya no hay cartas.
    [take] ¿Qué color guardas?
    [slot] Pon el { $colour } { $phase ->
        [1] en una línea sin carta
       *[2] frente a otra carta
      }.
   *[card] Elige una carta.
  }
muros-keeping = { $can ->
    [both] ¿Guardas { $one } o { $other }?
   *[nothing] ¿Guardas { $one }, { $other } o nada?
  }
muros-take = { $count } del { $colour } ({ $at ->
    [0] quedan { $left } en el tablero
   *[1] quedan { $left }
  })
muros-forced = No te quedan cartas: { $on ->
    [several] siguen los demás
   *[other] sigue { $on }
  }.
muros-why = { $why ->
    [take] Elige el color abajo o en el tablero.
    [card] Elige primero una carta.
    [full] Ahí ya hay una carta.
    [line] En la primera mitad cada línea recibe una sola carta.
   *[pile] Las cartas de la mesa vienen después de tu mano.
  }
muros-goal = Guarda más que nadie del color más común.
muros-teach = { $idea ->
    [holes] Las fichas saltan los huecos; los huecos no se mueven.
    [hand] Reserva tu mano: con la mesa vacía, sigue quien tiene cartas.
    [white] Las fichas blancas nunca cuentan.
    [worth] El número cuenta el color de la carta.
    [tied] Los colores con igual número se suman.
   *[block] El mismo color enfrente bloquea la línea.
  }
muros-about = { $what ->
    [line-1] Una carta aquí quita tantas fichas como haya de su color en la línea, desde el extremo opuesto.
    [line-2] Frente a otro color guardas uno de los dos; frente al mismo, la línea queda bloqueada.
    [laid] En la segunda mitad va una carta enfrente.
    [blocked] Bloqueada: nadie guarda nada de esta línea. Las que la cruzan aún pueden.
    [pile] Abierta para todos.
    [hand] Solo tú la ves; quien reserva cartas sigue jugando cuando otros pasan.
    [take] Guardas estas fichas de la línea.
   *[scores] El color del que más queda cuenta primero, luego el siguiente.
  }

## El tablero en palabras

muros-place = { $kind ->
    [column] { $slot }, columna { $number }: { $card }; desde aquí { $line }
    [row] { $slot }, fila { $number }: { $card }; desde aquí { $line }
    [take] Guardar: { $colour }
    [pile] Mesa, { $colour }: { $count }; en el tablero quedan { $left }
   *[hand] Mano, { $colour }: { $count }
  }
muros-slot = { $kind ->
    [column] { $slot }, columna { $number }: { $card }
   *[row] { $slot }, fila { $number }: { $card }
  }
muros-card = { $card ->
    [none] sin carta
    [faced] enfrente, carta de color { $colour }
    [leaves] { $count ->
        [0] no sale nada
        [one] sale { $count } ficha
       *[other] salen { $count } fichas
      }
    [blocked] carta de color { $colour }, bloqueada
   *[card] carta de color { $colour }
  }
muros-can = se puede elegir

## Reglas de la casa

muros-option = { $key ->
    [holes] Huecos
    [taking] Qué se guarda
    [decline] No guardar nada
    [piles] Cartas abiertas
   *[ties] Colores empatados
  }
muros-value = { $value ->
    [fixed] Se quedan
    [carried] Se mueven
    [closed] Se cierran
    [colour] El color elegido
    [far-end] Del extremo opuesto
    [free] Siempre
    [last] Después de la mano
    [summed] Se suman
   *[ordered] Uno por uno
  }
muros-help = { $key ->
    [holes] Cuando salen fichas de una línea, los huecos se quedan, se mueven con el resto o se cierran.
    [taking] En la segunda mitad se guardan las fichas del color elegido; u otras tantas de cualquier color, también blancas, desde el extremo opuesto a la carta de ese color; las demás avanzan.
    [decline] Si en la segunda mitad puedes no guardar nada.
    [piles] Se pueden poner siempre, o solo con la mano vacía.
   *[ties] Los colores empatados cuentan como uno, o uno por uno: amarillo, azul, rojo, verde.
  }
