# 级级可危：游戏中的文字。

gobblet-seat = { $seat ->
    [0] 浅色方
   *[1] 深色方
  }

## 发生的事

gobblet-placed = { $who ->
    [you] 你
   *[other] { $name }
  }把{ $size }号{ $to ->
    [none] 放上棋盘
   *[square] 放在{ $to }
  }{ $over ->
    [other] ，套住{ $whom ->
        [you] 你
       *[other] { $other }
      }三杯连线中的{ $under }号。
   *[none] 。
  }
gobblet-put = { $who ->
    [you] 你
   *[other] { $name }
  }移动{ $to ->
    [none] { "" }
   *[square] { $from }的
  }{ $size }号{ $to ->
    [none] { "" }
   *[square] 到{ $to }
  }{ $over ->
    [own] ，套住自己的{ $under }号。
    [other] ，套住{ $whom ->
        [you] 你
       *[other] { $other }
      }的{ $under }号。
   *[none] 。
  }
gobblet-lifted = { $who ->
    [you] 你
   *[other] { $name }
  }{ $to ->
    [none] { "" }
   *[square] 从{ $from }
  }拿起{ $size }号。
gobblet-revealed = { $to ->
    [none] { "" }
   *[square] { $from }
  }露出{ $whom ->
    [you] 你
   *[other] { $other }
  }的{ $again ->
    [yes] 另一个
   *[no] { "" }
  }{ $size }号。
gobblet-lined = { $who ->
    [you] 你
   *[other] { $name }
  }四杯连线{ $to ->
    [none] { "" }
   *[square] ：{ $squares }
  }。
gobblet-draw = { $who ->
    [you] 你
   *[other] { $name }
  }{ $what ->
    [offered] 提议和棋。
    [accepted] 接受和棋。
   *[declined] 拒绝和棋。
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] 你
       *[other] { $name }
      }{ $kind ->
        [row] 在第{ $at }行
        [column] 在{ $at }列
        [diagonal] 在{ $from }到{ $to }的斜线上
       *[none] { "" }
      }四杯连线。
    [reveal] { $whom ->
        [you] 你
       *[other] { $other }
      }拿起杯子，露出了{ $who ->
        [you] 你
       *[other] { $name }
      }的四杯连线。
    [touch] { $whom ->
        [you] 你
       *[other] { $other }
      }拿起的杯子没有地方可放。
    [repetition] 重复局面，和棋。
   *[agreement] 双方同意和棋。
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

## 该做什么

gobblet-todo = { $from ->
    [stacks] 从场外杯堆拿一个杯子。
    [board] 移动棋盘上的一个杯子。
   *[both] 放一个杯子，或移动一个。
  }
gobblet-three = { $who ->
    [you] 你
   *[other] { $name }
  }有{ $many ->
    [1] 三杯连线
   *[other] { $many }条三杯连线
  }{ $to ->
    [none] { "" }
   *[square] ：{ $squares }
  }。
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] 你
       *[other] { $other }
      }仍能套住它，连成四个。
   *[yes] 堵住了{ $whom ->
        [you] 你
       *[other] { $other }
      }的{ $many ->
        [1] 连线
       *[other] { $many }条连线
      }。
  }
gobblet-todo-place = { $size }号放在哪里？
gobblet-todo-vain = 这样挡不住{ $name }连成四个。
gobblet-todo-cover = 你露出了{ $name }的四杯连线{ $can ->
    [none] ，而这个杯子套不住其中任何一个。
   *[some] ：现在要套住其中一个。
  }
