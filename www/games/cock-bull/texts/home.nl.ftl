# Cock & Bull: its name and what home says of it.

cock-bull-title = Cock & Bull
cock-bull-pitch = Een wapen, dobbelstenen en een vliegende aap
