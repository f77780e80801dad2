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
    [CC] los tres Gallos
    [BB] los dos Toros
   *[MM] la Corona
  }
cock-bull-on = { $roll ->
    [CC] un Gallo
    [BB] un Toro
   *[MM] la Corona
  }
cock-bull-off = { $roll ->
    [CC] de un Gallo
    [BB] de un Toro
   *[MM] de la Corona
  }
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
    [begins] Empieza
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
          } { $area })
        [none] { " " }(no hay ficha que quitar)
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
    [CC] Los tres Gallos son { $who ->
        [you] tuyos
       *[other] de { $name }
      }: con dos Gallos { $who ->
        [you] tu
       *[other] su
      } clavija avanza 2.
    [BB] Los dos Toros son { $who ->
        [you] tuyos
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
cock-bull-over = { $roll }: { $who ->
    [you] tu turno
   *[other] el turno de { $name }
  } termina.
cock-bull-turn = { $who ->
    [you] Tú
   *[other] { $name }
  }: { $deeds }.
cock-bull-near = Con un círculo más { $who ->
    [you] ganas
   *[other] gana { $name }
  }.
cock-bull-wins = gana
cock-bull-reason = { $reason ->
    [chip-in] Los seis círculos son de un color.
    [flying-monkey] Mono volador: los seis círculos, con la clavija aún fuera del tablero.
   *[peg-out] La clavija ha llegado al 36.
  }

## Qué hacer

cock-bull-todo = { $can ->
    [opening] Tira para empezar.
    [tap] Tira los dados.
    [roll] Tira los dados e introduce lo que muestran.
   *[act] { $name }{ $can ->
        [place] : pon una ficha en { $on }.
        [flip] : voltea una ficha en { $on }.
        [flip-place] : pon una ficha en { $on } o voltea una.
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
    [area] { $name }: elige { $on }.
    [own] Esa ficha ya es tuya.
    [first] Aquí primero se llenan los círculos vacíos.
    [none] Aquí no hay ficha.
    [rank] Las fichas rivales salen primero de los Gallos, luego de los Toros y al final de la Corona.
    [chip] Con { $name }, primero hay que quitar una ficha.
   *[peg] { $name }: tu clavija solo avanza cuando tienes { $area }.
  }
cock-bull-goal = Llena los seis círculos o lleva tu clavija al 36.
cock-bull-teach = { $idea ->
    [area] Ocupa un círculo iluminado o voltea una ficha. Con todos tuyos, esta tirada mueve tu clavija.
   *[remove] Quita una ficha iluminada (primero Gallos) o avanza la clavija.
  }
cock-bull-hint = { $verb ->
    [place] Pon una ficha en { $spot }
    [flip] Voltea { $spot }
    [remove] Quita { $spot }
   *[peg] Avanza tu clavija
  }
cock-bull-because = { $why ->
    [wins] así se gana.
    [five] así solo falta un círculo.
    [owns] así tienes { $area }, y esa pareja mueve tu clavija.
    [breaks] el rival pierde { $area } y el +{ $count }.
    [near] solo falta uno para { $area }.
    [spots] así tienes { $count } de los seis círculos.
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
cock-bull-supply = Fichas para ambos: { $count }
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
    [pair] Con dos iguales: poner o voltear, a elección; o voltear solo cuando no quede círculo vacío.
    [peg-out] Si un avance que se pasa de la META vale o se pierde.
    [flying-monkey] Cuánto vale un Chip-In con la clavija ganadora aún fuera del tablero.
    [pegging] Si puedes dejar la clavija donde está.
    [faces] Cuántas muestran Gallo, Toro y Mono.
   *[dice] A mano: tira dados de verdad e introduce lo que muestran.
  }
