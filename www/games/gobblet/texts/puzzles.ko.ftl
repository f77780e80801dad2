gobblet-puzzle = 나는 { $seat }입니다. 상대가 어떻게 두든 { $count ->
    [one] { $count }수
   *[other] { $count }수
  } 안에 이기세요.
