# Other bots after three results in a row.

level-offer = { $way ->
    [up] 세 판 연속 이겼습니다. 다음 단계에 도전할까요?
   *[down] 세 판 연속 졌습니다. 한 단계 낮춰 볼까요?
  }
level-offer-play = { $level }단계로 두기
