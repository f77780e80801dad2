# Dog: lo que dice mientras se juega.

dog-note = Los compañeros ni preguntan ni dicen nada sobre sus cartas.

## Nombres

dog-seat = { $seat ->
    [0] Azul
    [1] Rojo
    [2] Amarillo
    [3] Verde
    [4] Violeta
   *[5] Celeste
  }
dog-figure = { $figure ->
    [1] Rey
    [2] Caballero
    [3] Ciudadano
   *[4] Bufón
  } { $seat }
dog-piece = { $whose ->
    [you] tu { $figure ->
        [1] Rey
        [2] Caballero
        [3] Ciudadano
        [4] Bufón
       *[none] pieza
      }
    [named] { $figure ->
        [none] una
       *[some] el
      } { $figure ->
        [1] Rey
        [2] Caballero
        [3] Ciudadano
        [4] Bufón
       *[none] pieza
      } de { $owner }
   *[other] { $figure ->
        [none] una
       *[some] el
      } { $figure ->
        [1] Rey
        [2] Caballero
        [3] Ciudadano
        [4] Bufón
       *[none] pieza
      } { $seat ->
        [0] azul
        [1] { $figure ->
          [none] roja
         *[some] rojo
        }
        [2] { $figure ->
          [none] amarilla
         *[some] amarillo
        }
        [3] verde
        [4] violeta
       *[5] celeste
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] carta de intercambio
    [J] comodín
    [C] carta copia
    [M] carta imán
   *[number] { $card }
  }
dog-as = { $card } como { $counts }
dog-move = { $verb ->
    [give] Dar { $card }
    [place] { $piece } a su inicio
    [discard] Descartar { $card }
    [turn] Girar en sentido { $to ->
        [cw] horario
       *[ccw] antihorario
      }
    [jump] Saltar al siguiente rombo
    [stay] Dejarlo así
    [lapse] Renunciar a los puntos que quedan
    [start] { $card }: sale { $piece }
    [card] { $card }: { $piece } → { $to }
    [swap] { $card }: { $piece } ↔ { $to }
   *[fold] Retirarse de la ronda
  }

## Qué ha pasado

dog-event = { $kind ->
    [started] { $who ->
        [you] tú abres
       *[other] { $seat } abre
      } la primera ronda.
    [shuffled] Se barajan los descartes: { $cards }.
    [dealt] Cada uno recibe { $cards } cartas.
    [gave] { $who ->
        [you] ya elegiste
       *[other] { $seat } ya eligió
      } qué dar{ $known ->
        [yes] : { $card }.
       *[no] .
      }
    [exchanged] Las cartas elegidas cambian de mano.
    [gift] { $seat } da a { $to }: { $card }.
    [played] { $who ->
        [you] juegas
       *[other] { $seat } juega
      }: { $card }.
    [walked] { $piece } { $from ->
        [H] sale a su casilla de inicio
       *[other] { $to ->
            [none] { $back ->
                [true] retrocede
               *[false] avanza
              }
           *[square] { $back ->
                [true] retrocede a la { $to }
               *[false] va a la { $to }
              }
          }
      }.
    [pulled] { $piece } avanza hasta { $ahead ->
        [dog] el perro
       *[other] la siguiente pieza: { $ahead }
      }.
    [captured] { $piece } vuelve a casa.
    [caught] El perro atrapa { $piece }.
    [swapped] { $piece } y { $other } cambian de lugar.
    [split] { $steps } aquí, después { $points } más.
    [paw] Luego giras el disco hacia donde quieras{ $steps ->
        [0] { "" }
       *[other] { " " }y el perro avanza { $steps }
      }.
    [lapsed] { $who ->
        [you] renuncias
       *[other] { $seat } renuncia
      } a los puntos que quedan.
    [discarded] { $who ->
        [you] descartas
       *[other] { $seat } descarta
      }: { $card }.
    [drew] { $who ->
        [you] robas
       *[other] { $seat } roba
      } { $known ->
        [yes] una carta: { $card }.
       *[no] una carta.
      }
    [folded] { $who ->
        [you] te retiras: { $card }. Esperas hasta el próximo reparto.
       *[other] { $seat } se retira: { $card }.
      }
    [round-ended] Fin de la ronda; { $who ->
        [you] tú abres
       *[other] { $seat } abre
      } la siguiente.
    [jumped] { $piece } { $to ->
        [none] salta al siguiente rombo
       *[square] salta a la { $to }
      }.
    [stayed] { $piece } se queda.
    [disc] El disco gira en sentido { $clockwise ->
        [true] horario
       *[false] antihorario
      }.
    [still] El disco se queda como está.
    [prowled] El perro negro { $to ->
        [none] corre
       *[square] va a la { $to }
      }.
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat } te da: { $card }.
dog-giving = Das { $card } a { $name }.
dog-recap = { $kind ->
    [played] { $card }
    [shared] compartida { $who ->
        [you] contigo
       *[other] con { $seat }
      }
    [out] { $named ->
        [yes] sale { $piece }
       *[no] sale una pieza
      }
    [walked] { $named ->
        [yes] { $piece }:{ " " }
       *[no] { "" }
      }{ $back ->
        [true] atrás, a la { $to }
       *[false] a la { $to }
      }
    [magnet] hasta la siguiente pieza
    [jumped] { $named ->
        [yes] { $piece } salta al siguiente rombo
       *[no] salta al siguiente rombo
      }
    [caught] el perro atrapa { $piece }
    [captured] captura { $piece }
    [mate] captura { $piece } (de su propio equipo)
    [own] { $named ->
        [yes] captura { $piece } (pieza propia)
       *[no] captura una pieza propia
      }
    [swapped] { $piece } ↔ { $other }
    [drew] carta robada
    [diamond] carta robada en un rombo
    [disc] disco girado
    [prowled] perro: { $to }
    [lane] { $named ->
        [yes] { $piece } en su llegada
       *[no] una pieza llega
      }
    [back] { $named ->
        [yes] { $piece }: hacia atrás
       *[no] hacia atrás
      }
    [ran] el perro corrió
    [shut] sin carta con ↑, fuera hasta el próximo reparto
   *[folded] sin carta que jugar, fuera hasta el próximo reparto
  }
