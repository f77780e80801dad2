# Una mesa con varios móviles: cada cual tiene su propia mano.

setup-guest = Otro móvil
phones-title = Móviles en la mesa
phones-lay = Invitar a jugadores
phones-begin = Empezar la partida
phones-here = en este móvil
phones-guest = invitado
phones-free = Esperando un móvil…
phones-there = { $name } está aquí
phones-away = { $name } no está
status-away = { $name } no está.
phones-away-wait = La partida sigue en cuanto vuelva ese móvil. El anfitrión puede dejar jugar a un bot mientras tanto.
phones-away-help = Invita de nuevo a ese móvil con otro código o deja jugar a un bot mientras tanto.
phones-choosing = { $chosen ->
    [yes] Puedes cambiar tu elección hasta que todos hayan elegido.
   *[other] Todos eligen en secreto, uno tras otro.
  }
phones-absent = Ausente: { $names }.
phones-host = anfitrión
phones-more = Añadir un móvil
phones-bot = Que juegue un bot mientras tanto
phones-back = Devolver el sitio
phones-instead = { $bot }, por { $name }
phones-code = Código para el próximo móvil
phones-new-code = Crear otro código
phones-step = { $step ->
    [you] Tú escaneas
    [paste] Tú pegas
    [they] El otro escanea
   *[play] A jugar
  }
phones-step-code = { $link ->
    [yes] Haz que la cámara de otro móvil, en la misma wifi o punto de acceso, escanee este código.
   *[other] Envía este archivo a otro móvil en la misma wifi o punto de acceso. Ábrelo allí, elige «Abrir o unirse» y escanea o pega este código.
  }
phones-step-answer = El otro móvil muestra ahora su propio código. Ponlo aquí:
phones-copy = Copiar el código
phones-send = Enviar el código
phones-scan = Siguiente: el código del otro móvil
phones-answer = Pega su código
phones-connect = Conectar
phones-meeting = Conectando los móviles…
phones-closed = La invitación está cerrada: su enlace ya no sirve.
phones-trouble = { $code ->
    [no-code] El campo está vacío. Pega el código que muestra el otro móvil.
    [no-webrtc] Este navegador no puede conectarse con otros móviles.
    [other-version] El otro móvil tiene otra versión del juego. Abrid la más nueva en los dos.
    [not-reached] Los móviles no han podido conectarse. Ambos deben estar en la misma red. Probad con un código nuevo.
    [no-answer] Esa es la invitación. Introduce el código que muestra el otro móvil.
    [no-offer] Ese código es una respuesta. Introdúcelo en el móvil que invitó.
    [cut-code] Falta el final de este código. Cópialo entero.
    [used-code] Ese código ha caducado o ya se usó. Escanea el código que se ve ahora.
    [own-code] Esta invitación es de este dispositivo. Ábrela en otro.
    [no-address] El navegador oculta la dirección del móvil, así que el otro no lo encuentra. Desactiva la VPN y las extensiones de privacidad, o usa otro navegador.
   *[other] No es un código para esta mesa.
  }

visit-looks = Buscando la mesa…
visit-invited = Te han invitado a jugar
visit-welcome-back = Aquí estás de nuevo: tu sitio se guarda.
visit-show = Haz que ahora el otro móvil escanee este código.
visit-next = Después estarás en la mesa y la partida puede empezar.
visit-code = Tu código
visit-sit = Sentarse aquí
visit-stand-up = Levantarse
visit-waits = El anfitrión empieza la partida cuando estén todos.
visit-asks = Durante la partida, el anfitrión decide quién ocupa un sitio.
visit-state = { $state ->
    [there] Estás en la mesa.
    [lost] Se ha perdido la conexión. Pide un código nuevo: tu sitio se guarda.
    [over] El anfitrión ha cerrado la mesa.
   *[broken] El otro móvil envió algo ilegible. Pide un código nuevo.
  }
visit-refused = { $why ->
    [full] Esta mesa está llena.
    [declined] El anfitrión no te ha dado el sitio.
   *[version] La mesa tiene la versión { $version } del juego, y este móvil otra. Abrid la misma en los dos.
  }
visit-scan = Escanear el código
visit-return = Poner el código nuevo
visit-return-help = En «Móviles en la mesa», el anfitrión tiene un código nuevo. Escanéalo o pega lo que te han enviado. Tu sitio se guarda.
visit-leave = Dejar la mesa
visit-leave-text = Los demás pueden seguir. Un código nuevo del anfitrión te devuelve a tu sitio.
visit-go-on = Volver a la mesa

undo-asking = Esperando la respuesta del anfitrión.
undo-done = { $name } ha deshecho una jugada.
undo-question = { $name } quiere deshacer la última jugada.
undo-agree = Permitirlo
undo-decline = Rechazar
undo-declined = El anfitrión quiere seguir.

seat-question = Otro móvil quiere el sitio de { $name }.
seat-question-text = Ese móvil verá esta mano y seguirá jugando. El móvil que tenía el sitio lo pierde.
