# 统计中的每日一题。

puzzles-solved = 解开的每日一题
puzzles-alone = 没看提示
puzzles-hinted = 看了提示
puzzles-streak = 连续天数（最多）
puzzles-days = { $now }（{ $best }）
