# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = Race met kaarten naar je honk, ieder voor zich of in teams
