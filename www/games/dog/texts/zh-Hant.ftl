# Dog：遊戲中的文字。

dog-note = 搭檔之間不許打聽或透露手牌。

## 名稱

dog-seat = { $seat ->
    [0] 藍方
    [1] 紅方
    [2] 黃方
    [3] 綠方
    [4] 紫方
   *[5] 天藍方
  }
dog-figure = { $figure ->
    [1] 國王
    [2] 騎士
    [3] 平民
   *[4] 弄臣
  }{ $seat }
dog-piece = { $whose ->
    [you] 你的{ $figure ->
        [1] 國王
        [2] 騎士
        [3] 平民
        [4] 弄臣
       *[none] 棋子
      }
    [named] { $owner }的{ $figure ->
        [1] 國王
        [2] 騎士
        [3] 平民
        [4] 弄臣
       *[none] 棋子
      }
   *[other] { $figure ->
        [none] 一枚
       *[some] { "" }
      }{ $seat ->
        [0] 藍方
        [1] 紅方
        [2] 黃方
        [3] 綠方
        [4] 紫方
       *[5] 天藍方
      }{ $figure ->
        [1] 國王
        [2] 騎士
        [3] 平民
        [4] 弄臣
       *[none] 棋子
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] 交換牌
    [J] 萬能牌
    [C] 複製牌
    [M] 磁鐵牌
   *[number] { $card }
  }
dog-as = { $card }當作{ $counts }
dog-move = { $verb ->
    [give] 給出{ $card }
    [place] { $piece }到起點格
    [discard] 棄掉{ $card }
    [turn] { $to ->
        [cw] 順時針轉
       *[ccw] 逆時針轉
      }
    [jump] 跳到下一個菱形格
    [stay] 保持不動
    [lapse] 放棄剩下的步數
    [start] { $card }：{ $piece }出基地
    [card] { $card }：{ $piece } → { $to }
    [swap] { $card }：{ $piece } ↔ { $to }
   *[fold] 棄牌退出本輪
  }

## 發生的事

