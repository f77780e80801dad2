# Before a game: with whom it is played.

with-whom = Mit wem
with-whom-bots = Bots
with-whom-here = Freunde hier
with-whom-phones = Freunde am Handy
with-whom-code = Danach kommt ein Code für jedes Handy.
