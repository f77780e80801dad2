muros-puzzle = Du legst zuerst und zuletzt, die andere Seite einmal dazwischen. Gewinne: Ein Gleichstand reicht nicht.