dog-event = { $kind ->
    [started] 第一輪由{ $who ->
        [you] 你
       *[other] { $seat }
      }先出牌。
    [shuffled] 棄牌重新洗牌：{ $cards }張。
    [dealt] 每人發{ $cards }張牌。
    [gave] { $who ->
        [you] 你
       *[other] { $seat }
      }選好了要給的牌{ $known ->
        [yes] ：{ $card }。
       *[no] 。
      }
    [exchanged] 選好的牌同時交出。
    [gift] { $seat }給{ $to }的牌：{ $card }。
    [played] { $who ->
        [you] 你
       *[other] { $seat }
      }打出{ $card }。
    [walked] { $piece }{ $from ->
        [H] 出基地，到起點格
       *[other] { $to ->
            [none] { $back ->
                [true] 後退
               *[false] 前進
              }
           *[square] { $back ->
                [true] 退到{ $to }
               *[false] 走到{ $to }
              }
          }
      }。
    [pulled] { $piece }走到{ $ahead ->
        [dog] 黑狗正後方
       *[other] 前一枚棋子正後方：{ $ahead }
      }。
    [captured] { $piece }被吃，回到基地。
    [caught] 黑狗抓住{ $piece }。
    [swapped] { $piece }和{ $other }交換位置。
    [split] 這裡走{ $steps }步，再走{ $points }步。
    [paw] 然後由你決定轉盤方向{ $steps ->
        [0] { "" }
       *[other] ，黑狗再走{ $steps }步
      }。
    [lapsed] { $who ->
        [you] 你
       *[other] { $seat }
      }放棄剩下的步數。
    [discarded] { $who ->
        [you] 你
       *[other] { $seat }
      }棄掉{ $card }。
    [drew] { $who ->
        [you] 你
       *[other] { $seat }
      }抽{ $known ->
        [yes] 到{ $card }。
       *[no] 一張牌。
      }
    [folded] { $who ->
        [you] 你棄牌退出本輪：{ $card }。下次發牌前你不再出牌。
       *[other] { $seat }棄牌退出本輪：{ $card }。
      }
    [round-ended] 本輪結束；下一輪由{ $who ->
        [you] 你
       *[other] { $seat }
      }先出牌。
    [jumped] { $piece }{ $to ->
        [none] 跳到下一個菱形格
       *[square] 跳到{ $to }
      }。
    [stayed] { $piece }留在原處。
    [disc] 轉盤{ $clockwise ->
        [true] 順時針
       *[false] 逆時針
      }轉動。
    [still] 轉盤保持不動。
    [prowled] 黑狗{ $to ->
        [none] 跑了
       *[square] 跑到{ $to }
      }。
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat }給你的牌：{ $card }。
dog-giving = 把{ $card }給{ $name }。
dog-recap = { $kind ->
    [played] { $card }
    [shared] 與{ $who ->
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
    [magnet] 到前一枚棋子正後方
    [jumped] { $named ->
        [yes] { $piece }跳到下一個菱形格
       *[no] 跳到下一個菱形格
      }
    [caught] 黑狗抓住{ $piece }
    [captured] { $piece }被吃
    [mate] { $piece }被吃（同隊）
    [own] { $named ->
        [yes] { $piece }被吃（自己的棋子）
       *[no] 自己的棋子被吃
      }
    [swapped] { $piece } ↔ { $other }
    [drew] 抽一張牌
    [diamond] 在菱形格抽一張牌
    [disc] 轉動轉盤
    [prowled] 黑狗到{ $to }
    [lane] { $named ->
        [yes] { $piece }進終點區
       *[no] 一枚棋子進終點區
      }
    [back] { $named ->
        [yes] { $piece }：後退
       *[no] 後退
      }
    [ran] 黑狗跑了
    [shut] 沒有帶↑的牌，停到下次發牌
   *[folded] 沒有能出的牌，停到下次發牌
  }
dog-partner = 同隊的{ $name }
dog-notice = { $kind ->
    [captured] { $seat }用{ $card }吃掉{ $piece }。
    [caught] { $seat }出{ $card }：黑狗抓住{ $piece }。
    [swapped] { $seat }讓{ $piece }和{ $other }交換位置。
    [traded] { $seat }和{ $piece }交換位置。
    [lane] { $seat }用{ $card }把{ $piece }送進終點區。
    [moved] { $seat }用{ $card }走{ $piece }{ $turns ->
        [yes] ，並轉動轉盤
       *[no] { "" }
      }。
    [turned] { $seat }轉動轉盤，{ $piece }跟著轉。
   *[jumped] { $piece }跳到下一個菱形格。
  }
dog-missed = { $kind ->
    [captured] 你的棋子被吃{ $count }枚
    [home] 你們隊{ $count }枚進終點區
    [theirs] 對方{ $count }枚進終點區
   *[all] 你暫停時：{ $missed }。
  }
dog-reason = { $team ->
    [yes] 八枚棋子全部到達。
   *[no] 四枚棋子已經到達。
  }

## 該做什麼

dog-short = { $kind ->
    [give] 給{ $card ->
        [none] 一張牌
       *[some] { $card }
      }
    [discard] 棄掉{ $card }
    [starter] 第一輪先出牌
    [shuffle] 棄牌重新洗牌
   *[deal] 發牌
  }
dog-todo = { $can ->
    [give] 與{ $name }交換一張牌。
    [trade] 與{ $name }換牌：帶↑的牌讓棋子出基地。
    [left] 給左邊的玩家一張牌。
    [two] 給對方一張牌。
    [card] 選一張牌。
    [partner] 你的棋子都到了：出一張牌走{ $name }的棋子。
    [as] 選擇萬能牌當作哪張牌。
    [copied] 選擇要複製的牌。
    [place] 選一枚放到起點格。
    [piece] 選一枚棋子。
    [split] 還剩{ $points }步。選下一枚棋子。
    [other] 選擇要交換的棋子。
    [square] 選擇要走到的格子。
    [turn] 你來選轉盤往哪邊轉。
    [jump] 跳到下一個空的菱形格嗎？
    [caught] 「!」：會被黑狗抓住。
    [bites] 黑狗可能抓住{ $piece }。
    [discard] 這張牌沒有作用：棄掉它。
   *[none] 沒有能出的牌。
  }
dog-why = { $why ->
    [card] 請先選一張牌。
    [piece] 請先選一枚棋子。
    [guard] { $who ->
        [you] 你自己在起點格上的棋子擋住了路。
       *[other] { $name }在起點格上的棋子擋住了路。
      }
    [stop] { $piece }能越過起點格上的棋子，但不能停在那裡。
    [rank] { $by }擋住了路，等級高於{ $piece }。
    [king] 只有國王能吃掉國王。
    [far] 國王最多走7步。
    [lane] 終點區裡沒有足夠的空位。
    [room] { $piece }在終點區裡前面只剩{ $count ->
        [1] 一格
       *[more] { $count }格
      }。
    [lap] 起點格上的棋子不能直接進終點區：要先繞一圈。
    [short] 這張牌走不到終點區。
    [stuck] 現在沒有棋子能用這張牌。
    [exchange] 交換需要跑道上你所走顏色的一枚棋子和另一顏色的一枚棋子，兩枚都不在自己的起點格上。
    [copy] 本輪還沒有可以複製的牌。
    [theirs] 你走的是{ $name }的棋子。
    [home] 只有帶↑的牌能讓棋子出基地，起點格上也不能有你自己的棋子。
    [taken] { $who ->
        [you] 起點格上有你自己的棋子
       *[other] 起點格上有{ $name }的棋子
      }，沒有棋子能出來。
   *[square] 這張牌只能做標記所示的事。
  }
dog-forced = { $why ->
    [guard] { $name }在起點格上的棋子擋住了路，你的牌都出不了：停到下次發牌。
    [out] 你沒有帶↑的牌讓棋子出基地：停到下次發牌。
    [far] { $count ->
        [1] 走{ $cards }
       *[more] 用你的牌走
      }，終點區裡空位不夠，也沒有帶↑的牌：停到下次發牌。
   *[none] 你沒有能出的牌：停到下次發牌。
  }
dog-goal = { $team ->
    [no] 讓你五枚棋子中的四枚繞一圈走進終點區。
    [named] 你和{ $mate }：八枚棋子先進終點區就贏。
   *[yes] 把你們隊的八枚棋子繞一圈走進終點區。
  }
dog-caption-exchange = 交換
dog-caption-split = 分配
dog-caption-wild = 萬能
dog-caption-copy = 複製
dog-caption-magnet = 磁鐵
dog-out = 停
dog-keep = 留下
dog-as-joker = 萬能牌：當作……
dog-as-copy = 複製牌：當作……
dog-teach = { $idea ->
    [begin] 哪枚棋子先出發？誰也不能越過等級更高的：國王＞騎士＞平民＞弄臣。
    [out] 帶↑的牌能讓棋子出基地。
    [figure-1] 你的國王每次走1到7步；只有別的國王能吃掉它。
    [figure-2] 你的騎士也能越過在自己起點格上的棋子。
    [figure-3] 讓平民走到菱形格：抽一張牌，還能跳到下一個菱形格。
    [figure-4] 弄臣進終點區時，可以比牌少走1或2步。
    [dog] 出黑牌後，黑狗走同樣的步數，抓住路上的棋子，守衛除外。
    [bitten] 出黑牌後，黑狗走同樣的步數，抓住路上的棋子，連守衛也抓。
    [guard] 在自己起點格上，你的棋子很安全，還能擋住別的棋子。
    [guard-royal] 在自己起點格上，你的棋子很安全。
    [lap] 起點格上的這枚棋子要先繞一圈，再進終點區。
    [capture] 正好走到這枚棋子上，它就回基地。
    [special] 走到這個菱形格，就抽一張牌。
    [paw] 走到爪印上，轉盤就帶著上面的棋子和狗轉動。
    [back] 用這張牌讓棋子從起點格後退，能省下一整圈。
    [burn] 7的點數分給自己的棋子走；越過的棋子都回基地，己方的也一樣。
    [share] 紅色4的點數可以分給幾枚棋子，搭檔的也行。
    [exchange] 交換牌讓你的棋子和跑道上另一枚交換位置。
    [wild] 萬能牌可以當任何用得上的牌。
    [copy] 複製牌重複本輪打過的一張牌。
    [magnet] 磁鐵牌讓一枚棋子走到前一枚正後方。
    [prowl] 出黑牌，黑狗就會抓棋子。
   *[lane] 這張牌能讓一枚棋子進終點區，到了就安全。
  }
dog-hint = { $rest ->
    [yes] 走完剩下的{ $card }步
   *[no] 出{ $card }
  }
dog-because = { $why ->
    [wins] 這樣就贏了。
    [captures] { $piece }回到基地，得從頭再走。
    [home] 一枚棋子到了終點區，安全了。
    [out] 又有一枚棋子上路了。
    [gains] 你的棋子多走{ $count }格。
    [loses] 讓{ $piece }退後{ $count }格。
    [turns] 轉動讓你的棋子更近。
    [hinders] 轉動讓別的棋子更遠。
    [safer] 那裡能追到你的棋子更少。
    [hunts] 追趕{ $piece }。
    [front] 讓最前面的棋子前進。
    [flees] 離開{ $name }能追到的範圍。
    [frees] 空出你的起點格。
    [shortcut] 後退反而離終點區更近。
    [deeper] 在終點區騰出位置。
    [helps] 幫搭檔的棋子前進。
    [saves] 留著{ $card }讓新棋子出基地。
    [near] 離終點區不遠了。
    [needs] 搭檔需要能出基地的牌。
    [uses] 搭檔有棋子在路上。
    [spares] 你沒有能出基地的牌。
   *[keeps] 這樣留下一張能出基地的牌。
  }
dog-about = { $what ->
    [home] 用帶↑的牌出基地。
    [start] 同色的棋子在這裡是守衛：別的棋子不能越過、吃掉或交換它。
    [lane] 安全；只能前進，不能越過別人。在自己起點格上的棋子不能直接走進來。
    [special] 走棋到這裡，抽一張牌。
    [disc] 棋子走到爪印格時，轉盤轉四分之一圈。
    [paw] 走到這裡的棋子會轉動轉盤。
    [figure-1] 只有別的國王能吃掉它；每次只能走1到7步。
    [figure-2] 也能越過在自己起點格上的棋子。
    [figure-3] 能從菱形格跳到下一個菱形格。
    [figure-4] 進終點區時，可以比牌少走1或2步。
   *[piece] 繞跑道一圈，再進同色的終點區。
  }

## 文字棋盤

dog-where = { $where ->
    [H] 在基地
    [F] 終點區第{ $at }格
   *[T] 第{ $at }格
  }
dog-rank = 國王、騎士、平民、弄臣：只能越過同級和更低的。
dog-landing = { $where ->
    [start] { $whose ->
        [you] 你
       *[other] { $seat }
      }的起點格
    [before] { $whose ->
        [you] 你的
       *[other] { $seat }
      }起點格前第{ $at }格
   *[past] { $whose ->
        [you] 你的
       *[other] { $seat }
      }起點格後第{ $at }格
  }
dog-place = { $kind ->
    [card] { $card }（{ $does }）
    [as] 當作{ $card }
    [lane] { $seat }的終點區第{ $at }格
    [special] 菱形格
    [paw] 爪印
    [dog] 黑狗
    [guard] 守衛
    [gift] 要給出
    [came] 來自{ $seat }
   *[discard] 棄牌堆
  }
dog-does = { $does ->
    [start] ↑出基地或前進
    [back] 前進或後退
    [share] 前進，可以拆分
    [burn] 前進，可以拆分，越過的棋子回基地
    [exchange] 兩枚棋子交換位置
    [wild] 當作任何牌
    [copy] { $last ->
        [none] 還沒有可以複製的牌
       *[some] 現在可當作{ $last }
      }
    [magnet] 拉到前一枚棋子正後方
   *[on] 前進
  }{ $and ->
    [dog] ，然後走黑狗
    [rank] ，可以越過任何等級
   *[no] { "" }
  }
dog-round = 第{ $round }輪，起始玩家：{ $seat }。
dog-table = 手牌：{ $hands }。牌堆{ $deck }張，棄牌堆{ $discard }張，最上面：{ $card }。
dog-chosen = 已經選好：{ $seats }。
dog-folded = 已經退出本輪：{ $seats }。
dog-reach = 可能走到第{ $squares }格
dog-can = { $can ->
    [give] 可以給出
    [go] 可以走到這裡
   *[choose] 可以選擇
  }

## 自選規則

dog-option = { $key ->
    [variant] 玩法
    [guard] 守衛
    [seven-partner] 用7走搭檔的棋子
    [exchange-no-target] 交換牌沒有目標時
    [last-seven] 7的最後幾步
    [copy] 複製牌可以當作什麼
    [copy-on-copy] 連出複製牌
    [thirteen] 13走幾步
    [king-start] 國王在別人的起點格
    [dog-guards] 黑狗和守衛
    [turn] 轉動轉盤
    [hand] 手牌張數
    [free-start] 開局先放一枚
   *[burning-seven] 燃燒7
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6、5、4、3、2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] 起點格上的都算
    [fresh] 只算剛出基地的
    [leftover] 剩下的步數
    [free] 隨時
    [unplayable] 不能出
    [discard] 可以棄掉
    [complete] 必須走完
    [lapses] 只能立刻放棄
    [must] 必須轉
    [may] { $key ->
        [last-seven] 可以用也可以放棄
       *[turn] 可以不轉
      }
    [any] { $key ->
        [copy] 本輪打出過的任何牌
       *[king-start] 其他顏色都能吃掉它
      }
    [last] 最後打出的牌
    [owner] 只有起點格那一色能吃掉它
    [safe] 守衛安全
    [bitten] 守衛也回到基地
    [13] 13步
    [12] 12步
    [page] 網路上公布的規則
    [box] 盒內說明書
    [5] 固定5張
    [on] 是
   *[off] 否
  }
