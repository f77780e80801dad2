# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = 擲骰子，用籌碼佔滿盾形紋章
