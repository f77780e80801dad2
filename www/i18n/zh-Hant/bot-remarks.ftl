# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] 逮到啦！
           *[1] 咻，沒啦！
          }
        [block] 別這麼快！
        [race] 馬上就到！
        [wait] 終於，出發！
       *[luck] 哎呀，下一個！
      }
    [2] { $about ->
        [capture] { $which ->
            [0] 歸我啦，謝謝。
           *[1] 我坐這裡行嗎？
          }
        [block] 我就躺這裡。
        [race] 不急，嗯，有點急。
        [wait] 反正我在打盹。
       *[luck] 算了，喵。
      }
    [3] { $about ->
        [capture] { $which ->
            [0] 有本事搶回去！
           *[1] 這下算數。
          }
        [block] 此路不通。
        [race] 要動真格了。
        [wait] 我挖得夠久了。
       *[luck] 這攔不住我。
      }
    [4] { $about ->
        [capture] { $which ->
            [0] 你這裡沒看住。
           *[1] 正合我意。
          }
        [block] 我早料到了。
        [race] 我聞到終點了。
        [wait] 耐心有回報。
       *[luck] 狐狸也會失足。
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] 只能走那裡。
           *[1] 光守是不夠的。
          }
        [block] 你只差一步。
        [race] 勝負很接近。
        [wait] 凡事都有時機。
       *[luck] 意料之中。
      }
  }
bot-remark-said = 「{ $said }」
