dog-puzzle = You are { $seat }. The others are out of this round: bring in all missing pieces of your team with this hand.
