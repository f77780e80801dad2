# Muros: what is said while it is played.

## Names

muros-name = { $name ->
    [Y] yellow
    [B] blue
    [R] red
    [G] green
    [W] white
    [nothing] nothing
    [blocked] blocked
   *[hole] hole
  }
muros-move = { $verb ->
    [pass] Pass
    [pile] Table: { $colour } → { $slot }
   *[hand] Hand: { $colour } → { $slot }
  }

## What happened

muros-event = { $kind ->
    [gridded] The counters are laid out.
    [dealt] The cards are dealt.
    [started] { $seat } begins.
    [laid] { $seat } lays { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }from the hand
      }{ $slot ->
        [none] { "" }
       *[end] { " " }on { $slot }
      }
    [blocked] The same colour is opposite, so the line is blocked.
    [taken] { $seat } keeps { $count } { $colour }.
    [none] { $seat } chooses { $colour }: there is none here.
    [declined] { $seat } keeps nothing.
   *[passed] { $seat } passes: no card is left.
  }
muros-left = { $count ->
    [none] .
    [0] : nothing leaves.
    [one] : { $count } counter leaves.
   *[other] : { $count } counters leave.
  }
muros-later = In Keep you could take { $count } { $colour } here.
muros-reason = { $reason ->
    [shared] Equal in all that counts.
   *[majority] Most of the deciding colour: { $winner }.
  }
muros-compared = { $at ->
    [0] { $colours } { $tied ->
        [yes] count
       *[no] counts
      } first: { $kept }{ $equal ->
        [yes] { " " }(equal)
       *[no] { "" }
      }.
   *[other] Then { $colours }: { $kept }{ $equal ->
        [yes] { " " }(equal)
       *[no] { "" }
      }.
  }
muros-kept = { $seat } { $count }
muros-rank = { $left } ({ $kept })
muros-standing = Counters left on the board (kept by each player): { $ranks }.
muros-leads = { $even ->
    [none] { "" }
   *[some] equal in { $even }:{ " " }
  }{ $colours } { $many ->
    [1] decides
   *[other] decide
  }{ $lead ->
    [you] , you lead
    [one] , { $who } leads
   *[several] { "" }
  }{ $by ->
    [0] { "" }
   *[other] { " " }by { $by }
  }
muros-equal = The players are equal so far
muros-caption = { $colour } leads. The colour that leads at the end decides.
muros-hands = Cards in hand: { $hands }.

## What to do

muros-todo = { $can ->
    [pass] No card is left.
    [take] Which colour do you keep?
    [slot] Lay { $colour } { $phase ->
        [1] at the end of a line without a card
       *[2] opposite another card
      }.
   *[card] Choose a card.
  }
muros-keeping = { $can ->
    [both] Keep { $one } or { $other }?
   *[nothing] Keep { $one }, { $other } or nothing?
  }
muros-take = { $count } { $colour } ({ $at ->
    [0] leaving { $left } on the board
   *[1] leaving { $left }
  })
muros-forced = You have no cards left: { $on ->
    [several] the others play
   *[other] { $on } plays
  } on.
muros-why = { $why ->
    [take] Choose a colour below, or on the board.
    [card] First choose a card.
    [full] There is a card here already.
    [line] In the first half each line gets only one card.
   *[pile] Play the cards in your hand before those on the table.
  }
muros-goal = Keep most of the commonest colour.
muros-teach = { $idea ->
    [holes] Counters hop over holes; holes stay where they are.
    [hand] Save your hand: once the table is empty, whoever has cards plays on.
    [white] White counters never count.
    [worth] The number counts the card’s own colour.
    [tied] Colours with equal numbers are added together.
   *[block] The same colour opposite blocks the line.
  }
muros-about = { $what ->
    [line-1] A card here removes one counter from the far end for each counter of the card’s colour in the line.
    [line-2] Opposite another colour, you keep one of the two colours. Opposite the same colour, the line is blocked.
    [laid] In the second half a card goes opposite.
    [blocked] Blocked: nobody keeps from this line. Lines across it may still take its counters.
    [pile] Open to everybody.
    [hand] Only you see it. Save cards, so that you can still play when others must pass.
    [take] Keep these counters from the line.
   *[scores] Whoever kept the most of the colour with the most counters left wins. If tied, the next colour decides.
  }

## The board in words

muros-place = { $kind ->
    [column] { $slot }, column { $number }: { $card }; from here { $line }
    [row] { $slot }, row { $number }: { $card }; from here { $line }
    [take] Keep { $colour }
    [pile] Table, { $colour }: { $count }; { $left } left on the board
   *[hand] Hand, { $colour }: { $count }
  }
muros-slot = { $kind ->
    [column] { $slot }, column { $number }: { $card }
   *[row] { $slot }, row { $number }: { $card }
  }
muros-card = { $card ->
    [none] no card
    [faced] opposite a { $colour } card
    [leaves] { $count ->
        [0] nothing leaves
        [one] { $count } counter leaves
       *[other] { $count } counters leave
      }
    [blocked] { $colour } card, blocked
   *[card] { $colour } card
  }
muros-can = can be chosen

## House rules

muros-option = { $key ->
    [holes] Holes
    [taking] Taking
    [decline] Keeping nothing
    [piles] Open cards
   *[ties] Tied colours
  }
muros-value = { $value ->
    [fixed] Stay
    [carried] Move along
    [closed] Close
    [colour] The colour chosen
    [far-end] From the far end
    [free] At any time
    [last] After the hand
    [summed] Added up
   *[ordered] One by one
  }
muros-help = { $key ->
    [holes] What happens to the holes when counters leave a line: they stay, move along with the rest, or close.
    [taking] What you keep in the second half: the counters of the chosen colour, or as many of any colour from the far end. The rest then moves up.
    [decline] In the second half you may keep nothing.
    [piles] Open cards may be laid at any time, or only once your hand is empty.
   *[ties] Tied colours are added up, or compared one by one in this order: yellow, blue, red, green.
  }
