# 遊戲周圍的頁面。

sobremesa = Sobremesa
language-auto = 瀏覽器：{ $language }
comma = ，
gap = { "" }
serial = 、

## 按鈕上的字

close = 關閉
dismiss = 知道了
back = 返回
play = 開始
home = 所有遊戲
undo = 復原
redo = 重做
chip-again = 重看這一步
went-over = { $way }：{ $said }
hint = 提示
hint-says = { $move }：{ $why }
hint-begins = 標出的屬於這一步。再按「{ hint }」會顯示走法。
hint-losing = 你正處於下風，這樣能撐得最久。
now = 我現在能做什麼？
roll = 擲骰子
moves = 走法
menu = 選單
rules = 規則
settings = 設定
replay = 重播
replay-pause = 暫停
share = 分享
open-or-join = 開啟或加入
play-with = 選擇對手…
copy-record = 複製棋譜
copy-report = 複製報告
update-now = 立即更新
reload = 重新載入

## 首頁

home-lead = 桌遊，一個人玩或和朋友一起玩。
home-new = 第一次來？看看{ $game }的教學
home-games = 遊戲
home-running = 進行中的對局
home-play = 開始：{ $game }
game-facts = { $players }人，約{ $minutes }分鐘
game-table = 同桌：{ $names }{ $level ->
    [none] { "" }
   *[other] （電腦：{ $level }級）
  }
home-resume = 繼續：{ $game }
home-delete = 刪除這一局
home-deleted = 這一局已刪除。
home-all = 顯示全部{ $count }局
home-finished = 已結束的對局
home-broken = 無法讀取的對局
home-broken-one = 這一局無法讀取：它已損壞，或內容自相矛盾。
home-broken-copy = 複製
home-broken-delete = 刪除
home-state = { $state ->
    [file] 一切都在這個檔案裡，不用連網。
    [downloading] 正在準備離線使用…
    [ready] 可以離線使用。對局儲存在本機。
    [update] 新版本已就緒。
   *[idle] 對局儲存在本機。
  }

## 誰坐在那裡

seat-line = { $seat }：{ $who }
sentence = { $said }。
sitter-person = 真人
sitter-you = 你

## 開局之前

setup-title = { $game }：新的一局
setup-seats = 玩家
setup-who = 由誰來玩
setup-name = 名字
setup-person = 真人
setup-bots = 電腦級別
setup-bots-mixed = 各不相同
setup-number = 數量
setup-rules = 規則
setup-rules-own = 自訂規則
setup-places = 座位和名字
setup-more = 自選規則和系列賽
setup-start = 開始
new-kept = 進行中的這一局會儲存在你的對局裡。
new-start = 開始新的一局

## 遊戲

board-label = 棋盤
letters = 黃 藍 紅 綠
panel = 走法和文字紀錄
status = 現在的情況
tools = 工具
status-yours = 輪到你了。
status-turn = 輪到{ $name }。
status-thinking = { $who }正在思考…
status-begins = { $who }先走。
status-solving = 正在推算整局：{ $share }
status-rolls = { $name }擲骰…
status-deals = 請稍候…
status-forced = 只有這一步。
status-again = 再看一次：
preview-again = { $by ->
    [key] 按 Enter 鍵走這步。
    [choice] 再點一次確認。
   *[touch] 再點一次就走這步。
  }
roll-again = 繼續擲，單獨一隻猴子才結束回合。
status-earlier = 之前的局面。
status-replaying = 正在重播。
status-looking = 第{ $at }步之後，共{ $count }步。
look-slider = 步數
look-back = 後退一步
look-forth = 前進一步
look-first = 到開局
look-last = 到最新一步
next-deal = 跳到下次發牌
play-on = 從這裡繼續
play-on-text = 從這裡走出新的一步後，原來後面的走法就會作廢。
warning-title = 確定嗎？
warning-back = 收回
warning-play = 還是這樣走
curtain-title = 請把裝置交給{ $name }。
curtain-text = 手牌保密：現在只有{ $name }可以看。
curtain-ready = 我是{ $name }
place-hint = 提示
place-last = 上一步

## 走法

moves-list = 到目前為止的走法
moves-none = 還沒有走過。
log = 文字紀錄
typed-label = 輸入走法

## 對局選單

menu-new = 新的一局
menu-draw = 提議和棋

## 結束

result-draw = 和棋。
result-you = 你贏了！
result-seat = { $seat }獲勝！
result-name = { $name }獲勝！
result-shared = { $names }共同獲勝！

## 系列賽

series = 局數
series-kind = { $kind ->
    [single] 只玩一局
    [games] 先贏{ $number }局
    [points] 先得{ $number }分
   *[tournament] 錦標賽，共{ $number }局
  }
series-help = 只玩一局，或者連玩多局並計分。
sheet = 計分表
sheet-next = 下一局
sheet-goal = { $kind ->
    [games] 先贏{ $target }局者贏得系列賽。
    [points] 先得到至少{ $target }分者贏得系列賽。
   *[tournament] 共{ $target }局；先比勝局，再比分數。
  }
sheet-game = 局
sheet-at = 第{ $number }局
sheet-player = 玩家{ $number }（{ $seat }）
sheet-wins = 勝局
sheet-points = 分數
sheet-total = 合計
sheet-line = 系列賽：{ $score }
sheet-won = { $you ->
    [yes] 你贏得系列賽。
   *[no] { $who }贏得系列賽。
  }
sheet-tied = 系列賽打成平手。

## 骰子、手牌和覆盤

