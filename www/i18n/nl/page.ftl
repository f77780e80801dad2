# De pagina rond de spellen.

sobremesa = Sobremesa
language-auto = Browser: { $language }
comma = ,{ " " }
gap = { " " }
serial = ,{ " " }

## Woorden op knoppen

close = Sluiten
dismiss = Verbergen
back = Terug
play = Spelen
home = Alle spellen
undo = Herstel
redo = Opnieuw
chip-again = Deze beurt nog eens tonen
went-over = { $way }: { $said }
take-back = Terugnemen
hint = Hint
hint-says = { $move }: { $why }
hint-begins = Wat gemarkeerd is, hoort bij de zet. Nog eens ‘{ hint }’ toont de zet.
hint-losing = je staat achter, maar zo houd je het langst vol.
now = Wat kan ik nu doen?
roll = Gooien
moves = Zetten
menu = Menu
rules = Regels
settings = Instellingen
replay = Terugkijken
replay-pause = Pauze
share = Delen
open-or-join = Openen of meedoen
play-with = Spelen met…
copy-record = Verslag kopiëren
copy-report = Rapport kopiëren
update-now = Nu bijwerken
reload = Opnieuw laden

## Begin

home-lead = Bordspellen, alleen of met vrienden.
home-new = Nieuw hier? Doe de les van { $game }
home-games = Spellen
home-running = Lopende partijen
home-play = { $game } spelen
game-facts = { $players } spelers, ongeveer { $minutes } minuten
game-table = Aan tafel: { $names }{ $level ->
    [none] { "" }
   *[other] { " " }(bots: niveau { $level })
  }
home-resume = Verder met { $game }
home-delete = Deze partij wissen
home-deleted = De partij is gewist.
home-all = Alle { $count } tonen
home-finished = Afgelopen partijen
home-broken = Onleesbare partijen
home-broken-one = Deze partij is niet te lezen: beschadigd, of in strijd met zichzelf.
home-broken-copy = Kopiëren
home-broken-delete = Wissen
home-state = { $state ->
    [file] In dit bestand zit alles. Er is geen internet nodig.
    [downloading] Wordt klaargemaakt om zonder internet te spelen…
    [ready] Klaar om zonder internet te spelen. Partijen blijven op dit apparaat.
    [update] Er is een nieuwe versie.
   *[idle] Partijen blijven op dit apparaat.
  }

## Wie daar zit

seat-line = { $seat }: { $who }
sentence = { $said }.
sitter-person = mens
sitter-you = jij

## Voor een partij

setup-title = { $game }: nieuwe partij
setup-seats = Spelers
setup-with = met { $seat }
setup-partner = Partner van { $name }
setup-swap = { $seat } en { $other } wisselen van plaats
setup-who = Gespeeld door
setup-name = Naam
setup-person = Mens
setup-bots = Niveau van de bots
setup-bots-mixed = Elk apart
setup-number = Aantal
setup-rules = Regels
setup-rules-own = Eigen regels
setup-places = Plaatsen en namen
setup-more = Huisregels en reeks
setup-start = Beginnen
new-kept = De lopende partij blijft bij je partijen.
new-start = Nieuwe partij beginnen

## De partij

board-label = Bord
letters = Ge Bl Ro Gr
panel = Zetten en verloop
status = Wat er gebeurt
tools = Gereedschap
status-yours = Jij bent aan de beurt.
status-turn = { $name } is aan de beurt.
status-thinking = { $who } denkt na…
status-begins = { $who } begint.
status-solving = Het spel wordt doorgerekend: { $share }
status-rolls = { $name } gooit…
status-deals = Een ogenblik…
status-forced = Enige zet.
status-again = Nog eens getoond:
preview-again = { $by ->
    [key] Enter speelt.
    [choice] Druk nog een keer om te bevestigen.
   *[touch] Druk nog een keer om te spelen.
  }
