# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = 紋章、骰子和一隻飛猴
