# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] 逮到啦！
           *[1] 嗖，没啦！
          }
        [block] 别这么快！
        [race] 马上就到！
        [wait] 终于，出发！
       *[luck] 哎呀，下一个！
      }
    [2] { $about ->
        [capture] { $which ->
            [0] 归我啦，谢谢。
           *[1] 我坐这儿行吗？
          }
        [block] 我就躺这儿。
        [race] 不急，嗯，有点急。
        [wait] 反正我在打盹。
       *[luck] 算了，喵。
      }
    [3] { $about ->
        [capture] { $which ->
            [0] 有本事抢回去！
           *[1] 这下算数。
          }
        [block] 此路不通。
        [race] 要动真格了。
        [wait] 我挖得够久了。
       *[luck] 这拦不住我。
      }
    [4] { $about ->
        [capture] { $which ->
            [0] 你这儿没看住。
           *[1] 正合我意。
          }
        [block] 我早料到了。
        [race] 我闻到终点了。
        [wait] 耐心有回报。
       *[luck] 狐狸也会失足。
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] 只能走那里。
           *[1] 光守是不够的。
          }
        [block] 你只差一步。
        [race] 胜负很接近。
        [wait] 凡事都有时机。
       *[luck] 意料之中。
      }
  }
bot-remark-said = “{ $said }”
