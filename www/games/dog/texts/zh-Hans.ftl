# Dog：游戏中的文字。

dog-note = 搭档之间不许打听或透露手牌。

## 名称

dog-seat = { $seat ->
    [0] 蓝方
    [1] 红方
    [2] 黄方
    [3] 绿方
    [4] 紫方
   *[5] 天蓝方
  }
dog-figure = { $figure ->
    [1] 国王
    [2] 骑士
    [3] 平民
   *[4] 弄臣
  }{ $seat }
dog-piece = { $whose ->
    [you] 你的{ $figure ->
        [1] 国王
        [2] 骑士
        [3] 平民
        [4] 弄臣
       *[none] 棋子
      }
    [named] { $owner }的{ $figure ->
        [1] 国王
        [2] 骑士
        [3] 平民
        [4] 弄臣
       *[none] 棋子
      }
   *[other] { $figure ->
        [none] 一枚
       *[some] { "" }
      }{ $seat ->
        [0] 蓝方
        [1] 红方
        [2] 黄方
        [3] 绿方
        [4] 紫方
       *[5] 天蓝方
      }{ $figure ->
        [1] 国王
        [2] 骑士
        [3] 平民
        [4] 弄臣
       *[none] 棋子
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] 交换牌
    [J] 万能牌
    [C] 复制牌
    [M] 磁铁牌
   *[number] { $card }
  }
dog-as = { $card }当作{ $counts }
dog-move = { $verb ->
    [give] 给出{ $card }
    [place] { $piece }到起点格
    [discard] 弃掉{ $card }
    [turn] { $to ->
        [cw] 顺时针转
       *[ccw] 逆时针转
      }
    [jump] 跳到下一个菱形格
    [stay] 保持不动
    [lapse] 放弃剩下的步数
    [start] { $card }：{ $piece }出基地
    [card] { $card }：{ $piece } → { $to }
    [swap] { $card }：{ $piece } ↔ { $to }
   *[fold] 弃牌退出本轮
  }

## 发生的事

