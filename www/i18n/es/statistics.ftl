# Lo que se ha jugado en este dispositivo.

statistics = Estadísticas
statistics-none = Aquí se cuentan las partidas que terminas. Los números se quedan en este dispositivo.
statistics-played = Partidas
statistics-time = Tiempo
statistics-won = Ganadas a los bots, por nivel
statistics-won-of = { $won } de { $played } ganadas a los bots
statistics-streak = Victorias seguidas (récord: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-levels = Nivel
statistics-level = { $level ->
    [mixed] Varios
   *[other] { $level }
  }
statistics-games = Por juego
statistics-best = Mejor análisis
statistics-best-note = Mejor análisis: lo menos que has regalado, según un análisis de la partida.
statistics-data = Tus datos
statistics-export = Exportar
statistics-exported = Guardadas en un archivo.
statistics-import = Importar
statistics-erase = Borrar todo
statistics-erase-title = ¿Borrar todas las estadísticas?
statistics-erase-text = Solo las recupera un archivo que hayas exportado. Tus partidas se quedan.
statistics-erase-yes = Sí, borrar
statistics-taken = Partidas añadidas: { $count }.
statistics-unreadable = En este archivo no hay estadísticas que se puedan leer.
