# 通过消息进行的对局：两人身处两地，每回合互发一个链接。

send-move = 发送这一步
send-move-copy = 复制消息
send-move-here = 在这台设备上继续
send-move-seat = 在别处，通过消息
send-move-elsewhere = 在别处
send-move-waiting = 正在等待{ $who }。
send-move-todo = 把链接发过去，再打开对方发回的链接。
send-move-message = { $stand ->
    [start] 来玩{ $game }吧，每回合发一个链接。请{ $who }先走：
    [over] { $named ->
        [yes] { $name }：{ $played }
       *[no] { $played }
      }对局结束：
   *[turn] { $named ->
        [yes] { $name }：{ $played }
       *[no] { $played }
      }轮到{ $who }了：
  } { $link }
send-move-message-label = 消息
send-move-copied = 已复制。请粘贴到消息中。
send-move-known = { $what ->
    [named] 你已经有这一步了。正在等待{ $name }。
    [waits] 你已经有这一步了。正在等待对方。
   *[known] 你已经有这一步了。
  }
send-move-spoiled = { $kept ->
    [yes] 这个链接已损坏，请对方再发一次。你的对局没有变化。
   *[no] 这个链接已损坏，请对方再发一次。
  }
send-move-differs = 以哪一局为准？
send-move-differs-text = 链接里的走法和你的对局不同：有人悔过棋。两局中只保留一局。
send-move-take = 采用链接里的
send-move-keep = 保留我的
send-move-help = 想在两地继续对局：使用对局菜单里的“发送这一步”。
