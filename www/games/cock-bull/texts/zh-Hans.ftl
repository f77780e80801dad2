# Cock & Bull：游戏中的文字。

cock-bull-seat = { $colour ->
    [red] 红方
    [black] 黑方
   *[none] 玩家{ $number }
  }

## 名称

cock-bull-roll = { $roll ->
    [CC] 两只公鸡
    [BB] 两头公牛
    [MM] 两只猴子
    [CB] 公鸡和公牛
    [CM] 公鸡和猴子
    [BM] 公牛和猴子
    [C] 公鸡
    [B] 公牛
   *[M] 猴子
  }
cock-bull-area = { $roll ->
    [CC] 三只公鸡
    [BB] 两头公牛
   *[MM] 王冠
  }
cock-bull-on = { $roll ->
    [CC] 公鸡
    [BB] 公牛
   *[MM] 王冠
  }
cock-bull-off = { $roll ->
    [CC] 公鸡上
    [BB] 公牛上
   *[MM] 王冠上
  }
cock-bull-spot = { $area ->
    [c] 公鸡{ $number }
    [b] 公牛{ $number }
   *[m] 王冠
  }
cock-bull-move = { $verb ->
    [place] 放置：{ $spot }
    [flip] 翻面：{ $spot }
    [remove] 移除：{ $spot }
    [peg] 走插钉
    [pass] 插钉不动
    [red] 红方
    [black] 黑方
    [begins] 先走
   *[other] { $roll }
  }

## 发生的事

cock-bull-event = { $kind ->
    [tied] 平手：双方重掷。
    [passed] { $who ->
        [you] 你
       *[other] { $name }
      }接过骰子。
   *[did] { $who ->
        [you] 你
       *[other] { $name }
      }{ $kind ->
        [lost] 掷出{ $roll }，骰子交给对方
        [rolled] 掷出：{ $roll }
        [pegged] { $by ->
            [0] 会超过终点：插钉不动
           *[far] 的插钉前进{ $by }孔{ $to ->
                [36] ，到终点
               *[hole] { "" }
              }
          }
        [declined] 的插钉不动
        [placed] 在{ $area ->
            [m] { $spot }
           *[other] { $spot }
          }放置筹码
        [flipped] 把{ $spot }的筹码翻面
       *[removed] 移除{ $spot }的筹码
      }{ $note ->
        [area] （{ $area }全是{ $who ->
            [you] 你
           *[other] { $name }
          }的）
        [none] （没有可移除的筹码）
       *[free] { "" }
      }。
  }
cock-bull-opening = { $who ->
    [you] 你
   *[other] { $name }
  }{ $kind ->
    [opened] 赢得开局掷骰。
    [chosen] 是{ $colour ->
        [red] 红方
       *[black] 黑方
      }，先走。
   *[die] 掷出：{ $roll }。
  }
cock-bull-owned = { $roll ->
    [CC] 三只公鸡归{ $who ->
        [you] 你
       *[other] { $name }
      }：掷出两只公鸡，插钉前进2孔。
    [BB] 两头公牛归{ $who ->
        [you] 你
       *[other] { $name }
      }：掷出两头公牛，插钉前进3孔。
   *[MM] 王冠归{ $who ->
        [you] 你
       *[other] { $name }
      }：掷出两只猴子，插钉前进6孔。
  }
cock-bull-beats = { $dice ->
    [CB] 公牛胜公鸡。
    [CM] 猴子胜公鸡。
   *[BM] 猴子胜公牛。
  }
cock-bull-deed = { $kind ->
    [pegged] 插钉+{ $count }
   *[chips] { $kind ->
        [placed] 放置
        [flipped] 翻转
       *[removed] 移除
      }{ $whose ->
        [you] 你的
       *[other] { "" }
      }{ $count ->
        [one] 1
       *[other] { $count }
      }枚筹码
  }
cock-bull-over = { $roll }：{ $who ->
    [you] 你
   *[other] { $name }
  }的回合结束。
cock-bull-turn = { $who ->
    [you] 你
   *[other] { $name }
  }：{ $deeds }。
cock-bull-near = 再占一个圆圈，{ $who ->
    [you] 你
   *[other] { $name }
  }就赢了。
cock-bull-wins = 获胜
cock-bull-reason = { $reason ->
    [chip-in] 六个圆圈全是同一颜色。
    [flying-monkey] 飞猴：占满六个圆圈时，插钉还没上棋盘。
   *[peg-out] 插钉到了36。
  }

## 该做什么

