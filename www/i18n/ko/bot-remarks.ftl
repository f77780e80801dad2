# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] 잡았다!
           *[1] 휙, 사라졌죠!
          }
        [block] 그렇게 빨리는 안 돼요!
        [race] 거의 다 왔어요!
        [wait] 드디어 출발!
       *[luck] 이런. 다음!
      }
    [2] { $about ->
        [capture] { $which ->
            [0] 이제 제 거예요, 고마워요.
           *[1] 여기 앉아도 되죠?
          }
        [block] 여기 좀 누울게요.
        [race] 급할 것 없죠. 조금만요.
        [wait] 어차피 졸고 있었어요.
       *[luck] 뭐, 괜찮아요. 야옹.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] 어디 되찾아 보세요!
           *[1] 이번 건 제대로네요.
          }
        [block] 여긴 못 지나가요.
        [race] 이제 진짜 승부예요.
        [wait] 오래도 팠네요.
       *[luck] 이 정도론 안 멈춰요.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] 여기가 비어 있었네요.
           *[1] 바라던 대로예요.
          }
        [block] 그럴 줄 알았어요.
        [race] 도착 냄새가 나네요.
        [wait] 참은 보람이 있네요.
       *[luck] 여우도 넘어질 때가 있죠.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] 그 자리여야 했어요.
           *[1] 조용한 수로는 모자랐어요.
          }
        [block] 한 수 차이였네요.
        [race] 아슬아슬하겠네요.
        [wait] 다 때가 있는 법이죠.
       *[luck] 예상한 일이에요.
      }
  }
bot-remark-said = “{ $said }”
