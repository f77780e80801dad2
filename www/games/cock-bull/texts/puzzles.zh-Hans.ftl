cock-bull-puzzle = 你是{ $seat }。哪种选择毫无损失？之后会告诉你其他选择的损失。
