# Dog's lessons: what is said at each step.

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
    [7] C, copy, is any card played before in the round, here a 13. Bring a figure out.
   *[8] M, magnet, takes a figure to right behind the next. Try it.
  }

lesson-dog-black = { $step ->
    [1] Black cards: first you move, then the dog just as far, and all that it meets goes home. Play the 5.
    [2] Whoever ends on the dog’s square goes home. So move the other piece.
    [3] Whoever moves exactly onto a paw turns the disc. Go there with the 3 and turn it clockwise: it takes you along.
    [4] The red 4 can be split, with your partner’s pieces too. Send Red’s and Green’s home.
    [5] 1 to 7: as far as you like, and the dog just as far. Send Red’s home.
    [6] C, copy, is any card played before in the round, here the black 5. Where does the dog go?
   *[7] M, magnet, takes a piece to right behind the next, or behind the dog. Try it.
  }
