# Muros: why a hint is a good move, and what is said to whoever makes one.

muros-because = { $why ->
    [wins] It wins.
    [ahead] It leaves you with most { $colour }, which counts first.
    [decides] Nothing counts before { $colour }.
    [takes] It brings { $count } more { $colour }, which counts { $rank ->
        [1] second
        [2] third
       *[3] last
      }.
    [blocks] It blocks a line, so that nobody gets its { $count } { $colour }.
    [denies] Else somebody else can keep { $count } { $colour }.
    [least] It uses a line with nothing to keep, so nobody gains by it.
    [leads] It makes { $colour } count first{ $count ->
        [0] .
        [1] , and you hold a card of it.
       *[other] , and you hold { $count } cards of it.
      }
    [level] It makes { $colour } count as much as the first colour.
    [drops] It makes { $colour } count first no longer.
    [thins] It leaves { $count } { $colour } fewer, and you hold no card of that colour.
    [holds] It keeps { $colour } first, and you hold cards of it.
    [spares] No counter leaves the board, and you save your hand for later.
    [saves] It saves your hand for later.
    [sheds] Of the colours in your hand { $colour } counts least.
    [more] You hold another card of { $colour }.
   *[calm] It keeps the colour that counts first as it is.
  }

## A hint

muros-meant = { $kind ->
    [laid] Lay { $colour } on { $slot }, from { $source ->
        [pile] an open pile
       *[hand] your hand
      }.
    [taken] Choose { $colour } and keep { $count }.
    [declined] Keep nothing.
   *[passed] Pass: no card is left.
  }

## To whoever did it

muros-own = { $kind ->
    [started] You begin.
    [laid] You lay { $colour } on { $slot }, from { $source ->
        [pile] an open pile
       *[hand] your hand
      }.
    [taken] You choose { $colour } and keep { $count }.
    [declined] You keep nothing.
   *[passed] You pass: no card is left.
  }
