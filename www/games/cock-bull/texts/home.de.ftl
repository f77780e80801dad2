# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = Würfle und fülle ein Wappen mit deinen Chips