gobblet-todo-offer = 对方提议和棋。你接受吗？
gobblet-why-stack = 只能拿自己杯堆最外面的杯子。
gobblet-why-empty = 那里还没有杯子。请先选一个杯子。
gobblet-why-theirs = 那个杯子是{ $other }的。
gobblet-why-stuck = 那个杯子没有地方可放。
gobblet-why-back = 杯子不能放回杯堆。
gobblet-why-larger = { $size }号只能套住更小的杯子。
gobblet-from-stack = 从杯堆拿的，只能套住对方三杯连线中的。
gobblet-goal = 四个自己的杯子横、竖、斜连成一线就赢。
gobblet-teach = { $idea ->
    [win] 占住第四格就赢。
    [cover] 套住三个中的一个。
    [block] 堵住这条线。
    [either] 堵住这条线，或套住三个中的一个。
    [shut] 虚线：第四格现在还占不了。
    [beneath] 移开它，下面的杯子就会露出来。
   *[move] 棋盘上的可以去任何地方，也能套住更小的。
  }
gobblet-hint = { $from ->
    [stack] 把你的{ $size }号放在{ $to }
    [lift] 拿起{ $from }
   *[square] { $from }移到{ $to }
  }
gobblet-because = { $why ->
    [wins] 这样就赢了。
    [forces] 这样必胜。
    [blocks] 不然{ $name }就要四杯连线了。
    [forks] 同时有两条三杯连线。
    [threatens] 这样就有三杯连线。
    [covers] 这样套住了{ $name }的{ $size }号。
    [joins] 同时连两条线。
    [stops] 打断{ $name }的一条线。
    [builds] 这样就有两杯连线。
    [uncovers] 露出你的另一个杯子。
    [centre] 占住中央。
    [corner] 角落在三条线上。
    [solid] 只有4号能套住你的3号。
   *[strong] 你的4号谁也套不住。
  }
gobblet-about = { $what ->
    [stack] 最外面的杯子可以放到空格，或者套住对方三杯连线中一个更小的杯子。
    [piece] 可以移到任何空格，或者套住更小的杯子；被套住的留在原处。
   *[empty] 任何杯子都可以放到这里。
  }
gobblet-button = { $what ->
    [accept] 接受和棋
   *[decline] 继续下
  }
gobblet-warning = { $reason ->
    [reveal] 这样会露出对方的四杯连线，又没有再套住其中一个。你会立即输掉。
    [touch] 这个杯子会没有地方可放。你会立即输掉。
   *[line] 这一步会立即输掉。
  }

## 文字棋盘

gobblet-empty = 空
gobblet-piece = { $seat ->
    [0] 浅色
   *[1] 深色
  }{ $size }号
gobblet-over = { $top }套住{ $below }
gobblet-stack = { $seat ->
    [0] 浅色
   *[1] 深色
  }{ $size }号，{ $where ->
    [left] 左边的杯堆
    [right] 右边的杯堆
    [upper] 上面的杯堆
    [lower] 下面的杯堆
   *[middle] 中间的杯堆
  }
gobblet-own = { $seat ->
    [0] 浅色方的杯堆
   *[1] 深色方的杯堆
  }
gobblet-place-chosen = 已选
gobblet-place-three = 三杯连线
gobblet-place-begins = { $where ->
    [stack] 可以拿
   *[board] 可以移动
  }
gobblet-place-goes = 可以放在这里

## 自选规则

gobblet-option = { $key ->
    [touch-move] 摸子走子
    [memory] 凭记忆
    [repetition] 重复局面和棋
   *[first] 谁先走
  }
gobblet-value = { $choice ->
    [repetition-3] 第三次出现时
    [repetition-4] 第四次出现时
    [rules-screen] 屏幕版
    [rules-printed] 说明书版
    [first-white] 浅色方
   *[first-random] 抽签
  }
gobblet-help = { $key ->
    [touch-move] 杯子一拿起就必须放到别处；没有地方可放，或者露出四杯连线又套不住，就输掉这一局。没有这条规则时，可以放回原处。
    [memory] 被套住的杯子始终不显示。没有这条规则时，用手指或鼠标按住杯子就能看（键盘上按住P）。
    [repetition] 同一局面出现几次算和棋。
    [screen] 可以拿起杯子看看里面，再放回原处。
    [printed] 按说明书：杯子一拿起就必须放到别处。
   *[first] 浅色方先走。也可以抽签决定谁执浅色。
  }
