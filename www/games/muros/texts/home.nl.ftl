# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = Metsel lijnen dicht, houd de meerderheid
