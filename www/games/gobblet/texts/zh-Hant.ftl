# 級級可危：遊戲中的文字。

gobblet-seat = { $seat ->
    [0] 淺色方
   *[1] 深色方
  }

## 發生的事

gobblet-placed = { $who ->
    [you] 你
   *[other] { $name }
  }把{ $size }號{ $to ->
    [none] 放上棋盤
   *[square] 放在{ $to }
  }{ $over ->
    [other] ，套住{ $whom ->
        [you] 你
       *[other] { $other }
      }三杯連線中的{ $under }號。
   *[none] 。
  }
gobblet-put = { $who ->
    [you] 你
   *[other] { $name }
  }移動{ $to ->
    [none] { "" }
   *[square] { $from }的
  }{ $size }號{ $to ->
    [none] { "" }
   *[square] 到{ $to }
  }{ $over ->
    [own] ，套住自己的{ $under }號。
    [other] ，套住{ $whom ->
        [you] 你
       *[other] { $other }
      }的{ $under }號。
   *[none] 。
  }
gobblet-lifted = { $who ->
    [you] 你
   *[other] { $name }
  }{ $to ->
    [none] { "" }
   *[square] 從{ $from }
  }拿起{ $size }號。
gobblet-revealed = { $to ->
    [none] { "" }
   *[square] { $from }
  }露出{ $whom ->
    [you] 你
   *[other] { $other }
  }的{ $again ->
    [yes] 另一個
   *[no] { "" }
  }{ $size }號。
gobblet-lined = { $who ->
    [you] 你
   *[other] { $name }
  }四杯連線{ $to ->
    [none] { "" }
   *[square] ：{ $squares }
  }。
gobblet-draw = { $who ->
    [you] 你
   *[other] { $name }
  }{ $what ->
    [offered] 提議和棋。
    [accepted] 接受和棋。
   *[declined] 拒絕和棋。
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] 你
       *[other] { $name }
      }{ $kind ->
        [row] 在第{ $at }橫排
        [column] 在{ $at }直排
        [diagonal] 在{ $from }到{ $to }的斜線上
       *[none] { "" }
      }四杯連線。
    [reveal] { $whom ->
        [you] 你
       *[other] { $other }
      }拿起杯子，露出了{ $who ->
        [you] 你
       *[other] { $name }
      }的四杯連線。
    [touch] { $whom ->
        [you] 你
       *[other] { $other }
      }拿起的杯子沒有地方可放。
    [repetition] 重複局面，和棋。
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
    [stacks] 從場外杯堆拿一個杯子。
    [board] 移動棋盤上的一個杯子。
   *[both] 放一個杯子，或移動一個。
  }
gobblet-three = { $who ->
    [you] 你
   *[other] { $name }
  }有{ $many ->
    [1] 三杯連線
   *[other] { $many }條三杯連線
  }{ $to ->
    [none] { "" }
   *[square] ：{ $squares }
  }。
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] 你
       *[other] { $other }
      }仍能套住它，連成四個。
   *[yes] 堵住了{ $whom ->
        [you] 你
       *[other] { $other }
      }的{ $many ->
        [1] 連線
       *[other] { $many }條連線
      }。
  }
gobblet-todo-place = { $size }號放在哪裡？
gobblet-todo-vain = 這樣擋不住{ $name }連成四個。
gobblet-todo-cover = 你露出了{ $name }的四杯連線{ $can ->
    [none] ，而這個杯子套不住其中任何一個。
   *[some] ：現在要套住其中一個。
  }
gobblet-todo-offer = 對方提議和棋。你接受嗎？
gobblet-why-stack = 只能拿自己杯堆最外面的杯子。
gobblet-why-empty = 那裡還沒有杯子。請先選一個杯子。
gobblet-why-theirs = 那個杯子是{ $other }的。
gobblet-why-stuck = 那個杯子沒有地方可放。
gobblet-why-back = 杯子不能放回杯堆。
gobblet-why-larger = { $size }號只能套住更小的杯子。
gobblet-from-stack = 從杯堆拿的，只能套住對方三杯連線中的。
gobblet-goal = 四個自己的杯子橫、直、斜連成一線就贏。
gobblet-teach = { $idea ->
    [win] 佔住第四格就贏。
    [cover] 套住三個中的一個。
    [block] 堵住這條線。
    [either] 堵住這條線，或套住三個中的一個。
    [shut] 虛線：第四格現在還佔不了。
    [beneath] 移開它，下面的杯子就會露出來。
   *[move] 棋盤上的可以去任何地方，也能套住更小的。
  }
gobblet-hint = { $from ->
    [stack] 把你的{ $size }號放在{ $to }
    [lift] 拿起{ $from }
   *[square] { $from }移到{ $to }
  }
gobblet-because = { $why ->
    [wins] 這樣就贏了。
    [forces] 這樣必勝。
    [blocks] 不然{ $name }就要四杯連線了。
    [forks] 同時有兩條三杯連線。
    [threatens] 這樣就有三杯連線。
    [covers] 這樣套住了{ $name }的{ $size }號。
    [joins] 同時連兩條線。
    [stops] 打斷{ $name }的一條線。
    [builds] 這樣就有兩杯連線。
    [uncovers] 露出你的另一個杯子。
    [centre] 佔住中央。
    [corner] 角落在三條線上。
    [solid] 只有4號能套住你的3號。
   *[strong] 你的4號誰也套不住。
  }
gobblet-about = { $what ->
    [stack] 最外面的杯子可以放到空格，或者套住對方三杯連線中一個更小的杯子。
    [piece] 可以移到任何空格，或者套住更小的杯子；被套住的留在原處。
   *[empty] 任何杯子都可以放到這裡。
  }
gobblet-button = { $what ->
    [accept] 接受和棋
   *[decline] 繼續下
  }
gobblet-warning = { $reason ->
    [reveal] 這樣會露出對方的四杯連線，又沒有再套住其中一個。你會立即輸掉。
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
    [left] 左邊的杯堆
    [right] 右邊的杯堆
    [upper] 上面的杯堆
    [lower] 下面的杯堆
   *[middle] 中間的杯堆
  }
gobblet-own = { $seat ->
    [0] 淺色方的杯堆
   *[1] 深色方的杯堆
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
    [memory] 凭記憶
    [repetition] 重複局面和棋
   *[first] 誰先走
  }
gobblet-value = { $choice ->
    [repetition-3] 第三次出現時
    [repetition-4] 第四次出現時
    [rules-screen] 螢幕版
    [rules-printed] 說明書版
    [first-white] 淺色方
   *[first-random] 抽籤
  }
gobblet-help = { $key ->
    [touch-move] 杯子一拿起就必須放到別處；沒有地方可放，或者露出四杯連線又套不住，就輸掉這一局。沒有這條規則時，可以放回原處。
    [memory] 被套住的杯子始終不顯示。沒有這條規則時，用手指或滑鼠按住杯子就能看（鍵盤上按住P）。
    [repetition] 同一局面出現幾次算和棋。
    [screen] 可以拿起杯子看看裡面，再放回原處。
    [printed] 按說明書：杯子一拿起就必須放到別處。
   *[first] 淺色方先走。也可以抽籤決定誰執淺色。
  }
