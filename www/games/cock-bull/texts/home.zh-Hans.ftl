# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = 掷骰子，用筹码占满盾形纹章
