# Muros：游戏中的文字。

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
    [pile] 桌面：{ $colour } → { $slot }
   *[hand] 手牌：{ $colour } → { $slot }
  }

## 发生的事

muros-event = { $kind ->
    [gridded] 圆片已摆好。
    [dealt] 牌已发好。
    [started] { $seat }先走。
    [laid] { $seat }把{ $source ->
        [pile] 明牌堆
       *[hand] 手牌
      }里的{ $colour }牌{ $slot ->
        [none] 放上
       *[end] 放在{ $slot }
      }
    [blocked] 对面是同色的牌，所以这条线封闭了。
    [taken] { $seat }收下{ $count }枚{ $colour }色。
    [none] { $seat }选择{ $colour }色：这里一枚也没有。
    [declined] { $seat }什么也不收。
   *[passed] { $seat }跳过：没有牌可出了。
  }
muros-left = { $count ->
    [none] 。
    [0] ：不移走圆片。
    [one] ：移走{ $count }枚。
   *[other] ：移走{ $count }枚。
  }
muros-later = “收下”阶段可从这里收{ $count }枚{ $colour }色。
muros-reason = { $reason ->
    [shared] 所有计分的颜色都一样多。
   *[majority] { $winner }以多数色取胜。
  }
muros-compared = { $at ->
    [0] { $tied ->
        [yes] 先比
       *[no] 先比
      }{ $colours }：{ $kept }{ $equal ->
        [yes] （相同）
       *[no] { "" }
      }。
   *[other] 再比{ $colours }：{ $kept }{ $equal ->
        [yes] （相同）
       *[no] { "" }
      }。
  }
muros-kept = { $seat } { $count }枚
muros-rank = { $left }（{ $kept }）
muros-standing = 棋盘上剩下的（和各人收下的）：{ $ranks }。
muros-leads = { $even ->
    [none] { "" }
   *[some] { $even }一样多，
  }{ $many ->
    [1] 看
   *[other] 看
  }{ $colours }{ $lead ->
    [you] ：你领先
    [one] ：{ $who }领先
   *[several] { "" }
  }{ $by ->
    [0] { "" }
   *[other] { $by }枚
  }
muros-equal = 目前大家持平
muros-caption = { $colour }色领先。最后领先的颜色决定胜负。
muros-hands = 手牌：{ $hands }。

## 该做什么

muros-todo = { $can ->
    [pass] 没有牌可出了。
    [take] 你收下哪种颜色？
    [slot] 把{ $colour }牌{ $phase ->
        [1] 放在还没有牌的线旁
       *[2] 放在另一张牌的对面
      }。
   *[card] 选一张牌。
  }
muros-keeping = { $can ->
    [both] 收下{ $one }还是{ $other }？
   *[nothing] 收下{ $one }、{ $other }，还是什么也不收？
  }
muros-take = { $count }枚{ $colour }（{ $at ->
    [0] 棋盘上剩{ $left }枚
   *[1] 剩{ $left }枚
  }）
muros-forced = 你没有牌了：{ $on ->
    [several] 其他人
   *[other] { $on }
  }继续出牌。
muros-why = { $why ->
    [take] 在下面或棋盘上选颜色。
    [card] 请先选一张牌。
    [full] 那里已经有牌了。
    [line] 上半场每条线只放一张牌。
   *[pile] 手牌用完后才能用桌面上的牌。
  }
muros-goal = 盘上最多的颜色，收得最多者胜。
muros-teach = { $idea ->
    [holes] 圆片会跳过空格，空格留在原处。
    [hand] 省着手牌：桌面空了，有牌的人继续出牌。
    [white] 白色圆片从不计算。
    [worth] 数字是这张牌颜色的枚数。
    [tied] 剩得一样多的颜色合在一起算。
   *[block] 对面放同色牌，这条线就封闭。
  }
muros-about = { $what ->
    [line-1] 在这里放牌：线上有几枚同色圆片，就从另一端移走几枚，不论颜色。
    [line-2] 和对面的牌颜色不同，就收下两色之一；颜色相同，这条线就封闭。
    [laid] 下半场对面会再放一张牌。
    [blocked] 已封闭：谁也不能从这条线收子。与它交叉的线仍然可以。
    [pile] 人人可用。
    [hand] 只有你看得见；省下手牌的人，别人跳过时还能出牌。
    [take] 你收下线上的这些圆片。
   *[scores] 先比剩得最多的颜色，再比下一种。
  }

## 文字棋盘

muros-place = { $kind ->
    [column] { $slot }，第{ $number }列：{ $card }；从这里起：{ $line }
    [row] { $slot }，第{ $number }行：{ $card }；从这里起：{ $line }
    [take] 收下：{ $colour }
    [pile] 桌面，{ $colour }：{ $count }；棋盘上剩{ $left }
   *[hand] 手牌，{ $colour }：{ $count }
  }
muros-slot = { $kind ->
    [column] { $slot }，第{ $number }列：{ $card }
   *[row] { $slot }，第{ $number }行：{ $card }
  }
muros-card = { $card ->
    [none] 没有牌
    [faced] 对面是{ $colour }牌
    [leaves] { $count ->
        [0] 不移走圆片
        [one] 移走{ $count }枚
       *[other] 移走{ $count }枚
      }
    [blocked] { $colour }牌，封闭
   *[card] { $colour }牌
  }
muros-can = 可以选择

## 自选规则

muros-option = { $key ->
    [holes] 空格
    [taking] 收下什么
    [decline] 什么也不收
    [piles] 明牌
   *[ties] 颜色并列
  }
muros-value = { $value ->
    [fixed] 不动
    [carried] 一起移动
    [closed] 合拢
    [colour] 所选的颜色
    [far-end] 从另一端
    [free] 随时
    [last] 手牌用完后
    [summed] 合计
   *[ordered] 逐个比较
  }
muros-help = { $key ->
    [holes] 圆片离开一条线时，线上的空格不动，或者和其余的一起移动，或者合拢。
    [taking] 下半场：收下所选颜色的圆片；或者从离该色牌远的一端起收下同样多枚，不论颜色，白色也收，其余的补上。
    [decline] 下半场是否可以什么也不收。
    [piles] 明牌随时可以用，或者手牌用完后才能用。
   *[ties] 并列的颜色合计为一种，或者逐个比较：黄、蓝、红、绿。
  }
