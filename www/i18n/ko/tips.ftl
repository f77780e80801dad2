# Tips: what comes once, with something to do about it.

tip-sound = 소리가 꺼져 있습니다.
tip-sound-do = 켜기
tip-sole = 이 카드로 둘 수 있는 수가 하나뿐이라 바로 두었습니다.
tip-sole-do = 항상 묻기
tip-copy = 브라우저는 게임을 잊을 수 있지만, 파일로 만든 사본은 남습니다.
tip-copy-do = 사본 보관
