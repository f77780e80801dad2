# Cock & Bull: lo que dice mientras se juega.

cock-bull-seat = { $colour ->
    [red] Rojas
    [black] Negras
   *[none] Jugador { $number }
  }

## Nombres

cock-bull-roll = { $roll ->
    [CC] Dos Gallos
    [BB] Dos Toros
    [MM] Dos Monos
    [CB] Gallo y Toro
    [CM] Gallo y Mono
    [BM] Toro y Mono
    [C] Gallo
    [B] Toro
   *[M] Mono
  }
cock-bull-area = { $roll ->
    [CC] la Banda
    [BB] el Campo
   *[MM] la Corona
  }
cock-bull-off = { $roll ->
    [CC] de la Banda
    [BB] del Campo
   *[MM] de la Corona
  }
cock-bull-name-crown = Corona
cock-bull-name-bend = Banda
cock-bull-name-field = Campo
cock-bull-name-peg = Clavija
cock-bull-spot = { $area ->
    [c] Gallo { $number }
    [b] Toro { $number }
   *[m] Corona
  }
cock-bull-move = { $verb ->
    [place] Poner { $spot }
    [flip] Voltear { $spot }
    [remove] Quitar { $spot }
    [peg] Clavija
    [pass] Dejar la clavija
    [red] Rojas
    [black] Negras
   *[other] { $roll }
  }

## Qué ha pasado

cock-bull-event = { $kind ->
    [tied] Empate: se tira otra vez.
    [passed] { $who ->
        [you] Recibes
       *[other] { $name } recibe
      } los dados.
   *[did] { $who ->
        [you] { $kind ->
            [lost] Pierdes el turno con { $roll }
            [rolled] Sacas: { $roll }
            [pegged] { $by ->
                [0] Te pasarías de la META: tu clavija no se mueve
               *[far] Avanzas { $by } con tu clavija{ $to ->
                    [36] , hasta la META
                   *[hole] { "" }
                  }
              }
            [declined] Dejas tu clavija donde está
            [placed] Pones una ficha en { $area ->
                [m] la { $spot }
               *[other] el { $spot }
              }
            [flipped] Volteas la ficha { $area ->
                [m] de la { $spot }
               *[other] del { $spot }
              }
           *[removed] Quitas la ficha { $area ->
                [m] de la { $spot }
               *[other] del { $spot }
              }
          }
       *[other] { $name } { $kind ->
            [lost] pierde el turno con { $roll }
            [rolled] saca: { $roll }
            [pegged] { $by ->
                [0] se pasaría de la META: la clavija no se mueve
               *[far] avanza { $by } con la clavija{ $to ->
                    [36] , hasta la META
                   *[hole] { "" }
                  }
              }
            [declined] deja la clavija donde está
            [placed] pone una ficha en { $area ->
                [m] la { $spot }
               *[other] el { $spot }
              }
            [flipped] voltea la ficha { $area ->
                [m] de la { $spot }
               *[other] del { $spot }
              }
           *[removed] quita la ficha { $area ->
                [m] de la { $spot }
               *[other] del { $spot }
              }
          }
      }{ $note ->
        [area] { " " }({ $who ->
            [you] tienes
           *[other] tiene
          } { $area } al completo)
        [none] { " " }(no hay ficha que quitar)
        [only] { " " }(la única jugada)
       *[free] { "" }
      }.
  }
cock-bull-opening = { $who ->
    [you] { $kind ->
        [opened] Ganas la primera tirada.
        [chosen] Llevas las { $colour ->
            [red] rojas
           *[black] negras
          } y empiezas.
       *[die] Sacas: { $roll }.
      }
   *[other] { $kind ->
        [opened] { $name } gana la primera tirada.
        [chosen] { $name } lleva las { $colour ->
            [red] rojas
           *[black] negras
          } y empieza.
       *[die] { $name } saca: { $roll }.
      }
  }
cock-bull-owned = { $roll ->
    [CC] La Banda es { $who ->
        [you] tuya
       *[other] de { $name }
      }: con dos Gallos { $who ->
        [you] tu
       *[other] su
      } clavija avanza 2.
    [BB] El Campo es { $who ->
        [you] tuyo
       *[other] de { $name }
      }: con dos Toros { $who ->
        [you] tu
       *[other] su
      } clavija avanza 3.
   *[MM] La Corona es { $who ->
        [you] tuya
       *[other] de { $name }
      }: con dos Monos { $who ->
        [you] tu
       *[other] su
      } clavija avanza 6.
  }
cock-bull-beats = { $dice ->
    [CB] El Toro gana al Gallo.
    [CM] El Mono gana al Gallo.
   *[BM] El Mono gana al Toro.
  }
cock-bull-deed = { $kind ->
    [pegged] clavija +{ $count }
   *[chips] { $count ->
        [one] { $whose ->
            [you] 1 ficha tuya
           *[other] 1 ficha
          } { $kind ->
            [placed] puesta
            [flipped] volteada
           *[removed] quitada
          }
       *[other] { $whose ->
            [you] { $count } fichas tuyas
           *[other] { $count } fichas
          } { $kind ->
            [placed] puestas
            [flipped] volteadas
           *[removed] quitadas
          }
      }
  }
