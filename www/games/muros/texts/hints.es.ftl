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
    [leads] así el { $colour } cuenta primero.
    [level] así el { $colour } cuenta tanto como el primer color.
    [drops] así el { $colour } ya no cuenta primero.
    [thins] quita { $count } del { $colour }.
    [spares] no sale ninguna ficha, y reservas tu mano.
    [saves] así reservas tu mano para después.
   *[calm] así el color que cuenta primero sigue siendo el mismo.
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
    [none] No guardas nada del { $colour }.
    [declined] No guardas nada.
   *[passed] Pasas: ya no hay cartas.
  }

muros-hint = { $from ->
    [pile] Pon el { $colour } de la mesa
   *[hand] Pon el { $colour } de tu mano
  }
