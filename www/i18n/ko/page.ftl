# 게임을 둘러싼 페이지.

sobremesa = Sobremesa
language-auto = 브라우저: { $language }
comma = ,{ " " }
gap = { " " }
serial = ,{ " " }

## 버튼에 쓰는 말

close = 닫기
dismiss = 알림 닫기
back = 뒤로
play = 시작
home = 모든 게임
undo = 되돌리기
redo = 다시 실행
chip-again = 이 차례 다시 보기
went-over = { $way }: { $said }
take-back = 무르기
hint = 힌트
hint-says = { $move }: { $why }
hint-begins = 표시된 것이 이 수에 들어갑니다. ‘{ hint }’를 다시 누르면 수가 나옵니다.
hint-losing = 지고 있습니다. 이 수가 가장 오래 버팁니다.
now = 지금 무엇을 할 수 있나요?
roll = 굴리기
moves = 수순
menu = 메뉴
rules = 규칙
settings = 설정
replay = 리플레이
replay-pause = 일시 정지
share = 공유
open-or-join = 열기 또는 참가
play-with = 상대 고르기…
copy-record = 기보 복사
copy-report = 보고서 복사
update-now = 지금 업데이트
reload = 새로고침

## 첫 화면

home-lead = 혼자서도, 친구와도 즐기는 보드게임.
home-new = 처음이신가요? { $game } 튜토리얼 보기
home-games = 게임
home-running = 진행 중인 게임
home-play = { $game } 시작
game-facts = { $players }명, 약 { $minutes }분
game-table = 참가자: { $names }{ $level ->
    [none] { "" }
   *[other] { " " }(봇: { $level }단계)
  }
home-resume = { $game } 이어서 하기
home-delete = 이 게임 삭제
home-deleted = 게임을 삭제했습니다.
home-all = { $count }개 모두 보기
home-finished = 끝난 게임
home-broken = 읽을 수 없는 게임
home-broken-one = 이 게임은 읽을 수 없습니다. 손상되었거나 앞뒤가 맞지 않습니다.
home-broken-copy = 복사
home-broken-delete = 삭제
home-state = { $state ->
    [file] 이 파일에 모두 들어 있습니다. 네트워크가 필요 없습니다.
    [downloading] 오프라인에서 쓸 수 있게 준비하는 중…
    [ready] 오프라인에서도 쓸 수 있습니다. 게임은 이 기기에만 남습니다.
    [update] 새 버전이 준비되었습니다.
   *[idle] 게임은 이 기기에만 남습니다.
  }

## 자리에 앉은 이

seat-line = { $seat }: { $who }
sentence = { $said }.
sitter-person = 사람
sitter-you = 나

## 시작하기 전에

setup-title = { $game }: 새 게임
setup-seats = 플레이어
setup-with = 파트너: { $seat }
setup-partner = { $name }의 파트너
setup-swap = { $seat } ↔ { $other }: 자리 바꾸기
setup-who = 누가 하나요
setup-name = 이름
setup-person = 사람
setup-bots = 봇 단계
setup-bots-mixed = 저마다 다르게
setup-number = 숫자
setup-rules = 규칙
setup-rules-own = 직접 고른 규칙
setup-places = 자리와 이름
setup-more = 하우스 룰과 시리즈
setup-start = 시작
new-kept = 진행 중인 게임은 목록에 남습니다.
new-start = 새 게임 시작

## 게임

board-label = 보드
letters = 노 파 빨 초
panel = 수순과 기록
status = 지금 상황
tools = 도구
status-yours = 내 차례입니다.
status-turn = { $name } 차례입니다.
status-thinking = { $who } 님이 생각하는 중…
status-begins = { $who } 님이 먼저 시작합니다.
status-solving = 게임 전체를 계산하는 중: { $share }
status-rolls = { $name } 차례, 주사위 굴리는 중…
status-deals = 잠시만요…
status-forced = 둘 수 있는 수는 하나.
status-again = 다시 보기:
preview-again = { $by ->
    [key] Enter를 누르면 둡니다.
    [choice] 한 번 더 누르면 확정됩니다.
   *[touch] 한 번 더 누르면 둡니다.
  }