cock-bull-over = Mono: { $who ->
    [you] tu turno
   *[other] el turno de { $name }
  } termina.
cock-bull-turn = { $who ->
    [you] Tú
   *[other] { $name }
  }: { $deeds }.
cock-bull-lost = { $roll }, pasan los dados
cock-bull-reason = { $reason ->
    [chip-in] Chip-In: las Armas están completas.
    [flying-monkey] Mono volador: Chip-In con la clavija ganadora aún fuera del tablero.
   *[peg-out] Peg-Out: la clavija está en la META.
  } { $won } puntos a { $lost }{ $fewer ->
    [true] : gana quien termina la partida, aun con menos puntos
   *[false] { "" }
  }.

## Qué hacer

cock-bull-todo = { $can ->
    [opening] Tira para ver quién empieza.
    [tap] Tira los dados.
    [roll] Tira los dados e introduce lo que muestran.
   *[act] { $name }{ $can ->
        [place] : pon una ficha en { $area }.
        [flip] : voltea una ficha en { $area }.
        [flip-place] : pon una ficha en { $area } o voltea una.
        [remove] : quita una ficha rival { $area }.
        [peg-remove] : quita una ficha rival { $area } o avanza 1 con tu clavija.
        [peg] : tu clavija avanza { $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          }.
       *[none] .
      }
  }
cock-bull-why = { $why ->
    [area] { $name }: ahora se juega en { $area }.
    [own] Esa ficha ya es tuya.
    [first] Aquí primero se llenan los sitios vacíos.
    [none] Aquí no hay ficha.
    [rank] Las fichas rivales salen primero de la Banda, luego del Campo y al final de la Corona.
    [chip] Con { $name }, primero hay que quitar una ficha.
   *[peg] { $name }: tu clavija solo avanza si dominas { $area } por completo.
  }
cock-bull-goal = Llena los seis lugares con tus fichas o llega al hoyo 36.
cock-bull-teach = { $idea ->
    [area] Con una zona entera tuya, su pareja mueve tu clavija.
   *[remove] Tu clavija sube por este lado; el hoyo 36 gana.
  }
cock-bull-hint = { $verb ->
    [place] Pon una ficha en { $spot }
    [flip] Voltea { $spot }
    [remove] Quita { $spot }
   *[peg] Avanza tu clavija
  }
cock-bull-because = { $why ->
    [wins] así se gana.
    [five] así solo falta un lugar.
    [owns] así completas { $area }, y su pareja mueve tu clavija.
    [breaks] así el rival deja de completar { $area }.
    [spots] así tienes { $count } de los seis lugares.
    [fewer] así al rival { $count ->
        [0] no le queda ninguna ficha
        [1] le queda una ficha
       *[other] le quedan { $count } fichas
      }.
   *[peg] así tu clavija queda a { $count } de la META.
  }
cock-bull-about = { $what ->
    [c] Con dos Gallos pones o volteas aquí una ficha; si los tres son tuyos, tu clavija avanza 2.
    [b] Con dos Toros pones o volteas aquí una ficha; si los dos son tuyos, tu clavija avanza 3.
    [m] Con dos Monos pones o volteas aquí la ficha; si es tuya, tu clavija avanza 6.
    [peg] En la META gana; también seis fichas de un color.
   *[dice] Un solo Mono pasa los dados.
  }

## El tablero en palabras

cock-bull-chip-on = { $spot }, { $colour ->
    [red] ficha roja
    [black] ficha negra
   *[none] sin ficha
  }
cock-bull-supply = Fichas libres: { $count }
cock-bull-peg = Clavija { $colour ->
    [red] roja
   *[black] negra
  }{ $hole ->
    [none] { "" }
    [0] , fuera del tablero
   *[other] , hoyo { $hole }
  }
cock-bull-can = { $can ->
    [place] libre para una ficha
    [flip] se puede voltear
    [remove] se puede quitar
    [peg] se puede mover
   *[dice] se pueden tirar
  }

## Reglas de la casa

cock-bull-option = { $key ->
    [removal] Quitar
    [pair] Parejas
    [peg-out] Peg-Out
    [flying-monkey] Mono volador
    [pegging] Mover la clavija
    [faces] Caras del dado
   *[dice] Dados
  }
cock-bull-value = { $value ->
    [choice] Libre elección
    [forced] Hay que quitar
    [place-first] Primero poner
    [overshoot] 36 o más
    [exact] 36 exactos
    [54] 54 puntos
    [off] Como cualquier Chip-In
    [must] Hay que mover
    [free] Puede quedarse
    [random] Los tira la página
    [manual] Se introducen a mano
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] Gallo y Toro: quitar una ficha o mover la clavija, a elección; o quitar siempre que se pueda.
    [pair] Con dos iguales: poner o voltear, a elección; o voltear solo cuando no quede sitio vacío.
    [peg-out] Si un avance que se pasa de la META vale o se pierde.
    [flying-monkey] Cuánto vale un Chip-In con la clavija ganadora aún fuera del tablero.
    [pegging] Si puedes dejar la clavija donde está.
    [faces] Cuántas muestran Gallo, Toro y Mono.
   *[dice] A mano: tira dados de verdad e introduce lo que muestran.
  }
