# Gobblet: its name and what home says of it.

gobblet-title = 級級可危
gobblet-pitch = 四杯連線，大杯套住小杯
