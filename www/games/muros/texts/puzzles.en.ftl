muros-puzzle = You lay first and last, the other side once between. Win: a tie isn’t enough.
