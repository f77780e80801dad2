dog-puzzle = Du spielst { $seat }. Die anderen sind aus dieser Runde ausgestiegen: Bring mit dieser Hand alle Figuren ins Ziel, die deinem Team noch fehlen.
