# Dog: 게임 중에 하는 말.

dog-note = 파트너끼리는 카드에 대해 묻지도 말하지도 않습니다.

## 이름

# 모두 “색”으로 끝나므로 조사는 언제나 “이, 은, 을, 으로”입니다.
dog-seat = { $seat ->
    [0] 파란색
    [1] 빨간색
    [2] 노란색
    [3] 초록색
    [4] 보라색
   *[5] 하늘색
  }
dog-figure = { $figure ->
    [1] 왕
    [2] 기사
    [3] 시민
   *[4] 광대
  } { $seat }
dog-piece = { $whose ->
    [you] 내{ $figure ->
        [1] { " " }왕
        [2] { " " }기사
        [3] { " " }시민
        [4] { " " }광대
       *[none] { "" }
      }
    [named] { $owner }의{ $figure ->
        [1] { " " }왕
        [2] { " " }기사
        [3] { " " }시민
        [4] { " " }광대
       *[none] { "" }
      }
   *[other] { $figure ->
        [none] { "" }
       *[some] { "" }
      }{ $seat ->
        [0] 파란
        [1] 빨간
        [2] 노란
        [3] 초록
        [4] 보라
       *[5] 하늘색
      }{ $figure ->
        [1] { " " }왕
        [2] { " " }기사
        [3] { " " }시민
        [4] { " " }광대
       *[none] { "" }
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] 교환
    [J] 조커
    [C] 복사
    [M] 자석
   *[number] { $card }
  }
dog-as = { $card }({ $counts })
dog-move = { $verb ->
    [give] { $card } 카드 주기
    [place] { $piece } 말을 출발 칸에
    [discard] { $card } 카드 버리기
    [turn] { $to ->
        [cw] 시계 방향으로 돌리기
       *[ccw] 반시계 방향으로 돌리기
      }
    [jump] 다음 마름모로 건너뛰기
    [stay] 그대로 두기
    [lapse] 남은 칸 포기
    [start] { $card }: { $piece } 나옴
    [card] { $card }: { $piece } → { $to }
    [swap] { $card }: { $piece } ↔ { $to }
   *[fold] 이번 라운드 빠지기
  }

## 있었던 일

