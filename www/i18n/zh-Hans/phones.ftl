# 多部手机同桌：每人各拿自己的手牌。

setup-guest = 另一部手机
phones-title = 同桌的手机
phones-lay = 邀请玩家
phones-begin = 开始游戏
phones-here = 在这部手机上
phones-guest = 客人
phones-free = 正在等一部手机……
phones-there = { $name } 在
phones-away = { $name } 离开了
status-away = { $name }不在。
phones-away-wait = 等那部手机回来就能继续。房主可以先让机器人代打。
phones-away-help = 用新的码再次邀请那部手机，或先让机器人代打。
phones-choosing = { $chosen ->
    [yes] 所有人都选好之前，你可以改选。
   *[other] 大家依次暗中选择。
  }
phones-absent = 不在：{ $names }。
phones-host = 房主
phones-more = 添加手机
phones-bot = 先让机器人代打
phones-back = 把座位还给客人
phones-instead = { $bot }，代替{ $name }
phones-code = 给下一部手机的码
phones-new-code = 生成新码
phones-step = { $step ->
    [you] 你扫码
    [paste] 你粘贴
    [they] 朋友扫码
   *[play] 开始玩
  }
phones-step-code = { $link ->
    [yes] 让同一个Wi-Fi或热点下的朋友用手机相机扫这个码。
   *[other] 把这个文件发到同一个Wi-Fi或热点下的另一部手机。在那里打开，选择“打开或加入”，扫这个码或粘贴它。
  }
phones-step-answer = 另一部手机现在会显示自己的码。在这里输入那个码：
phones-copy = 复制码
phones-send = 发送码
phones-scan = 下一步：另一部手机的码
phones-answer = 粘贴它的码
phones-connect = 连接
phones-meeting = 正在连接手机……
phones-closed = 邀请已关闭，链接不再有效。
phones-trouble = { $code ->
    [no-code] 输入框是空的。请粘贴另一部手机显示的码。
    [no-webrtc] 这个浏览器不能连接其他手机。
    [other-version] 另一部手机上的游戏是别的版本。请在两部手机上都打开最新版。
    [not-reached] 手机之间未能连接。两部手机须在同一网络。请用新码再试。
    [no-answer] 这是邀请码。请输入另一部手机显示的码。
    [no-offer] 这是回应码。请在发出邀请的手机上输入。
    [cut-code] 这个码缺了结尾。请完整复制。
    [used-code] 这个码已过期或已被使用。请扫现在显示的码。
    [own-code] 这份邀请就是这台设备发出的。请在另一台上打开。
    [no-address] 浏览器隐藏了手机的地址，另一部手机找不到它。请关闭 VPN 和隐私扩展，或换一个浏览器。
   *[other] 这不是这张桌子的码。
  }

visit-looks = 正在寻找桌子……
visit-invited = 有人邀请你一起玩
visit-welcome-back = 欢迎回来：你的座位保留着。
visit-show = 现在让朋友扫这个码。
visit-next = 然后你就坐到桌边，游戏可以开始。
visit-code = 你的码
visit-sit = 坐这里
visit-stand-up = 起身
visit-waits = 所有人到齐后由房主开始游戏。
visit-asks = 游戏进行中，由房主决定谁可以入座。
visit-state = { $state ->
    [there] 你已入座。
    [lost] 连接断了。请要一个新码：你的座位保留着。
    [over] 房主已关闭这张桌子。
   *[broken] 另一部手机发来的内容无法读取。请要一个新码。
  }
visit-refused = { $why ->
    [full] 这张桌子已满。
    [declined] 房主没有把座位给你。
   *[version] 桌上的游戏是 { $version } 版，这部手机是别的版本。请在两部手机上打开同一版本。
  }
visit-scan = 扫描码
visit-return = 输入新码
visit-return-help = 房主的“同桌的手机”里有新码。扫描它，或粘贴发来的内容。你的座位保留着。
visit-leave = 离开牌桌
visit-leave-text = 其他人可以继续玩。房主给出的新码会让你回到原来的座位。
visit-go-on = 回到牌桌

undo-asking = 正在等待房主回答。
undo-done = { $name }收回了一步。
undo-question = { $name }想收回上一步。
undo-agree = 同意
undo-decline = 不同意
undo-declined = 房主想继续玩。

seat-question = 另一部手机想坐{ $name }的座位。
seat-question-text = 那部手机将看到这手牌并继续玩，原来的手机会失去座位。
