# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = 주사위를 굴려 문장을 내 칩으로 채우세요
