# Wat er van de puzzels van de dag is geworden, in de statistieken.

puzzles-solved = Opgeloste puzzels van de dag
puzzles-alone = Zonder hint
puzzles-hinted = Met een hint
puzzles-streak = Dagen op rij (record)
puzzles-days = { $now } ({ $best })
