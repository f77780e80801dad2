# What has been played on this device.

statistics = Statistics
statistics-of = { $game }: statistics
statistics-none = Finish a game to see your results here: your latest games, wins by level and your next goal. The numbers stay on this device.
statistics-played = Games
statistics-won = Won against bots, by level
statistics-won-of = { $won } of { $played } won against bots
statistics-streak = Wins in a row (best: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] Mixed
   *[other] Level { $level }
  }
statistics-form = Last games: { $won } of { $played } won
statistics-next = Next: beat level { $level } in { $game }
statistics-next-streak = Next: win { $count } games in a row.
statistics-data = Your data
statistics-export = Export
statistics-exported = Saved as a file.
statistics-import = Import
statistics-erase = Erase statistics
statistics-erase-title = Erase all statistics?
statistics-erase-text = Only an exported file can restore them. Your games stay.
statistics-erase-yes = Erase them
statistics-taken = Games added: { $count }.
statistics-unreadable = This file holds no statistics that can be read.
