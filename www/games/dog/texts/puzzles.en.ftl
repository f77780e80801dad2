dog-puzzle = You are { $seat }. The others are out of this round: get the rest of your team’s pieces into the lanes with this hand.
