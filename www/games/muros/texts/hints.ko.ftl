# Muros: 힌트가 좋은 수인 까닭, 그리고 수를 두는 사람에게 하는 말.

muros-because = { $why ->
    [wins] 이 수로 이깁니다.
    [ahead] 그러면 가장 먼저 승부를 가르는 { $colour }을 가장 많이 가지게 됩니다.
    [decides] { $colour }이 가장 먼저 승부를 가릅니다.
    [takes] { $rank ->
        [1] 둘째로
        [2] 셋째로
       *[3] 마지막으로
      } 승부를 가르는 { $colour } 돌이 { $count }개 늘어납니다.
    [blocks] 줄이 막혀 { $colour } 돌 { $count }개가 보드에 남습니다.
    [denies] 그러지 않으면 다른 사람이 여기서 { $colour } 돌 { $count }개를 가져갈 수 있습니다.
    [least] 이 줄에는 가져갈 돌이 없으니 아무도 이득을 보지 않습니다.
    [leads] 그러면 { $colour }이 승부를 가르는 첫째 색이 { $count ->
        [0] 됩니다.
       *[other] 되고, 그 카드를 { $count }장 갖고 있습니다.
      }
    [level] 그러면 { $colour }이 첫째 색과 나란히 승부를 { $count ->
        [0] 가릅니다.
       *[other] 가르고, 그 카드를 { $count }장 갖고 있습니다.
      }
    [alone] 그러면 { $colour }만 첫째 색이 { $count ->
        [0] 됩니다.
       *[other] 되고, 그 카드를 { $count }장 갖고 있습니다.
      }
    [drops] 그러면 { $colour }은 더는 첫째 색이 { $count ->
        [0] 아니고, 그 카드가 없습니다.
       *[other] 아닙니다.
      }
    [trails] { $colour }이 { $first }에 뒤지고, { $first } 카드를 { $count }장 갖고 있습니다.
    [stays] 내 { $colour } 카드를 위해 { $colour } 돌 { $count }개가 줄에 남습니다.
    [thins] 그러면 { $colour } 돌이 { $count }개 줄어듭니다.
    [clears] 내게 없는 { $colour } 돌이 { $count }개 줄어듭니다.
    [spares] 보드는 그대로이고, 손패를 갖기까지 아낍니다.
    [saves] 손패를 갖기까지 아낍니다.
   *[calm] { $colour ->
        [none] 승부를 가르는 첫째 색들이 그대로입니다.
       *[other] { $colour }이 그대로 첫째 색입니다.
      }
  }

## 수를 둔 사람에게

muros-own = { $kind ->
    [started] 내가 먼저 시작합니다.
    [laid] { $source ->
        [pile] 공개 더미의
       *[hand] 손패의
      } { $colour } { $slot ->
        [none] 카드를 놓습니다
       *[end] 카드를 { $slot }에 놓습니다
      }
    [taken] { $colour } 돌 { $count }개를 가져갑니다.
    [none] 여기에 없는 { $colour } 돌을 고릅니다.
    [declined] 아무것도 가져가지 않습니다.
   *[passed] 패스합니다. 남은 카드가 없습니다.
  }

muros-hint = { $from ->
    [pile] 테이블의 { $colour } 놓기
   *[hand] 손패의 { $colour } 놓기
  }
