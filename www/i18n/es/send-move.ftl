# Una partida por mensajes: dos personas en dos lugares se envían un enlace en cada turno.

send-move = Enviar la jugada
send-move-copy = Copiar el mensaje
send-move-message = { $stand ->
    [start] Juguemos a { $game }, un enlace por turno. Empieza: { $who }.
    [over] La partida ha terminado:
   *[turn] Tu turno, { $who }:
  } { $link }
send-move-message-label = El mensaje
send-move-copied = Copiado. Pégalo en un mensaje.
send-move-known = Ya tienes estas jugadas.
send-move-differs = Dos partidas distintas
send-move-differs-text = Las jugadas del enlace no continúan tu partida. Quizá se deshizo una. Se guardan las dos partidas.
send-move-take = Abrir la del enlace
send-move-keep = Seguir con la mía
