# Lo que se ha jugado en este dispositivo.

statistics = Estadísticas
statistics-of = { $game }: estadísticas
statistics-none = Termina una partida y verás aquí tus últimos resultados, tus victorias por nivel y tu próxima meta. Los números se quedan en este dispositivo.
statistics-played = Partidas
statistics-won = Ganadas a los bots, por nivel
statistics-won-of = { $won } de { $played } ganadas a los bots
statistics-streak = Victorias seguidas (récord: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] Varios
   *[other] Nivel { $level }
  }
statistics-form = Últimas partidas: { $won } de { $played } ganadas
statistics-next = Próxima meta: ganar al nivel { $level } en { $game }
statistics-next-streak = Próxima meta: { $count } victorias seguidas.
statistics-data = Tus datos
statistics-export = Exportar
statistics-exported = Guardadas en un archivo.
statistics-import = Importar
statistics-erase = Borrar estadísticas
statistics-erase-title = ¿Borrar todas las estadísticas?
statistics-erase-text = Solo las recupera un archivo que hayas exportado. Tus partidas se quedan.
statistics-erase-yes = Sí, borrar
statistics-taken = Partidas añadidas: { $count }.
statistics-unreadable = En este archivo no hay estadísticas que se puedan leer.
