# Muros: why a hint is a good move, and what is said to whoever makes one.

muros-because = { $why ->
    [wins] It wins.
    [ahead] You then have the most { $colour }, which counts first.
    [decides] It wins you { $colour }, which counts first.
    [takes] It wins you { $count } { $colour }, which counts { $rank ->
        [1] second
        [2] third
       *[3] last
      }.
    [blocks] It blocks the line: its { $count } { $colour } stay on the board.
    [denies] Otherwise someone else can keep { $count } { $colour }.
    [least] Nobody can gain anything from this line.
    [leads] It makes { $colour } count first.
    [level] It brings { $colour } level with the first colour.
    [drops] It stops { $colour } counting first.
    [thins] It removes { $count } { $colour }.
    [spares] No counter leaves, and you save your hand.
    [saves] It saves your hand for later.
   *[calm] It leaves the first colour as it is.
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
    [declined] You keep nothing.
   *[passed] You pass: no card is left.
  }