dog-event = { $kind ->
    [started] { $who ->
        [you] 내가
       *[other] { $seat } 님이
      } 첫 라운드의 선입니다.
    [shuffled] 버린 카드 { $cards }장을 섞습니다.
    [dealt] 모두 카드를 { $cards }장씩 받습니다.
    [gave] { $who ->
        [you] 내가
       *[other] { $seat } 님이
      } 줄 카드를 골랐습니다{ $known ->
        [yes] : { $card }.
       *[no] .
      }
    [exchanged] 고른 카드를 서로 주고받습니다.
    [gift] { $seat }이 { $to }에게 { $card } 카드를 줍니다.
    [played] { $who ->
        [you] 내가
       *[other] { $seat } 님이
      } { $card } 카드를 냅니다.
    [walked] { $piece } 말이 { $from ->
        [H] 출발 칸으로 나옵니다
       *[other] { $to ->
            [none] { $back ->
                [true] 물러납니다
               *[false] 갑니다
              }
           *[square] { $back ->
                [true] { $to }으로 물러납니다
               *[false] { $to }으로 갑니다
              }
          }
      }.
    [pulled] { $piece } 말이 { $ahead ->
        [dog] 검은 개 바로 뒤까지 갑니다
       *[other] 다음 말 바로 뒤까지 갑니다: { $ahead } 말
      }.
    [captured] { $piece } 말이 잡힙니다.
    [caught] 검은 개가 { $piece } 말을 잡습니다.
    [swapped] { $piece }, { $other } 두 말이 자리를 바꿉니다.
    [split] 여기서 { $steps }칸, 그다음 { $points }칸 더.
    [paw] 그다음 회전판의 방향을 { $steps ->
        [0] 고릅니다
       *[other] 고르고, 검은 개가 { $steps }칸 갑니다
      }.
    [lapsed] { $who ->
        [you] 내가
       *[other] { $seat } 님이
      } 남은 칸을 포기합니다.
    [discarded] { $who ->
        [you] 내가
       *[other] { $seat } 님이
      } { $card } 카드를 버립니다.
    [drew] { $who ->
        [you] 내가
       *[other] { $seat } 님이
      } { $known ->
        [yes] { $card } 카드를 뽑습니다.
       *[no] 카드 한 장을 뽑습니다.
      }
    [folded] { $who ->
        [you] 내가 이번 라운드에서 빠집니다: { $card }. 다음에 카드를 나눌 때까지 쉽니다.
       *[other] { $seat } 님이 이번 라운드에서 빠집니다: { $card }.
      }
    [round-ended] 라운드가 끝납니다. 다음 선은 { $who ->
        [you] 나
       *[other] { $seat } 님
      }입니다.
    [jumped] { $piece } 말이 { $to ->
        [none] 다음 마름모로 건너뜁니다
       *[square] { $to }으로 건너뜁니다
      }.
    [stayed] { $piece } 말이 그대로 있습니다.
    [disc] 회전판이 { $clockwise ->
        [true] 시계 방향으로
       *[false] 반시계 방향으로
      } 돕니다.
    [still] 회전판을 돌리지 않습니다.
    [prowled] 검은 개가 { $to ->
        [none] 달립니다
       *[square] { $to }으로 갑니다
      }.
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat } 님이 나에게 { $card } 카드를 줍니다.
dog-giving = { $name } 앞으로 { $card } 주기.
dog-recap = { $kind ->
    [played] { $card }
    [shared] { $who ->
        [you] 나와
       *[other] { $seat } 님과
      } 나눔
    [out] { $named ->
        [yes] { $piece } 말 나옴
       *[no] 말 나옴
      }
    [walked] { $named ->
        [yes] { $piece } 말 →{ " " }
       *[no] { "" }
      }{ $back ->
        [true] 뒤로 { $to }
       *[false] { $to }
      }
    [magnet] 다음 말 바로 뒤까지
    [jumped] { $named ->
        [yes] { $piece } 말 다음 마름모로
       *[no] 다음 마름모로
      }
    [caught] 검은 개가 { $piece } 말을 잡음
    [captured] { $piece } 말 잡힘
    [mate] { $piece } 말 잡힘 (같은 편)
    [own] { $named ->
        [yes] { $piece } 말 잡힘 (자기 말)
       *[no] 자기 말 잡힘
      }
    [swapped] { $piece } 말 ↔ { $other } 말
    [drew] 카드 한 장 뽑음
    [diamond] 마름모에서 카드 한 장 뽑음
    [disc] 회전판 돌림
    [prowled] 검은 개 → { $to }
    [lane] { $named ->
        [yes] { $piece } 말 도착 구역으로
       *[no] 말 하나 도착 구역으로
      }
    [back] { $named ->
        [yes] { $piece }: 뒤로
       *[no] 뒤로
      }
    [ran] 검은 개가 달림
    [shut] ↑ 카드 없음, 다음에 나눌 때까지 쉼
   *[folded] 낼 카드 없음, 다음에 나눌 때까지 쉼
  }
dog-partner = 같은 편 { $name }
dog-notice = { $kind ->
    [captured] { $seat } 님이 { $card } 카드로 { $piece } 말을 잡습니다.
    [caught] { $seat } 님이 { $card } 카드를 냅니다. 검은 개가 { $piece } 말을 잡습니다.
    [swapped] { $seat } 님이 { $piece } 말과 { $other } 말의 자리를 바꿉니다.
    [traded] { $seat } 님이 { $piece } 말과 자리를 바꿉니다.
    [lane] { $seat } 님이 { $card } 카드로 { $piece } 말을 도착 구역에 넣습니다.
    [moved] { $seat } 님이 { $card } 카드로 { $piece } 말을 옮깁니다{ $turns ->
        [yes] . 그리고 회전판을 돌립니다
       *[no] { "" }
      }.
    [turned] { $seat } 님이 회전판을 돌려 { $piece } 말도 함께 돕니다.
   *[jumped] { $piece } 말이 다음 마름모로 건너뜁니다.
  }
dog-missed = { $kind ->
    [captured] 내 말 { $count }개 잡힘
    [home] 우리 팀 말 { $count }개 도착
    [theirs] 상대 팀 말 { $count }개 도착
   *[all] 쉬는 동안: { $missed }.
  }
