# 統計中的每日一題。

puzzles-solved = 解開的每日一題
puzzles-alone = 沒看提示
puzzles-hinted = 看了提示
puzzles-streak = 連續天數（最多）
puzzles-days = { $now }（{ $best }）
