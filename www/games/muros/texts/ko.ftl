# Muros: 게임 중에 하는 말.

## 이름

# 색은 모두 “색”으로 끝나므로 조사는 언제나 “이, 은, 을”입니다. 자리는 A에서 D까지라 언제나 “가”입니다.
muros-name = { $name ->
    [Y] 노란색
    [B] 파란색
    [R] 빨간색
    [G] 초록색
    [W] 흰색
    [nothing] 없음
    [blocked] 막힘
   *[hole] 빈칸
  }
muros-move = { $verb ->
    [pass] 패스
    [pile] 테이블: { $colour } → { $slot }
   *[hand] 손패: { $colour } → { $slot }
  }

## 있었던 일

muros-event = { $kind ->
    [gridded] 돌을 늘어놓습니다.
    [dealt] 카드를 나누어 줍니다.
    [started] { $seat }가 먼저 시작합니다.
    [laid] { $seat }가 { $source ->
        [pile] 공개 더미의
       *[hand] 손패의
      } { $colour } { $slot ->
        [none] 카드를 놓습니다
       *[end] 카드를 { $slot }에 놓습니다
      }
    [blocked] 맞은편이 같은 색이라 줄이 막힙니다.
    [taken] { $seat }가 { $colour } 돌 { $count }개를 가져갑니다.
    [none] { $seat }가 여기에 없는 { $colour } 돌을 고릅니다.
    [declined] { $seat }가 아무것도 가져가지 않습니다.
   *[passed] { $seat }가 패스합니다. 남은 카드가 없습니다.
  }
muros-left = { $count ->
    [none] .
    [0] . 빠지는 돌이 없습니다.
    [one] . 돌 { $count }개가 빠집니다.
   *[other] . 돌 { $count }개가 빠집니다.
  }
muros-later = 갖기에서 { $colour } 돌 { $count }개를 여기서 가져갈 수 있습니다.
muros-reason = { $reason ->
    [shared] 승부를 가르는 모든 것이 같습니다.
   *[majority] 승부를 가르는 색을 가장 많이 가진 사람: { $winner }.
  }
muros-compared = { $at ->
    [0] { $tied ->
        [yes] 먼저 세는 색은
       *[no] 먼저 세는 색은
      } { $colours }: { $kept }{ $equal ->
        [yes] { " " }(같음)
       *[no] { "" }
      }.
   *[other] 그다음은 { $colours }: { $kept }{ $equal ->
        [yes] { " " }(같음)
       *[no] { "" }
      }.
  }
muros-kept = { $seat } { $count }개
muros-rank = { $left }({ $kept })
muros-standing = 보드에 남은 돌(과 각자 가져간 돌): { $ranks }.
muros-leads = { $even ->
    [none] { "" }
   *[some] { $even } 같음,{ " " }
  }{ $colours } { $many ->
    [1] 기준
   *[other] 기준
  }{ $lead ->
    [you] 으로 내가
    [one] 으로 { $who }가
   *[several] { "" }
  }{ $by ->
    [0] { $lead ->
        [several] { "" }
       *[one] { " " }앞섬
      }
   *[other] { " " }{ $by }개 앞섬
  }
muros-equal = 아직 모두 동점
muros-caption = { $colour } 선두. 끝에 가장 많은 색이 승부를 가릅니다.
muros-hands = 손패: { $hands }.

## 할 일

muros-todo = { $can ->
    [pass] 남은 카드가 없습니다.
    [take] 어느 색을 가져갈까요?
    [slot] { $colour } 카드를 { $phase ->
        [1] 카드가 없는 줄에
       *[2] 다른 카드 맞은편에
      } 놓으세요.
   *[card] 카드를 고르세요.
  }
muros-keeping = { $can ->
    [both] { $one }, { $other } 중에서 무엇을 가져갈까요?
   *[nothing] { $one }, { $other } 중에서 무엇을 가져갈까요, 아니면 가져가지 않을까요?
  }
muros-take = { $colour } { $count }개({ $at ->
    [0] 보드에 { $left }개 남음
   *[1] { $left }개 남음
  })
muros-forced = 카드가 없습니다. { $on ->
    [several] 다른 사람들이
   *[other] { $on } 혼자
  } 계속 둡니다.