dog-reason = { $team ->
    [yes] 여덟 말이 모두 도착했습니다.
   *[no] 네 말이 모두 도착했습니다.
  }

## 할 일

dog-short = { $kind ->
    [give] { $card ->
        [none] { "" }
       *[some] { $card }{ " " }
      }카드를 줌
    [discard] { $card } 카드를 버림
    [starter] 첫 라운드의 선
    [shuffle] 버린 카드를 섞음
   *[deal] 새 손패
  }
dog-todo = { $can ->
    [give] { $name }: 카드를 한 장씩 교환하세요.
    [trade] { $name }: 카드를 교환하세요. ↑ 카드로 말이 나옵니다.
    [left] 왼쪽 플레이어에게 카드를 한 장 주세요.
    [two] 상대에게 카드를 한 장 주세요.
    [card] 카드를 고르세요.
    [partner] 내 말은 모두 도착했습니다. { $name } 말을 움직일 카드를 내세요.
    [as] 조커로 쓸 카드를 고르세요.
    [copied] 복사할 카드를 고르세요.
    [place] 출발 칸에 먼저 둘 말을 고르세요.
    [piece] 말을 고르세요.
    [split] 남은 칸 수: { $points }. 다음 말을 고르세요.
    [other] 자리를 바꿀 말을 고르세요.
    [square] 갈 칸을 고르세요.
    [turn] 회전판을 돌릴 방향을 고르세요.
    [jump] 다음 빈 마름모로 건너뛸까요?
    [caught] “!”: 검은 개에게 잡힙니다.
    [bites] 검은 개가 { $piece } 말을 잡을 수 있습니다.
    [discard] 이 카드는 효과가 없습니다. 버리세요.
   *[none] 낼 수 있는 카드가 없습니다.
  }
dog-why = { $why ->
    [card] 먼저 카드를 고르세요.
    [piece] 먼저 말을 고르세요.
    [guard] { $who ->
        [you] 출발 칸에 있는 내 말이 길을 막고 있습니다.
       *[other] 출발 칸에 있는 { $name } 말이 길을 막고 있습니다.
      }
    [stop] { $piece } 말은 출발 칸에 있는 말을 지나가지만 거기에 멈출 수는 없습니다.
    [rank] { $by } 말이 길을 막고 있습니다. { $piece } 말보다 등급이 높습니다.
    [king] 왕은 왕만 잡을 수 있습니다.
    [far] 왕은 최대 7칸까지 움직입니다.
    [lane] 도착 구역에 자리가 모자랍니다.
    [room] { $piece } 말 앞에 남은 도착 구역은 { $count ->
        [1] 한 칸
       *[more] { $count }칸
      }입니다.
    [lap] 출발 칸에 있는 말은 바로 들어갈 수 없습니다. 먼저 한 바퀴를 돌아야 합니다.
    [short] 이 카드로는 도착 구역까지 가지 못합니다.
    [stuck] 지금은 이 카드를 쓸 수 있는 말이 없습니다.
    [exchange] 교환하려면 내가 두는 색의 말과 다른 색의 말이 트랙에 있어야 하고, 둘 다 자기 출발 칸에 있지 않아야 합니다.
    [copy] 이번 라운드에는 아직 복사할 카드가 없습니다.
    [theirs] 지금은 { $name } 말을 움직입니다.
    [home] ↑ 표시가 있는 카드로만 말이 나옵니다. 출발 칸에 내 말이 있으면 나올 수 없습니다.
    [taken] { $who ->
        [you] 출발 칸에 내 말이
       *[other] 출발 칸에 { $name } 말이
      } 있어 다른 말이 나오지 못합니다.
   *[square] 이 카드로는 표시된 것만 할 수 있습니다.
  }
dog-forced = { $why ->
    [guard] 출발 칸에 있는 { $name } 말이 내 카드를 막고 있습니다. 다음에 카드를 나눌 때까지 쉽니다.
    [out] 말을 내보낼 ↑ 카드가 없습니다. 다음에 카드를 나눌 때까지 쉽니다.
    [far] { $count ->
        [1] { $cards } 카드로는
       *[more] 내 카드로는
      } 도착 구역에 자리가 모자라고, ↑ 카드도 없습니다. 다음에 카드를 나눌 때까지 쉽니다.
   *[none] 낼 수 있는 카드가 없습니다. 다음에 카드를 나눌 때까지 쉽니다.
  }
