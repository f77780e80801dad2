# Before a game: with whom it is played.

with-whom = Con quién
with-whom-bots = Bots
with-whom-here = Amigos aquí
with-whom-phones = Amigos en sus móviles
with-whom-code = Después sale un código para cada móvil.
