# Was aus den Rätseln des Tages wurde, in der Statistik.

puzzles-solved = Gelöste Rätsel des Tages
puzzles-alone = Ohne Tipp
puzzles-hinted = Mit Tipp
puzzles-streak = Tage in Folge (Rekord)
puzzles-days = { $now } ({ $best })
