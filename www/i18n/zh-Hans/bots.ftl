# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] 皮皮, 飞飞, 莫莫, 琪琪, 吉吉
    [2] 奥托, 米拉, 米努, 布鲁诺, 娜拉
    [3] 丽塔, 埃米尔, 波多, 伊内斯, 雨果
    [4] 薇拉, 芬恩, 罗莎, 马克斯, 佐拉
   *[5] 阿达, 奥丁, 索菲亚, 明娜, 乌里
  }
bot-at-level = { $name }（{ $level }级）
bot-temper = { $level ->
    [1] 野兔：心急，常常看漏。
    [2] 猫：随性，想怎么玩就怎么玩。
    [3] 獾：专注，少有疏漏。
    [4] 狐狸：狡猾，看得远。
   *[5] 猫头鹰：什么都逃不过它的眼睛。
  }
rematch = 再来一局
meet = 挑战{ $bot }
