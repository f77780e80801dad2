# 오늘의 문제: 문제 주변에서 하는 말.

puzzle = 오늘의 문제
puzzles = 문제
puzzles-today = 오늘의 문제들
puzzle-of = { $game }{ $done ->
    [yes] { " " }(해결)
    [missed] { " " }(못 풂)
   *[no] { "" }
  }
puzzle-title = 문제: { $game }
puzzle-difficulty = { $difficulty ->
    [first] 처음에는 이번 주의 가장 쉬운 문제입니다.
    [easy] 난이도: 쉬움.
    [medium] 난이도: 보통.
   *[hard] 난이도: 어려움.
  }
puzzle-earlier = 전날
puzzle-later = 다음 날
puzzle-right = 맞습니다.{ $reply ->
    [none] { "" }
   *[other] { " " }{ $reply }
  } 다음 수는요?
puzzle-wrong = 그 수로는 안 됩니다.{ $reply ->
    [none] { " " }{ $left ->
        [one] 말 하나가
       *[other] 말 { $left }개가
      } 밖에 남습니다.
   *[other] { " " }{ $reply }{ $over ->
        [yes] { "" }
       *[no] { " " }그다음에는 제때 이길 수 없습니다.
      }
  }
puzzle-example = 예를 들어: { $step }
puzzle-again = 다시 해 보기
puzzle-known = 이미 푼 문제입니다. 이번에는 기록되지 않습니다.
puzzle-solved = { $how ->
    [hint] ✓ 힌트를 보고 풀었습니다.
    [tries] ✓ { $tries }번 만에 풀었습니다.
    [cost] ✓ 풀었습니다. 가장 좋은 선택입니다.
   *[first] ✓ 한 번에 풀었습니다.
  }
puzzle-costs = 승률이 { $price } 낮아집니다. 더 나은 수: { $best }.
puzzle-streak = { $count }일 연속입니다.
puzzle-prices = 선택별 손해
puzzle-chance = 승률
puzzle-price = 손해
puzzle-choice = { $move }{ $yours ->
    [yes] { " " }(내 선택)
   *[no] { "" }
  }
puzzle-shared = Sobremesa, { $game }, { $date }: { $how ->
    [hint] 힌트를 보고 풀었음
    [tries] { $tries }번 만에 풀었음
    [cost] 승률이 { $price } 낮아지는 선택
   *[first] 한 번에 풀었음
  }
puzzle-shared-streak = { $count }일 연속
puzzle-copied = 복사했습니다: “{ $text }”
