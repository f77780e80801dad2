# Muros: why a hint is a good move, and what is said to whoever makes one.

muros-because = { $why ->
    [wins] you win.
    [ahead] you then have the most { $colour }, which counts first.
    [decides] wins you { $colour }, which counts first.
    [takes] it wins you { $count } { $colour }, which counts { $rank ->
        [1] second
        [2] third
       *[3] last
      }.
    [blocks] the line is blocked, and its { $count } { $colour } stay on the board.
    [denies] otherwise someone else can keep { $count } { $colour }.
    [least] nobody can gain anything from this line.
    [leads] { $colour } then counts first.
    [level] { $colour } then counts as much as the first colour.
    [drops] { $colour } no longer counts first.
    [thins] removes { $count } { $colour }.
    [spares] no counter leaves, and you save your hand.
    [saves] you save your hand for later.
   *[calm] the first colour stays the same.
  }

muros-hint = { $from ->
    [pile] Lay { $colour } from the table
   *[hand] Lay { $colour } from your hand
  }

## To whoever did it

muros-own = { $kind ->
    [started] You begin.
    [laid] You lay { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }from your hand
      }{ $slot ->
        [none] { "" }
       *[end] { " " }on { $slot }
      }
    [taken] You keep { $count } { $colour }.
    [none] You keep no { $colour }.
    [declined] You keep nothing.
   *[passed] You pass: no card is left.
  }
