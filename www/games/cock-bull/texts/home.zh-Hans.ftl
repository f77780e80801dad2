# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = 纹章、骰子和一只飞猴
