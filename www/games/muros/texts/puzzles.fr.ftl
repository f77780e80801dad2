muros-puzzle = Vous posez la première et la dernière carte, l’autre camp une entre les deux. Gagnez : l’égalité ne suffit pas.