dice = 骰子
hand = { $seat }的手牌
dice-key = 骰子的含義
review = 覆盤
review-solving = 正在推算每個局面…
review-chart = 勝率（{ $seat }）：開始時{ $start }，中途在{ $low }和{ $high }之間，結束時{ $end }。
review-legend = 勝率：{ $seat }。
review-dots = { $dice ->
    [yes] 線表示擲骰，點表示決定；大點是代價最大的決定。
   *[no] 大點是代價最大的決定。
  }
review-luck = 運氣
review-lost = { $dice ->
    [yes] 損失
   *[no] 平均損失
  }
review-best = 最佳選擇
review-of = { $best }/{ $count }
review-worst = 代價最大的決定
review-all = 所有付出代價的決定（{ $count }）
review-none = 沒有付出代價的決定。
review-instead = 更好：{ $move }
review-played = 實戰：{ $move }
review-opinion = 由最強的電腦根據各方當時所見估算。
review-skill = 這個遊戲裡技巧作用不大：對手隨機走，最好的玩法也只能贏大約56%的對局。

## 棋譜

share-title = 分享這局
share-link = 連結
share-copy-link = 複製連結
share-send-link = 傳送連結
share-picture = 棋盤圖片
share-send-picture = 傳送圖片
share-save-picture = 儲存圖片
share-hold-picture = 長按圖片或右鍵點擊圖片即可儲存。
share-altered-picture = 這個瀏覽器會改動網頁讀取的圖片，請改用截圖。
share-text = 文字棋譜
share-qr = QR Code
share-qr-help = { $what ->
    [link] 用另一支手機的相機掃描。
   *[game] 在另一支手機上選擇「{ open-or-join }」並掃描。
  }
share-file = 存成檔案
share-note = { $what ->
    [link] 在瀏覽器裡打開這局，可逐步查看。只有收到連結的人能看到。
   *[game] 文字就是整局內容，對方可在「{ open-or-join }」裡貼上。
  }
share-send-game = 傳送對局
share-copy-game = 複製對局
share-more = QR Code、文字或檔案
share-saved = 已儲存。
share-names = 包括名字
share-secret = 對局包含所有手牌，連沒有公開的也在內。收到的人會知道每一張牌。
paste-label = 棋譜、連結或邀請碼
paste-open = 開啟
paste-prefix = 開啟可以讀取的部分
copied = 已複製。
copy-refused = 這個瀏覽器不允許複製。請選取文字，手動複製。

## 設定

setting = { $key ->
    [language] 語言
    [theme] 日間或夜間
    [speed] 速度
    [enterForced] 只有一種走法時替我選好
    [sound] 聲音
   *[vibration] 震動
  }
setting-value = { $value ->
    [theme-auto] 跟隨系統
    [theme-light] 日間
    [theme-dark] 夜間
    [speed-slow] 慢
    [speed-normal] 正常
    [speed-fast] 快
   *[speed-off] 無動畫
  }
about = Sobremesa { $version }。獨立製作；各遊戲的名稱歸其所有者。

## 問題

trouble = { $code ->
    [panic] 內部出了問題。這一局已按棋譜恢復，請繼續玩。
    [bot-failed] 電腦沒有應答。請替它走，或者復原。
    [storage-denied] 這個瀏覽器無法儲存這一局。關閉頁面前請複製棋譜。
    [storage-full] 沒有空間儲存這一局了。關閉頁面前請複製棋譜。
    [two-tabs] 這一局在另一個分頁裡也走過。兩局都已分別儲存。
    [newer-save] 有些對局由更新的版本儲存。它們都還在，更新後即可開啟。
    [bad-link] 無法從這個連結讀出對局。請再要一個。
    [cut-link] 這個連結缺了結尾。請對方完整地再傳一次。
    [bad-record] 第{ $line }行第{ $column }欄：{ $named ->
        [yes] 「{ $token }」
       *[no] 這裡
      }無法讀取，或者不能這樣走。
    [bad-notation] 這不是一步走法。規則頁說明了怎麼輸入。
    [illegal-move] 現在不能這樣走。
    [bad-position] 不可能有這樣的局面。
    [bad-setup] 不能這樣開局。
    [game-over] 這一局已經結束。
    [not-loaded] 頁面的一部分未能載入。請檢查網路連線，然後重新載入。這一局已儲存。
   *[unknown] 出了問題。這一局已儲存。
  }

## 規則頁

rules-title = { $game }：規則
rules-house = 自選規則

## 關於

about-title = 關於
about-browsers = Sobremesa需要JavaScript，以及Chrome或Edge { $chrome }、Firefox { $firefox }、Safari { $safari }或更新的版本。
about-licence = 自由軟體：可按MIT或Apache-2.0授權條款使用，任你選擇。
about-others = 授權條款與致謝
about-report = 發現問題了嗎？報告裡有版本資訊和這一局。只會複製，不會傳送。

## 副本

paste-file = 或者選一個檔案
paste-unreadable = 這個檔案無法讀取。請選擇另一個。

## 在別人的網頁裡

embed-refused = { $why ->
    [old] 遊戲無法在這裡開始：瀏覽器太舊。
    [page] 遊戲無法在這裡開始：本頁的某個指令碼改變了JavaScript本身。請用框架（iframe）顯示遊戲。
    [policy] 遊戲無法在這裡開始：本頁的Content-Security-Policy缺少'wasm-unsafe-eval'。
   *[other] 遊戲無法在這裡開始。
}

take-back = 收回
setup-with = 搭檔：{ $seat }
setup-partner = { $name }的搭檔
setup-swap = { $seat }與{ $other }互換座位
hold-change = 更換
result-team = { $names }獲勝！
rules-screen = 遊戲中的畫面
