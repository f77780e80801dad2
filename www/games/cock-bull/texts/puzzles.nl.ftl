cock-bull-puzzle = Je speelt { $seat }. Welke keuze kost niets? Daarna zie je wat de andere kosten.
