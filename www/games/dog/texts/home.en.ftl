# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = Race to the finish with cards, for yourself or in a team
