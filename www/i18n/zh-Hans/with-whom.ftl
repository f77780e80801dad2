# Before a game: with whom it is played.

with-whom = 和谁玩
with-whom-bots = 电脑
with-whom-here = 朋友（同一设备）
with-whom-phones = 朋友（各用手机）
with-whom-code = 接下来会给每部手机一个码。