dog-event = { $kind ->
    [started] 第一轮由{ $who ->
        [you] 你
       *[other] { $seat }
      }先出牌。
    [shuffled] 弃牌重新洗牌：{ $cards }张。
    [dealt] 每人发{ $cards }张牌。
    [gave] { $who ->
        [you] 你
       *[other] { $seat }
      }选好了要给的牌{ $known ->
        [yes] ：{ $card }。
       *[no] 。
      }
    [exchanged] 选好的牌同时交出。
    [gift] { $seat }给{ $to }的牌：{ $card }。
    [played] { $who ->
        [you] 你
       *[other] { $seat }
      }打出{ $card }。
    [walked] { $piece }{ $from ->
        [H] 出基地，到起点格
       *[other] { $to ->
            [none] { $back ->
                [true] 后退
               *[false] 前进
              }
           *[square] { $back ->
                [true] 退到{ $to }
               *[false] 走到{ $to }
              }
          }
      }。
    [pulled] { $piece }走到{ $ahead ->
        [dog] 黑狗正后方
       *[other] 前一枚棋子正后方：{ $ahead }
      }。
    [captured] { $piece }被吃，回到基地。
    [caught] 黑狗抓住{ $piece }。
    [swapped] { $piece }和{ $other }交换位置。
    [split] 这里走{ $steps }步，再走{ $points }步。
    [paw] 然后由你决定转盘方向{ $steps ->
        [0] { "" }
       *[other] ，黑狗再走{ $steps }步
      }。
    [lapsed] { $who ->
        [you] 你
       *[other] { $seat }
      }放弃剩下的步数。
    [discarded] { $who ->
        [you] 你
       *[other] { $seat }
      }弃掉{ $card }。
    [drew] { $who ->
        [you] 你
       *[other] { $seat }
      }抽{ $known ->
        [yes] 到{ $card }。
       *[no] 一张牌。
      }
    [folded] { $who ->
        [you] 你弃牌退出本轮：{ $card }。下次发牌前你不再出牌。
       *[other] { $seat }弃牌退出本轮：{ $card }。
      }
    [round-ended] 本轮结束；下一轮由{ $who ->
        [you] 你
       *[other] { $seat }
      }先出牌。
    [jumped] { $piece }{ $to ->
        [none] 跳到下一个菱形格
       *[square] 跳到{ $to }
      }。
    [stayed] { $piece }留在原处。
    [disc] 转盘{ $clockwise ->
        [true] 顺时针
       *[false] 逆时针
      }转动。
    [still] 转盘保持不动。
    [prowled] 黑狗{ $to ->
        [none] 跑了
       *[square] 跑到{ $to }
      }。
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat }给你的牌：{ $card }。
dog-giving = 把{ $card }给{ $name }。
dog-recap = { $kind ->
    [played] { $card }
    [shared] 与{ $who ->
        [you] 你
       *[other] { $seat }
      }共用
    [out] { $named ->
        [yes] { $piece }出基地
       *[no] 一枚棋子出基地
      }
    [walked] { $named ->
        [yes] { $piece }
       *[no] { "" }
      }{ $back ->
        [true] 退到{ $to }
       *[false] 到{ $to }
      }
    [magnet] 到前一枚棋子正后方
    [jumped] { $named ->
        [yes] { $piece }跳到下一个菱形格
       *[no] 跳到下一个菱形格
      }
    [caught] 黑狗抓住{ $piece }
    [captured] { $piece }被吃
    [mate] { $piece }被吃（同队）
    [own] { $named ->
        [yes] { $piece }被吃（自己的棋子）
       *[no] 自己的棋子被吃
      }
    [swapped] { $piece } ↔ { $other }
    [drew] 抽一张牌
    [diamond] 在菱形格抽一张牌
    [disc] 转动转盘
    [prowled] 黑狗到{ $to }
    [lane] { $named ->
        [yes] { $piece }进终点区
       *[no] 一枚棋子进终点区
      }
    [back] { $named ->
        [yes] { $piece }：后退
       *[no] 后退
      }
    [ran] 黑狗跑了
    [shut] 没有带↑的牌，停到下次发牌
   *[folded] 没有能出的牌，停到下次发牌
  }
dog-partner = 同队的{ $name }
dog-notice = { $kind ->
    [captured] { $seat }用{ $card }吃掉{ $piece }。
    [caught] { $seat }出{ $card }：黑狗抓住{ $piece }。
    [swapped] { $seat }让{ $piece }和{ $other }交换位置。
    [traded] { $seat }和{ $piece }交换位置。
    [lane] { $seat }用{ $card }把{ $piece }送进终点区。
    [moved] { $seat }用{ $card }走{ $piece }{ $turns ->
        [yes] ，并转动转盘
       *[no] { "" }
      }。
    [turned] { $seat }转动转盘，{ $piece }跟着转。
   *[jumped] { $piece }跳到下一个菱形格。
  }
dog-missed = { $kind ->
    [captured] 你的棋子被吃{ $count }枚
    [home] 你们队{ $count }枚进终点区
    [theirs] 对方{ $count }枚进终点区
   *[all] 你暂停时：{ $missed }。
  }
dog-reason = { $team ->
    [yes] 八枚棋子全部到达。
   *[no] 四枚棋子已经到达。
  }

## 该做什么

dog-short = { $kind ->
    [give] 给{ $card ->
        [none] 一张牌
       *[some] { $card }
      }
    [discard] 弃掉{ $card }
    [starter] 第一轮先出牌
    [shuffle] 弃牌重新洗牌
   *[deal] 发牌
  }
dog-todo = { $can ->
    [give] 与{ $name }交换一张牌。
    [trade] 与{ $name }换牌：带↑的牌让棋子出基地。
    [left] 给左边的玩家一张牌。
    [two] 给对方一张牌。
    [card] 选一张牌。
    [partner] 你的棋子都到了：出一张牌走{ $name }的棋子。
    [as] 选择万能牌当作哪张牌。
    [copied] 选择要复制的牌。
    [place] 选一枚放到起点格。
    [piece] 选一枚棋子。
    [split] 还剩{ $points }步。选下一枚棋子。
    [other] 选择要交换的棋子。
    [square] 选择要走到的格子。
    [turn] 你来选转盘往哪边转。
    [jump] 跳到下一个空的菱形格吗？
    [caught] “!”：会被黑狗抓住。
    [bites] 黑狗可能抓住{ $piece }。
    [discard] 这张牌没有作用：弃掉它。
   *[none] 没有能出的牌。
  }
