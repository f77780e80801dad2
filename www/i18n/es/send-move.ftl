# Una partida por mensajes: dos personas en dos lugares se envían un enlace en cada turno.

send-move = Enviar la jugada
send-move-copy = Copiar el mensaje
send-move-here = Seguir en este dispositivo
send-move-seat = En otro lugar, por mensajes
send-move-elsewhere = en otro lugar
send-move-waiting = En espera: { $who }.
send-move-todo = Envía el enlace y abre el que vuelva.
send-move-message = { $stand ->
    [start] Juguemos a { $game }, un enlace por turno. Empieza: { $who }.
    [over] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }La partida ha terminado:
   *[turn] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }Tu turno, { $who }:
  } { $link }
send-move-message-label = El mensaje
send-move-copied = Copiado. Pégalo en un mensaje.
send-move-known = { $what ->
    [named] Ya tienes esta jugada. En espera: { $name }.
    [waits] Ya tienes esta jugada. Falta la de la otra persona.
   *[known] Ya tienes esta jugada.
  }
send-move-spoiled = { $kept ->
    [yes] Este enlace está dañado: pide que te lo envíen otra vez. Tu partida sigue como estaba.
   *[no] Este enlace está dañado: pide que te lo envíen otra vez.
  }
send-move-differs = ¿Qué partida vale?
send-move-differs-text = El enlace tiene otras jugadas: alguien deshizo una. Solo se guarda una de las dos partidas.
send-move-take = Usar la del enlace
send-move-keep = Quedarme con la mía
send-move-help = Para jugar con alguien en otro lugar: «Enviar la jugada» en el menú de la partida.
