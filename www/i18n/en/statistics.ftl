# What has been played on this device.

statistics = Statistics
statistics-none = Games that you finish are counted here. The numbers stay on this device.
statistics-played = Games
statistics-time = Time
statistics-won = Won against bots, by level
statistics-won-of = { $won } of { $played } won against bots
statistics-streak = Wins in a row (best: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-levels = Level
statistics-level = { $level ->
    [mixed] Mixed
   *[other] { $level }
  }
statistics-games = By game
statistics-best = Best review
statistics-best-note = Best review: the least that you gave away, as a review of the game found it.
statistics-data = Your data
statistics-export = Export
statistics-exported = Saved as a file.
statistics-import = Import
statistics-erase = Erase all
statistics-erase-title = Erase all statistics?
statistics-erase-text = Only an exported file can restore them. Your games stay.
statistics-erase-yes = Erase them
statistics-taken = Games added: { $count }.
statistics-unreadable = This file holds no statistics that can be read.
