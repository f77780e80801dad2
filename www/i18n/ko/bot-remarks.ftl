# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] 잡았다!
           *[1] 휙, 사라졌네요!
          }
        [block] 그렇게는 안 되죠!
        [race] 거의 다 왔어요!
        [wait] 드디어 출발!
       *[luck] 앗, 다음 기회에!
      }
    [2] { $about ->
        [capture] { $which ->
            [0] 이건 제가 가질게요, 고마워요.
           *[1] 여기 앉아도 되죠?
          }
        [block] 여기 좀 누울게요.
        [race] 급할 것 없죠. 음, 조금은요.
        [wait] 어차피 졸고 있었어요.
       *[luck] 뭐, 괜찮아요. 야옹.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] 어디 한번 되찾아 보세요!
           *[1] 이번 건 제법 컸죠.
          }
        [block] 여긴 못 지나가요.
        [race] 이제 진짜 승부예요.
        [wait] 굴은 팔 만큼 팠어요.
       *[luck] 이 정도로는 끄떡없어요.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] 빈틈이 있었네요.
           *[1] 제가 바라던 대로예요.
          }
        [block] 그럴 줄 알았어요.
        [race] 도착이 코앞이네요.
        [wait] 기다린 보람이 있네요.
       *[luck] 여우도 넘어질 때가 있죠.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] 거기밖에 없었어요.
           *[1] 얌전한 수로는 부족했어요.
          }
        [block] 그건 막아야겠네요.
        [race] 아슬아슬하겠네요.
        [wait] 다 때가 있는 법이죠.
       *[luck] 예상했던 일이에요.
      }
  }
bot-remark-said = “{ $said }”
