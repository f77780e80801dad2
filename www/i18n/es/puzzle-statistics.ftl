# Lo que ha salido de los problemas del día, en las estadísticas.

puzzles-solved = Problemas del día resueltos
puzzles-alone = Sin pista
puzzles-hinted = Con pista
puzzles-streak = Días seguidos (récord)
puzzles-days = { $now } ({ $best })
