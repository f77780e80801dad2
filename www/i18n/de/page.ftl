# Die Seite um die Spiele herum.

sobremesa = Sobremesa
language-auto = Browser: { $language }
comma = ,{ " " }
gap = { " " }
serial = ,{ " " }

## Wörter auf Knöpfen

close = Schließen
dismiss = Ausblenden
back = Zurück
play = Spielen
home = Alle Spiele
undo = Rück{ "\u00AD" }gängig
redo = Wieder{ "\u00AD" }herstellen
chip-again = Diesen Zug noch einmal zeigen
went-over = { $way }: { $said }
take-back = Zurücknehmen
hint = Tipp
hint-says = { $move }: { $why }
hint-begins = Das Markierte gehört dazu. Noch einmal „{ hint }“ zeigt den Zug.
hint-losing = Du liegst hinten, aber so hältst du am längsten durch.
now = Was kann ich jetzt tun?
roll = Würfeln
moves = Züge
menu = Menü
rules = Regeln
settings = Einstellungen
replay = Wiedergabe
replay-pause = Pause
share = Teilen
open-or-join = Öffnen oder beitreten
play-with = Spielen mit …
copy-record = Aufzeichnung kopieren
copy-report = Bericht kopieren
update-now = Jetzt aktualisieren
reload = Neu laden

## Start

home-lead = Brettspiele, allein oder mit Freunden.
home-new = Neu hier? Zur Lektion: { $game }
home-games = Spiele
home-running = Laufende Partien
home-play = { $game } spielen
game-facts = { $players } Personen, etwa { $minutes } Minuten
game-table = Am Tisch: { $names }{ $level ->
    [none] { "" }
   *[other] { " " }(Bots: Stufe { $level })
  }
home-resume = Weiter mit { $game }
home-delete = Diese Partie löschen
home-deleted = Die Partie ist gelöscht.
home-all = Alle { $count } zeigen
home-finished = Beendete Partien
home-broken = Nicht lesbare Partien
home-broken-one = Diese Partie ist nicht lesbar: Sie ist beschädigt oder widerspricht sich.
home-broken-copy = Kopieren
home-broken-delete = Löschen
home-state = { $state ->
    [file] In dieser Datei ist alles drin. Sie braucht kein Netz.
    [downloading] Wird für die Nutzung ohne Netz vorbereitet …
    [ready] Bereit für die Nutzung ohne Netz. Partien bleiben auf diesem Gerät.
    [update] Eine neue Version ist da.
   *[idle] Partien bleiben auf diesem Gerät.
  }

## Wer da sitzt

seat-line = { $seat }: { $who }
sentence = { $said }.
sitter-person = Mensch
sitter-you = du

## Vor einer Partie

setup-title = { $game }: neue Partie
setup-seats = Mitspieler
setup-with = mit { $seat }
setup-partner = Partner von { $name }
setup-swap = { $seat } und { $other } tauschen die Plätze
setup-who = Hier spielt
setup-name = Name
setup-person = Mensch
setup-bots = Stufe der Bots
setup-bots-mixed = Verschieden
setup-number = Anzahl
setup-rules = Regeln
setup-rules-own = Eigene Regeln
setup-places = Plätze und Namen
setup-more = Hausregeln und Serie
setup-start = Los geht’s
new-kept = Die laufende Partie bleibt unter deinen Partien erhalten.
new-start = Neue Partie beginnen

## Die Partie

board-label = Brett
letters = Ge Bl Ro Gr
panel = Züge und Verlauf
status = Was gerade geschieht
tools = Werkzeuge
status-yours = Du bist dran.
status-turn = { $name } ist dran.
status-thinking = { $who } denkt nach …
status-begins = { $who } beginnt.
status-solving = Das Spiel wird berechnet: { $share }
status-rolls = { $name } würfelt …
status-deals = Einen Augenblick …
status-forced = Einziger Zug.
status-again = Noch einmal gezeigt:
preview-again = { $by ->
    [key] Enter spielt.
    [choice] Drück noch einmal, um zu bestätigen.
   *[touch] Drück noch einmal, um zu spielen.
  }
