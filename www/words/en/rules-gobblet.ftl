# Gobblet's rules, for players.

gobblet-rules =
    Get four of your gobblets in a row, and remember what lies under the cups. Two sides play, White and Black; White moves first.

    ## The table

    - The board has sixteen squares, named a1 to d4.
    - Each side has twelve gobblets in four sizes. They wait beside the board in three stacks, each nested 4, 3, 2, 1. Only the outermost gobblet of a stack can be taken.
    - A larger gobblet can cover a smaller one of either colour. What is covered counts for nothing, but it stays where it is.

    ## Your turn

    You do one of two things.

    - Bring a gobblet into play: the outermost one of a stack goes onto an empty square.
    - Move a gobblet: one of yours that can be seen goes to any other square, near or far, if that square is empty or shows a smaller gobblet. That may be your own, and the difference in size does not matter.

    A gobblet never goes back to a stack, and never stays where it was.

    ## Three in a row

    If the other side shows three gobblets in one line, you may defend straight from a stack: cover one of those three with a larger gobblet. The three need not touch, and whatever stands on the fourth square of that line does not matter. At no other time can a gobblet from a stack cover another.

    ## Winning

    Show four gobblets of your colour in a row, in a column or on one of the two long diagonals. Their sizes don’t matter.

    ## Careful when you lift

    Lifting a gobblet brings to light what it covered. If that shows four of the other side in a line, you must put your gobblet down on one of the other squares of that very line. If you can’t, or put it elsewhere, you lose, even if your move makes four of your own. The page warns you before such a move; you can turn that off in the settings.

    ## A draw

    The game is drawn when the same position, covered gobblets included and with the same side to move, stands for the third time, or when both players agree.

    ## House rules

    - Touch-move: a gobblet once lifted must be played. If it has nowhere to go, the game is lost. Without this rule you may put it back and think again.
    - Memory: the page never shows what lies beneath. Without it, hold a finger or the mouse on a gobblet to look (on the keyboard, hold P).
    - Who begins: White, always; you can let chance decide who plays White.

    ## Playing on this page

    - Tap a gobblet, then the square; or drag it there.
    - On the keyboard, the arrow keys move over the board, Enter chooses, Escape cancels.
    - Typed moves: D@b2 brings a gobblet of size 4 to b2 (A is size 1, D is size 4); a1-b2 moves from a1 to b2.
