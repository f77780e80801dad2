# Dog's lessons: what is said at each step.

lesson-dog-classic = { $step ->
    [1] You are Blue. Your partner sits opposite. Give a card, but keep the 13.
    [2] 13, 1/11 and jokers bring a piece out. Play the 13.
    [3] A piece that you land on goes back to the kennel. Land on Red’s.
    [4] Nobody passes a piece on its own start square. So play the 3.
    [5] The 4 can also move back. Move back past your start: nearly round!
    [6] Behind your start square is your finish lane. Enter it with the 5.
    [7] Split the 7: what it passes goes back to the kennel. Send Red’s and Green’s back.
    [8] X swaps two pieces. Swap yours with Red’s, close to your lane.
    [9] A joker is any card. Bring a piece out with it.
   *[10] Your four are in, so play your partner’s pieces. This move wins!
  }

lesson-dog-royal = { $step ->
    [1] Your pieces have ranks. Choose the figure that begins on your start square.
    [2] A figure passes only equal and lower ranks. Pass the Citizen with your Knight.
    [3] The King moves only 1 to 7. Move him by 1 with the 11.
    [4] On a diamond you draw a card. Go there with the 6.
    [5] From a diamond the Citizen may jump to the next one. Do so.
    [6] The Jester may leave up to two points unused entering the lane. Use the 8.
    [7] C copies any card played this round, here a 13. Bring a figure out.
   *[8] M moves a figure up to just behind the next one. Try it.
  }

lesson-dog-black = { $step ->
    [1] After a black card the dog runs the same distance; what it meets goes back to the kennel. Play the 5.
    [2] A piece that ends on the dog’s square goes back to the kennel. Move the other piece.
    [3] A paw turns the disc. Go there with the 3 and turn it clockwise.
    [4] The red 4 can be split, even with your partner’s pieces. Send Red’s and Green’s back.
    [5] “1 to 7” moves as far as you like. Send Red’s back.
    [6] C copies any card played this round. Play it as the black 5.
   *[7] M moves a piece up to just behind the next one, or the dog. Try it.
  }
