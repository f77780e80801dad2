# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = Lancez les dés, remplissez un blason de vos jetons