dog-why = { $why ->
    [card] 请先选一张牌。
    [piece] 请先选一枚棋子。
    [guard] { $who ->
        [you] 你自己在起点格上的棋子挡住了路。
       *[other] { $name }在起点格上的棋子挡住了路。
      }
    [stop] { $piece }能越过起点格上的棋子，但不能停在那里。
    [rank] { $by }挡住了路，等级高于{ $piece }。
    [king] 只有国王能吃掉国王。
    [far] 国王最多走7步。
    [lane] 终点区里没有足够的空位。
    [room] { $piece }在终点区里前面只剩{ $count ->
        [1] 一格
       *[more] { $count }格
      }。
    [lap] 起点格上的棋子不能直接进终点区：要先绕一圈。
    [short] 这张牌走不到终点区。
    [stuck] 现在没有棋子能用这张牌。
    [exchange] 交换需要跑道上你所走颜色的一枚棋子和另一颜色的一枚棋子，两枚都不在自己的起点格上。
    [copy] 本轮还没有可以复制的牌。
    [theirs] 你走的是{ $name }的棋子。
    [home] 只有带↑的牌能让棋子出基地，起点格上也不能有你自己的棋子。
    [taken] { $who ->
        [you] 起点格上有你自己的棋子
       *[other] 起点格上有{ $name }的棋子
      }，没有棋子能出来。
   *[square] 这张牌只能做标记所示的事。
  }
dog-forced = { $why ->
    [guard] { $name }在起点格上的棋子挡住了路，你的牌都出不了：停到下次发牌。
    [out] 你没有带↑的牌让棋子出基地：停到下次发牌。
    [far] { $count ->
        [1] 走{ $cards }
       *[more] 用你的牌走
      }，终点区里空位不够，也没有带↑的牌：停到下次发牌。
   *[none] 你没有能出的牌：停到下次发牌。
  }
dog-goal = { $team ->
    [no] 让你五枚棋子中的四枚绕一圈走进终点区。
    [named] 你和{ $mate }：八枚棋子先进终点区就赢。
   *[yes] 把你们队的八枚棋子绕一圈走进终点区。
  }
dog-caption-exchange = 交换
dog-caption-split = 分配
dog-caption-wild = 万能
dog-caption-copy = 复制
dog-caption-magnet = 磁铁
dog-out = 停
dog-keep = 留下
dog-as-joker = 万能牌：当作……
dog-as-copy = 复制牌：当作……
dog-teach = { $idea ->
    [begin] 哪枚棋子先出发？谁也不能越过等级更高的：国王＞骑士＞平民＞弄臣。
    [out] 带↑的牌能让棋子出基地。
    [figure-1] 你的国王每次走1到7步；只有别的国王能吃掉它。
    [figure-2] 你的骑士也能越过在自己起点格上的棋子。
    [figure-3] 让平民走到菱形格：抽一张牌，还能跳到下一个菱形格。
    [figure-4] 弄臣进终点区时，可以比牌少走1或2步。
    [dog] 出黑牌后，黑狗走同样的步数，抓住路上的棋子，守卫除外。
    [bitten] 出黑牌后，黑狗走同样的步数，抓住路上的棋子，连守卫也抓。
    [guard] 在自己起点格上，你的棋子很安全，还能挡住别的棋子。
    [guard-royal] 在自己起点格上，你的棋子很安全。
    [lap] 起点格上的这枚棋子要先绕一圈，再进终点区。
    [capture] 正好走到这枚棋子上，它就回基地。
    [special] 走到这个菱形格，就抽一张牌。
    [paw] 走到爪印上，转盘就带着上面的棋子和狗转动。
    [back] 用这张牌让棋子从起点格后退，能省下一整圈。
    [burn] 7的点数分给自己的棋子走；越过的棋子都回基地，己方的也一样。
    [share] 红色4的点数可以分给几枚棋子，搭档的也行。
    [exchange] 交换牌让你的棋子和跑道上另一枚交换位置。
    [wild] 万能牌可以当任何用得上的牌。
    [copy] 复制牌重复本轮打过的一张牌。
    [magnet] 磁铁牌让一枚棋子走到前一枚正后方。
    [prowl] 出黑牌，黑狗就会抓棋子。
   *[lane] 这张牌能让一枚棋子进终点区，到了就安全。
  }