muros-why = { $why ->
    [take] 아래나 보드에서 색을 고르세요.
    [card] 먼저 카드를 고르세요.
    [full] 이미 카드가 있습니다.
    [line] 전반에는 줄마다 카드를 한 장만 놓습니다.
   *[pile] 테이블의 카드는 손패를 다 쓴 뒤에 씁니다.
  }
muros-goal = 가장 많이 남은 색을 가장 많이 가지세요.
muros-teach = { $idea ->
    [holes] 돌은 빈칸을 뛰어넘고, 빈칸은 그대로 남습니다.
    [hand] 손패를 아끼세요. 테이블이 비면 카드가 남은 사람만 계속 둡니다.
    [white] 흰 돌은 세지 않습니다.
    [worth] 숫자는 그 카드 색의 돌 수입니다.
    [tied] 남은 수가 같은 색은 합쳐서 셉니다.
   *[block] 맞은편에 같은 색을 놓으면 줄이 막힙니다.
  }
muros-about = { $what ->
    [line-1] 여기에 카드를 놓으면, 이 줄에 있는 그 색의 수만큼 반대쪽 끝에서 돌이 빠집니다.
    [line-2] 맞은편과 색이 다르면 두 색 가운데 하나를 가져갑니다. 색이 같으면 줄이 막힙니다.
    [laid] 후반에는 맞은편에 카드를 놓습니다.
    [blocked] 막힌 줄: 이 줄에서는 아무도 가져가지 못합니다. 가로지르는 줄은 가져갈 수 있습니다.
    [pile] 누구나 쓸 수 있습니다.
    [hand] 나만 볼 수 있습니다. 카드를 아끼면 남들이 패스할 때도 계속합니다.
    [take] 이 줄의 이 돌들을 가져갑니다.
   *[scores] 가장 많이 남은 색을 먼저 견주고, 그다음 색을 견줍니다.
  }

## 말로 보는 보드

muros-place = { $kind ->
    [column] { $slot }, 세로줄 { $number }: { $card }, 여기서부터 { $line }
    [row] { $slot }, 가로줄 { $number }: { $card }, 여기서부터 { $line }
    [take] 가져가기: { $colour }
    [pile] 테이블, { $colour }: { $count }장, 보드에 { $left }개 남음
   *[hand] 손패, { $colour }: { $count }장
  }
muros-slot = { $kind ->
    [column] { $slot }, 세로줄 { $number }: { $card }
   *[row] { $slot }, 가로줄 { $number }: { $card }
  }
muros-card = { $card ->
    [none] 카드 없음
    [faced] 맞은편에 { $colour } 카드
    [leaves] { $count ->
        [0] 빠지는 돌 없음
        [one] 돌 { $count }개 빠짐
       *[other] 돌 { $count }개 빠짐
      }
    [blocked] { $colour } 카드, 막힘
   *[card] { $colour } 카드
  }
muros-can = 고를 수 있음

## 하우스 룰

muros-option = { $key ->
    [holes] 빈칸
    [taking] 가져가는 돌
    [decline] 가져가지 않기
    [piles] 공개 카드
   *[ties] 수가 같은 색
  }
muros-value = { $value ->
    [fixed] 그대로
    [carried] 함께 이동
    [closed] 메움
    [colour] 고른 색
    [far-end] 반대쪽 끝에서
    [free] 언제든
    [last] 손패를 다 쓴 뒤
    [summed] 합치기
   *[ordered] 하나씩
  }
muros-help = { $key ->
    [holes] 돌이 줄에서 빠질 때 빈칸은 그대로 남거나, 나머지와 함께 움직이거나, 메워집니다.
    [taking] 후반: 고른 색의 돌을 가져갑니다. 또는 그 수만큼 흰색까지 아무 색이나, 그 색 카드의 반대쪽 끝에서 가져가고 나머지는 밀려 갑니다.
    [decline] 후반에 아무것도 가져가지 않아도 됩니다.
    [piles] 언제든 쓰거나, 손패를 다 쓴 뒤에만 씁니다.
   *[ties] 수가 같은 색은 한 색으로 합치거나, 노란색, 파란색, 빨간색, 초록색 순서로 하나씩 견줍니다.
  }
