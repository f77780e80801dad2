# 游戏周围的页面。

sobremesa = Sobremesa
language-auto = 浏览器：{ $language }
comma = ，
gap = { "" }
serial = 、

## 按钮上的字

close = 关闭
dismiss = 知道了
back = 返回
play = 开始
home = 所有游戏
undo = 撤销
redo = 重做
chip-again = 重看这一步
went-over = { $way }：{ $said }
hint = 提示
hint-says = { $move }：{ $why }
hint-begins = 标出的属于这一步。再按“{ hint }”会显示走法。
hint-losing = 你正处于下风，这样能撑得最久。
now = 我现在能做什么？
roll = 掷骰子
moves = 走法
menu = 菜单
rules = 规则
settings = 设置
replay = 回放
replay-pause = 暂停
share = 分享
open-or-join = 打开或加入
play-with = 选择对手…
copy-record = 复制棋谱
copy-report = 复制报告
update-now = 立即更新
reload = 重新加载

## 首页

home-lead = 桌游，一个人玩或和朋友一起玩。
home-new = 第一次来？看看{ $game }的教程
home-games = 游戏
home-running = 进行中的对局
home-play = 开始：{ $game }
game-facts = { $players }人，约{ $minutes }分钟
game-table = 同桌：{ $names }{ $level ->
    [none] { "" }
   *[other] （电脑：{ $level }级）
  }
home-resume = 继续：{ $game }
home-delete = 删除这一局
home-deleted = 这一局已删除。
home-all = 显示全部{ $count }局
home-finished = 已结束的对局
home-broken = 无法读取的对局
home-broken-one = 这一局无法读取：它已损坏，或内容自相矛盾。
home-broken-copy = 复制
home-broken-delete = 删除
home-state = { $state ->
    [file] 一切都在这个文件里，不用联网。
    [downloading] 正在准备离线使用…
    [ready] 可以离线使用。对局保存在本机。
    [update] 新版本已就绪。
   *[idle] 对局保存在本机。
  }

## 谁坐在那里

seat-line = { $seat }：{ $who }
sentence = { $said }。
sitter-person = 真人
sitter-you = 你

## 开局之前

setup-title = { $game }：新的一局
setup-seats = 玩家
setup-who = 由谁来玩
setup-name = 名字
setup-person = 真人
setup-bots = 电脑级别
setup-bots-mixed = 各不相同
setup-number = 数量
setup-rules = 规则
setup-rules-own = 自定规则
setup-places = 座位和名字
setup-more = 自选规则和系列赛
setup-start = 开始
new-kept = 进行中的这一局会保存在你的对局里。
new-start = 开始新的一局

## 游戏

board-label = 棋盘
letters = 黄 蓝 红 绿
panel = 走法和文字记录
status = 现在的情况
tools = 工具
status-yours = 轮到你了。
status-turn = 轮到{ $name }。
status-thinking = { $who }正在思考…
status-begins = { $who }先走。
status-solving = 正在推算整局：{ $share }
status-rolls = { $name }掷骰…
status-deals = 请稍候…
status-forced = 只有这一步。
status-again = 再看一次：
preview-again = { $by ->
    [key] 按回车键走这步。
    [choice] 再点一次确认。
   *[touch] 再点一次就走这步。
  }
roll-again = 继续掷，单独一只猴子才结束回合。
status-earlier = 之前的局面。
status-replaying = 正在回放。
status-looking = 第{ $at }步之后，共{ $count }步。
look-slider = 步数
look-back = 后退一步
look-forth = 前进一步
look-first = 到开局
look-last = 到最新一步
next-deal = 跳到下次发牌
play-on = 从这里继续
play-on-text = 从这里走出新的一步后，原来后面的走法就会作废。
warning-title = 确定吗？
warning-back = 收回
warning-play = 还是这样走
curtain-title = 请把设备交给{ $name }。
curtain-text = 手牌保密：现在只有{ $name }可以看。
curtain-ready = 我是{ $name }
place-hint = 提示
place-last = 上一步

## 走法

moves-list = 到目前为止的走法
moves-none = 还没有走过。
log = 文字记录
typed-label = 输入走法

## 对局菜单

menu-new = 新的一局
menu-draw = 提议和棋

## 结束

result-draw = 和棋。
result-you = 你赢了！
result-seat = { $seat }获胜！
result-name = { $name }获胜！
result-shared = { $names }共同获胜！

## 系列赛

series = 局数
series-kind = { $kind ->
    [single] 只玩一局
    [games] 先赢{ $number }局
    [points] 先得{ $number }分
   *[tournament] 锦标赛，共{ $number }局
  }
series-help = 只玩一局，或者连玩多局并计分。
sheet = 计分表
sheet-next = 下一局
sheet-goal = { $kind ->
    [games] 先赢{ $target }局者赢得系列赛。
    [points] 先得到至少{ $target }分者赢得系列赛。
   *[tournament] 共{ $target }局；先比胜局，再比分数。
  }
sheet-game = 局
sheet-at = 第{ $number }局
sheet-player = 玩家{ $number }（{ $seat }）
sheet-wins = 胜局
sheet-points = 分数
sheet-total = 合计
sheet-line = 系列赛：{ $score }
sheet-won = { $you ->
    [yes] 你赢得系列赛。
   *[no] { $who }赢得系列赛。
  }
sheet-tied = 系列赛打成平手。

## 骰子、手牌和复盘

