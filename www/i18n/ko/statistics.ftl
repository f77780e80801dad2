# 이 기기에서 무엇을 두었는지.

statistics = 통계
statistics-of = { $game }: 통계
statistics-none = 게임을 끝내면 최근 결과, 단계별 승수, 다음 목표가 여기에 나옵니다. 숫자는 이 기기에만 남습니다.
statistics-played = 게임
statistics-won = 봇에게 이긴 게임, 단계별
statistics-won-of = 봇에게 이긴 게임: { $won } / { $played }
statistics-streak = 연승(최다 { $longest })
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] 혼합
   *[other] { $level }단계
  }
statistics-form = 최근 게임: { $played }판 중 { $won }판 승리
statistics-next = 다음 목표: { $game } { $level }단계 봇 이기기
statistics-next-streak = 다음 목표: { $count }연승.
statistics-data = 내 데이터
statistics-export = 내보내기
statistics-exported = 파일로 저장했습니다.
statistics-import = 가져오기
statistics-erase = 통계 지우기
statistics-erase-title = 통계를 모두 지울까요?
statistics-erase-text = 내보낸 파일이 있어야만 되돌릴 수 있습니다. 게임은 그대로 남습니다.
statistics-erase-yes = 지우기
statistics-taken = 추가된 게임: { $count }.
statistics-unreadable = 이 파일에는 읽을 수 있는 통계가 없습니다.