dog-help = { $key ->
    [classic] 有萬能牌和會燃燒的7。二到六人。
    [royal] 國王、騎士、平民和弄臣，各有自己的規則。四人或六人。
    [black] 有一隻四處遊走的黑狗和一個會轉的轉盤。四人。
    [page] 按網路上公布的規則。
    [box] 按出版社的說明書：複製牌只能當作最後打出的牌，7的步數必須走完，Black開局時每人先放一枚棋子，手牌五張。
    [variant] 每種都有自己的牌和規則。
    [guard] 在自己起點格上的棋子都是守衛，或者只有剛出基地的才是。不管哪一種，那裡的棋子都不能直接走進終點區。
    [seven-partner] 你的四枚都到達後，7的步數才能走搭檔的棋子；或者隨時都可以。
    [exchange-no-target] 不能出，或者可以棄掉，不起作用。
    [last-seven] 7讓你的最後一枚棋子到達後，剩下的步數可以走搭檔的棋子，也可以隨時放棄；或者必須走完；或者要放棄就得立刻放棄。
    [copy] C可以當作本輪打出過的任何一張牌，或者只能當作最後一張。
    [copy-on-copy] 複製牌之後能不能再出複製牌。
    [thirteen] 指不用來出基地的時候，萬能牌和複製牌也一樣；有一份公開的規則寫的是12。
    [king-start] 例外：國王在別色的起點格上時，那種顏色的棋子也能吃掉它，或者其他顏色的都能。
    [dog-guards] 黑狗越過守衛或停在守衛那一格時怎麼辦，剛走過的棋子也算。棋子停在自己的起點格而狗也在那裡，就留在原地。
    [turn] 棋子走到爪印就要轉動轉盤，或者可以不轉。
    [hand] 和Classic一樣，或者和Royal一樣。
    [free-start] 開局時每人把一枚棋子放在起點格。
   *[burning-seven] 牌堆裡是否也有Classic的7。
  }
