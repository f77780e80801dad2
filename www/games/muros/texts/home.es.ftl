# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = Tapia las líneas y conserva la mayoría
