# Ein Tisch mit mehreren Handys: Alle halten ihre eigenen Karten.

setup-guest = Anderes Handy
phones-title = Handys am Tisch
phones-lay = Mitspieler einladen
phones-begin = Spiel beginnen
phones-here = an diesem Handy
phones-guest = Gast
phones-free = Wartet auf ein Handy …
phones-there = { $name } ist da
phones-away = { $name } ist weg
status-away = { $name } ist weg.
phones-away-wait = Weiter geht es, sobald dieses Handy zurück ist. Der Gastgeber kann so lange einen Bot spielen lassen.
phones-away-help = Lade dieses Handy mit einem neuen Code wieder ein oder lass so lange einen Bot spielen.
phones-choosing = { $chosen ->
    [yes] Deine Wahl lässt sich ändern, bis alle gewählt haben.
   *[other] Alle wählen verdeckt, der Reihe nach.
  }
phones-absent = Nicht da: { $names }.
phones-host = Gastgeber
phones-more = Handy hinzufügen
phones-bot = Solange einen Bot spielen lassen
phones-back = Den Platz zurückgeben
phones-instead = { $bot }, für { $name }
phones-code = Code für das nächste Handy
phones-new-code = Neuen Code machen
phones-step = { $step ->
    [you] Du scannst
    [paste] Du fügst ein
    [they] Freunde scannen
   *[play] Spielen
  }
phones-step-code = { $link ->
    [yes] Lass diesen Code mit der Kamera eines Handys im selben WLAN oder Hotspot scannen.
   *[other] Schick diese Datei an ein Handy im selben WLAN oder Hotspot. Öffne sie dort, wähle „Öffnen oder beitreten“ und scanne diesen Code oder füge ihn ein.
  }
phones-step-answer = Das andere Handy zeigt jetzt selbst einen Code. Gib ihn hier ein:
phones-copy = Code kopieren
phones-send = Code schicken
phones-scan = Weiter: Code des anderen Handys
phones-answer = Seinen Code einfügen
phones-connect = Verbinden
phones-meeting = Die Handys werden verbunden …
phones-closed = Die Einladung ist geschlossen: Ihr Link gilt nicht mehr.
phones-trouble = { $code ->
    [no-code] Das Feld ist leer. Füge den Code ein, den das andere Handy zeigt.
    [no-webrtc] Dieser Browser kann sich nicht mit anderen Handys verbinden.
    [other-version] Das andere Handy hat eine andere Version des Spiels. Öffnet auf beiden die neueste.
    [not-reached] Die Handys konnten sich nicht verbinden. Beide müssen im selben Netz sein. Versucht es mit einem neuen Code.
    [no-answer] Das ist die Einladung. Gib den Code ein, den das andere Handy zeigt.
    [no-offer] Dieser Code ist eine Antwort. Gib ihn auf dem Handy ein, das eingeladen hat.
    [cut-code] Das Ende dieses Codes fehlt. Kopiere ihn ganz.
    [used-code] Dieser Code ist veraltet oder schon benutzt. Scanne den Code, der jetzt da ist.
    [own-code] Diese Einladung stammt von diesem Gerät. Öffne sie auf einem anderen.
    [no-address] Der Browser verbirgt die Adresse des Handys, also findet das andere es nicht. Schalte VPN und Datenschutz-Erweiterungen ab oder nimm einen anderen Browser.
   *[other] Das ist kein Code für diesen Tisch.
  }

visit-looks = Der Tisch wird gesucht …
visit-invited = Du bist zum Spielen eingeladen
visit-welcome-back = Willkommen zurück: Dein Platz ist noch frei.
visit-show = Lass jetzt das andere Handy diesen Code scannen.
visit-next = Dann sitzt du am Tisch, und das Spiel kann beginnen.
visit-code = Dein Code
visit-sit = Hier sitzen
visit-stand-up = Aufstehen
visit-waits = Der Gastgeber beginnt das Spiel, wenn alle da sind.
visit-asks = Im laufenden Spiel entscheidet der Gastgeber, wer einen Platz bekommt.
visit-state = { $state ->
    [there] Du sitzt am Tisch.
    [lost] Die Verbindung ist weg. Lass dir einen neuen Code geben: Dein Platz bleibt dir.
    [over] Der Gastgeber hat den Tisch geschlossen.
   *[broken] Vom anderen Handy kam etwas Unlesbares. Lass dir einen neuen Code geben.
  }
visit-refused = { $why ->
    [full] An diesem Tisch ist kein Platz mehr.
    [declined] Der Gastgeber hat dir den Platz nicht gegeben.
   *[version] Der Tisch hat Version { $version } des Spiels, dieses Handy eine andere. Öffnet auf beiden dieselbe.
  }
visit-scan = Code scannen
visit-return = Neuen Code eingeben
visit-return-help = Beim Gastgeber zeigt „Handys am Tisch“ einen neuen Code. Scanne ihn oder füge ein, was geschickt wurde. Dein Platz bleibt dir.
visit-leave = Tisch verlassen
visit-leave-text = Die anderen können weiterspielen. Ein neuer Code vom Gastgeber bringt dich auf deinen Platz zurück.
visit-go-on = Zurück an den Tisch

undo-asking = Warten, bis der Gastgeber antwortet.
undo-done = { $name } hat einen Zug zurückgenommen.
undo-question = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Erlauben
undo-decline = Ablehnen
undo-declined = Der Gastgeber will weiterspielen.

seat-question = Ein anderes Handy möchte den Platz von { $name }.
seat-question-text = Dieses Handy sieht dann diese Hand und spielt weiter. Das bisherige Handy verliert den Platz.
