cock-bull-puzzle = 你是{ $seat }。哪種選擇毫無損失？之後會告訴你其他選擇的損失。
