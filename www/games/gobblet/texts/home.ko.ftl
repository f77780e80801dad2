# Gobblet: its name and what home says of it.

gobblet-title = 고블릿
gobblet-pitch = 컵이 컵을 삼키는 사목
