# Dog: its name and what home says of it.

dog-title = Dog
dog-pitch = 出牌賽跑，各自為戰或組隊
