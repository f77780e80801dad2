# Lecciones: lo que se dice en cada paso, y alrededor.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Lección { $label }
learn-step = Paso { $step } de { $count }
learn-position = Esta es otra posición.
learn-right = ✓ Muy bien.
learn-wrong = Esa jugada también vale, pero primero prueba la otra.
learn-next = { $done ->
    [last] Terminar
    [yes] Seguir
   *[no] Saltar
  }
learn-back = Atrás
learn-end = Así se juega. ¡Que te diviertas!