dog-hint = { $rest ->
    [yes] 走完剩下的{ $card }步
   *[no] 出{ $card }
  }
dog-because = { $why ->
    [wins] 这样就赢了。
    [captures] { $piece }回到基地，得从头再走。
    [home] 一枚棋子到了终点区，安全了。
    [out] 又有一枚棋子上路了。
    [gains] 你的棋子多走{ $count }格。
    [loses] 让{ $piece }退后{ $count }格。
    [turns] 转动让你的棋子更近。
    [hinders] 转动让别的棋子更远。
    [safer] 那里能追到你的棋子更少。
    [hunts] 追赶{ $piece }。
    [front] 让最前面的棋子前进。
    [flees] 离开{ $name }能追到的范围。
    [frees] 空出你的起点格。
    [shortcut] 后退反而离终点区更近。
    [deeper] 在终点区腾出位置。
    [helps] 帮搭档的棋子前进。
    [saves] 留着{ $card }让新棋子出基地。
    [near] 离终点区不远了。
    [needs] 搭档需要能出基地的牌。
    [uses] 搭档有棋子在路上。
    [spares] 你没有能出基地的牌。
   *[keeps] 这样留下一张能出基地的牌。
  }
dog-about = { $what ->
    [home] 用带↑的牌出基地。
    [start] 同色的棋子在这里是守卫：别的棋子不能越过、吃掉或交换它。
    [lane] 安全；只能前进，不能越过别人。在自己起点格上的棋子不能直接走进来。
    [special] 走棋到这里，抽一张牌。
    [disc] 棋子走到爪印格时，转盘转四分之一圈。
    [paw] 走到这里的棋子会转动转盘。
    [figure-1] 只有别的国王能吃掉它；每次只能走1到7步。
    [figure-2] 也能越过在自己起点格上的棋子。
    [figure-3] 能从菱形格跳到下一个菱形格。
    [figure-4] 进终点区时，可以比牌少走1或2步。
   *[piece] 绕跑道一圈，再进同色的终点区。
  }

## 文字棋盘

dog-where = { $where ->
    [H] 在基地
    [F] 终点区第{ $at }格
   *[T] 第{ $at }格
  }
dog-rank = 国王、骑士、平民、弄臣：只能越过同级和更低的。
dog-landing = { $where ->
    [start] { $whose ->
        [you] 你
       *[other] { $seat }
      }的起点格
    [before] { $whose ->
        [you] 你的
       *[other] { $seat }
      }起点格前第{ $at }格
   *[past] { $whose ->
        [you] 你的
       *[other] { $seat }
      }起点格后第{ $at }格
  }
dog-place = { $kind ->
    [card] { $card }（{ $does }）
    [as] 当作{ $card }
    [lane] { $seat }的终点区第{ $at }格
    [special] 菱形格
    [paw] 爪印
    [dog] 黑狗
    [guard] 守卫
    [gift] 要给出
    [came] 来自{ $seat }
   *[discard] 弃牌堆
  }
dog-does = { $does ->
    [start] ↑出基地或前进
    [back] 前进或后退
    [share] 前进，可以拆分
    [burn] 前进，可以拆分，越过的棋子回基地
    [exchange] 两枚棋子交换位置
    [wild] 当作任何牌
    [copy] { $last ->
        [none] 还没有可以复制的牌
       *[some] 现在可当作{ $last }
      }
    [magnet] 拉到前一枚棋子正后方
   *[on] 前进
  }{ $and ->
    [dog] ，然后走黑狗
    [rank] ，可以越过任何等级
   *[no] { "" }
  }
