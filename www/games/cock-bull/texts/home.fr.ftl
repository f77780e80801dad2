# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = Un blason, des dés et un singe volant