roll-again = Gooi verder: alleen één losse Aap beëindigt je beurt.
hold-change = Wijzigen
status-earlier = Een eerdere stelling.
status-replaying = De partij nog eens.
status-looking = Zetten: { $at } van { $count }.
look-slider = Zet
look-back = Eén zet terug
look-forth = Eén zet vooruit
look-first = Naar het begin
look-last = Naar de laatste zet
next-deal = Tot er opnieuw wordt gedeeld
play-on = Vanaf hier verder spelen
play-on-text = De zetten hierna vervallen zodra er een andere wordt gespeeld.
warning-title = Weet je het zeker?
warning-back = Liever niet
warning-play = Toch spelen
curtain-title = Geef het apparaat aan { $name }.
curtain-text = Handen zijn geheim: nu mag alleen { $name } kijken.
curtain-ready = Ik ben { $name }
place-hint = hint
place-last = laatste zet

## Zetten

moves-list = Zetten tot nu toe
moves-none = Nog geen zetten.
log = In woorden
typed-label = Typ een zet

## Het menu van een partij

menu-new = Nieuwe partij
menu-draw = Remise aanbieden

## Het einde

result-draw = Remise.
result-you = Je wint!
result-seat = { $seat } wint!
result-name = { $name } wint!
result-shared = { $names } delen de winst!
result-team = { $names } winnen!

## Een reeks partijen

series = Reeks
series-kind = { $kind ->
    [single] Eén enkele partij
    [games] Te winnen partijen: { $number }
    [points] Te halen punten: { $number }
   *[tournament] Toernooi, partijen: { $number }
  }
series-help = Eén partij, of meer met een scoreblad.
sheet = Scoreblad
sheet-next = Volgende partij
sheet-goal = { $kind ->
    [games] Te winnen partijen voor de reeks: { $target }.
    [points] Te halen punten voor de reeks: { $target }.
   *[tournament] Partijen: { $target }; eerst telt winst, dan punten.
  }
sheet-game = Partij
sheet-at = Partij { $number }
sheet-player = Speler { $number } ({ $seat })
sheet-wins = Gewonnen
sheet-points = Punten
sheet-total = Totaal
sheet-line = Reeks: { $score }
sheet-won = { $you ->
    [yes] Je wint de reeks.
   *[no] De reeks gaat naar { $who }.
  }
sheet-tied = De reeks eindigt gelijk.

## Dobbelstenen, handen en analyse

dice = Dobbelstenen
hand = Hand van { $seat }
dice-key = Wat een worp betekent
review = Analyse
review-solving = Elke stelling wordt doorgerekend…
review-chart = Winstkans ({ $seat }): { $start } aan het begin, onderweg tussen { $low } en { $high }, { $end } aan het eind.
review-legend = Winstkans: { $seat }.
review-dots = { $dice ->
    [yes] Lijnen zijn worpen, stippen beslissingen; de
   *[no] De
  } grote stippen kostten het meest.
review-luck = Geluk
review-lost = { $dice ->
    [yes] Weggegeven
   *[no] Gemiddeld weggegeven
  }
review-best = Beste keuzes
review-of = { $best } van { $count }
review-worst = Duurste beslissingen
review-all = Alle die iets kostten ({ $count })
review-none = Geen beslissing kostte iets.
review-instead = Beter: { $move }
review-played = Gespeeld: { $move }
review-opinion = Geschat door de sterkste bot, uit wat elke speler kon zien.
review-skill = Kunnen telt hier weinig: zelfs het beste spel wint maar zo’n 56% van de partijen tegen willekeurige keuzes.

## Verslagen

share-title = Deze partij delen
share-link = Link
share-copy-link = Link kopiëren
share-send-link = Link versturen
share-picture = Plaatje van het bord
share-send-picture = Plaatje versturen
share-save-picture = Plaatje opslaan
share-hold-picture = Houd het plaatje ingedrukt, of klik er met rechts op, om het op te slaan.
share-altered-picture = Deze browser verandert afbeeldingen die pagina’s uitlezen. Maak een schermafbeelding.
share-text = De partij als tekst
share-qr = QR-code
share-qr-help = { $what ->
    [link] Scan hem met de camera van een andere telefoon.
   *[game] Kies op een andere telefoon ‘{ open-or-join }’ en scan hem.
  }
share-file = Als bestand opslaan
share-note = { $what ->
    [link] Hij opent deze partij in een browser, zet voor zet. Alleen wie hem krijgt, ziet die.
   *[game] De tekst is de hele partij. Anderen plakken hem bij ‘{ open-or-join }’.
  }
