cock-bull-puzzle = Vous êtes { $seat }. Quel choix ne coûte rien ? Vous verrez ensuite ce que coûtent les autres.
