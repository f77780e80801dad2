# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] Got you!
           *[1] Zip, gone!
          }
        [block] Not so fast!
        [race] Nearly there!
        [wait] At last, off I go!
       *[luck] Oops. Next!
      }
    [2] { $about ->
        [capture] { $which ->
            [0] Mine now, thanks.
           *[1] May I sit here?
          }
        [block] Let me just lie down here.
        [race] No rush. Well, a little.
        [wait] I was napping anyway.
       *[luck] Ah well. Purr.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] Come and get it back!
           *[1] That one counts.
          }
        [block] No way through here.
        [race] Now it gets serious.
        [wait] I have dug long enough.
       *[luck] That will not stop me.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] You left that open.
           *[1] Just what I hoped for.
          }
        [block] I saw that coming.
        [race] I can smell the finish.
        [wait] Patience pays.
       *[luck] Even foxes stumble.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] It had to be there.
           *[1] A quiet move would not do.
          }
        [block] That I cannot allow.
        [race] It will be close.
        [wait] Everything has its time.
       *[luck] That was to be expected.
      }
  }
bot-remark-said = “{ $said }”
