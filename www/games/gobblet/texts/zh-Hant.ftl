# 級級可危：遊戲中的文字。

gobblet-title = 級級可危
gobblet-pitch = 四杯連線，大杯套住小杯
gobblet-seat = { $seat ->
    [0] 淺色
   *[1] 深色
  }

## 發生的事

gobblet-placed = { $seat ->
    [0] 淺色
   *[1] 深色
  }把{ $size }號放在{ $to }{ $over ->
   *[none] 。
    [own] ，套住自己的{ $under }號。
    [other] ，套住{ $seat ->
        [0] 深色
       *[1] 淺色
      }的{ $under }號。
  }
gobblet-put = { $seat ->
    [0] 淺色
   *[1] 深色
  }把{ $size }號從{ $from }移到{ $to }{ $over ->
   *[none] 。
    [own] ，套住自己的{ $under }號。
    [other] ，套住{ $seat ->
        [0] 深色
       *[1] 淺色
      }的{ $under }號。
  }
gobblet-lifted = { $seat ->
    [0] 淺色
   *[1] 深色
  }從{ $from }拿起{ $size }號。
gobblet-revealed = { $from }露出{ $seat ->
    [0] 淺色
   *[1] 深色
  }的{ $size }號。
gobblet-lined = { $seat ->
    [0] 淺色
   *[1] 深色
  }四杯連線：{ $squares }。
gobblet-draw = { $seat ->
    [0] 淺色
   *[1] 深色
  }{ $what ->
    [offered] 提議和棋。
    [accepted] 接受和棋。
   *[declined] 拒絕和棋。
  }
gobblet-reason = { $reason ->
    [line] { $winner ->
        [0] 淺色
       *[1] 深色
      }四杯連線。
    [reveal] { $winner ->
        [0] 深色拿起杯子，露出了淺色的
       *[1] 淺色拿起杯子，露出了深色的
      }四杯連線。
    [touch] { $winner ->
        [0] 深色拿起的杯子
       *[1] 淺色拿起的杯子
      }沒有地方可放。
    [repetition] 同一局面出現的次數已滿。
   *[agreement] 雙方同意和棋。
  }

## 走法列表

gobblet-short-placed = { $size } → { $to }
gobblet-short-put = { $from } → { $to }
gobblet-short-lifted = { $from } ↑
gobblet-short-draw = { $what ->
    [offered] 和棋？
    [accepted] 和棋
   *[declined] 不和
  }

## 該做什麼

gobblet-todo = { $from ->
    [stacks] 從杯套拿一個杯子。
    [board] 移動棋盤上的一個杯子。
   *[both] 從杯套拿一個杯子，或者移動棋盤上的一個。
  }
gobblet-three = { $whose ->
    [own] 你
   *[other] { $seat ->
        [0] 淺色
       *[1] 深色
      }
  }在{ $kind ->
    [row] 第{ $line }橫行
    [column] { $line }直列
   *[diagonal] 對角線{ $line }
  }有三個。
gobblet-todo-place = { $size }號放在哪裡？
gobblet-todo-put = { $from }的杯子放到哪裡？
gobblet-todo-offer = 對方提議和棋。你接受嗎？
gobblet-why-stack = 只能拿自己場外杯套最外面的杯子。
gobblet-why-empty = 那裡還沒有杯子。請先選一個杯子。
gobblet-why-theirs = 那個杯子是對方的。
gobblet-why-stuck = 那個杯子沒有地方可去。
gobblet-why-back = 杯子不能放回杯套。
gobblet-why-larger = { $size }號只能套住更小的。
gobblet-why-from-stack = 從杯套拿出的杯子只能套住對方三杯連線中的杯子。
gobblet-goal = 四個自己的杯子連成一線就贏。
gobblet-landmark = 你的杯子
gobblet-because = { $why ->
    [wins] 這樣就贏了。
    [blocks] 不然{ $seat ->
        [0] 淺色
       *[1] 深色
      }會連成四個。
    [threatens] 這樣連成三個。
   *[covers] 這樣套住了{ $size }號。
  }
gobblet-about = { $what ->
    [stack] 最外面的放到空格，或者套住對方三杯連線中的一個。
    [piece] 可以走到任何空格，或者套住更小的杯子；被套住的留在那裡。
   *[empty] 任何杯子都可以放到這裡。
  }
gobblet-button = { $what ->
    [accept] 接受和棋
   *[decline] 繼續
  }
gobblet-warning = { $reason ->
    [reveal] 這樣會露出對方的四杯連線，又沒有套住。你會立即輸掉。
    [touch] 這個杯子會沒有地方可放。你會立即輸掉。
   *[line] 這一步會立即輸掉。
  }

## 文字棋盤

gobblet-empty = 空
gobblet-piece = { $seat ->
    [0] 淺色
   *[1] 深色
  }{ $size }號
gobblet-over = { $top }套住{ $below }
gobblet-stack = { $seat ->
    [0] 淺色
   *[1] 深色
  }{ $size }號，{ $where ->
    [left] 左邊杯套
    [right] 右邊杯套
    [upper] 上面杯套
    [lower] 下面杯套
   *[middle] 中間杯套
  }
gobblet-own = { $seat ->
    [0] 淺色杯套
   *[1] 深色杯套
  }
gobblet-place-chosen = 已選
gobblet-place-three = 三杯連線
gobblet-place-begins = { $where ->
    [stack] 可以拿
   *[board] 可以移動
  }
gobblet-place-goes = 可以放在這裡

## 自選規則

gobblet-option = { $key ->
    [touch-move] 摸子走子
    [memory] 記憶
    [repetition] 重複局面和棋
   *[first] 誰先走
  }
gobblet-value = { $value ->
    [repetition-3] 第三次出現時
    [repetition-4] 第四次出現時
    [rules-screen] 螢幕規則
    [rules-printed] 印刷規則
    [first-white] 淺色
   *[first-random] 抽籤
  }
gobblet-help = { $key ->
    [touch-move] 杯子拿起後必須放到別處；沒有地方可放，或露出四杯連線又套不住，就輸掉這一局。沒有這條規則時，可以放回原處。
    [memory] 套在裡面的永遠不顯示。沒有這條規則時，用手指或滑鼠按住杯子就能看（鍵盤上按住P）。
    [repetition] 同一局面出現幾次算和棋。
    [screen] 可以拿起杯子看看下面，再放回原處。
    [printed] 按印刷的規則：杯子拿起後必須放到別處。
   *[first] 淺色先走。抽籤決定誰用淺色。
  }