roll-again = Würfle weiter: Erst ein einzelner Affe beendet deinen Zug.
hold-change = Ändern
status-earlier = Eine frühere Stellung.
status-replaying = Die Partie noch einmal.
status-looking = Züge: { $at } von { $count }.
look-slider = Zug
look-back = Einen Zug zurück
look-forth = Einen Zug vor
look-first = Zum Anfang
look-last = Zum letzten Zug
next-deal = Bis neu gegeben wird
play-on = Hier weiterspielen
play-on-text = Die späteren Züge fallen weg, sobald ein anderer gespielt wird.
warning-title = Wirklich?
warning-back = Lieber nicht
warning-play = Trotzdem ziehen
curtain-title = Gib das Gerät an { $name } weiter.
curtain-text = Die Karten auf der Hand sind geheim: Jetzt darf nur { $name } hinsehen.
curtain-ready = Ich bin { $name }
place-hint = Tipp
place-last = letzter Zug

## Züge

moves-list = Bisherige Züge
moves-none = Noch keine Züge.
log = In Worten
typed-label = Zug eintippen

## Das Menü einer Partie

menu-new = Neue Partie
menu-draw = Remis anbieten

## Das Ende

result-draw = Remis.
result-you = Du gewinnst!
result-seat = { $seat } gewinnt!
result-name = { $name } gewinnt!
result-shared = { $names } teilen sich den Sieg!
result-team = { $names } gewinnen!

## Mehrere Partien

series = Serie
series-kind = { $kind ->
    [single] Eine einzelne Partie
    [games] Nötige Siege: { $number }
    [points] Nötige Punkte: { $number }
   *[tournament] Turnier, Partien: { $number }
  }
series-help = Eine Partie oder mehrere mit Punktetabelle.
sheet = Punktetabelle
sheet-next = Nächste Partie
sheet-goal = { $kind ->
    [games] Nötige Siege für die Serie: { $target }.
    [points] Nötige Punkte für die Serie: { $target }.
   *[tournament] Partien: { $target }; erst zählen Siege, dann Punkte.
  }
sheet-game = Partie
sheet-at = Partie { $number }
sheet-player = Spieler { $number } ({ $seat })
sheet-wins = Gewonnen
sheet-points = Punkte
sheet-total = Gesamt
sheet-line = Serie: { $score }
sheet-won = { $you ->
    [yes] Du gewinnst die Serie.
   *[no] Die Serie geht an { $who }.
  }
sheet-tied = Die Serie endet unentschieden.

## Würfel, Karten auf der Hand und Analyse

dice = Würfel
hand = Hand von { $seat }
dice-key = Was die Würfel sagen
review = Analyse
review-solving = Alle Stellungen werden berechnet …
review-chart = Siegchance ({ $seat }): { $start } am Anfang, zwischen { $low } und { $high } unterwegs, { $end } am Ende.
review-legend = Siegchance: { $seat }.
review-dots = { $dice ->
    [yes] Linien sind Würfe, Punkte Entscheidungen; die großen waren die teuersten.
   *[no] Die großen Punkte waren die teuersten Entscheidungen.
  }
review-luck = Glück
review-lost = { $dice ->
    [yes] Verschenkt
   *[no] Im Schnitt verschenkt
  }
review-best = Beste Wahl
review-of = { $best } von { $count }
review-worst = Die teuersten Entscheidungen
review-all = Alle, die etwas gekostet haben ({ $count })
review-none = Keine Entscheidung hat etwas gekostet.
review-instead = Besser: { $move }
review-played = Gespielt: { $move }
review-opinion = Geschätzt vom stärksten Bot aus dem, was jeder sehen konnte.
review-skill = Können entscheidet hier wenig: Selbst das beste Spiel gewinnt nur etwa 56 % der Partien gegen rein zufällige Züge.

## Aufzeichnungen

share-title = Diese Partie teilen
share-link = Link
share-copy-link = Link kopieren
share-send-link = Link verschicken
share-picture = Bild des Bretts
share-send-picture = Bild verschicken
share-save-picture = Bild speichern
share-hold-picture = Halte das Bild gedrückt oder klicke es mit rechts an, um es zu speichern.
share-altered-picture = Dieser Browser verfälscht Bilder, die Seiten auslesen. Mach stattdessen einen Screenshot.
share-text = Die Partie als Text
share-qr = QR-Code
share-qr-help = { $what ->
    [link] Scanne ihn mit der Kamera eines anderen Handys.
   *[game] Wähle auf einem anderen Handy „{ open-or-join }“ und scanne ihn.
  }
share-file = Als Datei speichern
share-note = { $what ->
    [link] Er öffnet diese Partie im Browser, Zug für Zug. Nur wer ihn bekommt, sieht sie.
   *[game] Der Text ist die ganze Partie. Andere fügen ihn unter „{ open-or-join }“ ein.
  }
