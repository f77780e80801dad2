# La página alrededor de los juegos.

sobremesa = Sobremesa
language-auto = Navegador: { $language }
comma = ,{ " " }
gap = { " " }
serial = ,{ " " }

## Palabras en los botones

close = Cerrar
dismiss = Ocultar
back = Volver
play = Jugar
home = Todos los juegos
undo = Deshacer
redo = Rehacer
chip-again = Ver este turno otra vez
went-over = { $way }: { $said }
take-back = Volver atrás
hint = Pista
hint-says = { $move }: { $why }
hint-begins = Lo marcado forma parte de la jugada. «{ hint }» otra vez la muestra.
hint-losing = vas perdiendo, pero así resistes más tiempo.
now = ¿Qué puedo hacer ahora?
roll = Tirar
moves = Jugadas
menu = Menú
rules = Reglas
settings = Ajustes
replay = Ver otra vez
replay-pause = Pausa
share = Compartir
open-or-join = Abrir o unirse
play-with = Jugar con…
copy-record = Copiar el texto
copy-report = Copiar el informe
update-now = Actualizar ahora
reload = Recargar

## Inicio

home-lead = Juegos de mesa, a solas o con amigos.
home-new = ¿Empiezas? Haz la lección de { $game }
home-games = Juegos
home-running = Partidas en curso
home-play = Jugar a { $game }
game-facts = { $players } jugadores, unos { $minutes } minutos
game-table = A la mesa: { $names }{ $level ->
    [none] { "" }
   *[other] { " " }(bots: nivel { $level })
  }
home-resume = Seguir con { $game }
home-delete = Borrar esta partida
home-deleted = Partida borrada.
home-all = Ver las { $count }
home-finished = Partidas terminadas
home-broken = Partidas que no se pueden leer
home-broken-one = Esta partida no se puede leer: está dañada o se contradice.
home-broken-copy = Copiar
home-broken-delete = Borrar
home-state = { $state ->
    [file] Este archivo lo contiene todo. No necesita red.
    [downloading] Preparando el uso sin conexión…
    [ready] Listo para jugar sin conexión. Las partidas se quedan en este dispositivo.
    [update] Hay una versión nueva.
   *[idle] Las partidas se quedan en este dispositivo.
  }

## Quién se sienta ahí

seat-line = { $seat }: { $who }
sentence = { $said }.
sitter-person = persona
sitter-you = tú

## Antes de la partida

setup-title = { $game }: partida nueva
setup-seats = Jugadores
setup-with = con { $seat }
setup-partner = Pareja de { $name }
setup-swap = { $seat } y { $other } cambian de lugar
setup-who = Juega
setup-name = Nombre
setup-person = Persona
setup-bots = Nivel de los bots
setup-bots-mixed = Cada uno el suyo
setup-number = Número
setup-rules = Reglas
setup-rules-own = Reglas propias
setup-places = Asientos y nombres
setup-more = Reglas de la casa y serie
setup-start = Empezar
new-kept = La partida en curso se guarda entre tus partidas.
new-start = Empezar una partida nueva

## La partida

board-label = Tablero
letters = Am Az Ro Ve
panel = Jugadas y crónica
status = Qué está pasando
tools = Herramientas
status-yours = Te toca.
status-turn = Turno: { $name }.
status-thinking = { $who } está pensando…
status-begins = Empieza { $who }.
status-solving = Calculando el juego: { $share }
status-rolls = { $name }: tirando los dados…
status-deals = Un momento…
status-forced = Única jugada.
status-again = Se repite:
preview-again = { $by ->
    [key] Intro juega.
    [choice] Pulsa otra vez para confirmar.
   *[touch] Pulsa otra vez para jugar.
  }