dog-partner = { $name }, de tu equipo,
dog-notice = { $kind ->
    [captured] { $seat } captura { $piece } con { $card }.
    [caught] { $seat } juega { $card }: el perro atrapa { $piece }.
    [swapped] { $seat } cambia { $piece } por { $other }.
    [traded] { $seat } cambia de lugar con { $piece }.
    [lane] { $seat } lleva { $piece } a la llegada con { $card }.
    [moved] { $seat } mueve { $piece } con { $card }{ $turns ->
        [yes] { " " }y gira el disco
       *[no] { "" }
      }.
    [turned] { $seat } gira el disco y con él { $piece }.
   *[jumped] { $piece } salta al siguiente rombo.
  }
dog-missed = { $kind ->
    [captured] te capturan { $count }
    [home] { $count } de tu equipo en la llegada
    [theirs] { $count } de los otros en la llegada
   *[all] Mientras descansabas: { $missed }.
  }
dog-reason = { $team ->
    [yes] Las ocho piezas han llegado.
   *[no] Han llegado cuatro piezas.
  }

## Qué hacer

dog-short = { $kind ->
    [give] da { $card ->
        [none] una carta
       *[some] { $card }
      }
    [discard] descarta { $card }
    [starter] abre la primera ronda
    [shuffle] se barajan los descartes
   *[deal] manos nuevas
  }
dog-todo = { $can ->
    [give] Cambia una carta con { $name }.
    [trade] Cambia con { $name }: ↑ saca piezas.
    [left] Da una carta a quien tienes a la izquierda.
    [two] Dale una carta al otro jugador.
    [card] Elige una carta.
    [partner] Tus piezas ya han llegado: juega una carta para las de { $name }.
    [as] Elige una carta para el comodín.
    [copied] Elige una carta para la copia.
    [place] Elige la pieza que empieza en tu inicio.
    [piece] Elige una pieza.
    [split] Puntos que quedan: { $points }. Elige la siguiente pieza.
    [other] Elige la pieza con la que se cambia.
    [square] Elige una casilla.
    [turn] Tú eliges hacia dónde gira el disco.
    [jump] ¿Saltar al siguiente rombo libre?
    [caught] «!»: el perro la atraparía.
    [bites] El perro podría atrapar { $piece }.
    [discard] Esta carta no tiene efecto: descártala.
   *[none] No se puede jugar ninguna carta.
  }
