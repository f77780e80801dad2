# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = Une course aux cartes, chacun pour soi ou en équipe
