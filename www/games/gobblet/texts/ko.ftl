# 고블릿: 게임 중에 하는 말.

gobblet-seat = { $seat ->
    [0] 흰색
   *[1] 검은색
  }

## 있었던 일

gobblet-placed = { $who ->
    [you] 내가
   *[other] { $name }:
  } { $size }호 컵{ $over ->
    [other] 으로 { $to ->
        [none] { "" }
       *[square] { $to }의{ " " }
      }{ $whom ->
        [you] 내
       *[other] { $other }의
      } 삼목에 있는 { $under }호 컵을 덮습니다.
   *[none] 을 { $to ->
    [none] { "" }
   *[square] { $to }에{ " " }
  }놓습니다.
  }
gobblet-put = { $who ->
    [you] 내가
   *[other] { $name }:
  } { $to ->
    [none] { "" }
   *[square] { $from }의{ " " }
  }{ $size }호 컵을 { $over ->
    [own] { $to ->
        [none] { "" }
       *[square] { $to }로{ " " }
      }옮겨 자기 { $under }호 컵을 덮습니다.
    [other] { $to ->
        [none] { "" }
       *[square] { $to }로{ " " }
      }옮겨 { $whom ->
        [you] 내
       *[other] { $other }의
      } { $under }호 컵을 덮습니다.
   *[none] { $to ->
    [none] { "" }
   *[square] { $to }로{ " " }
  }옮깁니다.
  }
gobblet-lifted = { $who ->
    [you] 내가
   *[other] { $name }:
  } { $to ->
    [none] { "" }
   *[square] { $from }에서{ " " }
  }{ $size }호 컵을 듭니다.
gobblet-revealed = { $to ->
    [none] { "" }
   *[square] { $from }에서{ " " }
  }{ $whom ->
    [you] 내
   *[other] { $other }의
  } { $again ->
    [yes] 다른{ " " }
   *[no] { "" }
  }{ $size }호 컵이 드러납니다.
gobblet-lined = { $who ->
    [you] 내
   *[other] { $name }의
  } 사목{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-draw = { $who ->
    [you] 내가
   *[other] { $name }:
  } { $what ->
    [offered] 무승부를 제안합니다.
    [accepted] 무승부를 받아들입니다.
   *[declined] 무승부를 거절합니다.
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] 내가
       *[other] { $name }:
      } { $kind ->
        [row] 가로줄 { $at }에서 사목을
        [column] 세로줄 { $at }에서 사목을
        [diagonal] 대각선 { $from }–{ $to }에서 사목을
       *[none] 사목을
      } 완성했습니다.
    [reveal] { $whom ->
        [you] 내가
       *[other] { $other }:
      } 컵을 들어 { $who ->
        [you] 내
       *[other] { $name }의
      } 사목이 드러났습니다.
    [touch] { $whom ->
        [you] 내가
       *[other] { $other }:
      } 든 컵을 놓을 곳이 없었습니다.
    [repetition] 동형 반복으로 무승부입니다.
   *[agreement] 합의로 무승부입니다.
  }

## 수순

gobblet-short-placed = { $size } → { $to }
gobblet-short-put = { $from } → { $to }
gobblet-short-lifted = { $from } ↑
gobblet-short-draw = { $what ->
    [offered] 무승부?
    [accepted] 무승부
   *[declined] 무승부 거절
  }

## 할 일

gobblet-todo = { $from ->
    [stacks] 컵 더미에서 컵을 꺼내세요.
    [board] 보드 위의 컵을 옮기세요.
   *[both] 컵을 놓거나 옮기세요.
  }
gobblet-three = { $who ->
    [you] 내
   *[other] { $name }의
  } { $many ->
    [1] 삼목이
   *[other] 삼목 { $many }줄이
  } 있습니다{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] 내가
       *[other] { $other } 쪽에서
      } 덮으면 사목이 됩니다.
   *[yes] { $whom ->
        [you] 내
       *[other] { $other }의
      } { $many ->
        [1] 줄
       *[other] { $many }줄
      }을 막습니다.
  }
gobblet-todo-place = { $size }호 컵을 어디에 놓을까요?
gobblet-todo-vain = 이 컵으로는 { $name }의 사목을 막지 못합니다.
gobblet-todo-cover = { $name }의 사목이 드러납니다. { $can ->
    [none] 이 컵으로는 그중 어느 것도 덮을 수 없습니다.
   *[some] 지금 그중 하나를 덮으세요.
  }
