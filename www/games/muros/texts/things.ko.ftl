# Muros: 보드 위의 것들에 붙는 말, 그리고 빗나간 터치에 하는 말.

muros-pile = 테이블
muros-hand = 손패
muros-remaining = 남음
muros-caption = { $many ->
    [one] 결정색
   *[other] 결정색
  }
muros-about-deciding = 이 색을 가장 많이 가져간 사람이 앞섭니다. 같으면 다음 색이 승부를 가릅니다.
muros-line-end = 카드는 줄의 끝에 놓습니다. 놓고 싶은 쪽 끝을 누르세요.
