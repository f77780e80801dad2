# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = Mit Karten um die Wette ins Ziel, jeder für sich oder im Team
