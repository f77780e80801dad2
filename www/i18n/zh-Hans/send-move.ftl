# 通过消息进行的对局：两人身处两地，每回合互发一个链接。

send-move = 发送这一步
send-move-copy = 复制消息
send-move-message = { $stand ->
    [start] 来玩{ $game }吧，每回合发一个链接。请{ $who }先走：
    [over] 对局结束：
   *[turn] 轮到{ $who }了：
  } { $link }
send-move-message-label = 消息
send-move-copied = 已复制。请粘贴到消息中。
send-move-known = 你已经有这些步了。
send-move-differs = 两局不同的对局
send-move-differs-text = 链接里的走法接不上你的对局，可能有人悔过棋。两局都会保留。
send-move-take = 打开链接里的对局
send-move-keep = 继续我的对局
