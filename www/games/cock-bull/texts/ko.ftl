# Cock & Bull: 게임 중에 하는 말.

cock-bull-seat = { $colour ->
    [red] 빨간색
    [black] 검은색
   *[none] { $number }번 플레이어
  }

## 이름

cock-bull-roll = { $roll ->
    [CC] 수탉 둘
    [BB] 황소 둘
    [MM] 원숭이 둘
    [CB] 수탉과 황소
    [CM] 수탉과 원숭이
    [BM] 황소와 원숭이
    [C] 수탉
    [B] 황소
   *[M] 원숭이
  }
cock-bull-area = { $roll ->
    [CC] 수탉 셋
    [BB] 황소 둘
   *[MM] 왕관
  }
cock-bull-on = { $roll ->
    [CC] 수탉
    [BB] 황소
   *[MM] 왕관
  }
cock-bull-off = { $roll ->
    [CC] 수탉에서
    [BB] 황소에서
   *[MM] 왕관에서
  }
cock-bull-spot = { $area ->
    [c] 수탉 { $number }
    [b] 황소 { $number }
   *[m] 왕관
  }
cock-bull-move = { $verb ->
    [place] { $spot }에 놓기
    [flip] { $spot } 뒤집기
    [remove] { $spot } 치우기
    [peg] 페그
    [pass] 페그 그대로 두기
    [red] 빨간색
    [black] 검은색
    [begins] 먼저 시작
   *[other] { $roll }
  }

## 있었던 일

cock-bull-event = { $kind ->
    [tied] 비겼습니다. 둘 다 다시 굴립니다.
    [passed] { $who ->
        [you] 내가
       *[other] { $name }:
      } 주사위를 넘겨받습니다.
   *[did] { $who ->
        [you] 내가
       *[other] { $name }:
      } { $kind ->
        [lost] 차례를 잃습니다: { $roll }
        [rolled] 주사위를 굴립니다: { $roll }
        [pegged] { $by ->
            [0] 페그를 움직이지 못합니다. 도착점을 넘어가기 때문입니다
           *[far] 페그를 { $by }칸 옮깁니다{ $to ->
                [36] (도착점)
               *[hole] { "" }
              }
          }
        [declined] 페그를 그대로 둡니다
        [placed] { $area ->
            [m] { $spot }
           *[other] { $spot }
          }에 칩을 놓습니다
        [flipped] { $spot }의 칩을 뒤집습니다
       *[removed] { $spot }에서 칩을 치웁니다
      }{ $note ->
        [area] { " " }({ $area } 모두 { $who ->
            [you] 내 것
           *[other] { $name }의 것
          })
        [none] { " " }(치울 칩이 없음)
       *[free] { "" }
      }.
  }
cock-bull-opening = { $who ->
    [you] { $kind ->
        [opened] 내가 첫 굴림에서 이겼습니다.
        [chosen] 내가 { $colour ->
            [red] 빨간색
           *[black] 검은색
          }으로 먼저 시작합니다.
       *[die] 내 주사위: { $roll }.
      }
   *[other] { $kind ->
        [opened] { $name }: 첫 굴림에서 이겼습니다.
        [chosen] { $name }: { $colour ->
            [red] 빨간색
           *[black] 검은색
          }으로 먼저 시작합니다.
       *[die] { $name }의 주사위: { $roll }.
      }
  }
cock-bull-owned = { $roll ->
    [CC] 수탉 셋은 { $who ->
        [you] 내
       *[other] { $name }의
      } 차지입니다. 수탉 둘이 나오면 페그가 2칸 갑니다.
    [BB] 황소 둘은 { $who ->
        [you] 내
       *[other] { $name }의
      } 차지입니다. 황소 둘이 나오면 페그가 3칸 갑니다.
   *[MM] 왕관은 { $who ->
        [you] 내
       *[other] { $name }의
      } 차지입니다. 원숭이 둘이 나오면 페그가 6칸 갑니다.
  }
cock-bull-beats = { $dice ->
    [CB] 황소가 수탉을 이깁니다.
    [CM] 원숭이가 수탉을 이깁니다.
   *[BM] 원숭이가 황소를 이깁니다.
  }
cock-bull-deed = { $kind ->
    [pegged] 페그 +{ $count }
   *[chips] { $whose ->
        [you] 내 칩
       *[other] 칩
      } { $count ->
        [one] 1
       *[other] { $count }
      }개 { $kind ->
        [placed] 놓음
        [flipped] 뒤집음
       *[removed] 치움
      }
  }
cock-bull-over = { $roll }: { $who ->
    [you] 내
   *[other] { $name }의
  } 차례가 끝납니다.
cock-bull-turn = { $who ->
    [you] 나
   *[other] { $name }
  }: { $deeds }.
cock-bull-near = 동그라미 하나만 더 차지하면 { $who ->
    [you] 이깁니다
   *[other] { $name } 승리입니다
  }.
cock-bull-wins = 승리
cock-bull-reason = { $reason ->
    [chip-in] 동그라미 여섯 곳이 모두 한 색입니다.
    [flying-monkey] 하늘을 나는 원숭이: 페그가 보드에 오르기 전에 여섯 곳을 모두 채웠습니다.
   *[peg-out] 페그가 36에 왔습니다.
  }

## 할 일

