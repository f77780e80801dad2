# 透過訊息進行的對局：兩人身處兩地，每回合互傳一個連結。

send-move = 傳送這一步
send-move-copy = 複製訊息
send-move-message = { $stand ->
    [start] 來玩{ $game }吧，每回合傳一個連結。請{ $who }先走：
    [over] 對局結束：
   *[turn] 輪到{ $who }了：
  } { $link }
send-move-message-label = 訊息
send-move-copied = 已複製。請貼到訊息中。
send-move-known = 你已經有這些步了。
send-move-differs = 兩局不同的對局
send-move-differs-text = 連結裡的走法接不上你的對局，可能有人悔過棋。兩局都會保留。
send-move-take = 開啟連結裡的對局
send-move-keep = 繼續我的對局
