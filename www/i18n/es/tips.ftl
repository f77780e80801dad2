# Tips: what comes once, with something to do about it.

tip-sound = El sonido está apagado.
tip-sound-do = Encenderlo
tip-sole = Con esta carta solo había una jugada, así que se hizo.
tip-sole-do = Preguntar siempre
tip-level = { $way ->
    [up] Tres victorias seguidas. ¿Pasamos al siguiente nivel?
   *[down] Tres derrotas seguidas. ¿Probamos un nivel más fácil?
  }
tip-level-do = Jugar en el nivel { $level }
tip-copy = Un navegador puede olvidar sus partidas. Una copia en un archivo, no.
tip-copy-do = Guardar una copia
