# 多支手機同桌：每人各拿自己的手牌。

setup-guest = 另一支手機
phones-title = 同桌的手機
phones-lay = 邀請玩家
phones-begin = 開始遊戲
phones-here = 在這支手機上
phones-guest = 客人
phones-free = 正在等一支手機……
phones-there = { $name } 在
phones-away = { $name } 離開了
status-away = { $name }不在。
phones-away-wait = 等那支手機回來就能繼續。主辦人可以先讓機器人代打。
phones-away-help = 用新的碼再次邀請那支手機，或先讓機器人代打。
phones-choosing = { $chosen ->
    [yes] 所有人都選好之前，你可以改選。
   *[other] 大家依次暗中選擇。
  }
phones-absent = 不在：{ $names }。
phones-host = 主辦人
phones-more = 新增手機
phones-bot = 先讓機器人代打
phones-back = 把座位還給客人
phones-instead = { $bot }，代替{ $name }
phones-code = 給下一支手機的碼
phones-new-code = 產生新碼
phones-step = { $step ->
    [you] 你掃碼
    [paste] 你貼上
    [they] 朋友掃碼
   *[play] 開始玩
  }
phones-step-code = { $link ->
    [yes] 讓同一個 Wi-Fi 或熱點下的朋友用手機相機掃這個碼。
   *[other] 把這個檔案傳到同一個 Wi-Fi 或熱點下的另一支手機。在那裡打開，選擇「開啟或加入」，掃這個碼或貼上它。
  }
phones-step-answer = 另一支手機現在會顯示自己的碼。在這裡輸入那個碼：
phones-copy = 複製碼
phones-send = 傳送碼
phones-scan = 下一步：另一支手機的碼
phones-answer = 貼上它的碼
phones-connect = 連線
phones-meeting = 正在連接手機……
phones-closed = 邀請已關閉，連結不再有效。
phones-trouble = { $code ->
    [no-code] 輸入框是空的。請貼上另一部手機顯示的碼。
    [no-webrtc] 這個瀏覽器不能連接其他手機。
    [other-version] 另一支手機上的遊戲是別的版本。請在兩支手機上都打開最新版。
    [not-reached] 手機之間未能連線。兩支手機須在同一網路。請用新碼再試。
    [no-answer] 這是邀請碼。請輸入另一支手機顯示的碼。
    [no-offer] 這是回應碼。請在發出邀請的手機上輸入。
    [cut-code] 這個碼缺了結尾。請完整複製。
    [used-code] 這個碼已過期或已被使用。請掃現在顯示的碼。
    [own-code] 這份邀請就是這台裝置發出的。請在另一台上開啟。
    [no-address] 瀏覽器隱藏了手機的位址，另一支手機找不到它。請關閉 VPN 和隱私擴充功能，或換一個瀏覽器。
   *[other] 這不是這張桌子的碼。
  }

visit-looks = 正在尋找桌子……
visit-invited = 有人邀請你一起玩
visit-welcome-back = 歡迎回來：你的座位保留著。
visit-show = 現在讓朋友掃這個碼。
visit-next = 然後你就坐到桌邊，遊戲可以開始。
visit-code = 你的碼
visit-sit = 坐這裡
visit-stand-up = 起身
visit-waits = 所有人到齊後由主辦人開始遊戲。
visit-asks = 遊戲進行中，由主辦人決定誰可以入座。
visit-state = { $state ->
    [there] 你已入座。
    [lost] 連線斷了。請要一個新碼：你的座位保留著。
    [over] 主辦人已關閉這張桌子。
   *[broken] 另一支手機傳來的內容無法讀取。請要一個新碼。
  }
visit-refused = { $why ->
    [full] 這張桌子已滿。
    [declined] 主辦人沒有把座位給你。
   *[version] 桌上的遊戲是 { $version } 版，這支手機是別的版本。請在兩支手機上打開同一版本。
  }
visit-scan = 掃描碼
visit-return = 輸入新碼
visit-return-help = 主辦人的「同桌的手機」裡有新碼。掃描它，或貼上傳來的內容。你的座位保留著。
visit-leave = 離開牌桌
visit-leave-text = 其他人可以繼續玩。主辦人給出的新碼會讓你回到原來的座位。
visit-go-on = 回到牌桌

undo-asking = 正在等待主辦人回答。
undo-done = { $name }收回了一步。
undo-question = { $name }想收回上一步。
undo-agree = 同意
undo-decline = 不同意
undo-declined = 主辦人想繼續玩。

seat-question = 另一支手機想坐{ $name }的座位。
seat-question-text = 那支手機將看到這手牌並繼續玩，原來的手機會失去座位。
