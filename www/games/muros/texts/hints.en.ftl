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
    [leads] { $colour } then counts first{ $count ->
        [0] .
       *[other] , and you hold { $count }.
      }
    [level] { $colour } then counts as much as the first colour{ $count ->
        [0] .
       *[other] , and you hold { $count }.
      }
    [alone] only { $colour } then counts first{ $count ->
        [0] .
       *[other] , and you hold { $count }.
      }
    [drops] { $colour } then no longer counts first{ $count ->
        [0] , and you hold none.
       *[other] .
      }
    [trails] { $colour } then trails { $first }, and you hold { $count } { $first }.
    [stays] { $count } { $colour } stay in the line for your { $colour } card.
    [thins] removes { $count } { $colour }.
    [clears] removes { $count } { $colour }, and you hold none.
    [spares] nothing on the board changes, and you save your hand for Keep.
    [saves] you save your hand for Keep.
   *[calm] { $colour ->
        [none] the first colours stay the same.
       *[other] { $colour } still counts first.
      }
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
    [none] You choose { $colour }: there is none here.
    [declined] You keep nothing.
   *[passed] You pass: no card is left.
  }
