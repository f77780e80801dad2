# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = Carrera a la meta con cartas, cada uno por su cuenta o en equipo
