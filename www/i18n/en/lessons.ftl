# Lessons: what is said at each step, and around it.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Lesson { $label }
learn-step = Step { $step } of { $count }
learn-right = ✓ Well done.
learn-wrong = That move is allowed too, but try the other thing first.
learn-next = { $done ->
    [yes] Next
   *[no] Skip
  }
learn-back = One back
learn-end = That is how it goes. Have fun!

lesson-cock-bull = { $step ->
    [1] You are Red. The dice show two Cocks: place a chip on one of the Cocks.
    [2] Black has a chip on a Cock. Instead of placing one of yours, flip it to red.
    [3] Two Bulls do the same on the Field, two Monkeys on the Crown. Place a chip on the free Bull.
    [4] All three Cocks are yours: now two Cocks move your Peg 2. Owning the Field, you move 3; the Crown, 6.
    [5] Cock and Bull: move the Peg 1, or remove a black chip, from the Bend first. Remove one. A Monkey beside another face passes the dice.
    [6] Two Monkeys, and only the Crown is black. Flip it: six red chips win, that is a Chip-In.
   *[7] The Peg wins too: yours is on 34 of 36, and two Cocks move it 2.
  }

lesson-dog-classic = { $step ->
    [1] You are Blue. Before each round everybody gives their partner opposite a card, unseen. Which can you spare?
    [2] 13, 1·11 and jokers bring a piece from home to its start square. Play the 13.
    [3] Pieces run clockwise. You may pass others; one that you land on goes home. Land on Red’s.
    [4] A piece on its own start square is a guard: nobody passes it. So only the 3 will do.
    [5] The 4 also goes back. Go back past your start, and you are nearly round!
    [6] Behind your start square lies your finish lane. Go in with the 5.
    [7] The 7 can be split, and burns all it passes. Send both home with it, Red’s and Green’s.
    [8] X: two pieces change places. Swap with Red’s, close to your lane.
    [9] The joker is any card. Bring a piece out with it.
   *[10] Your four are in: now you play your partner’s pieces. This one wins!
  }

lesson-dog-royal = { $step ->
    [1] In Royal the pieces are King, Knight, Citizen and Jester. Choose who begins on your start square.
    [2] A figure passes only equal and lower ranks. Your Jester can’t pass the Knight, but your Knight can pass the Citizen.
    [3] The King moves only by 1 to 7, so with the 11 by 1. Move him.
    [4] Whoever moves onto a special square draws a card. Go there with the 6.
    [5] Then the Citizen may also jump to the next special square. Go there with him.
    [6] Into the lane the Jester may forfeit one or two points. Let him do so with the 8.
    [7] C, copy, is the card played before: a 13. Bring a figure out.
   *[8] M, magnet, takes a figure to right behind the next. Try it.
  }

lesson-dog-black = { $step ->
    [1] Black cards: first you move, then the dog just as far, and all that it meets goes home. Play the 5.
    [2] Whoever ends on the dog’s square goes home. So move the other piece.
    [3] Whoever moves exactly onto a paw turns the disc. Go there with the 3 and turn it clockwise: it takes you along.
    [4] The red 4 can be split, with your partner’s pieces too. Send Red’s and Green’s home.
    [5] 1 to 7: as far as you like, and the dog just as far. Send Red’s home.
    [6] C, copy, is the card played before: the black 5. Where does the dog go?
   *[7] M, magnet, takes a piece to right behind the next, or behind the dog. Try it.
  }

lesson-gobblet = { $step ->
    [1] You are White. Gobblets are nested in stacks beside the board: bring a large one onto any square.
    [2] A gobblet on the board may go to any free square, however far. Move yours.
    [3] A larger gobblet can cover a smaller one, Black’s too. Gobble the one on c3.
    [4] What is covered stays where it is. Lift your gobblet on c3, put it elsewhere, and see.
    [5] Black has three in a row. Only against that may a gobblet from a stack cover another: cover one of the three.
    [6] Beneath your d2 waits the fourth of Black’s row. Your gobblet must come down in that same row: do so.
   *[7] Three of yours stand in the top row. Make it four and win.
  }

lesson-muros = { $step ->
    [1] Row 3 has three red counters. Lay a red card from your hand on its left: three counters leave at the far end, of any colour.
    [2] Your hand is never filled up; the open piles are for all. Lay a card from a pile on any line.
    [3] First each line gets one card. Row 4 has no blue and no red: lay one of those there, and nothing leaves.
    [4] Now cards go opposite others, and you keep one of the two colours. Lay blue or red on the left of row 5, and keep yellow.
    [5] The same colour as opposite blocks a line: nobody gets its counters. Block row 3 with blue.
    [6] The colour with most counters left on the board counts first: now green. Keep green, wherever you like.
   *[7] The last card. Blue would bring you more counters, but green counts first: keep green.
  }