gobblet-todo-offer = 무승부 제안을 받았습니다. 받아들일까요?
gobblet-why-stack = 내 컵 더미에서 맨 바깥 컵만 꺼낼 수 있습니다.
gobblet-why-empty = 거기에는 아직 아무것도 없습니다. 먼저 컵을 고르세요.
gobblet-why-theirs = { $other }의 컵입니다.
gobblet-why-stuck = 이 컵은 갈 곳이 없습니다.
gobblet-why-back = 컵은 더미로 되돌릴 수 없습니다.
gobblet-why-larger = { $size }호 컵은 더 작은 컵만 덮습니다.
gobblet-from-stack = 더미의 컵은 상대의 삼목에 있는 컵만 덮습니다.
gobblet-goal = 내 컵 넷을 가로, 세로, 대각선 한 줄로 놓으면 이깁니다.
gobblet-teach = { $idea ->
    [win] 네 번째 칸을 채우면 이깁니다.
    [cover] 셋 중 하나를 덮으세요.
    [block] 막으세요.
    [either] 막거나 셋 중 하나를 덮으세요.
    [shut] 점선: 네 번째 칸은 아직 채울 수 없습니다.
    [beneath] 이 컵을 옮기면 그 밑의 컵이 드러납니다.
   *[move] 보드 위에서는 어디로든, 더 작은 컵 위로도 갑니다.
  }
gobblet-hint = { $from ->
    [stack] 내 { $size }호를 { $to }에 놓기
    [lift] { $from } 들기
   *[square] { $from }에서 { $to }(으)로 옮기기
  }
gobblet-because = { $why ->
    [wins] 이러면 이깁니다.
    [forces] 반드시 이기는 수입니다.
    [blocks] 막지 않으면 { $name }의 사목이 됩니다.
    [forks] 삼목이 한꺼번에 두 줄 생깁니다.
    [threatens] 삼목이 됩니다.
    [covers] 그러면 { $name }의 { $size }호 컵이 가려집니다.
    [joins] 두 줄을 함께 만듭니다.
    [stops] { $name }의 줄을 끊습니다.
    [builds] 한 줄에 둘이 됩니다.
    [uncovers] 내 컵이 하나 더 드러납니다.
    [centre] 가운데를 차지합니다.
    [corner] 모서리는 세 줄에 걸쳐 있습니다.
    [solid] 내 3호는 4호만 덮을 수 있습니다.
   *[strong] 내 4호는 아무것도 덮을 수 없습니다.
  }
gobblet-about = { $what ->
    [stack] 맨 바깥 컵을 빈칸에 놓거나, 상대의 삼목에 있는 더 작은 컵 위에 덮습니다.
    [piece] 빈칸이나 더 작은 컵이 있는 칸이면 어디든 갑니다. 덮인 컵은 그 자리에 남습니다.
   *[empty] 어떤 컵이든 올 수 있습니다.
  }
gobblet-button = { $what ->
    [accept] 무승부 받아들이기
   *[decline] 계속하기
  }
gobblet-warning = { $reason ->
    [reveal] 상대의 사목이 드러나고, 막지 못합니다. 바로 지게 됩니다.
    [touch] 이 컵은 놓을 곳이 없습니다. 바로 지게 됩니다.
   *[line] 이 수를 두면 바로 집니다.
  }

## 말로 보는 보드

gobblet-empty = 빈칸
gobblet-piece = { gobblet-seat } { $size }호
gobblet-over = { $below } 위에 { $top }
gobblet-stack = { gobblet-seat } { $size }호, { $where ->
    [left] 왼쪽 더미
    [right] 오른쪽 더미
    [upper] 위쪽 더미
    [lower] 아래쪽 더미
   *[middle] 가운데 더미
  }
gobblet-own = { $seat ->
    [0] 흰색의 컵 더미
   *[1] 검은색의 컵 더미
  }
gobblet-place-chosen = 고름
gobblet-place-three = 삼목
gobblet-place-begins = { $where ->
    [stack] 꺼낼 수 있음
   *[board] 옮길 수 있음
  }
gobblet-place-goes = 여기로 갈 수 있음

## 하우스 룰

gobblet-option = { $key ->
    [touch-move] 터치 무브
    [memory] 기억력
    [repetition] 반복 무승부
   *[first] 먼저 두는 쪽
  }
gobblet-value = { $choice ->
    [repetition-3] 세 번째에
    [repetition-4] 네 번째에
    [rules-screen] 화면에서
    [rules-printed] 인쇄된 규칙대로
    [first-white] 흰색
   *[first-random] 추첨
  }
gobblet-help = { $key ->
    [touch-move] 한번 든 컵은 꼭 두어야 합니다. 갈 곳이 없거나, 드러난 사목을 막지 못하면 집니다. 이 규칙이 없으면 도로 내려놓아도 됩니다.
    [memory] 컵 아래에 무엇이 있는지 보여 주지 않습니다. 이 규칙이 없으면 손가락이나 마우스로 컵을 길게 눌러 볼 수 있습니다(키보드에서는 P를 길게 누르기).
    [repetition] 같은 국면이 이만큼 나오면 무승부입니다.
    [screen] 컵을 들어 아래를 보고 도로 내려놓아도 됩니다.
    [printed] 인쇄된 규칙대로, 한번 든 컵은 꼭 두어야 합니다.
   *[first] 흰색이 먼저 둡니다. 추첨이면 누가 흰색인지 운으로 정합니다.
  }