dog-why = { $why ->
    [card] Elige primero una carta.
    [piece] Elige primero una pieza.
    [guard] { $who ->
        [you] Tu propia pieza en su inicio cierra el paso.
       *[other] La pieza de { $name } en su inicio cierra el paso.
      }
    [stop] { $piece } pasa a figuras en su inicio, pero no puede parar allí.
    [rank] { $by } cierra el paso y tiene más rango que { $piece }.
    [king] Solo un Rey captura a un Rey.
    [far] El Rey avanza 7 como máximo.
    [lane] No hay sitio suficiente en el área de llegada.
    [room] { $piece } tiene { $count } { $count ->
        [1] casilla
       *[more] casillas
      } por delante en la llegada.
    [lap] Desde su inicio una pieza no puede entrar: antes da una vuelta entera.
    [short] Esta carta no alcanza el área de llegada.
    [stuck] Ninguna pieza puede usar ahora esta carta.
    [exchange] Un intercambio necesita una pieza del color que juegas y otra de distinto color en el recorrido, ninguna en su propio inicio.
    [copy] En esta ronda aún no hay carta que copiar.
    [theirs] Juegas con las piezas de { $name }.
    [home] Solo una carta con ↑ saca una pieza, y nunca sobre otra tuya.
    [taken] { $who ->
        [you] Tu propia pieza
       *[other] La pieza de { $name }
      } ocupa el inicio: no sale ninguna.
   *[square] Esta carta solo puede hacer lo que muestran las marcas.
  }
dog-forced = { $why ->
    [guard] La pieza de { $name } en su inicio cierra el paso a tus cartas: descansas hasta el próximo reparto.
    [out] No tienes ↑ para sacar una pieza: descansas hasta el próximo reparto.
    [far] { $count ->
        [1] { $cards } no cabe
       *[more] Tus cartas no caben
      } en tu llegada y no tienes ↑: descansas hasta el próximo reparto.
   *[none] No puedes jugar ninguna de tus cartas: descansas hasta el próximo reparto.
  }
dog-goal = { $team ->
    [no] Lleva cuatro de tus cinco piezas alrededor hasta tu área de llegada.
    [named] Tú y { $mate } ganáis con ocho piezas en la llegada.
   *[yes] Lleva las ocho piezas del equipo hasta vuestras áreas de llegada.
  }
dog-caption-exchange = cambio
dog-caption-split = reparto
dog-caption-wild = comodín
dog-caption-copy = copia
dog-caption-magnet = imán
dog-out = pausa
dog-keep = guardar
dog-as-joker = Comodín: juégalo como…
dog-as-copy = Copia: juégala como…
dog-teach = { $idea ->
    [begin] ¿Qué figura sale primero? Ninguna pasa a una superior: Rey > Caballero > Ciudadano > Bufón.
    [out] Una carta con ↑ saca una pieza.
    [figure-1] Tu Rey se mueve de 1 a 7; solo otro Rey lo captura.
    [figure-2] Tu Caballero pasa también a figuras en su inicio.
    [figure-3] Lleva tu Ciudadano a un rombo: robas una carta y puede saltar al siguiente.
    [figure-4] Al entrar en la llegada, tu Bufón puede dejar sin usar 1 o 2 pasos de una carta.
    [dog] Tras una carta negra el perro avanza lo mismo y atrapa todo a su paso, menos las guardias.
    [bitten] Tras una carta negra el perro avanza lo mismo y atrapa todo a su paso, incluso las guardias.
    [guard] En su inicio tu pieza está a salvo y cierra el paso a las demás.
    [guard-royal] En su inicio tu figura está a salvo.
    [lap] Desde su inicio, esta pieza da antes una vuelta entera.
    [capture] Cae justo sobre esta pieza y vuelve a casa.
    [special] Cae en este rombo y robas una carta.
    [paw] Cae en una huella y el disco gira con todo lo que lleva, también el perro.
    [back] Con esta carta, una pieza retrocede desde tu inicio y ahorra una vuelta entera.
    [burn] Un 7 se reparte entre tus piezas; las que salten vuelven a casa, también las tuyas.
    [share] Los puntos del 4 rojo pueden ir a varias piezas, también de tu compañero.
    [exchange] La carta de intercambio cambia tu pieza por otra del recorrido.
    [wild] Un comodín vale como cualquier carta que encaje.
    [copy] La carta copia repite una carta ya jugada en esta ronda.
    [magnet] La carta imán lleva una pieza justo detrás de la siguiente.
    [prowl] Cartas negras: el perro atrapa piezas.
   *[lane] Esta carta lleva una pieza a tu llegada, donde está a salvo.
  }
