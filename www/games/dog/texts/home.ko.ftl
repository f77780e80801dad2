# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = 카드로 도착까지 달리는 경주, 각자 또는 팀으로
