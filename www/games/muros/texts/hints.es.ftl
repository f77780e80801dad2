# Muros: por qué una pista es una buena jugada, y lo que se dice a quien la hace.

muros-because = { $why ->
    [wins] Con eso ganas.
    [ahead] Así eres quien más ha guardado del { $colour }, que cuenta primero.
    [decides] El { $colour } cuenta primero.
    [takes] Son { $count } más del { $colour }, que cuenta { $rank ->
        [1] en segundo lugar
        [2] en tercer lugar
       *[3] al final
      }.
    [blocks] Bloquea la línea: { $count } del { $colour } se quedan en el tablero.
    [denies] Si no, otra persona puede guardar aquí { $count } del { $colour }.
    [least] En esta línea nadie puede ganar nada.
    [leads] Así el { $colour } cuenta primero.
    [level] Así el { $colour } cuenta tanto como el primer color.
    [drops] Así el { $colour } ya no cuenta primero.
    [thins] Quita { $count } del { $colour }.
    [spares] No sale ninguna ficha, y reservas tu mano.
    [saves] Así reservas tu mano para después.
   *[calm] Así el color que cuenta primero sigue siendo el mismo.
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
    [declined] No guardas nada.
   *[passed] Pasas: ya no hay cartas.
  }
