# Muros' rules, for players.

muros-rules =
    Lay cards around a field of counters, and keep the most of the colour that counts first.
    ! muros 1 Push: for each counter of the card’s colour, one leaves at the far end.
    ! muros 4 Keep: whoever lays another colour opposite takes all counters of one of the two colours off the line.
    ! muros 7@scores Whoever kept most of the colour with most left on the board wins.

    ## The table

    - 81 counters lie at random in nine rows and nine columns: 17 each of yellow, blue, red and green, and 13 white.
    - There are 36 cards, nine of each colour but white. Two players hold 6 each in secret, three 5, four 4. The rest lies open in four piles, for all.
    - A line is a row or a column, with a slot for a card at both ends.
    - A random player begins; turns go clockwise.

    ## 1 Push: 18 cards

    Lay a card, from your hand or a pile, at a line that has none yet. Hands are never refilled.

    Count the line’s counters of that colour: that many (maybe none) leave the game, whatever their colours, from the far end, the one away from the card. The remaining counters keep their order and move towards that end, into the farthest squares that were occupied. Holes stay where they were.

    An example: hole, red, blue, hole, yellow, red, white, blue, hole, and a red card on the left. Two are red, so two leave on the right: blue and white. The rest moves on: four holes, red, blue, yellow, red, hole.
    ! muros 3

    ## 2 Keep: 18 cards, each opposite another

    - Same colour: the line is blocked and gives nobody anything. Its counters stay, and lines that cross it may still take them.
    - Two colours: choose one and keep all its counters in the line, if there are any. The others stay.

    Without a card you pass while others play on, so cards saved in your hand are worth a lot.
    ! muros 5 The same colour opposite blocks the line.

    ## The end

    The colours are ranked by the counters left on the board. White never counts; tied colours count as one. The player who has kept most of the first colour wins; if equal, the second decides, and so on. If all are equal, the win is shared.

    ## Playing on this page

    - Tap a card, then a slot; or drag it there. While you drag, or hold your finger on a slot, the page shows what leaves and which way the rest moves.
    - When people share the device, a curtain hides each hand until its owner is there. Bots never see the hands of others.
    - On the keyboard, the arrow keys move around the board, Enter chooses, Escape cancels.
    + Typed moves: hand:R@N3 lays red from the hand above column 3; pile:B@W1=R lays blue from a pile left of row 1 and keeps red (=- keeps nothing, if the house rules allow it); pass. S is below, E right; Y is yellow, G green.
