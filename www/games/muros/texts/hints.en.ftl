# Muros: why a hint is a good move, and what is said to whoever makes one.

muros-because = { $why ->
    [wins] That wins.
    [ahead] So you have kept most { $colour }, which counts first.
    [decides] Nothing counts before { $colour }.
    [takes] That is { $count } more { $colour }, which counts { $rank ->
        [1] second
        [2] third
       *[3] last
      }.
    [blocks] So this line gives nobody its { $count } { $colour }.
    [denies] Else somebody else can keep { $count } { $colour } here.
    [least] This line has nothing to keep, so nobody gains by it.
    [leads] Then { $colour } counts first{ $count ->
        [0] .
        [1] , and you hold a card of it.
       *[other] , and you hold { $count } cards of it.
      }
    [level] Then { $colour } counts as much as the first colour.
    [drops] Then { $colour } no longer counts first.
    [thins] That leaves { $count } { $colour } fewer, and you hold no card of that colour.
    [holds] So { $colour } still counts first, and you hold cards of it.
    [spares] No counter leaves the board, and you keep your hand for later.
    [saves] So you keep your hand for later.
    [sheds] Of the colours in your hand { $colour } counts least.
    [more] You hold another card of { $colour }.
   *[calm] So the colour that counts first stays the same.
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
