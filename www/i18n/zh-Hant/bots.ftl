# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] 皮皮, 飛飛, 莫莫, 琪琪, 吉吉
    [2] 奧托, 米拉, 米努, 布魯諾, 娜拉
    [3] 麗塔, 埃米爾, 波多, 伊內絲, 雨果
    [4] 薇拉, 芬恩, 蘿莎, 馬克斯, 佐拉
   *[5] 阿達, 奧丁, 蘇菲亞, 明娜, 烏里
  }
bot-at-level = { $name }（{ $level }級）
bot-temper = { $level ->
    [1] 野兔：心急，常常看漏。
    [2] 貓：隨性，想怎麼玩就怎麼玩。
    [3] 獾：專注，少有疏漏。
    [4] 狐狸：狡猾，看得遠。
   *[5] 貓頭鷹：什麼都逃不過牠的眼睛。
  }
rematch = 再來一局
meet = 挑戰{ $bot }