roll-again = Sigue tirando: solo un Mono suelto acaba tu turno.
hold-change = Cambiarla
status-earlier = Una posición anterior.
status-replaying = La partida otra vez.
status-looking = Jugadas: { $at } de { $count }.
look-slider = Jugada
look-back = Una jugada atrás
look-forth = Una jugada adelante
look-first = Al principio
look-last = A la última jugada
next-deal = Al próximo reparto
play-on = Seguir desde aquí
play-on-text = Las jugadas posteriores se pierden en cuanto se juega otra.
warning-title = ¿Seguro?
warning-back = Mejor no
warning-play = Jugar de todos modos
curtain-title = Pasa el dispositivo a { $name }.
curtain-text = Las manos son secretas: ahora solo debe mirar { $name }.
curtain-ready = Soy { $name }
place-hint = pista
place-last = última jugada

## Jugadas

moves-list = Jugadas hasta ahora
moves-none = Todavía no hay jugadas.
log = En palabras
typed-label = Escribe una jugada

## El menú de una partida

menu-new = Partida nueva
menu-draw = Ofrecer tablas

## El final

result-draw = Tablas.
result-you = ¡Ganaste!
result-seat = ¡Victoria: { $seat }!
result-name = ¡Gana { $name }!
result-shared = ¡{ $names } comparten la victoria!
result-team = ¡Ganan { $names }!

## Una serie de partidas

series = Serie
series-kind = { $kind ->
    [single] Una sola partida
    [games] Victorias necesarias: { $number }
    [points] Puntos necesarios: { $number }
   *[tournament] Torneo, partidas: { $number }
  }
series-help = Una partida, o varias con hoja de puntos.
sheet = Hoja de puntos
sheet-next = Siguiente partida
sheet-goal = { $kind ->
    [games] Victorias necesarias para la serie: { $target }.
    [points] Puntos necesarios para la serie: { $target }.
   *[tournament] Partidas: { $target }; deciden las ganadas y luego los puntos.
  }
sheet-game = Partida
sheet-at = Partida { $number }
sheet-player = Jugador { $number } ({ $seat })
sheet-wins = Ganadas
sheet-points = Puntos
sheet-total = Total
sheet-line = Serie: { $score }
sheet-won = { $you ->
    [yes] Ganas la serie.
   *[no] La serie es para { $who }.
  }
sheet-tied = La serie acaba en empate.

## Dados, manos y análisis

dice = Dados
hand = Mano de { $seat }
dice-key = Qué dicen los dados
review = Análisis
review-solving = Calculando todas las posiciones…
review-chart = Probabilidad de victoria ({ $seat }): { $start } al principio, entre { $low } y { $high } por el camino, { $end } al final.
review-legend = Probabilidad de victoria: { $seat }.
review-dots = { $dice ->
    [yes] Las líneas son tiradas; los puntos, decisiones; los grandes, las más costosas.
   *[no] Los puntos grandes son las decisiones más costosas.
  }
review-luck = Suerte
review-lost = { $dice ->
    [yes] Regalado
   *[no] Regalado en promedio
  }
review-best = Mejores decisiones
review-of = { $best } de { $count }
review-worst = Las decisiones más costosas
review-all = Todas las que costaron algo ({ $count })
review-none = Ninguna decisión costó nada.
review-instead = Mejor: { $move }
review-played = Jugado: { $move }
review-opinion = Estimado por el bot más fuerte con lo que cada jugador podía ver.
review-skill = Aquí la habilidad decide poco: hasta el mejor juego gana solo cerca del 56 % de las partidas contra elecciones al azar.

## Partidas en texto

share-title = Compartir esta partida
share-link = Enlace
share-copy-link = Copiar el enlace
share-send-link = Enviar el enlace
share-picture = Imagen del tablero
share-send-picture = Enviar la imagen
share-save-picture = Guardar la imagen
share-hold-picture = Mantén pulsada la imagen, o haz clic derecho en ella, para guardarla.
share-altered-picture = Este navegador altera las imágenes que leen las páginas. Haz una captura de pantalla.
share-text = La partida como texto
share-qr = Código QR
share-qr-help = { $what ->
    [link] Escanéalo con la cámara de otro teléfono.
   *[game] En otro teléfono, elige «{ open-or-join }» y escanéalo.
  }
