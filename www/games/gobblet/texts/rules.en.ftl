# Gobblet's rules, for players.

gobblet-rules =
    Get four of your gobblets in a line, and remember what lies beneath them. White moves first, then Black, in turn.
    ! gobblet 1 On your turn bring a gobblet from a stack onto an empty square, or move one on the board.
    ! gobblet 3 A larger gobblet covers a smaller one. What it covers stays there.
    ! gobblet 7 Four of your colour in a line win: a row, a column or a long diagonal.

    ## The table

    - The board has sixteen squares, named a1 to d4.
    - Each side has three stacks beside the board, each of four gobblets nested 4, 3, 2, 1. Only the outermost gobblet of a stack can be taken.
    - A larger gobblet can cover a smaller one of either colour. What is covered counts for nothing, but it stays where it is.

    ## Your turn

    - Bring a gobblet from a stack onto an empty square.
    - Or move one of yours that can be seen to any other square, near or far, that is empty or shows a smaller gobblet, your own included.

    A gobblet never goes back to a stack, and never stays where it was.
    ! gobblet 2

    ## Three in a line

    If the other side shows three gobblets in one line, you may defend straight from a stack: cover one of those three with a larger gobblet. They need not touch, and the fourth square of the line does not matter. At no other time can a gobblet from a stack cover another.
    ! gobblet 5

    ## Winning

    Show four gobblets of your colour in a row, a column or a long diagonal. Their sizes don’t matter.

    ## Careful when you lift

    Lifting a gobblet brings to light what it covered. If that shows four of the other side in a line, you must put your gobblet down on one of the other squares of that very line. If you can’t, or put it elsewhere, you lose, even if your move makes four of your own. The page warns you before such a move.
    ! gobblet 6

    ## A draw

    The game is drawn when the same position, covered gobblets and side to move included, occurs for the third time (or the fourth, by a house rule), or when both players agree.

    ## Playing on this page

    - Tap a gobblet, then the square; or drag it there.
    - On the keyboard, the arrow keys move around the board, Enter chooses, Escape cancels.
    + Typed moves: D@b2 brings a gobblet of size 4 to b2 (A is size 1, D is size 4); a1-b2 moves from a1 to b2 (with touch-move lift:a1 first); draw:offer, draw:accept, draw:decline.
