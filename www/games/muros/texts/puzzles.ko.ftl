muros-puzzle = 상대가 어떻게 두든 혼자 이기도록 카드를 놓으세요.
