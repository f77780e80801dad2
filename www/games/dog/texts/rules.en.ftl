# Dog's rules, for players.

dog-rules =
    Bring your four pieces from the kennel round the track into your finish lane, and help your partner to do the same. Cards say how far.
    ! dog-classic 2 Play a card on your turn. Some bring a piece out, the others move one.
    ! dog-classic 3 A piece that you land on goes back to the kennel, your partner’s too.
    ! dog-classic 6 Once round the track, turn into your lane. The team with all eight in wins.

    ## The table

    - Four or six play in teams of two, partners opposite. Everything goes clockwise.
    - Everyone has 16 squares of the track, a kennel, a start square, and behind it a lane of four squares.
    - Of the 110 cards six are jokers; there are eight of every other card.

    ## A round

    - Hands have 6 cards, in the next rounds 5, 4, 3 and 2, then 6 again.
    - Everyone gives their partner a card before seeing the one they get.
    - Beginning with the starter, each player in turn plays a card. If you can play one, you must, even if it hurts you.
    - If none can, your hand is laid open, and you sit out until the next deal.
    - When all hands are empty, the next seat leads a round. The first starter is drawn by lot.

    ## Moving

    - You pass pieces on the way; their squares count. A piece on the square where you end goes back to the kennel, even if it is your own or your partner’s.
    - A piece on its own start square is a guard. Nobody captures, swaps or passes it, not even its own colour.
    - A piece that passes its start square may turn into its lane if the count fits; a piece on its start has to go round first.
    - In the lane pieces are safe, go only forward and never pass each other.
    ! dog-classic 4 5

    ## The cards

    - 13, and 1 or 11: bring a piece from the kennel to your start square, unless one of yours is there; or move that far.
    - 4: forward, or back on the track.
    - 7: split it among your pieces, but never move the same piece twice in a row. All that they pass or land on goes back to the kennel, your own too. All points must be spent. Once your four are in, the rest may go to your partner’s pieces, wholly, in part or not at all.
    - X, swap: one of your pieces changes places with one of another colour, both on the track, neither a guard.
    - J, joker: any other card.
    - All others: that many squares forward.
    ! dog-classic 7 8

    ## The end

    When your four are in, you play your partner’s pieces. The first team with all eight in wins at once.

    ## Two, three or five players

    Only in Classic. Everyone plays alone with five pieces; one begins on its start square. The first player with four in wins. The card you give goes to the left. Nobody sits out: if you can’t play, lay down a card and draw another; if that doesn’t help, lay down one more.

    ## Royal

    Your pieces are a King, a Knight, a Citizen and a Jester, and each moves in its own way.
    ! dog-royal 2 A figure passes only equal and lower ranks.
    ! dog-royal 3 The King moves only 1 to 7.
    ! dog-royal 4 On a diamond you draw a card.

    - Hands always have 5 cards. In the first round, after the exchange, everyone puts a figure on the start square.
    - Ranks are King, Knight, Citizen, Jester. A figure passes only its equals and those below, in its own colour too; with the green 4 and 10, any rank.
    - Once out, the King moves only by 1 to 7, swap and magnet. Only a King captures him; on another colour’s start square, that colour’s figures can too.
    - Only the Knight can pass guards, if their rank allows it, and never with the magnet.
    - The Jester may give up one or two points on its way into the lane.
    - Diamonds: if your card moves a figure there, you draw a card, except after a swap. A Citizen may then jump to the next free one, without another draw.
    - New cards, instead of joker and 7: “1 to 7” moves one figure that far. C, copy, is any card already played in this round, by any player. M, magnet, pulls a figure on the track up to the square behind the next one, but never into the lane.
    ! dog-royal 5

    ## Black DOG

    A dog runs along the track and sends all that it meets back to the kennel.
    ! dog-black 1 After a black card the dog runs the same distance.
    ! dog-black 3 A paw turns the disc, with all that stands on it.
    ! dog-black 4 The red 4 can be split, even with your partner’s pieces.

    - For four players. Black has no joker or 7, but has Royal’s copy, magnet and “1 to 7”. Hands are as in Classic, and no piece begins on the track.
    - The black 5, 6 and “1 to 7”: first move a piece, then the dog runs the same distance. All that it passes or lands on goes back to the kennel, except guards.
    - The dog can’t be captured or swapped, and blocks nobody, but a magnet stops behind it. A piece that ends on its square goes back to the kennel, unless that is its own start.
    - Paws: a piece moved exactly there turns the disc by a quarter, with everything on it; the player who moved it chooses the direction. A swap, a turn and the dog don’t count.
    - The red 4 goes only forward, but can be split like Classic’s 7, without burning, among your own and your partner’s pieces. Once one of you has all four in, it can also move opponents’ pieces. If both teams finish at once, yours wins.
    ! dog-black 2

    ## Playing on this page

    - Tap a card, a piece and where it goes; or drag the card onto the piece. A joker asks what it is to be, and so does a copy.
    - You can take back portions of a split until you play the last one.
    - When people share the device, a curtain hides each hand until its owner is there. Bots never see the hands of others.
    - On the keyboard, the arrow keys move around the board, Page Up and Page Down jump between places you can choose; Enter chooses, Escape cancels.
    + Typed moves: give:5; 13 start:A2 brings A2 out; 5 A1>T19 (squares count from T0, Blue’s start); 11 A1>F0 into the lane; X A1<>B2; J=5 A1>T19; fold; discard:5. Royal and Black: C=5 A1>T19, M A1>T11, place:A1, jump:T26, turn:cw, turn:ccw, stay.
dog-screen =
    - 1: your hand.
    - 2: your arm of the star, with your lane.
    - 3: your kennel.
    - 4: your start square.
    - 5: the discard pile and the deck.
    - 6: your partner’s cards.
    - 7: an opponent’s cards.