dog-hint = { $rest ->
    [yes] Juega los otros { $card }
   *[no] Juega { $card }
  }
dog-because = { $why ->
    [wins] así se gana.
    [captures] así { $piece } vuelve a casa.
    [home] una pieza llega y está a salvo.
    [out] una pieza más está en camino.
    [gains] tu pieza avanza { $count }.
    [loses] así { $piece } retrocede { $count }.
    [turns] el giro acerca tus piezas.
    [hinders] el giro aleja las otras piezas.
    [safer] allí alcanzan a tu pieza menos rivales.
    [hunts] así queda cerca { $piece }.
    [front] avanza tu pieza más adelantada.
    [flees] tu pieza queda fuera del alcance de { $name }.
    [frees] deja libre tu casilla de inicio.
    [shortcut] retroceder es el camino corto a la llegada.
    [deeper] hace sitio en la llegada.
    [helps] ayuda a la pieza de tu compañero.
    [saves] guardas { $card } para sacar otra pieza.
    [near] la llegada queda cerca.
    [needs] tu compañero necesita una carta para salir.
    [uses] tu compañero tiene una pieza en camino.
    [spares] ninguna de tus cartas saca una pieza.
   *[keeps] así guardas una carta que saca piezas.
  }
dog-about = { $what ->
    [home] Una carta con ↑ la saca.
    [start] Aquí una pieza de este color es una guardia: ninguna otra la salta, captura ni intercambia.
    [lane] A salvo; solo avanza, y sin saltar a nadie. Desde su propio inicio, una pieza nunca entra directamente.
    [special] Quien mueve aquí una pieza roba una carta.
    [disc] Si una pieza cae en una huella, el disco gira un cuarto de vuelta.
    [paw] Quien mueve aquí una pieza gira el disco.
    [figure-1] Solo otro Rey lo captura; se mueve con valores de 1 a 7.
    [figure-2] Pasa también a figuras en su inicio.
    [figure-3] Desde un rombo puede saltar al siguiente.
    [figure-4] Al entrar en su llegada, puede dejar sin usar 1 o 2 pasos de una carta.
   *[piece] Da una vuelta y entra en el área de llegada de su color.
  }

## El tablero en palabras

dog-where = { $where ->
    [H] en casa
    [F] casilla de llegada { $at }
   *[T] casilla { $at }
  }
dog-rank = Rey, Caballero, Ciudadano, Bufón: cada uno salta a los de su rango y a los inferiores.
dog-landing = { $where ->
    [start] casilla { $whose ->
        [you] de tu inicio
       *[other] de inicio de { $seat }
      }
    [before] { $at }.ª casilla antes { $whose ->
        [you] de tu inicio
       *[other] del inicio de { $seat }
      }
   *[past] { $at }.ª casilla después { $whose ->
        [you] de tu inicio
       *[other] del inicio de { $seat }
      }
  }
dog-place = { $kind ->
    [card] { $card } ({ $does })
    [as] como { $card }
    [lane] Área de llegada de { $seat }, { $at }
    [special] rombo
    [paw] huella
    [dog] perro negro
    [guard] guardia
    [gift] para dar
    [came] de { $seat }
   *[discard] Pila de descarte
  }
dog-does = { $does ->
    [start] ↑ salir o avanzar
    [back] avanzar o retroceder
    [share] avanzar, se reparte
    [burn] se reparte, manda a casa lo que salta
    [exchange] dos piezas cambian de lugar
    [wild] cualquier carta
    [copy] { $last ->
        [none] aún no hay nada que copiar
       *[some] ahora { $last }
      }
    [magnet] hasta la pieza siguiente
   *[on] avanzar
  }{ $and ->
    [dog] , y luego el perro
    [rank] , saltando cualquier rango
   *[no] { "" }
  }
