# Before a game: with whom it is played.

with-whom = Met wie
with-whom-bots = Bots
with-whom-here = Vrienden hier
with-whom-phones = Vrienden op hun telefoon
with-whom-code = Hierna komt een code voor elke telefoon.
