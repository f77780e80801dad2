# Muros: por qué una pista es una buena jugada, y lo que se dice a quien la hace.

muros-because = { $why ->
    [wins] con eso ganas.
    [ahead] así eres quien más ha guardado del { $colour }, que cuenta primero.
    [decides] el { $colour } cuenta primero.
    [takes] son { $count } más del { $colour }, que cuenta { $rank ->
        [1] en segundo lugar
        [2] en tercer lugar
       *[3] al final
      }.
    [blocks] la línea queda bloqueada y { $count } del { $colour } se quedan en el tablero.
    [denies] si no, otra persona puede guardar aquí { $count } del { $colour }.
    [least] en esta línea nadie puede ganar nada.
    [leads] así el { $colour } cuenta primero{ $count ->
        [0] .
       *[other] , y tienes { $count }.
      }
    [level] así el { $colour } cuenta tanto como el primer color{ $count ->
        [0] .
       *[other] , y tienes { $count }.
      }
    [alone] así solo el { $colour } cuenta primero{ $count ->
        [0] .
       *[other] , y tienes { $count }.
      }
    [drops] así el { $colour } ya no cuenta primero{ $count ->
        [0] , y no tienes ninguna.
       *[other] .
      }
    [trails] el { $colour } queda detrás del { $first }, y tienes { $count } del { $first }.
    [stays] en la línea quedan { $count } para tu carta de color { $colour }.
    [thins] quita { $count } del { $colour }.
    [clears] quita { $count } del { $colour }, y no tienes ninguna carta suya.
    [spares] nada cambia en el tablero, y reservas tu mano para Guardar.
    [saves] así reservas tu mano para Guardar.
   *[calm] { $colour ->
        [none] los primeros colores siguen igual.
       *[other] el { $colour } sigue contando primero.
      }
  }

## A quien lo ha hecho

muros-own = { $kind ->
    [started] Empiezas tú.
    [laid] Pones el { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }de tu mano
      }{ $slot ->
        [none] { "" }
       *[end] { " " }en { $slot }
      }
    [taken] Guardas { $count } del { $colour }.
    [none] Eliges el { $colour }: aquí no hay.
    [declined] No guardas nada.
   *[passed] Pasas: ya no hay cartas.
  }

muros-hint = { $from ->
    [pile] Pon el { $colour } de la mesa
   *[hand] Pon el { $colour } de tu mano
  }
