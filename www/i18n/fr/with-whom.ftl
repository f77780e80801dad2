# Before a game: with whom it is played.

with-whom = Avec qui
with-whom-bots = Bots
with-whom-here = Amis ici
with-whom-phones = Amis sur leur téléphone
with-whom-code = Ensuite, un code pour chaque téléphone.
