muros-puzzle = Jij legt de eerste en de laatste kaart, de ander één ertussen. Win: gelijk is niet genoeg.
