# Before a game: with whom it is played.

with-whom = 和誰玩
with-whom-bots = 電腦
with-whom-here = 朋友（同一裝置）
with-whom-phones = 朋友（各用手機）
with-whom-code = 接下來會給每支手機一個碼。