dog-round = Ronda { $round }, la abre { $seat }.
dog-table = Cartas en mano: { $hands }. Mazo { $deck }, pila de descarte { $discard }, encima { $card }.
dog-chosen = Ya han elegido: { $seats }.
dog-folded = Retirados: { $seats }.
dog-reach = puede llegar a { $squares }
dog-can = { $can ->
    [give] se puede dar
    [go] puede ir aquí
   *[choose] se puede elegir
  }

## Reglas de la casa

dog-option = { $key ->
    [variant] Variante
    [guard] Guardias
    [seven-partner] El 7 para el compañero
    [exchange-no-target] Intercambio imposible
    [last-seven] Últimos puntos de un 7
    [copy] Qué puede ser una copia
    [copy-on-copy] Copia tras copia
    [thirteen] Pasos de un 13
    [king-start] El Rey en un inicio ajeno
    [dog-guards] El perro y las guardias
    [turn] Girar el disco
    [hand] Cartas en mano
    [free-start] Inicio libre
   *[burning-seven] 7 que quema
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6, 5, 4, 3, 2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] Siempre
    [fresh] Solo recién salidas
    [leftover] Lo que sobra
    [free] En cualquier momento
    [unplayable] No se puede jugar
    [discard] Se puede descartar
    [complete] Hay que usarlos todos
    [lapses] Renunciar solo enseguida
    [must] Obligatorio
    [may] { $key ->
        [last-seven] Usarlos o renunciar
       *[turn] Opcional
      }
    [any] { $key ->
        [copy] Cualquier carta jugada antes
       *[king-start] Lo captura cualquier otro color
      }
    [last] La última carta jugada
    [owner] Solo lo captura el color de ese inicio
    [safe] Las guardias están a salvo
    [bitten] También las guardias vuelven a casa
    [13] 13
    [12] 12
    [page] Reglas en la web
    [box] Manual de la caja
    [5] Siempre 5
    [on] Sí
   *[off] No
  }
dog-help = { $key ->
    [classic] Con comodines y un 7 que quema. De dos a seis jugadores.
    [royal] Rey, Caballero, Ciudadano y Bufón, cada uno con sus propias reglas. Cuatro o seis jugadores.
    [black] Con un perro al acecho y un disco que gira. Cuatro jugadores.
    [page] Según las reglas publicadas en la web.
    [box] Como dice el manual de la editorial: una copia es la última carta jugada, los puntos de un 7 se usan todos, y en Black DOG cada uno empieza con una pieza fuera y cinco cartas.
    [variant] Cada variante tiene sus propias cartas y reglas.
    [guard] Es guardia cualquier pieza en su propia casilla de inicio, o solo la que acaba de salir. En ambos casos, una pieza no puede entrar directamente desde allí en su área de llegada.
    [seven-partner] Los puntos de un 7 pueden ir a las piezas del compañero solo cuando tus cuatro han llegado, o en cualquier momento.
    [exchange-no-target] Un intercambio sin objetivo no se puede jugar, o se puede descartar sin efecto.
    [last-seven] Si con un 7 llega tu última pieza, puedes dar los puntos que quedan a las piezas del compañero o renunciar a ellos en cualquier momento, hay que usarlos todos, o solo se puede renunciar a ellos enseguida.
    [copy] La C vale como cualquier carta jugada antes en esta ronda, o solo como la última.
    [copy-on-copy] Si una copia puede seguir a otra copia.
    [thirteen] Cuánto avanza cuando no saca una pieza, también como comodín o copia; una página publicada dice 12.
    [king-start] Una excepción: en la casilla de inicio de otro color, al Rey lo capturan también las figuras de ese color, o las de cualquier otro.
    [dog-guards] Qué hace el perro con las guardias que salta o pisa, también con la que se acaba de mover. Una pieza que termina con el perro en su propio inicio se queda.
    [turn] Una pieza en una huella gira el disco, o puedes dejarlo.
    [hand] Como en Classic, o como en Royal.
    [free-start] Al principio cada cual pone una pieza en su casilla de inicio.
   *[burning-seven] Si el mazo lleva también el 7 de Classic.
  }