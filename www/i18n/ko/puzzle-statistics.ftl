# 통계에 나오는 오늘의 문제.

puzzles-solved = 푼 오늘의 문제
puzzles-alone = 힌트 없이
puzzles-hinted = 힌트 보고
puzzles-streak = 연속 일수(최다)
puzzles-days = { $now }({ $best })
