# Een tafel met meer telefoons: iedereen houdt zijn eigen kaarten.

setup-guest = Andere telefoon
phones-title = Telefoons aan tafel
phones-lay = Spelers uitnodigen
phones-begin = Begin het spel
phones-here = op deze telefoon
phones-guest = gast
phones-free = Wacht op een telefoon…
phones-there = { $name } is er
phones-away = { $name } is weg
status-away = { $name } is weg.
phones-away-wait = Het spel gaat verder zodra die telefoon terug is. De gastheer kan zolang een bot laten spelen.
phones-away-help = Nodig die telefoon opnieuw uit met een nieuwe code, of laat zolang een bot spelen.
phones-choosing = { $chosen ->
    [yes] Je keuze kan nog anders tot iedereen heeft gekozen.
   *[other] Iedereen kiest in het geheim, een voor een.
  }
phones-absent = Weg: { $names }.
phones-host = gastheer
phones-more = Telefoon toevoegen
phones-bot = Laat zolang een bot spelen
phones-back = Geef de plaats terug
phones-instead = { $bot }, voor { $name }
phones-code = Code voor de volgende telefoon
phones-new-code = Nieuwe code maken
phones-step = { $step ->
    [you] Jij scant
    [paste] Jij plakt
    [they] De ander scant
   *[play] Spelen
  }
phones-step-code = { $link ->
    [yes] Laat een vriend op dezelfde wifi of hotspot deze code met de camera scannen.
   *[other] Stuur dit bestand naar een telefoon op dezelfde wifi of hotspot. Open het daar, kies ‘Openen of meedoen’ en scan of plak deze code.
  }
phones-step-answer = De andere telefoon toont nu zelf een code. Voer die hier in:
phones-copy = Kopieer de code
phones-send = Stuur de code
phones-scan = Verder: code van de andere telefoon
phones-answer = Plak de code
phones-connect = Verbind
phones-meeting = De telefoons worden verbonden…
phones-closed = De uitnodiging is gesloten: de link werkt niet meer.
phones-trouble = { $code ->
    [no-code] Het veld is leeg. Plak de code die de andere telefoon toont.
    [no-webrtc] Deze browser kan geen verbinding maken met andere telefoons.
    [other-version] De andere telefoon heeft een andere versie van het spel. Open op beide de nieuwste.
    [not-reached] De telefoons konden geen verbinding maken. Beide moeten op hetzelfde netwerk zitten. Probeer een nieuwe code.
    [no-answer] Dat is de uitnodiging. Voer de code in die de andere telefoon toont.
    [no-offer] Die code is een antwoord. Voer hem in op de telefoon die heeft uitgenodigd.
    [cut-code] Het einde van deze code ontbreekt. Kopieer hem helemaal.
    [used-code] Die code is verlopen of al gebruikt. Scan de code die nu te zien is.
    [own-code] Deze uitnodiging komt van dit apparaat. Open hem op een ander.
    [no-address] De browser verbergt het adres van de telefoon, dus de andere vindt hem niet. Zet VPN en privacy-extensies uit, of neem een andere browser.
   *[other] Dit is geen code voor deze tafel.
  }

visit-looks = De tafel wordt gezocht…
visit-invited = Je bent uitgenodigd om te spelen
visit-welcome-back = Welkom terug: je plaats is bewaard.
visit-show = Laat nu de andere telefoon deze code scannen.
visit-next = Dan zit je aan tafel en kan het spel beginnen.
visit-code = Je code
visit-sit = Hier zitten
visit-stand-up = Opstaan
visit-waits = De gastheer begint het spel als iedereen er is.
visit-asks = Tijdens het spel beslist de gastheer wie een plaats krijgt.
visit-state = { $state ->
    [there] Je zit aan tafel.
    [lost] De verbinding is weg. Vraag om een nieuwe code: je plaats blijft van jou.
    [over] De gastheer heeft de tafel gesloten.
   *[broken] De andere telefoon stuurde iets onleesbaars. Vraag om een nieuwe code.
  }
visit-refused = { $why ->
    [full] Deze tafel is vol.
    [declined] De gastheer heeft je de plaats niet gegeven.
   *[version] De tafel heeft versie { $version } van het spel, deze telefoon een andere. Open op beide dezelfde.
  }
visit-scan = Code scannen
visit-return = Nieuwe code invoeren
visit-return-help = Bij de gastheer toont ‘Telefoons aan tafel’ een nieuwe code. Scan die, of plak wat er is gestuurd. Je plaats blijft van jou.
visit-leave = Tafel verlaten
visit-leave-text = De anderen kunnen verder spelen. Een nieuwe code van de gastheer brengt je terug op je plaats.
visit-go-on = Terug naar de tafel

undo-asking = Wachten tot de gastheer antwoordt.
undo-done = { $name } heeft een zet teruggenomen.
undo-question = { $name } wil de laatste zet terugnemen.
undo-agree = Toestaan
undo-decline = Weigeren
undo-declined = De gastheer wil verder spelen.

seat-question = Een andere telefoon wil de plaats van { $name }.
seat-question-text = Die telefoon ziet dan deze hand en speelt verder. De vorige telefoon raakt de plaats kwijt.
