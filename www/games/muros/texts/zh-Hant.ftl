# Muros：遊戲中的文字。

## 名稱

muros-name = { $name ->
    [Y] 黃
    [B] 藍
    [R] 紅
    [G] 綠
    [W] 白
    [nothing] 無
    [blocked] 封閉
   *[hole] 空格
  }
muros-move = { $verb ->
    [pass] 跳過
    [pile] 桌面：{ $colour } → { $slot }
   *[hand] 手牌：{ $colour } → { $slot }
  }

## 發生的事

muros-event = { $kind ->
    [gridded] 圓片已擺好。
    [dealt] 牌已發好。
    [started] { $seat }先走。
    [laid] { $seat }把{ $source ->
        [pile] 明牌堆
       *[hand] 手牌
      }裡的{ $colour }牌{ $slot ->
        [none] 放上
       *[end] 放在{ $slot }
      }
    [blocked] 對面是同色的牌，所以這條線封閉了。
    [taken] { $seat }收下{ $count }枚{ $colour }色。
    [none] { $seat }選擇{ $colour }色：這裡一枚也沒有。
    [declined] { $seat }什麼也不收。
   *[passed] { $seat }跳過：沒有牌可出了。
  }
muros-left = { $count ->
    [none] 。
    [0] ：不移走圓片。
    [one] ：移走{ $count }枚。
   *[other] ：移走{ $count }枚。
  }
muros-later = 「收下」階段可從這裡收{ $count }枚{ $colour }色。
muros-reason = { $reason ->
    [shared] 所有計分的顏色都一樣多。
   *[majority] { $winner }以多數色取勝。
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
muros-standing = 棋盤上剩下的（和各人收下的）：{ $ranks }。
muros-leads = { $even ->
    [none] { "" }
   *[some] { $even }一樣多，
  }{ $many ->
    [1] 看
   *[other] 看
  }{ $colours }{ $lead ->
    [you] ：你領先
    [one] ：{ $who }領先
   *[several] { "" }
  }{ $by ->
    [0] { "" }
   *[other] { $by }枚
  }
muros-equal = 目前大家持平
muros-caption = { $colour }色領先。最後領先的顏色決定勝負。
muros-hands = 手牌：{ $hands }。

## 該做什麼

muros-todo = { $can ->
    [pass] 沒有牌可出了。
    [take] 你收下哪種顏色？
    [slot] 把{ $colour }牌{ $phase ->
        [1] 放在還沒有牌的線旁
       *[2] 放在另一張牌的對面
      }。
   *[card] 選一張牌。
  }
muros-keeping = { $can ->
    [both] 收下{ $one }還是{ $other }？
   *[nothing] 收下{ $one }、{ $other }，還是什麼也不收？
  }
muros-take = { $count }枚{ $colour }（{ $at ->
    [0] 棋盤上剩{ $left }枚
   *[1] 剩{ $left }枚
  }）
muros-forced = 你沒有牌了：{ $on ->
    [several] 其他人
   *[other] { $on }
  }繼續出牌。
muros-why = { $why ->
    [take] 在下面或棋盤上選顏色。
    [card] 請先選一張牌。
    [full] 那裡已經有牌了。
    [line] 上半場每條線只放一張牌。
   *[pile] 手牌用完後才能用桌面上的牌。
  }
muros-goal = 盤上最多的顏色，收得最多者勝。
muros-teach = { $idea ->
    [holes] 圓片會跳過空格，空格留在原處。
    [hand] 省著手牌：桌面空了，有牌的人繼續出牌。
    [white] 白色圓片從不計算。
    [worth] 數字是這張牌顏色的枚數。
    [tied] 剩得一樣多的顏色合在一起算。
   *[block] 對面放同色牌，這條線就封閉。
  }
muros-about = { $what ->
    [line-1] 在這裡放牌：線上有幾枚同色圓片，就從另一端移走幾枚，不論顏色。
    [line-2] 和對面的牌顏色不同，就收下兩色之一；顏色相同，這條線就封閉。
    [laid] 下半場對面會再放一張牌。
    [blocked] 已封閉：誰也不能從這條線收子。與它交叉的線仍然可以。
    [pile] 人人可用。
    [hand] 只有你看得見；省下手牌的人，別人跳過時還能出牌。
    [take] 你收下線上的這些圓片。
   *[scores] 先比剩得最多的顏色，再比下一種。
  }

## 文字棋盤

muros-place = { $kind ->
    [column] { $slot }，第{ $number }直排：{ $card }；從這裡起：{ $line }
    [row] { $slot }，第{ $number }橫排：{ $card }；從這裡起：{ $line }
    [take] 收下：{ $colour }
    [pile] 桌面，{ $colour }：{ $count }；棋盤上剩{ $left }
   *[hand] 手牌，{ $colour }：{ $count }
  }
muros-slot = { $kind ->
    [column] { $slot }，第{ $number }直排：{ $card }
   *[row] { $slot }，第{ $number }橫排：{ $card }
  }
muros-card = { $card ->
    [none] 沒有牌
    [faced] 對面是{ $colour }牌
    [leaves] { $count ->
        [0] 不移走圓片
        [one] 移走{ $count }枚
       *[other] 移走{ $count }枚
      }
    [blocked] { $colour }牌，封閉
   *[card] { $colour }牌
  }
muros-can = 可以選擇

## 自選規則

muros-option = { $key ->
    [holes] 空格
    [taking] 收下什麼
    [decline] 什麼也不收
    [piles] 明牌
   *[ties] 顏色並列
  }
muros-value = { $value ->
    [fixed] 不動
    [carried] 一起移動
    [closed] 合攏
    [colour] 所選的顏色
    [far-end] 從另一端
    [free] 隨時
    [last] 手牌用完後
    [summed] 合計
   *[ordered] 逐個比較
  }
muros-help = { $key ->
    [holes] 圓片離開一條線時，線上的空格不動，或者和其餘的一起移動，或者合攏。
    [taking] 下半場：收下所選顏色的圓片；或者從離該色牌遠的一端起收下同樣多枚，不論顏色，白色也收，其餘的補上。
    [decline] 下半場是否可以什麼也不收。
    [piles] 明牌隨時可以用，或者手牌用完後才能用。
   *[ties] 並列的顏色合計為一種，或者逐個比較：黃、藍、紅、綠。
  }
