# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] 抓到啦！
           *[1] 咻，沒啦！
          }
        [block] 沒那麼容易！
        [race] 馬上就到！
        [wait] 終於可以出發啦！
       *[luck] 哎呀，下次再來！
      }
    [2] { $about ->
        [capture] { $which ->
            [0] 歸我啦，謝謝。
           *[1] 我坐這裡行嗎？
          }
        [block] 我就躺這裡囉。
        [race] 不急不急……好啦，有點急。
        [wait] 反正我剛剛在打盹。
       *[luck] 算了，喵。
      }
    [3] { $about ->
        [capture] { $which ->
            [0] 有本事搶回去！
           *[1] 這一下夠分量。
          }
        [block] 此路不通。
        [race] 要動真格了。
        [wait] 洞挖夠了，出門囉。
       *[luck] 這點事可攔不住我。
      }
    [4] { $about ->
        [capture] { $which ->
            [0] 你這裡沒顧好。
           *[1] 正合我意。
          }
        [block] 我早就料到了。
        [race] 我聞到終點的味道了。
        [wait] 耐心總有回報。
       *[luck] 狐狸也有失算的時候。
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] 非那裡不可。
           *[1] 光守是不夠的。
          }
        [block] 這可不能讓。
        [race] 勝負就在毫釐之間。
        [wait] 時候到了，自然會走。
       *[luck] 意料之中。
      }
  }
bot-remark-said = 「{ $said }」
