dog-puzzle = Du spielst { $seat }. Die anderen sind aus dieser Runde ausgestiegen: Bring mit dieser Hand ins Ziel, was deinem Team noch fehlt.
