# Muros: 보드 위의 것들에 붙는 말, 그리고 빗나간 터치에 하는 말.

muros-pile = 테이블
muros-hand = 손패
muros-half = { $half ->
    [1] 1 밀기
   *[2] 2 갖기
  } { $number }/18
muros-left-over = 보드에:
muros-line-end = 카드는 줄의 끝에 놓습니다. 놓고 싶은 쪽 끝을 누르세요.
