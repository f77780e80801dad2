# 메시지로 하는 게임: 떨어져 있는 두 사람이 차례마다 링크를 주고받는다.

send-move = 수 보내기
send-move-copy = 메시지 복사
send-move-here = 이 기기에서 계속하기
send-move-seat = 다른 곳에서, 메시지로
send-move-elsewhere = 다른 곳
send-move-waiting = { $who } 쪽을 기다리는 중입니다.
send-move-todo = 링크를 보내고, 돌아온 링크를 여세요.
send-move-message = { $stand ->
    [start] { $game } 한 판 해요. 차례마다 링크를 하나씩 보냅니다. { $who }부터 시작:
    [over] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }게임이 끝났습니다:
   *[turn] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }{ $who } 차례입니다:
  } { $link }
send-move-message-label = 메시지
send-move-copied = 복사했습니다. 메시지에 붙여 넣으세요.
send-move-known = { $what ->
    [named] 이미 받은 수입니다. { $name } 쪽을 기다리는 중입니다.
    [waits] 이미 받은 수입니다. 상대를 기다리는 중입니다.
   *[known] 이미 받은 수입니다.
  }
send-move-spoiled = { $kept ->
    [yes] 링크가 손상되었습니다. 다시 보내 달라고 하세요. 게임은 그대로 있습니다.
   *[no] 링크가 손상되었습니다. 다시 보내 달라고 하세요.
  }
send-move-differs = 어느 게임으로 할까요?
send-move-differs-text = 링크의 수순이 다릅니다. 누군가 수를 물렀습니다. 둘 중 하나만 남습니다.
send-move-take = 링크의 게임 쓰기
send-move-keep = 내 게임 유지
send-move-help = 떨어진 두 곳에서 이어 두려면 게임 메뉴의 “수 보내기”를 쓰세요.
