# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = 封閉一條條線，收下多數色
