# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] 逮到啦！
           *[1] 嗖，没啦！
          }
        [block] 没那么容易！
        [race] 马上就到！
        [wait] 终于可以出发啦！
       *[luck] 哎呀，下回再来！
      }
    [2] { $about ->
        [capture] { $which ->
            [0] 归我啦，谢谢。
           *[1] 我坐这儿行吗？
          }
        [block] 我就躺这儿啦。
        [race] 不急不急……好吧，有点急。
        [wait] 反正我刚才在打盹。
       *[luck] 算了，喵。
      }
    [3] { $about ->
        [capture] { $which ->
            [0] 有本事抢回去！
           *[1] 这一下够分量。
          }
        [block] 此路不通。
        [race] 要动真格了。
        [wait] 洞挖够了，出门咯。
       *[luck] 这点事可拦不住我。
      }
    [4] { $about ->
        [capture] { $which ->
            [0] 你这儿没看住。
           *[1] 正合我意。
          }
        [block] 我早料到了。
        [race] 我闻到终点的味道了。
        [wait] 耐心总有回报。
       *[luck] 狐狸也有失算的时候。
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] 非那里不可。
           *[1] 光守是不够的。
          }
        [block] 这可不能让。
        [race] 胜负就在毫厘之间。
        [wait] 时候到了，自然会走。
       *[luck] 意料之中。
      }
  }
bot-remark-said = “{ $said }”