dog-round = 第{ $round }轮，起始玩家：{ $seat }。
dog-table = 手牌：{ $hands }。牌堆{ $deck }张，弃牌堆{ $discard }张，最上面：{ $card }。
dog-chosen = 已经选好：{ $seats }。
dog-folded = 已经退出本轮：{ $seats }。
dog-reach = 可能走到第{ $squares }格
dog-can = { $can ->
    [give] 可以给出
    [go] 可以走到这里
   *[choose] 可以选择
  }

## 自选规则

dog-option = { $key ->
    [variant] 玩法
    [guard] 守卫
    [seven-partner] 用7走搭档的棋子
    [exchange-no-target] 交换牌没有目标时
    [last-seven] 7的最后几步
    [copy] 复制牌可以当作什么
    [copy-on-copy] 连出复制牌
    [thirteen] 13走几步
    [king-start] 国王在别人的起点格
    [dog-guards] 黑狗和守卫
    [turn] 转动转盘
    [hand] 手牌张数
    [free-start] 开局先放一枚
   *[burning-seven] 燃烧7
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6、5、4、3、2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] 起点格上的都算
    [fresh] 只算刚出基地的
    [leftover] 剩下的步数
    [free] 随时
    [unplayable] 不能出
    [discard] 可以弃掉
    [complete] 必须走完
    [lapses] 只能立刻放弃
    [must] 必须转
    [may] { $key ->
        [last-seven] 可以用也可以放弃
       *[turn] 可以不转
      }
    [any] { $key ->
        [copy] 本轮打出过的任何牌
       *[king-start] 其他颜色都能吃掉它
      }
    [last] 最后打出的牌
    [owner] 只有起点格那一色能吃掉它
    [safe] 守卫安全
    [bitten] 守卫也回到基地
    [13] 13步
    [12] 12步
    [page] 网上公布的规则
    [box] 盒内说明书
    [5] 固定5张
    [on] 是
   *[off] 否
  }
dog-help = { $key ->
    [classic] 有万能牌和会燃烧的7。二到六人。
    [royal] 国王、骑士、平民和弄臣，各有自己的规则。四人或六人。
    [black] 有一只四处游走的黑狗和一个会转的转盘。四人。
    [page] 按网上公布的规则。
    [box] 按出版社的说明书：复制牌只能当作最后打出的牌，7的步数必须走完，Black开局时每人先放一枚棋子，手牌五张。
    [variant] 每种都有自己的牌和规则。
    [guard] 在自己起点格上的棋子都是守卫，或者只有刚出基地的才是。不管哪一种，那里的棋子都不能直接走进终点区。
    [seven-partner] 你的四枚都到达后，7的步数才能走搭档的棋子；或者随时都可以。
    [exchange-no-target] 不能出，或者可以弃掉，不起作用。
    [last-seven] 7让你的最后一枚棋子到达后，剩下的步数可以走搭档的棋子，也可以随时放弃；或者必须走完；或者要放弃就得立刻放弃。
    [copy] C可以当作本轮打出过的任何一张牌，或者只能当作最后一张。
    [copy-on-copy] 复制牌之后能不能再出复制牌。
    [thirteen] 指不用来出基地的时候，万能牌和复制牌也一样；有一份公开的规则写的是12。
    [king-start] 例外：国王在别色的起点格上时，那种颜色的棋子也能吃掉它，或者其他颜色的都能。
    [dog-guards] 黑狗越过守卫或停在守卫那一格时怎么办，刚走过的棋子也算。棋子停在自己的起点格而狗也在那里，就留在原地。
    [turn] 棋子走到爪印就要转动转盘，或者可以不转。
    [hand] 和Classic一样，或者和Royal一样。
    [free-start] 开局时每人把一枚棋子放在起点格。
   *[burning-seven] 牌堆里是否也有Classic的7。
  }
