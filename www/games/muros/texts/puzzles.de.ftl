muros-puzzle = Nur ein Zug gewinnt sicher: Wohin legst du deine Karte, und welche Farbe behältst du?
