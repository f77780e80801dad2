# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = 出牌赛跑，各自为战或组队