share-file = Guardar como archivo
share-note = { $what ->
    [link] Abre esta partida en un navegador, jugada a jugada. Solo la ve quien lo reciba.
   *[game] El texto es toda la partida. Los demás lo pegan en «{ open-or-join }».
  }
share-send-game = Enviar la partida
share-copy-game = Copiar la partida
share-more = Código QR, texto o archivo
share-saved = Guardado.
share-names = Con los nombres
share-secret = La partida contiene todas las manos, también las ocultas. Quien la reciba conocerá todas las cartas.
paste-label = El texto de una partida, un enlace o un código de invitación
paste-open = Abrir
paste-prefix = Abrir la parte que se puede leer
copied = Copiado.
copy-refused = Este navegador no permite copiar. Selecciona el texto y cópialo a mano.

## Ajustes

setting = { $key ->
    [language] Idioma
    [theme] Día o noche
    [speed] Velocidad
    [enterForced] Elegir por mí la única jugada
    [sound] Sonido
   *[vibration] Vibración
  }
setting-value = { $value ->
    [theme-auto] Como en el sistema
    [theme-light] Día
    [theme-dark] Noche
    [speed-slow] Lento
    [speed-normal] Normal
    [speed-fast] Rápido
   *[speed-off] Sin animación
  }
about = Sobremesa { $version }. Una implementación independiente; los nombres de los juegos pertenecen a sus dueños.

## Problemas

trouble = { $code ->
    [panic] Algo se rompió en el programa. Tu partida se reconstruyó a partir de su texto; sigue jugando.
    [bot-failed] El bot no respondió. Juega por él o deshaz.
    [storage-denied] Este navegador no puede guardar la partida. Copia su texto antes de cerrar la página.
    [storage-full] No queda espacio para guardar la partida. Copia su texto antes de cerrar la página.
    [two-tabs] Esta partida también se jugó en otra pestaña. Se guardan las dos, como partidas distintas.
    [newer-save] Algunas partidas se guardaron con una versión más reciente. Se conservan; actualiza para abrirlas.
    [bad-link] De este enlace no se puede leer ninguna partida. Pide otro.
    [cut-link] Falta el final de este enlace. Pídelo entero.
    [bad-record] Línea { $line }, columna { $column }: { $named ->
        [yes] «{ $token }»
       *[no] esto
      } no se puede leer ni jugar aquí.
    [bad-notation] Eso no es una jugada. En las reglas se explica cómo escribirlas.
    [illegal-move] Ahora no puedes hacer esa jugada.
    [bad-position] Esta posición no puede darse.
    [bad-setup] La partida no se puede preparar así.
    [game-over] La partida terminó.
    [not-loaded] No se pudo cargar una parte de la página. Comprueba la conexión y recarga. Tu partida está guardada.
   *[unknown] Algo salió mal. Tu partida está guardada.
  }

## La página de reglas

rules-title = { $game }: reglas
rules-house = Reglas de la casa

## Acerca de

about-title = Acerca de
about-browsers = Sobremesa necesita JavaScript y Chrome o Edge { $chrome }, Firefox { $firefox }, Safari { $safari } o una versión posterior.
about-licence = Software libre: úsalo con la licencia MIT o Apache-2.0, como prefieras.
about-others = Licencias y créditos
about-report = ¿Un fallo? El informe contiene las versiones y la partida. Se copia, no se envía.

## Copias

paste-file = O un archivo
paste-unreadable = Este archivo no se puede leer. Elige otro.

## En la página de otro

embed-refused = { $why ->
    [old] El juego no puede empezar aquí: este navegador es demasiado antiguo.
    [page] El juego no puede empezar aquí: un script de esta página cambia el propio JavaScript. Muestra el juego en un marco (iframe).
    [policy] El juego no puede empezar aquí: a la Content-Security-Policy de esta página le falta 'wasm-unsafe-eval'.
   *[other] El juego no puede empezar aquí.
}
rules-screen = La pantalla durante la partida
