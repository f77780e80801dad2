# 在这台设备上玩过什么。

statistics = 统计
statistics-of = { $game }：统计
statistics-none = 下完一局后，这里会显示最近的战绩、各级别的胜局和下一个目标。数字只留在这台设备上。
statistics-played = 对局
statistics-won = 战胜电脑，按级别
statistics-won-of = 战胜电脑：{ $won }/{ $played }
statistics-streak = 连胜（最多{ $longest }局）
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] 混合
   *[other] { $level }级
  }
statistics-form = 最近对局：{ $played }局胜{ $won }局
statistics-next = 下一个目标：在{ $game }中战胜{ $level }级电脑
statistics-next-streak = 下一个目标：{ $count }连胜。
statistics-data = 你的数据
statistics-export = 导出
statistics-exported = 已存为文件。
statistics-import = 导入
statistics-erase = 清除统计
statistics-erase-title = 清除全部统计？
statistics-erase-text = 清除后，只有你导出的文件才能恢复。你的对局不受影响。
statistics-erase-yes = 清除
statistics-taken = 新增对局：{ $count }。
statistics-unreadable = 这个文件里没有能读取的统计。
