# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = 封闭一条条线，收下多数色