dog-goal = { $team ->
    [no] 내 말 다섯 중 넷을 한 바퀴 돌려 도착 구역에 넣으면 이깁니다.
    [named] 나와 { $mate }: 말 여덟을 먼저 도착 구역에 넣으면 이깁니다.
   *[yes] 우리 팀의 말 여덟을 한 바퀴 돌려 도착 구역에 넣으면 이깁니다.
  }
dog-caption-exchange = 교환
dog-caption-split = 나누기
dog-caption-wild = 조커
dog-caption-copy = 복사
dog-caption-magnet = 자석
dog-out = 쉼
dog-keep = 남기기
dog-as-joker = 조커: 어떤 카드로 쓸까요?
dog-as-copy = 복사: 어떤 카드로 쓸까요?
dog-teach = { $idea ->
    [begin] 어느 말을 먼저 내보낼까요? 더 높은 말은 지나갈 수 없습니다: 왕 > 기사 > 시민 > 광대.
    [out] ↑ 표시가 있는 카드로 말을 내보냅니다.
    [figure-1] 내 왕은 1에서 7까지로만 움직입니다. 다른 왕만 내 왕을 잡습니다.
    [figure-2] 내 기사는 출발 칸에 있는 말도 지나갑니다.
    [figure-3] 내 시민이 마름모에 가면 카드를 뽑고, 다음 마름모로 건너뛸 수 있습니다.
    [figure-4] 내 광대는 도착 구역에 들어갈 때 카드에서 한두 칸을 남길 수 있습니다.
    [dog] 검은 카드를 내면 검은 개도 그만큼 달리며, 문지기만 빼고 길에 있는 말을 모두 잡습니다.
    [bitten] 검은 카드를 내면 검은 개도 그만큼 달리며, 문지기까지 길에 있는 말을 모두 잡습니다.
    [guard] 출발 칸에 있는 내 말은 안전하고 다른 말을 막습니다.
    [guard-royal] 출발 칸에 있는 내 말은 안전합니다.
    [lap] 출발 칸에 있는 이 말은 먼저 한 바퀴를 돌아야 합니다.
    [capture] 이 말이 있는 칸에 딱 맞게 가면 집으로 보냅니다.
    [special] 이 마름모에 가면 카드를 뽑습니다.
    [paw] 발자국 칸에 가면 회전판이 위의 말들, 개와 함께 돕니다.
    [back] 말이 출발 칸에서 이 카드로 뒤로 가면 거의 한 바퀴를 아낍니다.
    [burn] 7은 내 말들에 나누어 씁니다. 지나간 말은 우리 편 말도 집으로 갑니다.
    [share] 빨간 4의 점수는 여러 말에, 파트너의 말에도 나누어 쓸 수 있습니다.
    [exchange] 교환 카드는 내 말과 트랙의 다른 말을 서로 바꿉니다.
    [wild] 조커는 쓸 수 있는 어떤 카드로도 통합니다.
    [copy] 복사 카드는 이번 라운드에 나온 카드를 다시 씁니다.
    [magnet] 자석 카드는 내 말을 다음 말 바로 뒤까지 끌어 줍니다.
    [prowl] 검은 카드: 검은 개가 말을 잡습니다.
   *[lane] 이 카드로 말이 도착 구역에 들어갑니다. 거기서는 안전합니다.
  }
dog-hint = { $rest ->
    [yes] 나머지 { $card }칸 가기
   *[no] { $card } 내기
  }
