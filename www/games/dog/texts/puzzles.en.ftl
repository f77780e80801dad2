dog-puzzle = You are { $seat }. The others are out of this round: bring your team’s remaining pieces into the lanes with this hand.
