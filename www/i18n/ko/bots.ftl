# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] 핍, 피즈, 모모, 키키, 지피
    [2] 오토, 밀라, 미누, 브루노, 날라
    [3] 리타, 에밀, 보도, 이네스, 위고
    [4] 베라, 핀, 록사, 맥스, 조라
   *[5] 에이다, 오딘, 소피아, 미나, 유리
  }
bot-at-level = { $name } ({ $level }단계)
bot-temper = { $level ->
    [1] 토끼: 성미가 급하고 많이 놓칩니다.
    [2] 고양이: 느긋하게 마음 가는 대로 둡니다.
    [3] 오소리: 꼼꼼하고 빈틈이 적습니다.
    [4] 여우: 꾀가 많고 앞을 내다봅니다.
   *[5] 부엉이: 아무것도 놓치지 않습니다.
  }
rematch = 다시 한 판
meet = { $bot }와 겨루기
