# Cock & Bull：遊戲中的文字。

cock-bull-seat = { $colour ->
    [red] 紅方
    [black] 黑方
   *[none] 玩家{ $number }
  }

## 名稱

cock-bull-roll = { $roll ->
    [CC] 兩隻公雞
    [BB] 兩頭公牛
    [MM] 兩隻猴子
    [CB] 公雞和公牛
    [CM] 公雞和猴子
    [BM] 公牛和猴子
    [C] 公雞
    [B] 公牛
   *[M] 猴子
  }
cock-bull-area = { $roll ->
    [CC] 三隻公雞
    [BB] 兩頭公牛
   *[MM] 王冠
  }
cock-bull-on = { $roll ->
    [CC] 公雞
    [BB] 公牛
   *[MM] 王冠
  }
cock-bull-off = { $roll ->
    [CC] 公雞上
    [BB] 公牛上
   *[MM] 王冠上
  }
cock-bull-spot = { $area ->
    [c] 公雞{ $number }
    [b] 公牛{ $number }
   *[m] 王冠
  }
cock-bull-move = { $verb ->
    [place] 放置：{ $spot }
    [flip] 翻面：{ $spot }
    [remove] 移除：{ $spot }
    [peg] 走插釘
    [pass] 插釘不動
    [red] 紅方
    [black] 黑方
    [begins] 先走
   *[other] { $roll }
  }

## 發生的事

cock-bull-event = { $kind ->
    [tied] 平手：雙方重擲。
    [passed] { $who ->
        [you] 你
       *[other] { $name }
      }接過骰子。
   *[did] { $who ->
        [you] 你
       *[other] { $name }
      }{ $kind ->
        [lost] 擲出{ $roll }，骰子交給對方
        [rolled] 擲出：{ $roll }
        [pegged] { $by ->
            [0] 會超過終點：插釘不動
           *[far] 的插釘前進{ $by }孔{ $to ->
                [36] ，到終點
               *[hole] { "" }
              }
          }
        [declined] 的插釘不動
        [placed] 在{ $area ->
            [m] { $spot }
           *[other] { $spot }
          }放置籌碼
        [flipped] 把{ $spot }的籌碼翻面
       *[removed] 移除{ $spot }的籌碼
      }{ $note ->
        [area] （{ $area }全是{ $who ->
            [you] 你
           *[other] { $name }
          }的）
        [none] （沒有可移除的籌碼）
       *[free] { "" }
      }。
  }
cock-bull-opening = { $who ->
    [you] 你
   *[other] { $name }
  }{ $kind ->
    [opened] 贏得開局擲骰。
    [chosen] 是{ $colour ->
        [red] 紅方
       *[black] 黑方
      }，先走。
   *[die] 擲出：{ $roll }。
  }
cock-bull-owned = { $roll ->
    [CC] 三隻公雞歸{ $who ->
        [you] 你
       *[other] { $name }
      }：擲出兩隻公雞，插釘前進2孔。
    [BB] 兩頭公牛歸{ $who ->
        [you] 你
       *[other] { $name }
      }：擲出兩頭公牛，插釘前進3孔。
   *[MM] 王冠歸{ $who ->
        [you] 你
       *[other] { $name }
      }：擲出兩隻猴子，插釘前進6孔。
  }
cock-bull-beats = { $dice ->
    [CB] 公牛勝公雞。
    [CM] 猴子勝公雞。
   *[BM] 猴子勝公牛。
  }
cock-bull-deed = { $kind ->
    [pegged] 插釘+{ $count }
   *[chips] { $kind ->
        [placed] 放置
        [flipped] 翻轉
       *[removed] 移除
      }{ $whose ->
        [you] 你的
       *[other] { "" }
      }{ $count ->
        [one] 1
       *[other] { $count }
      }枚籌碼
  }
cock-bull-over = { $roll }：{ $who ->
    [you] 你
   *[other] { $name }
  }的回合結束。
cock-bull-turn = { $who ->
    [you] 你
   *[other] { $name }
  }：{ $deeds }。
cock-bull-near = 再佔一個圓圈，{ $who ->
    [you] 你
   *[other] { $name }
  }就贏了。
cock-bull-wins = 獲勝
cock-bull-reason = { $reason ->
    [chip-in] 六個圓圈全是同一顏色。
    [flying-monkey] 飛猴：佔滿六個圓圈時，插釘還沒上棋盤。
   *[peg-out] 插釘到了36。
  }

## 該做什麼

