# Muros: why a hint is a good move, and what is said to whoever makes one.

muros-because = { $why ->
    [wins] It wins.
    [ahead] You then have the most { $colour }, which counts first.
    [decides] It wins you { $colour }, the colour that counts first.
    [takes] It wins you { $count } { $colour }, which counts { $rank ->
        [1] second
        [2] third
       *[3] last
      }.
    [blocks] It blocks the line: nobody gets its { $count } { $colour }.
    [denies] Otherwise someone else can keep { $count } { $colour }.
    [least] Nobody can gain anything from this line.
    [leads] It makes { $colour } count first{ $count ->
        [0] .
        [1] , and you hold a card of it.
       *[other] , and you hold { $count } of it.
      }
    [level] It brings { $colour } level with the first colour.
    [drops] It stops { $colour } counting first.
    [thins] It removes { $count } { $colour }, a colour you don’t hold.
    [holds] It keeps { $colour } first: you hold cards of it.
    [spares] No counter leaves, and you save your hand.
    [saves] It saves your hand for later.
    [sheds] Of your cards, { $colour } counts least.
    [more] You hold another { $colour } card.
   *[calm] It leaves the first colour as it is.
  }

## To whoever did it

muros-own = { $kind ->
    [started] You begin.
    [laid] You lay { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }from your hand
      } on { $slot }
    [taken] You keep { $count } { $colour }.
    [declined] You keep nothing.
   *[passed] You pass: no card is left.
  }
