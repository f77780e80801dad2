# Before a game: with whom it is played.

with-whom = Play with
with-whom-bots = Bots
with-whom-here = Friends here
with-whom-phones = Friends on their phones
with-whom-code = Next, you get a code for each phone.
