# Cock & Bull's rules, for players.

cock-bull-key =
    - Two Cocks (9): place a chip on an empty Cock or flip an opposing one. If all three are yours already, your Peg moves 2.
    - Two Bulls (4): place a chip on an empty Bull or flip an opposing one. If both are yours already, your Peg moves 3.
    - Two Monkeys (1): place a chip on the Crown or flip the opposing one. If the Crown is yours already, your Peg moves 6.
    - Cock & Bull (12): remove an opposing chip (from the Cocks first, then the Bulls, then the Crown) or move your Peg by 1. With no chip to remove, the Peg moves.
    - Cock & Monkey (6), Bull & Monkey (4): the dice pass to the other side.

cock-bull-rules =
    Fill the coat of arms with your colour, or be first to the top with your Peg.
    ! cock-bull 1 Roll two dice. A pair places a chip on the Arms or flips one.
    ! cock-bull 4 Once a part is all yours, its pair moves your Peg.
    ! cock-bull 6 Six chips of your colour win. So does your Peg at the top.

    ## The table

    - The Arms have six circles: three Cocks, two Bulls, and the Monkey’s Crown on top.
    - Six chips, red on one face and black on the other, serve both sides.
    - The Mantle around the Arms has a lane of 36 holes for each side, from START to FINISH; Red’s is on the right. Pegs begin off the board and only go forward.
    - Each die shows three Cocks, two Bulls and one Monkey.

    ## The start

    Each side rolls one die. A Bull beats a Cock, a Monkey beats a Bull; a tie is rolled again. The winner takes a colour and starts.

    ## Your turn

    Roll both dice, do what they say and roll again, as long as you keep the dice. In brackets: how often in 36 rolls.

    { cock-bull-key }

    Opposing chips leave the Cocks first, then the Bulls, then the Crown.
    ! cock-bull 2 5

    ## The end

    - Chip-In: all six circles are yours.
    - Peg-Out: your Peg is in hole 36; it needn’t get there exactly.
    ! cock-bull 7

    ## Points

    The player who ends the game wins it, even with fewer points.

    - Chip-In: 18 plus the number of the Peg’s hole. The loser scores only their hole.
    - Flying Monkey, a Chip-In with the Peg still off the board: 54.
    - Peg-Out: both score their hole plus their chips: the Crown 6, a Bull 3, a Cock 2.

    In a series for points, if both players reach the target in one game, the higher total wins; if the totals are equal, play another game. A tournament is decided by games won, then by points. Each game has its own opening roll.

    ## Luck and skill

    Even the best play wins only about 56% of games against choices made at random, so the bots are close in strength. Bot 1 runs with its Peg whenever it can; 2 plays on impulse; 3 always removes; 4 removes and flips, which is nearly right; 5 plays perfectly.

    ## Playing on this page

    - Tap the dice to roll them, a circle, or your Peg. Forced moves play themselves. A tap stops the dice.
    - On the keyboard, the arrow keys move around the board, Enter chooses.
    + Typed moves: place:c1, flip:b2, remove:m1, peg; red, black; pass. Cocks are c1 to c3, Bulls b1 and b2, the Crown m1.
