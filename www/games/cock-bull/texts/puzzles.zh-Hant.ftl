cock-bull-puzzle = 你是{ $seat }。哪種選擇毫無損失？選完就能看到其他選擇各損失多少。
