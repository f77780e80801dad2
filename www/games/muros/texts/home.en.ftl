# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = Block lines and keep the colour that counts