cock-bull-todo = { $can ->
    [opening] 掷骰决定谁先走。
    [tap] 掷骰子。
    [roll] 请掷骰，然后输入结果。
   *[act] { $name }{ $can ->
        [place] ：在{ $on }放置一枚筹码。
        [flip] ：在{ $on }把一枚筹码翻面。
        [flip-place] ：在{ $on }放置一枚筹码，或把一枚翻面。
        [remove] ：移除{ $area }对方的一枚筹码。
        [peg-remove] ：移除{ $area }对方的一枚筹码，或让插钉前进1孔。
        [peg] ：你的插钉前进{ $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          }孔。
       *[none] 。
      }
  }
cock-bull-why = { $why ->
    [area] { $name }：请选{ $on }。
    [own] 那枚筹码已经是你的。
    [first] 这里要先占空圆圈。
    [none] 这里没有筹码。
    [rank] 对方的筹码先离开公鸡，再离开公牛，最后离开王冠。
    [chip] { $name }：要先移除一枚筹码。
   *[peg] { $name }：{ $area }全归你时，插钉才走。
  }
cock-bull-goal = 占满六个圆圈，或让你的插钉走到36。
cock-bull-teach = { $idea ->
    [area] 占一个亮圈，或把一枚亮起的筹码翻面。全归你后，这样一掷改走插钉。
   *[remove] 移除一枚亮着的筹码，或走插钉。先公鸡，再公牛，再王冠。
  }
cock-bull-hint = { $verb ->
    [place] 在{ $spot }放一枚筹码
    [flip] 把{ $spot }翻面
    [remove] 移除{ $spot }
   *[peg] 走你的插钉
  }
cock-bull-because = { $why ->
    [wins] 这样就赢了。
    [five] 这样只差一个圆圈。
    [owns] 这样{ $area }全是你的，这一对能走插钉。
    [breaks] 对方失去{ $area }和+{ $count }。
    [near] 再有一个就占满{ $area }。
    [spots] 这样六个圆圈里有{ $count }个是你的。
    [fewer] 这样对方{ $count ->
        [0] 没有筹码
        [1] 只剩一枚筹码
       *[other] 只剩{ $count }枚筹码
      }。
   *[peg] 这样你的插钉离终点{ $count }孔。
  }
cock-bull-about = { $what ->
    [c] 两只公鸡在这里放或翻一枚筹码；三处全是你的时，插钉前进2孔。
    [b] 两头公牛在这里放或翻一枚筹码；两处全是你的时，插钉前进3孔。
    [m] 两只猴子在这里放或翻一枚筹码；已是你的时，插钉前进6孔。
    [peg] 到终点就赢；六枚筹码同色也赢。
   *[dice] 掷出单只猴子，骰子交给对方。
  }

## 文字棋盘

cock-bull-chip-on = { $spot }，{ $colour ->
    [red] 红色筹码
    [black] 黑色筹码
   *[none] 没有筹码
  }
cock-bull-supply = 双方共用筹码：{ $count }
cock-bull-peg = { $colour ->
    [red] 红方
   *[black] 黑方
  }插钉{ $hole ->
    [none] { "" }
    [0] ，还没上棋盘
   *[other] ，第{ $hole }孔
  }
cock-bull-can = { $can ->
    [place] 可以放置筹码
    [flip] 可以翻面
    [remove] 可以移除
    [peg] 可以前进
   *[dice] 可以掷
  }

## 自选规则

cock-bull-option = { $key ->
    [removal] 移除
    [pair] 一对
    [peg-out] 抵达终点
    [flying-monkey] 飞猴
    [pegging] 走插钉
    [faces] 骰子的面
   *[dice] 骰子
  }
cock-bull-value = { $value ->
    [choice] 自由选择
    [forced] 必须移除
    [place-first] 先放置
    [overshoot] 到36或超过
    [exact] 正好36
    [54] 54分
    [off] 按占满纹章计分
    [must] 必须走
    [free] 可以不动
    [random] 由页面掷骰
    [manual] 手动输入
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] 公鸡和公牛：移除筹码或走插钉，任选其一；或者能移除就必须移除。
    [pair] 两个一样：放置或翻面，任选其一；或者没有空圆圈时才能翻面。
    [peg-out] 超过终点的前进算数，还是作废。
    [flying-monkey] 胜方的插钉还没上棋盘时占满纹章，得多少分。
    [pegging] 是否可以不走插钉。
    [faces] 公鸡、公牛、猴子各有几面。
   *[dice] 手动输入：自己掷真骰子，再输入结果。
  }
