# 在這台裝置上玩過什麼。

statistics = 統計
statistics-of = { $game }：統計
statistics-none = 下完一局後，這裡會顯示最近的戰績、各級別的勝局和下一個目標。數字只留在這台裝置上。
statistics-played = 對局
statistics-won = 戰勝電腦，按級別
statistics-won-of = 戰勝電腦：{ $won }/{ $played }
statistics-streak = 連勝（最多{ $longest }局）
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] 混合
   *[other] { $level }級
  }
statistics-form = 最近對局：{ $played }局勝{ $won }局
statistics-next = 下一個目標：在{ $game }中戰勝{ $level }級電腦
statistics-next-streak = 下一個目標：{ $count }連勝。
statistics-data = 你的資料
statistics-export = 匯出
statistics-exported = 已存成檔案。
statistics-import = 匯入
statistics-erase = 清除統計
statistics-erase-title = 清除全部統計？
statistics-erase-text = 清除後，只有你匯出的檔案才能復原。你的對局不受影響。
statistics-erase-yes = 清除
statistics-taken = 新增對局：{ $count }。
statistics-unreadable = 這個檔案裡沒有能讀取的統計。
