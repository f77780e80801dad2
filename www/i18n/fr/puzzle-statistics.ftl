# Ce qu’ont donné les problèmes du jour, dans les statistiques.

puzzles-solved = Problèmes du jour résolus
puzzles-alone = Sans indice
puzzles-hinted = Avec un indice
puzzles-streak = Jours de suite (record)
puzzles-days = { $now } ({ $best })
