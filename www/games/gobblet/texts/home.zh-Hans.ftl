# Gobblet: its name and what home says of it.

gobblet-title = 级级可危
gobblet-pitch = 四杯连线，大杯套住小杯
