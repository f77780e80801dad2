# Tic-tac-toe: its name and what home says of it.

tictactoe-title = Tic-tac-toe
tictactoe-pitch = Three in a row, on nine squares
