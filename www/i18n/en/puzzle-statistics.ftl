# What has come of the puzzles of the day, in the statistics.

puzzles-solved = Daily puzzles solved
puzzles-alone = Without a hint
puzzles-hinted = With a hint
puzzles-streak = Days in a row (best)
puzzles-days = { $now } ({ $best })
