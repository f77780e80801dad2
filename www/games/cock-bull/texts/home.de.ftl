# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = Wappen, Würfel und ein fliegender Affe