dice = 骰子
hand = { $seat }的手牌
dice-key = 骰子的含义
review = 复盘
review-solving = 正在推算每个局面…
review-chart = 胜率（{ $seat }）：开始时{ $start }，中途在{ $low }和{ $high }之间，结束时{ $end }。
review-legend = 胜率：{ $seat }。
review-dots = { $dice ->
    [yes] 线表示掷骰，点表示决定；大点是代价最大的决定。
   *[no] 大点是代价最大的决定。
  }
review-luck = 运气
review-lost = { $dice ->
    [yes] 损失
   *[no] 平均损失
  }
review-best = 最佳选择
review-of = { $best }/{ $count }
review-worst = 代价最大的决定
review-all = 所有付出代价的决定（{ $count }）
review-none = 没有付出代价的决定。
review-instead = 更好：{ $move }
review-played = 实战：{ $move }
review-opinion = 由最强的电脑根据各方当时所见估算。
review-skill = 这个游戏里技巧作用不大：对手随机走，最好的玩法也只能赢大约56%的对局。

## 棋谱

share-title = 分享这局
share-link = 链接
share-copy-link = 复制链接
share-send-link = 发送链接
share-picture = 棋盘图片
share-send-picture = 发送图片
share-save-picture = 保存图片
share-hold-picture = 长按图片或右键点击图片即可保存。
share-altered-picture = 此浏览器会改动网页读取的图片，请改用截屏。
share-text = 文字棋谱
share-qr = 二维码
share-qr-help = { $what ->
    [link] 用另一部手机的相机扫描。
   *[game] 在另一部手机上选择“{ open-or-join }”并扫描。
  }
share-file = 存为文件
share-note = { $what ->
    [link] 在浏览器里打开这局，可逐步查看。只有收到链接的人能看到。
   *[game] 文字就是整局内容，对方可在“{ open-or-join }”里粘贴。
  }
share-send-game = 发送对局
share-copy-game = 复制对局
share-more = 二维码、文字或文件
share-saved = 已保存。
share-names = 包括名字
share-secret = 对局包含所有手牌，连没有公开的也在内。收到的人会知道每一张牌。
paste-label = 棋谱、链接或邀请码
paste-open = 打开
paste-prefix = 打开可以读取的部分
copied = 已复制。
copy-refused = 这个浏览器不允许复制。请选取文字，手动复制。

## 设置

setting = { $key ->
    [language] 语言
    [theme] 日间或夜间
    [speed] 速度
    [enterForced] 只有一种走法时替我选好
    [sound] 声音
   *[vibration] 振动
  }
setting-value = { $value ->
    [theme-auto] 跟随系统
    [theme-light] 日间
    [theme-dark] 夜间
    [speed-slow] 慢
    [speed-normal] 正常
    [speed-fast] 快
   *[speed-off] 无动画
  }
about = Sobremesa { $version }。独立制作；各游戏的名称归其所有者。

## 问题

trouble = { $code ->
    [panic] 内部出了问题。这一局已按棋谱恢复，请继续玩。
    [bot-failed] 电脑没有应答。请替它走，或者撤销。
    [storage-denied] 这个浏览器无法保存这一局。关闭页面前请复制棋谱。
    [storage-full] 没有空间保存这一局了。关闭页面前请复制棋谱。
    [two-tabs] 这一局在另一个标签页里也走过。两局都已分别保存。
    [newer-save] 有些对局由更新的版本保存。它们都还在，更新后即可打开。
    [bad-link] 无法从这个链接读出对局。请再要一个。
    [cut-link] 这个链接缺了结尾。请对方完整地再发一次。
    [bad-record] 第{ $line }行第{ $column }列：{ $named ->
        [yes] “{ $token }”
       *[no] 这里
      }无法读取，或者不能这样走。
    [bad-notation] 这不是一步走法。规则页说明了怎么输入。
    [illegal-move] 现在不能这样走。
    [bad-position] 不可能有这样的局面。
    [bad-setup] 不能这样开局。
    [game-over] 这一局已经结束。
    [not-loaded] 页面的一部分未能加载。请检查网络连接，然后重新加载。这一局已保存。
   *[unknown] 出了问题。这一局已保存。
  }

## 规则页

rules-title = { $game }：规则
rules-house = 自选规则

## 关于

about-title = 关于
about-browsers = Sobremesa需要JavaScript，以及Chrome或Edge { $chrome }、Firefox { $firefox }、Safari { $safari }或更新的版本。
about-licence = 自由软件：可按MIT或Apache-2.0许可证使用，任你选择。
about-others = 许可证与致谢
about-report = 发现问题了吗？报告里有版本信息和这一局。只会复制，不会发送。

## 副本

paste-file = 或者选一个文件
paste-unreadable = 这个文件无法读取。请选择另一个。

## 在别人的网页里

embed-refused = { $why ->
    [old] 游戏无法在这里开始：浏览器太旧。
    [page] 游戏无法在这里开始：本页的某个脚本改变了JavaScript本身。请用框架（iframe）显示游戏。
    [policy] 游戏无法在这里开始：本页的Content-Security-Policy缺少'wasm-unsafe-eval'。
   *[other] 游戏无法在这里开始。
}

take-back = 收回
setup-with = 搭档：{ $seat }
setup-partner = { $name }的搭档
setup-swap = { $seat }与{ $other }互换座位
hold-change = 更换
result-team = { $names }获胜！
rules-screen = 游戏中的画面