dog-because = { $why ->
    [wins] 이러면 이깁니다.
    [captures] { $piece } 말이 처음부터 다시 가야 합니다.
    [home] 말 하나가 도착 구역에 들어가 안전합니다.
    [out] 말 하나가 더 길에 나섭니다.
    [gains] 내 말이 { $count }칸 앞섭니다.
    [loses] { $piece } 말이 { $count }칸 뒤로 갑니다.
    [turns] 회전으로 내 말이 가까워집니다.
    [hinders] 회전으로 다른 말이 멀어집니다.
    [safer] 거기서는 내 말을 노리는 말이 줄어듭니다.
    [hunts] { $piece } 말을 뒤쫓습니다.
    [front] 가장 앞선 말이 더 나아갑니다.
    [flees] { $name } 말이 닿지 않는 곳으로 갑니다.
    [frees] 내 출발 칸이 빕니다.
    [shortcut] 뒤로 가는 쪽이 도착 구역에 더 가깝습니다.
    [deeper] 도착 구역에 자리가 납니다.
    [helps] 파트너의 말을 돕습니다.
    [saves] { $card } 카드를 새 말을 위해 남깁니다.
    [near] 도착 구역이 가까워집니다.
    [needs] 파트너는 말을 내보낼 카드가 필요합니다.
    [uses] 파트너의 말이 나와 있습니다.
    [spares] 내 카드로는 말을 내보낼 수 없습니다.
   *[keeps] 이러면 말을 내보낼 카드를 남깁니다.
  }
dog-about = { $what ->
    [home] ↑ 표시가 있는 카드로 나옵니다.
    [start] 이 색의 말이 여기 있으면 문지기입니다. 다른 말은 지나가거나 잡거나 바꿀 수 없습니다.
    [lane] 안전합니다. 앞으로만 가고, 다른 말을 지나가지 못합니다. 자기 출발 칸에서 곧바로 들어갈 수는 없습니다.
    [special] 카드로 말을 여기에 옮기면 카드를 뽑습니다.
    [disc] 말이 발자국 칸에 오면 회전판이 4분의 1바퀴 돕니다.
    [paw] 카드로 말을 여기에 옮기면 회전판을 돌립니다.
    [figure-1] 다른 왕만 잡을 수 있습니다. 1에서 7까지로만 움직입니다.
    [figure-2] 출발 칸에 있는 말도 지나갑니다.
    [figure-3] 마름모에서 다음 마름모로 건너뛸 수 있습니다.
    [figure-4] 도착 구역에 들어갈 때 카드에서 한두 칸을 남길 수 있습니다.
   *[piece] 한 바퀴 돈 다음 자기 색의 도착 구역에 들어갑니다.
  }

## 말로 보는 보드

# 모두 받침으로 끝나므로 뒤에는 언제나 “으로”가 옵니다.
dog-where = { $where ->
    [H] 집
    [F] 도착 { $at }번 칸
   *[T] { $at }번 칸
  }
dog-rank = 왕, 기사, 시민, 광대 순입니다. 같은 등급과 낮은 등급만 지나갑니다.
dog-landing = { $where ->
    [start] { $whose ->
        [you] 내
       *[other] { $seat }
      } 출발 칸
    [before] { $whose ->
        [you] 내
       *[other] { $seat }
      } 출발 칸 { $at }칸 전
   *[past] { $whose ->
        [you] 내
       *[other] { $seat }
      } 출발 칸 { $at }칸 지난 곳
  }
dog-place = { $kind ->
    [card] { $card } 카드({ $does })
    [as] { $card } 카드로
    [lane] { $seat } 도착 { $at }번 칸
    [special] 마름모
    [paw] 발자국
    [dog] 검은 개
    [guard] 문지기
    [gift] 줄 카드
    [came] { $seat }에게 받음
   *[discard] 버린 카드 더미
  }
dog-does = { $does ->
    [start] ↑ 나오거나 앞으로
    [back] 앞으로 또는 뒤로
    [share] 앞으로, 나누어 쓰기
    [burn] 나누어 쓰기, 지나친 말은 집으로
    [exchange] 두 말의 자리 바꾸기
    [wild] 어떤 카드든
    [copy] { $last ->
        [none] 아직 복사할 카드 없음
       *[some] 지금은 { $last }
      }
    [magnet] 다음 말 바로 뒤까지
   *[on] 앞으로
  }{ $and ->
    [dog] , 그다음 검은 개
    [rank] , 등급에 상관없이
   *[no] { "" }
  }
dog-round = { $round }라운드, 선: { $seat }.
dog-table = 손패: { $hands }. 카드 더미 { $deck }, 버린 카드 더미 { $discard }, 맨 위 { $card }.
dog-chosen = 고른 플레이어: { $seats }.
dog-folded = 빠진 플레이어: { $seats }.
dog-reach = 갈 수 있는 칸: { $squares }
dog-can = { $can ->
    [give] 줄 수 있음
    [go] 갈 수 있음
   *[choose] 고를 수 있음
  }

