# 여러 휴대폰으로 한 테이블에 둘러앉기: 저마다 자기 패를 듭니다.

setup-guest = 다른 휴대폰
phones-title = 함께하는 휴대폰
phones-lay = 플레이어 초대하기
phones-begin = 게임 시작
phones-here = 이 휴대폰에서
phones-guest = 손님
phones-free = 휴대폰을 기다립니다…
phones-there = { $name } 님이 왔습니다
phones-away = { $name } 님이 자리를 비웠습니다
status-away = { $name } 님이 자리에 없습니다.
phones-away-wait = 그 휴대폰이 돌아오면 계속할 수 있습니다. 방장은 그동안 봇에게 맡길 수 있습니다.
phones-away-help = 새 코드로 그 휴대폰을 다시 초대하거나, 그동안 봇에게 맡기세요.
phones-choosing = { $chosen ->
    [yes] 모두 고를 때까지 바꿀 수 있습니다.
   *[other] 모두 차례로 몰래 고릅니다.
  }
phones-absent = 자리에 없음: { $names }.
phones-host = 방장
phones-more = 휴대폰 추가
phones-bot = 그동안 봇이 두게 하기
phones-back = 자리 돌려주기
phones-instead = { $bot }, { $name } 님 대신
phones-code = 다음 휴대폰을 위한 코드
phones-new-code = 새 코드 만들기
phones-step = { $step ->
    [you] 내가 스캔
    [paste] 내가 붙여 넣기
    [they] 친구가 스캔
   *[play] 게임
  }
phones-step-code = { $link ->
    [yes] 같은 Wi-Fi나 핫스팟에 있는 친구 휴대폰의 카메라로 이 코드를 스캔하게 하세요.
   *[other] 같은 Wi-Fi나 핫스팟에 있는 휴대폰으로 이 파일을 보내세요. 거기서 열고 ‘열기 또는 참가’를 골라 이 코드를 스캔하거나 붙여 넣으세요.
  }
phones-step-answer = 이제 다른 휴대폰에 코드가 나타납니다. 그 코드를 여기에 넣으세요.
phones-copy = 코드 복사
phones-send = 코드 보내기
phones-scan = 다음: 다른 휴대폰의 코드
phones-answer = 그 코드 붙여 넣기
phones-connect = 연결
phones-meeting = 휴대폰을 연결하는 중…
phones-closed = 초대를 닫았습니다. 링크는 더 이상 쓸 수 없습니다.
phones-trouble = { $code ->
    [no-code] 칸이 비어 있습니다. 다른 휴대폰에 표시된 코드를 붙여 넣으세요.
    [no-webrtc] 이 브라우저는 다른 휴대폰과 연결할 수 없습니다.
    [other-version] 다른 휴대폰의 게임 버전이 다릅니다. 두 곳 모두 최신 버전을 여세요.
    [not-reached] 휴대폰끼리 연결하지 못했습니다. 두 대 모두 같은 네트워크에 있어야 합니다. 새 코드로 다시 해 보세요.
    [no-answer] 초대 코드입니다. 다른 휴대폰에 나온 코드를 넣으세요.
    [no-offer] 응답 코드입니다. 초대한 휴대폰에 넣으세요.
    [cut-code] 이 코드는 끝이 잘렸습니다. 전체를 복사하세요.
    [used-code] 기한이 지났거나 이미 쓴 코드입니다. 지금 보이는 코드를 스캔하세요.
    [own-code] 이 기기에서 만든 초대입니다. 다른 기기에서 여세요.
    [no-address] 브라우저가 휴대폰의 주소를 숨겨서 다른 휴대폰이 찾지 못합니다. VPN이나 개인정보 보호 확장 프로그램을 끄거나 다른 브라우저를 쓰세요.
   *[other] 이 테이블의 코드가 아닙니다.
  }

visit-looks = 테이블을 찾고 있습니다…
visit-invited = 게임에 초대받았습니다
visit-welcome-back = 다시 오셨군요. 자리는 그대로 있습니다.
visit-show = 이제 친구가 이 코드를 스캔하게 하세요.
visit-next = 그러면 자리에 앉고, 게임을 시작할 수 있습니다.
visit-code = 내 코드
visit-sit = 여기 앉기
visit-stand-up = 일어나기
visit-waits = 모두 모이면 방장이 게임을 시작합니다.
visit-asks = 게임 중에는 방장이 누가 자리에 앉을지 정합니다.
visit-state = { $state ->
    [there] 자리에 앉았습니다.
    [lost] 연결이 끊겼습니다. 새 코드를 받으세요. 자리는 그대로 있습니다.
    [over] 방장이 테이블을 닫았습니다.
   *[broken] 다른 휴대폰에서 읽을 수 없는 내용이 왔습니다. 새 코드를 받으세요.
  }
visit-refused = { $why ->
    [full] 이 테이블은 자리가 다 찼습니다.
    [declined] 방장이 자리를 주지 않았습니다.
   *[version] 테이블의 게임은 { $version } 버전이고 이 휴대폰은 다른 버전입니다. 두 곳에서 같은 버전을 여세요.
  }
visit-scan = 코드 스캔
visit-return = 새 코드 넣기
visit-return-help = 방장의 ‘함께하는 휴대폰’에 새 코드가 있습니다. 스캔하거나 받은 것을 붙여 넣으세요. 자리는 그대로 있습니다.
visit-leave = 테이블 떠나기
visit-leave-text = 다른 사람들은 계속할 수 있습니다. 방장의 새 코드로 자리에 돌아올 수 있습니다.
visit-go-on = 테이블로 돌아가기

undo-asking = 방장의 답을 기다리는 중입니다.
undo-done = { $name } 님이 수를 물렀습니다.
undo-question = { $name } 님이 마지막 수를 무르려고 합니다.
undo-agree = 허락하기
undo-decline = 거절하기
undo-declined = 방장이 계속하고 싶어 합니다.

seat-question = 다른 휴대폰이 { $name } 님의 자리를 원합니다.
seat-question-text = 그 휴대폰이 이 패를 보고 이어서 둡니다. 원래 휴대폰은 자리를 잃습니다.
