# Problemas del día: lo que se dice alrededor de las posiciones.

puzzle = Problema del día
puzzles = Problemas
puzzles-today = Problemas de hoy
puzzle-of = { $game }{ $done ->
    [yes] , resuelto
    [missed] , sin resolver
   *[no] { "" }
  }
puzzle-title = Problema: { $game }
puzzle-difficulty = { $difficulty ->
    [first] El más fácil de la semana, para empezar.
    [easy] Fácil.
    [medium] De dificultad media.
   *[hard] Difícil.
  }
puzzle-earlier = Día anterior
puzzle-later = Día siguiente
puzzle-right = Bien.{ $reply ->
    [none] { "" }
   *[other] { " " }{ $reply }
  } ¿Y ahora?
puzzle-wrong = Así no sale{ $reply ->
    [none] : { $left ->
        [one] queda una pieza
       *[other] quedan { $left } piezas
      } fuera.
   *[other] : { $reply }{ $over ->
        [yes] { "" }
       *[no] { " " }Después ya nada gana a tiempo.
      }
  }
puzzle-example = Por ejemplo: { $step }
puzzle-again = Probar otra vez
puzzle-known = Ya está hecho; esto no cuenta.
puzzle-solved = { $how ->
    [hint] ✓ Resuelto con una pista.
    [tries] ✓ Resuelto al intento { $tries }.
    [cost] ✓ Resuelto: es la mejor opción.
   *[first] ✓ Resuelto al primer intento.
  }
puzzle-costs = Eso baja tu probabilidad de ganar en { $price }. Mejor: { $best }.
puzzle-streak = { $count } días seguidos.
puzzle-prices = Lo que cuesta cada opción
puzzle-chance = Probabilidad de ganar
puzzle-price = Pérdida
puzzle-choice = { $move }{ $yours ->
    [yes] { " " }(tu opción)
   *[no] { "" }
  }
puzzle-shared = Sobremesa, { $game }, { $date }: { $how ->
    [hint] resuelto con una pista
    [tries] resuelto al intento { $tries }
    [cost] una opción que baja la probabilidad de ganar en { $price }
   *[first] resuelto al primer intento
  }
puzzle-shared-streak = { $count } días seguidos
puzzle-copied = Copiado: «{ $text }»
