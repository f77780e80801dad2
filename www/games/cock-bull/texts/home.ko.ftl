# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = 문장, 주사위, 하늘을 나는 원숭이
