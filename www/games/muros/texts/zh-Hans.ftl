# Muros：游戏中的文字。

muros-title = Muros
muros-pitch = 封住线，留下多数色

## 名称

muros-name = { $name ->
    [Y] 黄
    [B] 蓝
    [R] 红
    [G] 绿
    [W] 白
    [nothing] 无
    [blocked] 封闭
   *[hole] 空格
  }
muros-move = { $verb ->
    [pass] 跳过
    [pile] 明牌堆：{ $colour } → { $slot }
   *[hand] 手牌：{ $colour } → { $slot }
  }

## 发生的事

muros-event = { $kind ->
    [gridded] 圆片已摆好。
    [dealt] 牌已发好。
    [started] { $seat }先走。
    [laid] { $seat }从{ $source ->
        [pile] 明牌堆
       *[hand] 手牌
      }拿{ $colour }牌放在{ $slot }。
    [left] 这条线移走{ $count }枚。
    [moved] 其余的前移。
    [blocked] 这条线封闭了。
    [taken] { $seat }选{ $colour }，留下{ $count }枚。
    [declined] { $seat }什么也不留。
   *[passed] { $seat }跳过：没有牌了。
  }
muros-reason = { $reason ->
    [shared] 每种颜色都一样多。
   *[majority] { $winner }占多数。
  }
muros-compared = { $at ->
    [0] 剩得最多的是
   *[other] 其次是
  }{ $colours }（{ $tied ->
    [yes] 各{ $left }枚
   *[no] { $left }枚
  }）：{ $kept }。
muros-kept = { $seat }{ $at ->
    [0] 留下{ $count }
   *[other]  { $count }
  }
muros-rank = { $left }（{ $kept }）
muros-standing = 棋盘上剩下的（和各自留下的）：{ $ranks }。
muros-deciding = 起决定作用的颜色：{ $colours }。
muros-hands = 手牌：{ $hands }。
muros-unseen = 看不见的牌：{ $unseen }。

## 该做什么

muros-todo = { $can ->
    [pass] 没有牌了。
    [take] 你留下哪种颜色？
    [slot] 把{ $colour }牌{ $phase ->
        [1] 放在没有牌的线旁
       *[2] 放在另一张牌的对端
      }。
   *[card] { $phase ->
        [1] 阶段1，第{ $number }张牌，共18张：选一张牌。
       *[2] { $number ->
            [1] 阶段2开始：把牌放在另一张的对端，你留下两色之一的圆片。
           *[other] 阶段2，第{ $number }张牌，共18张：把牌放在另一张的对端，留下两色之一。
          }
      }
  }
muros-keeping = { $can ->
    [both] 留下{ $one }还是{ $other }？
   *[nothing] 留下{ $one }、{ $other }，还是什么也不留？
  }
muros-take = { $count }枚{ $colour }（{ $at ->
    [0] 棋盘上剩{ $left }枚
   *[1] 剩{ $left }枚
  }）
muros-forced = 你没有牌了，这次跳过。
muros-why = { $why ->
    [card] 请先选一张牌。
    [full] 那里已经有牌了。
    [line] 阶段1中每条线只放一张牌。
   *[pile] 手牌用完后才能用明牌。
  }
muros-goal = 结束时看棋盘上剩得最多的颜色：谁留下的这种颜色最多，谁就赢。
muros-landmark = { $what ->
    [hand] 你的手牌
    [pile] 明牌，人人可用
   *[scores] 上：棋盘上剩的；下：各自留下的
  }
muros-because = { $why ->
    [decides] { $colour }先比。
    [blocks] 这样谁也不能从这条线拿到圆片。
    [leads] 这样{ $colour }先比。
   *[saves] 这样手牌可以留到后面。
  }
muros-about = { $what ->
    [line-1] 放在这里的牌，从对端移走和线上同色圆片一样多的圆片。
    [line-2] 对端的牌颜色不同：留下两种颜色之一；颜色相同：这条线被封住。
    [laid] 阶段2中对端会放一张牌。
    [pile] 人人可用。
    [hand] 只有你看得见；省下手牌的人，别人不出时还能出。
    [take] 你留下线上的这些圆片。
   *[scores] 剩下最多的颜色先比，再比下一种。
  }

## 文字棋盘

muros-place = { $kind ->
    [column] { $slot }，第{ $number }列：{ $card }；从这里起：{ $line }
    [row] { $slot }，第{ $number }行：{ $card }；从这里起：{ $line }
    [take] 留下：{ $colour }
    [pile] 明牌堆，{ $colour }：{ $count }；棋盘上剩{ $left }
   *[hand] 手牌，{ $colour }：{ $count }
  }
muros-slot = { $kind ->
    [column] { $slot }，第{ $number }列：{ $card }
   *[row] { $slot }，第{ $number }行：{ $card }
  }
muros-card = { $card ->
    [none] 没有牌
    [blocked] { $colour }牌，封闭
   *[card] { $colour }牌
  }
muros-can = 可以选择

## 自选规则

muros-option = { $key ->
    [holes] 空格
    [taking] 留下什么
    [decline] 什么也不留
    [piles] 明牌
   *[ties] 颜色同数
  }
muros-value = { $value ->
    [fixed] 不动
    [carried] 一起移动
    [closed] 合拢
    [colour] 所选的颜色
    [far-end] 从对端
    [free] 随时
    [last] 手牌之后
    [summed] 合计
   *[ordered] 逐个
  }
muros-help = { $key ->
    [holes] 圆片离开一条线时，线上的空格不动，或者和其余的一起移动，或者合拢。
    [taking] 阶段2：留下所选颜色的圆片；或者从该色牌的对端起，留下同样多的任意颜色，白色也算，其余的补上。
    [decline] 在阶段2是否可以什么也不留。
    [piles] 明牌随时可以用，或者手牌用完后才能用。
   *[ties] 合计为一种，或者逐个比较：黄、蓝、红、绿。
  }
