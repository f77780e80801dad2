# 튜토리얼: 단계마다 하는 말.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }튜토리얼 { $label }
learn-step = { $step } / { $count }단계
learn-position = 새로운 상황입니다.
learn-right = ✓ 잘했습니다.
learn-wrong = 그 수도 둘 수 있지만, 먼저 말씀드린 수를 두어 보세요.
learn-next = { $done ->
    [last] 끝내기
    [yes] 다음
   *[no] 건너뛰기
  }
learn-back = 이전
learn-end = 이렇게 하면 됩니다. 즐거운 시간 보내세요!
