# Who the bots are.

bot-name = { $level ->
    [1] { $which ->
        [0] Pip
        [1] Fizz
        [2] Momo
        [3] Kiki
       *[4] Zip
      }
    [2] { $which ->
        [0] Otto
        [1] Mila
        [2] Minou
        [3] Bruno
       *[4] Nala
      }
    [3] { $which ->
        [0] Rita
        [1] Emil
        [2] Bodo
        [3] Ines
       *[4] Hugo
      }
    [4] { $which ->
        [0] Vera
        [1] Finn
        [2] Roxa
        [3] Max
       *[4] Zora
      }
   *[5] { $which ->
        [0] Ada
        [1] Odin
        [2] Sofia
        [3] Minna
       *[4] Uri
      }
  }
bot-at-level = { $name }, level { $level }
bot-temper = { $level ->
    [1] A hare: in a hurry, and overlooks much.
    [2] A cat: easy-going, plays as it likes.
    [3] A badger: attentive, and lets little pass.
    [4] A fox: cunning, and looks ahead.
   *[5] An owl: overlooks nothing.
  }
bot-speech = { $name }: “{ $said }”
bot-says = { $how ->
    [won] { $level ->
        [1] Ha, and so fast!
        [2] Oh, have I won? How nice.
        [3] That was a good fight.
        [4] Just as planned.
       *[5] It was closer than you think.
      }
    [lost] { $level ->
        [1] Over already? Once more!
        [2] Well played. Time for a nap.
        [3] You fight well.
        [4] I did not see that coming.
       *[5] You saw further than I did.
      }
   *[drawn] Neither of us. Once more?
  }
rematch = Rematch