cock-bull-todo = { $can ->
    [opening] 擲骰決定誰先走。
    [tap] 擲骰子。
    [roll] 請擲骰，然後輸入結果。
   *[act] { $name }{ $can ->
        [place] ：在{ $on }放置一枚籌碼。
        [flip] ：在{ $on }把一枚籌碼翻面。
        [flip-place] ：在{ $on }放置一枚籌碼，或把一枚翻面。
        [remove] ：移除{ $area }對方的一枚籌碼。
        [peg-remove] ：移除{ $area }對方的一枚籌碼，或讓插釘前進1孔。
        [peg] ：你的插釘前進{ $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          }孔。
       *[none] 。
      }
  }
cock-bull-why = { $why ->
    [area] { $name }：請選{ $on }。
    [own] 那枚籌碼已經是你的。
    [first] 這裡要先佔空圓圈。
    [none] 這裡沒有籌碼。
    [rank] 對方的籌碼先離開公雞，再離開公牛，最後離開王冠。
    [chip] { $name }：要先移除一枚籌碼。
   *[peg] { $name }：{ $area }全歸你時，插釘才走。
  }
cock-bull-goal = 佔滿六個圓圈，或讓你的插釘走到36。
cock-bull-teach = { $idea ->
    [area] 佔一個亮圈，或把一枚亮起的籌碼翻面。全歸你後，這樣一擲改走插釘。
   *[remove] 移除一枚亮著的籌碼，或走插釘。先公雞，再公牛，再王冠。
  }
cock-bull-hint = { $verb ->
    [place] 在{ $spot }放一枚籌碼
    [flip] 把{ $spot }翻面
    [remove] 移除{ $spot }
   *[peg] 走你的插釘
  }
cock-bull-because = { $why ->
    [wins] 這樣就贏了。
    [five] 這樣只差一個圓圈。
    [owns] 這樣{ $area }全是你的，這一對能走插釘。
    [breaks] 對方失去{ $area }和+{ $count }。
    [near] 再有一個就佔滿{ $area }。
    [spots] 這樣六個圓圈裡有{ $count }個是你的。
    [fewer] 這樣對方{ $count ->
        [0] 沒有籌碼
        [1] 只剩一枚籌碼
       *[other] 只剩{ $count }枚籌碼
      }。
   *[peg] 這樣你的插釘離終點{ $count }孔。
  }
cock-bull-about = { $what ->
    [c] 兩隻公雞在這裡放或翻一枚籌碼；三處全是你的時，插釘前進2孔。
    [b] 兩頭公牛在這裡放或翻一枚籌碼；兩處全是你的時，插釘前進3孔。
    [m] 兩隻猴子在這裡放或翻一枚籌碼；已是你的時，插釘前進6孔。
    [peg] 到終點就贏；六枚籌碼同色也贏。
   *[dice] 擲出單隻猴子，骰子交給對方。
  }

## 文字棋盤

cock-bull-chip-on = { $spot }，{ $colour ->
    [red] 紅色籌碼
    [black] 黑色籌碼
   *[none] 沒有籌碼
  }
cock-bull-supply = 雙方共用籌碼：{ $count }
cock-bull-peg = { $colour ->
    [red] 紅方
   *[black] 黑方
  }插釘{ $hole ->
    [none] { "" }
    [0] ，還沒上棋盤
   *[other] ，第{ $hole }孔
  }
cock-bull-can = { $can ->
    [place] 可以放置籌碼
    [flip] 可以翻面
    [remove] 可以移除
    [peg] 可以前進
   *[dice] 可以擲
  }

## 自選規則

cock-bull-option = { $key ->
    [removal] 移除
    [pair] 一對
    [peg-out] 抵達終點
    [flying-monkey] 飛猴
    [pegging] 走插釘
    [faces] 骰子的面
   *[dice] 骰子
  }
cock-bull-value = { $value ->
    [choice] 自由選擇
    [forced] 必須移除
    [place-first] 先放置
    [overshoot] 到36或超過
    [exact] 正好36
    [54] 54分
    [off] 按佔滿紋章計分
    [must] 必須走
    [free] 可以不動
    [random] 由頁面擲骰
    [manual] 手動輸入
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] 公雞和公牛：移除籌碼或走插釘，任選其一；或者能移除就必須移除。
    [pair] 兩個一樣：放置或翻面，任選其一；或者沒有空圓圈時才能翻面。
    [peg-out] 超過終點的前進算數，還是作廢。
    [flying-monkey] 勝方的插釘還沒上棋盤時佔滿紋章，得多少分。
    [pegging] 是否可以不走插釘。
    [faces] 公雞、公牛、猴子各有幾面。
   *[dice] 手動輸入：自己擲實體骰子，再輸入結果。
  }