share-send-game = Partij versturen
share-copy-game = Partij kopiëren
share-more = QR-code, tekst of bestand
share-saved = Opgeslagen.
share-names = Met namen
share-secret = In de partij staan alle handen, ook de verborgen. Wie haar krijgt, kent elke kaart.
paste-label = Een verslag, link of uitnodigingscode
paste-open = Openen
paste-prefix = Het leesbare deel openen
copied = Gekopieerd.
copy-refused = Deze browser staat kopiëren niet toe. Selecteer de tekst en kopieer die met de hand.

## Instellingen

setting = { $key ->
    [language] Taal
    [theme] Dag of nacht
    [speed] Snelheid
    [enterForced] De enige zet voor mij kiezen
    [sound] Geluid
   *[vibration] Trillen
  }
setting-value = { $value ->
    [theme-auto] Zoals in het systeem
    [theme-light] Dag
    [theme-dark] Nacht
    [speed-slow] Langzaam
    [speed-normal] Normaal
    [speed-fast] Snel
   *[speed-off] Zonder animatie
  }
about = Sobremesa { $version }. Een onafhankelijke uitvoering; de namen van de spellen zijn van hun eigenaars.

## Problemen

trouble = { $code ->
    [panic] Er ging binnenin iets stuk. Je partij is hersteld uit het verslag; speel gewoon verder.
    [bot-failed] De bot gaf geen antwoord. Speel voor hem of neem een zet terug.
    [storage-denied] Deze browser kan de partij niet bewaren. Kopieer het verslag voor je de pagina sluit.
    [storage-full] Er is geen ruimte meer om de partij te bewaren. Kopieer het verslag voor je de pagina sluit.
    [two-tabs] Deze partij is ook in een ander tabblad gespeeld. Beide zijn bewaard, als aparte partijen.
    [newer-save] Sommige partijen zijn bewaard door een nieuwere versie. Ze blijven; werk bij om ze te openen.
    [bad-link] Uit deze link is geen partij te lezen. Vraag om een nieuwe.
    [cut-link] Het einde van deze link ontbreekt. Vraag hem opnieuw.
    [bad-record] Regel { $line }, kolom { $column }: { $named ->
        [yes] ‘{ $token }’
       *[no] dit
      } is hier niet te lezen of te spelen.
    [bad-notation] Dat is geen zet. Bij de regels staat hoe je er een typt.
    [illegal-move] Die zet kun je nu niet spelen.
    [bad-position] Deze stelling kan niet voorkomen.
    [bad-setup] Zo kan het spel niet beginnen.
    [game-over] De partij is afgelopen.
    [not-loaded] Een deel van de pagina kon niet worden geladen. Controleer de verbinding en laad opnieuw. Je partij is bewaard.
   *[unknown] Er ging iets mis. Je partij is bewaard.
  }

## Regelpagina

rules-title = { $game }: regels
rules-house = Huisregels

## Over

about-title = Over Sobremesa
about-browsers = Sobremesa heeft JavaScript nodig en Chrome of Edge { $chrome }, Firefox { $firefox }, Safari { $safari } of een nieuwere versie.
about-licence = Vrije software: je mag die gebruiken onder de MIT- of de Apache-2.0-licentie, wat je maar wilt.
about-others = Licenties en bronnen
about-report = Een fout gevonden? In het rapport staan versies en de partij. Het wordt gekopieerd, niet verstuurd.

## Kopieën

paste-file = Of een bestand
paste-unreadable = Dit bestand is niet te lezen. Kies een ander.

## Op iemands pagina

embed-refused = { $why ->
    [old] Het spel kan hier niet starten: deze browser is te oud.
    [page] Het spel kan hier niet starten: een script van deze pagina verandert JavaScript zelf. Toon het spel in een frame (iframe).
    [policy] Het spel kan hier niet starten: in de Content-Security-Policy van deze pagina ontbreekt 'wasm-unsafe-eval'.
   *[other] Het spel kan hier niet starten.
}
rules-screen = Het scherm tijdens de partij