cock-bull-todo = { $can ->
    [opening] 굴려서 먼저 할 사람을 정하세요.
    [tap] 주사위를 굴리세요.
    [roll] 주사위를 굴려 나온 것을 입력하세요.
   *[act] { $name }{ $can ->
        [place] : { $on }에 칩을 놓으세요.
        [flip] : { $on }의 칩을 뒤집으세요.
        [flip-place] : { $on }에 칩을 놓거나 그곳의 칩을 뒤집으세요.
        [remove] : { $area } 상대 칩을 치우세요.
        [peg-remove] : { $area } 상대 칩을 치우거나 내 페그를 1칸 옮기세요.
        [peg] : 내 페그가 { $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          }칸 갑니다.
       *[none] .
      }
  }
cock-bull-why = { $why ->
    [area] { $name }: { $on } 중에서 고르세요.
    [own] 이미 내 칩입니다.
    [first] 여기서는 빈 동그라미부터 채웁니다.
    [none] 여기에는 칩이 없습니다.
    [rank] 상대 칩은 수탉, 황소, 왕관 순서로 치웁니다.
    [chip] { $name }: 먼저 칩을 치워야 합니다.
   *[peg] { $name }: { $area } 모두 내 것일 때만 페그가 움직입니다.
  }
cock-bull-goal = 동그라미 여섯 곳을 모두 채우거나 내 페그가 36에 가면 이깁니다.
cock-bull-teach = { $idea ->
    [area] 밝은 동그라미를 채우거나 칩을 뒤집으세요. 모두 내 것이 되면 이 굴림이 내 페그를 옮깁니다.
   *[remove] 밝은 칩을 치우거나 내 페그를 옮기세요. 수탉, 황소, 왕관 순서로 치웁니다.
  }
cock-bull-hint = { $verb ->
    [place] { $spot }에 칩 놓기
    [flip] { $spot } 뒤집기
    [remove] { $spot } 치우기
   *[peg] 내 페그 옮기기
  }
cock-bull-because = { $why ->
    [wins] 이러면 이깁니다.
    [five] 그러면 동그라미 하나만 남습니다.
    [owns] 그러면 { $area } 모두 내 것이 되어 그 짝이 페그를 옮깁니다.
    [breaks] 상대는 { $area }과 +{ $count }을 잃습니다.
    [near] { $area } 가운데 하나만 남습니다.
    [spots] 그러면 동그라미 여섯 곳 가운데 { $count }곳이 내 것입니다.
    [fewer] 그러면 상대 칩은 { $count ->
        [0] 하나도 남지 않습니다
        [1] 하나 남습니다
       *[other] { $count }개 남습니다
      }.
   *[peg] 그러면 내 페그는 도착점까지 { $count }칸 남습니다.
  }
cock-bull-about = { $what ->
    [c] 수탉 둘이 나오면 여기에 칩을 놓거나 뒤집습니다. 셋 다 내 것이면 페그가 2칸 갑니다.
    [b] 황소 둘이 나오면 여기에 칩을 놓거나 뒤집습니다. 둘 다 내 것이면 페그가 3칸 갑니다.
    [m] 원숭이 둘이 나오면 여기에 칩을 놓거나 뒤집습니다. 내 것이면 페그가 6칸 갑니다.
    [peg] 도착점에 오면 이깁니다. 칩 여섯 개가 한 색이어도 이깁니다.
   *[dice] 원숭이가 하나만 나오면 주사위를 넘깁니다.
  }

## 말로 보는 보드

cock-bull-chip-on = { $spot }, { $colour ->
    [red] 빨간색 칩
    [black] 검은색 칩
   *[none] 칩 없음
  }
cock-bull-supply = 둘이 함께 쓰는 칩: { $count }
cock-bull-peg = { $colour ->
    [red] 빨간색
   *[black] 검은색
  } 페그{ $hole ->
    [none] { "" }
    [0] , 보드에 오르기 전
   *[other] , { $hole }번 구멍
  }
cock-bull-can = { $can ->
    [place] 칩을 놓을 수 있음
    [flip] 뒤집을 수 있음
    [remove] 치울 수 있음
    [peg] 움직일 수 있음
   *[dice] 굴릴 수 있음
  }

## 하우스 룰

cock-bull-option = { $key ->
    [removal] 칩 치우기
    [pair] 같은 그림 둘
    [peg-out] 페그아웃
    [flying-monkey] 하늘을 나는 원숭이
    [pegging] 페그 옮기기
    [faces] 주사위의 면
   *[dice] 주사위
  }
cock-bull-value = { $value ->
    [choice] 자유롭게
    [forced] 꼭 치우기
    [place-first] 놓기 먼저
    [overshoot] 36 이상
    [exact] 정확히 36
    [54] 54점
    [off] 여느 칩인처럼
    [must] 꼭 옮기기
    [free] 그대로 두어도 됨
    [random] 페이지가 굴림
    [manual] 직접 입력
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] 수탉과 황소: 칩을 치우거나 페그를 옮깁니다. 또는 치울 수 있으면 꼭 치웁니다.
    [pair] 같은 그림 둘: 칩을 놓거나 뒤집습니다. 또는 빈 동그라미가 없을 때만 뒤집습니다.
    [peg-out] 도착점을 넘어가는 이동은 인정하거나 무효로 합니다.
    [flying-monkey] 이긴 쪽의 페그가 보드에 오르기 전에 칩인을 하면 얻는 점수입니다.
    [pegging] 페그는 꼭 옮기거나, 그대로 두어도 됩니다.
    [faces] 수탉, 황소, 원숭이가 그려진 면의 수입니다.
   *[dice] 직접 입력: 진짜 주사위를 굴려 나온 것을 입력합니다.
  }
