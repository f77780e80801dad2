# 透過訊息進行的對局：兩人身處兩地，每回合互傳一個連結。

send-move = 傳送這一步
send-move-copy = 複製訊息
send-move-here = 在這台裝置上繼續
send-move-seat = 在別處，透過訊息
send-move-elsewhere = 在別處
send-move-waiting = 正在等待{ $who }。
send-move-todo = 把連結傳過去，再開啟對方傳回的連結。
send-move-message = { $stand ->
    [start] 來玩{ $game }吧，每回合傳一個連結。請{ $who }先走：
    [over] { $named ->
        [yes] { $name }：{ $played }
       *[no] { $played }
      }對局結束：
   *[turn] { $named ->
        [yes] { $name }：{ $played }
       *[no] { $played }
      }輪到{ $who }了：
  } { $link }
send-move-message-label = 訊息
send-move-copied = 已複製。請貼到訊息中。
send-move-known = { $what ->
    [named] 你已經有這一步了。正在等待{ $name }。
    [waits] 你已經有這一步了。正在等待對方。
   *[known] 你已經有這一步了。
  }
send-move-spoiled = { $kept ->
    [yes] 這個連結已損壞，請對方再傳一次。你的對局沒有變化。
   *[no] 這個連結已損壞，請對方再傳一次。
  }
send-move-differs = 以哪一局為準？
send-move-differs-text = 連結裡的走法和你的對局不同：有人悔過棋。兩局中只保留一局。
send-move-take = 採用連結裡的
send-move-keep = 保留我的
send-move-help = 想在兩地繼續對局：使用對局選單裡的「傳送這一步」。
