cock-bull-puzzle = You are { $seat }. Which choice costs nothing? Afterwards you see what the others cost.
