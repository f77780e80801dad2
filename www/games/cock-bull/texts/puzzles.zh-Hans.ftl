cock-bull-puzzle = 你是{ $seat }。哪种选择毫无损失？选完就能看到其他选择各损失多少。