## 하우스 룰

dog-option = { $key ->
    [variant] 종류
    [guard] 문지기
    [seven-partner] 파트너에게 쓰는 7
    [exchange-no-target] 상대 없는 교환
    [last-seven] 7의 남은 칸
    [copy] 복사 카드의 대상
    [copy-on-copy] 복사 다음의 복사
    [thirteen] 13의 칸 수
    [king-start] 남의 출발 칸에 있는 왕
    [dog-guards] 검은 개와 문지기
    [turn] 회전판 돌리기
    [hand] 손패 장수
    [free-start] 말 하나 내놓고 시작
   *[burning-seven] 불타는 7
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6, 5, 4, 3, 2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] 언제나
    [fresh] 막 나왔을 때만
    [leftover] 남은 것만
    [free] 언제든
    [unplayable] 낼 수 없음
    [discard] 그냥 버려도 됨
    [complete] 모두 써야 함
    [lapses] 바로 그때만 포기
    [must] 꼭 돌리기
    [may] { $key ->
        [last-seven] 쓰거나 포기하거나
       *[turn] 그대로 두어도 됨
      }
    [any] { $key ->
        [copy] 앞서 낸 모든 카드
       *[king-start] 다른 색이면 누구나 잡음
      }
    [last] 마지막에 낸 카드
    [owner] 출발 칸의 색만 잡음
    [safe] 문지기는 안전
    [bitten] 문지기도 집으로
    [13] 13
    [12] 12
    [page] 웹에 공개된 규칙
    [box] 상자 속 설명서
    [5] 언제나 5
    [on] 예
   *[off] 아니요
  }
dog-help = { $key ->
    [classic] 조커와 불타는 7이 있습니다. 2~6명.
    [royal] 왕, 기사, 시민, 광대마다 규칙이 다릅니다. 4명 또는 6명.
    [black] 개가 돌아다니고 회전판이 돕니다. 4명.
    [page] 웹에 공개된 규칙을 따릅니다.
    [box] 출판사 설명서대로: 복사 카드는 마지막에 낸 카드가 되고, 7은 남김없이 쓰며, Black DOG에서는 모두 말 하나를 내놓고 카드 다섯 장으로 시작합니다.
    [variant] 종류마다 카드와 규칙이 다릅니다.
    [guard] 자기 출발 칸에 있는 말은 모두 문지기이거나, 막 나온 말만 문지기입니다. 어느 쪽이든 그 칸에서 도착 구역으로 곧바로 들어갈 수는 없습니다.
    [seven-partner] 파트너의 말에는 내 말 넷이 모두 도착한 뒤에만 7을 쓰거나, 언제든 씁니다.
    [exchange-no-target] 바꿀 말이 없으면 낼 수 없거나, 효과 없이 버려도 됩니다.
    [last-seven] 7로 마지막 말이 도착한 뒤 남은 칸은 파트너의 말에 쓰거나 언제든 포기합니다. 또는 모두 써야 합니다. 또는 바로 그때만 포기할 수 있습니다.
    [copy] C는 이번 라운드에 앞서 낸 어떤 카드로든 쓰거나, 마지막에 낸 카드로만 씁니다.
    [copy-on-copy] 복사 카드 바로 다음에 복사 카드를 내도 됩니다.
    [thirteen] 말을 내보내지 않을 때이며, 조커나 복사 카드로 쓸 때도 같습니다. 공개된 페이지 하나는 12라고 합니다.
    [king-start] 예외: 남의 출발 칸에 있는 왕은 그 색의 말도 잡거나, 왕과 색이 다른 말이면 모두 잡습니다.
    [dog-guards] 검은 개가 지나가거나 멈춘 칸의 문지기에게 일어나는 일이며, 방금 움직인 말도 마찬가지입니다. 자기 출발 칸에서 개와 만난 말은 그대로 남습니다.
    [turn] 발자국에 온 말은 회전판을 꼭 돌리거나, 그대로 두어도 됩니다.
    [hand] Classic처럼, 또는 Royal처럼.
    [free-start] 처음에 모두 출발 칸에 말을 하나씩 놓습니다.
   *[burning-seven] Classic의 7도 카드 더미에 들어갑니다.
  }
