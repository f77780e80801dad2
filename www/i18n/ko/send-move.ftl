# 메시지로 하는 게임: 떨어져 있는 두 사람이 차례마다 링크를 주고받는다.

send-move = 수 보내기
send-move-copy = 메시지 복사
send-move-message = { $stand ->
    [start] { $game } 한 판 해요. 차례마다 링크를 하나씩 보냅니다. { $who }부터 시작:
    [over] 게임이 끝났습니다:
   *[turn] { $who } 차례입니다:
  } { $link }
send-move-message-label = 메시지
send-move-copied = 복사했습니다. 메시지에 붙여 넣으세요.
send-move-known = 이미 받은 수들입니다.
send-move-differs = 서로 다른 두 게임
send-move-differs-text = 링크의 수들이 내 게임에 이어지지 않습니다. 누군가 수를 물렀을 수 있습니다. 두 게임 모두 보관됩니다.
send-move-take = 링크의 게임 열기
send-move-keep = 내 게임 계속하기
