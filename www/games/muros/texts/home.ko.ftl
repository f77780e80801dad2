# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = 줄을 막고, 가장 많은 색을 차지하세요