roll-again = 계속 굴리세요. 원숭이가 하나만 나와야 차례가 끝납니다.
hold-change = 바꾸기
status-earlier = 지나간 국면입니다.
status-replaying = 리플레이 중입니다.
status-looking = 수순: { $at } / { $count }.
look-slider = 수
look-back = 한 수 뒤로
look-forth = 한 수 앞으로
look-first = 처음으로
look-last = 마지막 수로
next-deal = 다음 패까지 건너뛰기
play-on = 여기서 이어서 하기
play-on-text = 다른 수를 두면 이 뒤의 수순은 지워집니다.
warning-title = 정말 둘까요?
warning-back = 그만두기
warning-play = 그래도 두기
curtain-title = { $name } 님에게 기기를 넘겨 주세요.
curtain-text = 손패는 비밀입니다. 이제 { $name } 님만 보세요.
curtain-ready = 저는 { $name }입니다
place-hint = 힌트
place-last = 마지막 수

## 수순

moves-list = 지금까지의 수순
moves-none = 아직 둔 수가 없습니다.
log = 글로 보기
typed-label = 수 입력

## 게임 메뉴

menu-new = 새 게임
menu-draw = 무승부 제안

## 게임의 끝

result-draw = 무승부.
result-you = 이겼습니다!
result-seat = { $seat } 승리!
result-name = { $name } 님의 승리!
result-shared = { $names } 공동 승리!
result-team = { $names } 팀의 승리!

## 여러 판

series = 판 수
series-kind = { $kind ->
    [single] 한 판
    [games] 먼저 { $number }승
    [points] 먼저 { $number }점
   *[tournament] 토너먼트, { $number }판
  }
series-help = 한 판만 하거나, 여러 판을 하며 점수표를 씁니다.
sheet = 점수표
sheet-next = 다음 판
sheet-goal = { $kind ->
    [games] 먼저 { $target }승을 거두면 시리즈에서 이깁니다.
    [points] 먼저 { $target }점을 얻으면 시리즈에서 이깁니다.
   *[tournament] 모두 { $target }판을 합니다. 이긴 판 수를 먼저, 그다음 점수를 봅니다.
  }
sheet-game = 판
sheet-at = { $number }번째 판
sheet-player = { $number }번 플레이어({ $seat })
sheet-wins = 승
sheet-points = 점수
sheet-total = 합계
sheet-line = 시리즈: { $score }
sheet-won = { $you ->
    [yes] 시리즈에서 이겼습니다.
   *[no] 시리즈 승리: { $who }.
  }
sheet-tied = 시리즈는 무승부입니다.

## 주사위, 손패, 복기

dice = 주사위
hand = { $seat }의 손패
dice-key = 주사위의 뜻
review = 복기
review-solving = 모든 국면을 계산하는 중…
review-chart = 승률({ $seat }): 처음 { $start }, 도중 { $low }에서 { $high } 사이, 마지막 { $end }.
review-legend = 승률: { $seat }.
review-dots = { $dice ->
    [yes] 선은 주사위, 점은 선택입니다. 큰 점일수록
   *[no] 큰 점일수록
  } 손해가 큽니다.
review-luck = 운
review-lost = { $dice ->
    [yes] 손해
   *[no] 평균 손해
  }
review-best = 최선의 선택
review-of = { $best } / { $count }
review-worst = 손해가 가장 큰 선택
review-all = 손해를 본 모든 선택({ $count })
review-none = 손해를 본 선택이 없습니다.
review-instead = 더 좋은 수: { $move }
review-played = 둔 수: { $move }
review-opinion = 각자 볼 수 있었던 것을 바탕으로 가장 강한 봇이 어림한 값입니다.
review-skill = 여기서는 실력이 크게 좌우하지 않습니다. 가장 잘해도 아무렇게나 두는 상대에게 약 56%만 이깁니다.

## 기보

share-title = 이 게임 공유
share-link = 링크
share-copy-link = 링크 복사
share-send-link = 링크 보내기
share-picture = 보드 그림
share-send-picture = 그림 보내기
share-save-picture = 그림 저장
share-hold-picture = 그림을 길게 누르거나 마우스 오른쪽 버튼으로 누르면 저장할 수 있습니다.
share-altered-picture = 이 브라우저는 페이지가 읽는 그림을 바꿉니다. 대신 화면을 캡처해 주세요.
share-text = 글로 된 기보
share-qr = QR 코드
share-qr-help = { $what ->
    [link] 다른 휴대폰의 카메라로 스캔하세요.
   *[game] 다른 휴대폰에서 ‘{ open-or-join }’을 골라 스캔하세요.
  }
share-file = 파일로 저장
share-note = { $what ->
    [link] 브라우저에서 이 게임을 한 수씩 볼 수 있습니다. 링크를 받은 사람만 볼 수 있습니다.
   *[game] 이 글이 게임 전체입니다. 받은 사람은 ‘{ open-or-join }’에 붙여 넣습니다.
  }