share-send-game = Partie verschicken
share-copy-game = Partie kopieren
share-more = QR-Code, Text oder Datei
share-saved = Gespeichert.
share-names = Mit Namen
share-secret = Die Partie enthält alle Karten, auch die verdeckten. Wer sie bekommt, kennt jede Karte.
paste-label = Aufzeichnung, Link oder Einladungscode
paste-open = Öffnen
paste-prefix = Den lesbaren Teil öffnen
copied = Kopiert.
copy-refused = Dieser Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn von Hand.

## Einstellungen

setting = { $key ->
    [language] Sprache
    [theme] Tag oder Nacht
    [speed] Tempo
    [enterForced] Den einzigen Zug für mich wählen
    [sound] Ton
   *[vibration] Vibration
  }
setting-value = { $value ->
    [theme-auto] Wie im System
    [theme-light] Tag
    [theme-dark] Nacht
    [speed-slow] Langsam
    [speed-normal] Normal
    [speed-fast] Schnell
   *[speed-off] Ohne Animation
  }
about = Sobremesa { $version }. Eine unabhängige Umsetzung; die Namen der Spiele gehören ihren Inhabern.

## Probleme

trouble = { $code ->
    [panic] Im Programm ist etwas kaputtgegangen. Deine Partie wurde aus ihrer Aufzeichnung wiederhergestellt; spiel einfach weiter.
    [bot-failed] Der Bot hat nicht geantwortet. Zieh für ihn oder mach einen Zug rückgängig.
    [storage-denied] Dieser Browser kann die Partie nicht speichern. Kopiere ihre Aufzeichnung, bevor du die Seite schließt.
    [storage-full] Zum Speichern ist kein Platz mehr. Kopiere die Aufzeichnung der Partie, bevor du die Seite schließt.
    [two-tabs] Diese Partie wurde auch in einem anderen Tab gespielt. Beide bleiben, als getrennte Partien.
    [newer-save] Einige Partien hat eine neuere Version gespeichert. Sie bleiben erhalten; öffne sie nach einer Aktualisierung.
    [bad-link] Aus diesem Link lässt sich keine Partie lesen. Bitte um einen neuen.
    [cut-link] Das Ende dieses Links fehlt. Lass ihn dir ganz schicken.
    [bad-record] Zeile { $line }, Spalte { $column }: { $named ->
        [yes] „{ $token }“
       *[no] Das
      } lässt sich hier nicht lesen oder spielen.
    [bad-notation] Das ist kein Zug. Wie man einen eintippt, steht bei den Regeln.
    [illegal-move] Diesen Zug kannst du jetzt nicht spielen.
    [bad-position] Diese Stellung kann es nicht geben.
    [bad-setup] So lässt sich das Spiel nicht aufbauen.
    [game-over] Die Partie ist vorbei.
    [not-loaded] Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und lade neu. Deine Partie ist gesichert.
   *[unknown] Etwas ist schiefgegangen. Deine Partie ist gesichert.
  }

## Regelseite

rules-title = { $game }: Regeln
rules-house = Hausregeln

## Über

about-title = Über Sobremesa
about-browsers = Sobremesa braucht JavaScript und Chrome oder Edge { $chrome }, Firefox { $firefox }, Safari { $safari } oder eine neuere Version.
about-licence = Freie Software: Du kannst sie unter der MIT- oder der Apache-2.0-Lizenz nutzen, ganz wie du magst.
about-others = Lizenzen und Quellen
about-report = Ein Fehler? Der Bericht enthält Versionen und die Partie. Er wird kopiert, nicht verschickt.

## Kopien

paste-file = Oder eine Datei
paste-unreadable = Diese Datei lässt sich nicht lesen. Wähle eine andere.

## Auf der Seite von anderen

embed-refused = { $why ->
    [old] Das Spiel kann hier nicht starten: Dieser Browser ist zu alt.
    [page] Das Spiel kann hier nicht starten: Ein Skript dieser Seite verändert JavaScript selbst. Zeig das Spiel in einem Frame (iframe).
    [policy] Das Spiel kann hier nicht starten: In der Content-Security-Policy dieser Seite fehlt 'wasm-unsafe-eval'.
   *[other] Das Spiel kann hier nicht starten.
}
rules-screen = Der Bildschirm während der Partie
