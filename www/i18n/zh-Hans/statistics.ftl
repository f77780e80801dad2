# 在这台设备上玩过什么。

statistics = 统计
statistics-none = 你下完的对局会计入这里。数字只留在这台设备上。
statistics-played = 对局
statistics-time = 用时
statistics-won = 战胜电脑，按级别
statistics-won-of = 战胜电脑：{ $won }/{ $played }
statistics-streak = 连胜（最多{ $longest }局）
statistics-ratio = { $won }/{ $played }
statistics-levels = 级别
statistics-level = { $level ->
    [mixed] 混合
   *[other] { $level }
  }
statistics-games = 各个游戏
statistics-best = 最佳复盘
statistics-best-note = 最佳复盘：按对局复盘的结果，损失最少的一次。
statistics-data = 你的数据
statistics-export = 导出
statistics-exported = 已存为文件。
statistics-import = 导入
statistics-erase = 全部清除
statistics-erase-title = 清除全部统计？
statistics-erase-text = 清除后，只有你导出的文件才能恢复。你的对局不受影响。
statistics-erase-yes = 清除
statistics-taken = 新增对局：{ $count }。
statistics-unreadable = 这个文件里没有能读取的统计。