share-send-game = 게임 보내기
share-copy-game = 게임 복사
share-more = QR 코드, 글 또는 파일
share-saved = 저장했습니다.
share-names = 이름 포함
share-secret = 게임에는 숨겨진 손패까지 모두 들어 있습니다. 받은 사람은 모든 카드를 알게 됩니다.
paste-label = 기보, 링크 또는 초대 코드
paste-open = 열기
paste-prefix = 읽을 수 있는 데까지 열기
copied = 복사했습니다.
copy-refused = 이 브라우저에서는 복사할 수 없습니다. 글을 선택해서 직접 복사하세요.

## 설정

setting = { $key ->
    [language] 언어
    [theme] 낮 또는 밤
    [speed] 속도
    [enterForced] 둘 수 있는 수가 하나면 골라 주기
    [sound] 소리
   *[vibration] 진동
  }
setting-value = { $value ->
    [theme-auto] 시스템 설정대로
    [theme-light] 낮
    [theme-dark] 밤
    [speed-slow] 느리게
    [speed-normal] 보통
    [speed-fast] 빠르게
   *[speed-off] 애니메이션 없음
  }
about = Sobremesa { $version }. 독립적으로 만든 프로그램입니다. 게임 이름의 권리는 각 소유자에게 있습니다.

## 문제

trouble = { $code ->
    [panic] 내부에 문제가 생겼습니다. 기보로 게임을 되살렸으니 그대로 이어서 하세요.
    [bot-failed] 봇이 응답하지 않았습니다. 대신 두거나 되돌리세요.
    [storage-denied] 이 브라우저는 게임을 저장할 수 없습니다. 페이지를 닫기 전에 기보를 복사하세요.
    [storage-full] 게임을 저장할 공간이 없습니다. 페이지를 닫기 전에 기보를 복사하세요.
    [two-tabs] 이 게임은 다른 탭에서도 진행되었습니다. 둘 다 별도의 게임으로 남겼습니다.
    [newer-save] 일부 게임은 더 새로운 버전에서 저장되었습니다. 그대로 있으니 업데이트한 뒤 여세요.
    [bad-link] 이 링크에서 게임을 읽을 수 없습니다. 새 링크를 받으세요.
    [cut-link] 이 링크는 끝이 잘렸습니다. 전체를 다시 받으세요.
    [bad-record] { $line }행 { $column }열: { $named ->
        [yes] “{ $token }” 부분은
       *[no] 이 부분은
      } 여기서 읽거나 둘 수 없습니다.
    [bad-notation] 수로 읽을 수 없습니다. 쓰는 방법은 규칙에 있습니다.
    [illegal-move] 지금은 둘 수 없는 수입니다.
    [bad-position] 나올 수 없는 국면입니다.
    [bad-setup] 이렇게는 게임을 시작할 수 없습니다.
    [game-over] 게임이 끝났습니다.
    [not-loaded] 페이지의 일부를 불러오지 못했습니다. 연결을 확인하고 새로고침하세요. 게임은 저장되어 있습니다.
   *[unknown] 문제가 생겼습니다. 게임은 저장되어 있습니다.
  }

## 규칙 페이지

rules-title = { $game }: 규칙
rules-house = 하우스 룰

## 정보

about-title = 정보
about-browsers = Sobremesa를 쓰려면 JavaScript와 Chrome 또는 Edge { $chrome }, Firefox { $firefox }, Safari { $safari } 이상의 브라우저가 필요합니다.
about-licence = 자유 소프트웨어입니다. MIT 또는 Apache-2.0 라이선스 가운데 원하는 대로 쓰세요.
about-others = 라이선스와 만든 사람들
about-report = 문제를 발견하셨나요? 보고서에는 버전과 게임이 들어 있습니다. 복사만 되고 전송되지 않습니다.

## 사본

paste-file = 또는 파일
paste-unreadable = 이 파일을 읽을 수 없습니다. 다른 파일을 고르세요.

## 다른 웹 페이지에서

embed-refused = { $why ->
    [old] 여기서 게임을 시작할 수 없습니다. 브라우저가 너무 오래되었습니다.
    [page] 여기서 게임을 시작할 수 없습니다. 이 페이지의 스크립트가 JavaScript 자체를 바꿉니다. 게임을 프레임(iframe)에 넣어 주세요.
    [policy] 여기서 게임을 시작할 수 없습니다. 이 페이지의 Content-Security-Policy에 'wasm-unsafe-eval' 값이 없습니다.
   *[other] 여기서 게임을 시작할 수 없습니다.
}
rules-screen = 게임 화면
