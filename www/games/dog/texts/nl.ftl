# Dog: wat er tijdens het spel wordt gezegd.

dog-note = Partners vragen en zeggen niets over kaarten.

## Namen

dog-seat = { $seat ->
    [0] Blauw
    [1] Rood
    [2] Geel
    [3] Groen
    [4] Paars
   *[5] Lichtblauw
  }
dog-figure = { $figure ->
    [1] Koning
    [2] Ridder
    [3] Burger
   *[4] Nar
  } { $seat }
dog-piece = { $whose ->
    [you] je { $figure ->
        [1] Koning
        [2] Ridder
        [3] Burger
        [4] Nar
       *[none] pion
      }
    [named] { $figure ->
        [none] een
       *[some] de
      } { $figure ->
        [1] Koning
        [2] Ridder
        [3] Burger
        [4] Nar
       *[none] pion
      } van { $owner }
   *[other] { $figure ->
        [none] een
       *[some] de
      } { $seat ->
        [0] blauwe
        [1] rode
        [2] gele
        [3] groene
        [4] paarse
       *[5] lichtblauwe
      } { $figure ->
        [1] Koning
        [2] Ridder
        [3] Burger
        [4] Nar
       *[none] pion
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] ruil
    [J] joker
    [C] kopie
    [M] magneet
   *[number] { $card }
  }
dog-as = { $card } als { $counts }
dog-move = { $verb ->
    [give] Geef { $card }
    [place] { $piece } op het startveld
    [discard] Leg { $card } af
    [turn] { $to ->
        [cw] Met de klok mee draaien
       *[ccw] Tegen de klok in draaien
      }
    [jump] Naar de volgende ruit springen
    [stay] Zo laten
    [lapse] Rest laten vervallen
    [start] { $card }: { $piece } opzetten
    [card] { $card }: { $piece } → { $to }
    [swap] { $card }: { $piece } ↔ { $to }
   *[fold] Uitstappen
  }

## Wat er gebeurde

dog-event = { $kind ->
    [started] { $who ->
        [you] jij begint
       *[other] { $seat } begint
      } de eerste ronde.
    [shuffled] De afgelegde kaarten worden geschud: { $cards }.
    [dealt] Iedereen krijgt { $cards } kaarten.
    [gave] { $who ->
        [you] je hebt
       *[other] { $seat } heeft
      } een kaart gekozen om te geven{ $known ->
        [yes] : { $card }.
       *[no] .
      }
    [exchanged] De gekozen kaarten wisselen van eigenaar.
    [gift] { $seat } geeft aan { $to }: { $card }.
    [played] { $who ->
        [you] je speelt
       *[other] { $seat } speelt
      }: { $card }.
    [walked] { $piece } { $from ->
        [H] komt op het startveld
       *[other] gaat { $to ->
            [none] { $back ->
                [true] terug
               *[false] verder
              }
           *[square] { $back ->
                [true] terug naar { $to }
               *[false] naar { $to }
              }
          }
      }.
    [pulled] { $piece } loopt tot vlak achter { $ahead ->
        [dog] de hond
       *[other] de volgende pion: { $ahead }
      }.
    [captured] { $piece } wordt geslagen.
    [caught] De hond pakt { $piece }.
    [swapped] { $piece } en { $other } ruilen van plaats.
    [split] { $steps } hier, daarna nog { $points }.
    [paw] Daarna kies jij hoe de schijf draait{ $steps ->
        [0] { "" }
       *[other] { " " }en loopt de hond { $steps }
      }.
    [lapsed] { $who ->
        [you] je laat
       *[other] { $seat } laat
      } de rest vervallen.
    [discarded] { $who ->
        [you] je legt
       *[other] { $seat } legt
      } af: { $card }.
    [drew] { $who ->
        [you] je trekt
       *[other] { $seat } trekt
      } { $known ->
        [yes] { $card }.
       *[no] een kaart.
      }
    [folded] { $who ->
        [you] je stapt uit: { $card }. Je wacht tot er opnieuw wordt gedeeld.
       *[other] { $seat } stapt uit: { $card }.
      }
    [round-ended] De ronde eindigt; { $who ->
        [you] jij begint
       *[other] { $seat } begint
      } de volgende.
    [jumped] { $piece } { $to ->
        [none] springt naar de volgende ruit
       *[square] springt naar { $to }
      }.
    [stayed] { $piece } blijft staan.
    [disc] De draaischijf draait { $clockwise ->
        [true] met de klok mee
       *[false] tegen de klok in
      }.
    [still] De draaischijf blijft zoals ze is.
    [prowled] De hond { $to ->
        [none] loopt
       *[square] loopt naar { $to }
      }.
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat } geeft jou: { $card }.
dog-giving = Geef { $card } aan { $name }.
dog-recap = { $kind ->
    [played] { $card }
    [shared] gedeeld met { $who ->
        [you] jou
       *[other] { $seat }
      }
    [out] { $named ->
        [yes] { $piece } opgezet
       *[no] een pion opgezet
      }
    [walked] { $named ->
        [yes] { $piece }{ " " }
       *[no] { "" }
      }{ $back ->
        [true] terug naar { $to }
       *[false] naar { $to }
      }
    [magnet] tot achter de volgende pion
    [jumped] { $named ->
        [yes] { $piece } springt naar de volgende ruit
       *[no] springt naar de volgende ruit
      }
    [caught] de hond pakt { $piece }
    [captured] { $piece } geslagen
    [mate] { $piece } geslagen (eigen partner)
    [own] { $named ->
        [yes] { $piece } geslagen (eigen pion)
       *[no] eigen pion geslagen
      }
    [swapped] { $piece } ↔ { $other }
    [drew] kaart getrokken
    [diamond] kaart getrokken op een ruit
    [disc] schijf gedraaid
    [prowled] hond naar { $to }
    [lane] { $named ->
        [yes] { $piece } in het honk
       *[no] een pion in het honk
      }
    [back] { $named ->
        [yes] { $piece }: achteruit
       *[no] achteruit
      }
    [ran] de hond liep
    [shut] geen kaart met ↑, pauze tot er opnieuw wordt gedeeld
   *[folded] geen speelbare kaart, pauze tot er opnieuw wordt gedeeld
  }
dog-partner = { $name }, je partner,
dog-notice = { $kind ->
    [captured] { $seat } slaat { $piece } met { $card }.
    [caught] { $seat } speelt { $card }: de hond pakt { $piece }.
    [swapped] { $seat } ruilt { $piece } met { $other }.
    [traded] { $seat } ruilt van plaats met { $piece }.
    [lane] { $seat } zet { $piece } in het honk met { $card }.
    [moved] { $seat } zet { $piece } met { $card }{ $turns ->
        [yes] { " " }en draait de schijf
       *[no] { "" }
      }.
    [turned] { $seat } draait de schijf, en { $piece } gaat mee.
   *[jumped] { $piece } springt naar de volgende ruit.
  }
dog-missed = { $kind ->
    [captured] { $count } van jouw pionnen geslagen
    [home] { $count } van je team in het honk
    [theirs] { $count } van de anderen in het honk
   *[all] Terwijl je wachtte: { $missed }.
  }
dog-reason = { $team ->
    [yes] Alle acht pionnen zijn binnen.
   *[no] Vier pionnen zijn binnen.
  }

## Wat er te doen is

dog-short = { $kind ->
    [give] geeft { $card ->
        [none] een kaart
       *[some] { $card }
      }
    [discard] legt af: { $card }
    [starter] begint de eerste ronde
    [shuffle] de afgelegde kaarten worden geschud
   *[deal] nieuwe handen
  }
dog-todo = { $can ->
    [give] Ruil een kaart met { $name }.
    [trade] Ruil met { $name }: ↑ zet pionnen op.
    [left] Geef je linkerbuur een kaart.
    [two] Geef de andere speler een kaart.
    [card] Kies een kaart.
    [partner] Je pionnen zijn binnen: speel een kaart voor die van { $name }.
    [as] Kies een kaart voor de joker.
    [copied] Kies een kaart voor de kopie.
    [place] Kies de pion die op je start begint.
    [piece] Kies een pion.
    [split] Punten over: { $points }. Kies de volgende pion.
    [other] Kies de pion om mee te ruilen.
    [square] Kies een veld.
    [turn] Jij kiest welke kant de schijf op draait.
    [jump] Naar de volgende vrije ruit springen?
    [caught] “!”: daar pakt de hond hem.
    [bites] De hond kan { $piece } pakken.
    [discard] Deze kaart doet niets: leg hem af.
   *[none] Geen kaart is te spelen.
  }
dog-why = { $why ->
    [card] Kies eerst een kaart.
    [piece] Kies eerst een pion.
    [guard] { $who ->
        [you] Je eigen pion op zijn start staat in de weg.
       *[other] De pion van { $name } op zijn start staat in de weg.
      }
    [stop] { $piece } passeert figuren op hun start, maar kan daar niet stoppen.
    [rank] { $by } staat in de weg en is hoger in rang dan { $piece }.
    [king] Alleen een Koning slaat een Koning.
    [far] De Koning gaat hoogstens 7 vooruit.
    [lane] In het honk is niet genoeg plaats.
    [room] { $piece } heeft in het honk nog { $count } { $count ->
        [1] veld
       *[more] velden
      } voor zich.
    [lap] Vanaf zijn start kan een pion er niet in: hij gaat eerst één keer rond.
    [short] Deze kaart reikt niet tot in het honk.
    [stuck] Geen pion kan deze kaart nu gebruiken.
    [exchange] Voor een ruil zijn een pion van de kleur die je speelt en een van een andere kleur op de baan nodig, geen van beide op zijn eigen start.
    [copy] In deze ronde is er nog geen kaart om te kopiëren.
    [theirs] Je speelt de pionnen van { $name }.
    [home] Alleen een kaart met ↑ zet een pion op, en nooit op een van jezelf.
    [taken] { $who ->
        [you] Je eigen pion
       *[other] De pion van { $name }
      } staat op de start: er komt geen pion op.
   *[square] Deze kaart kan alleen wat de markeringen tonen.
  }
dog-forced = { $why ->
    [guard] De pion van { $name } op zijn start houdt je kaarten tegen: je wacht tot er opnieuw wordt gedeeld.
    [out] Je hebt geen ↑ om een pion op te zetten: je wacht tot er opnieuw wordt gedeeld.
    [far] { $count ->
        [1] Voor { $cards }
       *[more] Voor je kaarten
      } is in je honk geen plaats en je hebt geen ↑: je wacht tot er opnieuw wordt gedeeld.
   *[none] Geen kaart van jou is te spelen: je wacht tot er opnieuw wordt gedeeld.
  }
dog-goal = { $team ->
    [no] Breng vier van je vijf pionnen rond tot in je honk.
    [named] Jij en { $mate } winnen met acht pionnen in het honk.
   *[yes] Breng de acht pionnen van je team rond in jullie honken.
  }
dog-caption-exchange = ruil
dog-caption-split = verdeel
dog-caption-wild = joker
dog-caption-copy = kopie
dog-caption-magnet = magneet
dog-out = pauze
dog-keep = houden
dog-as-joker = Joker: speel hem als …
dog-as-copy = Kopie: speel hem als …
dog-teach = { $idea ->
    [begin] Welke figuur eerst? Geen passeert een hogere: Koning > Ridder > Burger > Nar.
    [out] Een kaart met ↑ zet een pion op.
    [figure-1] Je Koning gaat 1 t/m 7; alleen een andere Koning slaat hem.
    [figure-2] Je Ridder passeert ook figuren op hun start.
    [figure-3] Zet je Burger op een ruit: je trekt een kaart en hij mag naar de volgende ruit springen.
    [figure-4] Op weg naar het honk mag je Nar 1 of 2 stappen van een kaart laten vervallen.
    [dog] Na een zwarte kaart loopt de hond even ver en pakt alles op zijn weg, behalve wachters.
    [bitten] Na een zwarte kaart loopt de hond even ver en pakt alles op zijn weg, ook wachters.
    [guard] Op zijn start is je pion veilig en blokkeert hij andere pionnen.
    [guard-royal] Op zijn start is je figuur veilig.
    [lap] Vanaf zijn start gaat deze pion eerst één keer rond.
    [capture] Kom precies op deze pion en hij gaat naar de kennel.
    [special] Zet een pion op deze ruit en je trekt een kaart.
    [paw] Kom op een pootafdruk en de schijf draait, met alles erop, ook de hond.
    [back] Met deze kaart gaat een pion terug vanaf je start: dat scheelt een hele ronde.
    [burn] Een 7 verdeel je over je pionnen; wie ze passeren gaat naar de kennel, ook die van jezelf.
    [share] De punten van de rode 4 mogen naar meer pionnen, ook die van je partner.
    [exchange] De ruil wisselt je pion met een andere op de baan.
    [wild] Een joker telt als elke kaart die past.
    [copy] De kopie herhaalt een kaart die deze ronde al gespeeld is.
    [magnet] De magneet haalt een pion tot vlak achter de volgende.
    [prowl] Zwarte kaarten: de hond pakt pionnen.
   *[lane] Deze kaart brengt een pion in je honk; daar is hij veilig.
  }
dog-hint = { $rest ->
    [yes] Speel de andere { $card }
   *[no] Speel { $card }
  }
dog-because = { $why ->
    [wins] dat wint.
    [captures] zo moet { $piece } naar de kennel.
    [home] een pion is veilig binnen.
    [out] nog een pion is onderweg.
    [gains] je pion komt { $count } verder.
    [loses] zo raakt { $piece } { $count } achterop.
    [turns] het draaien brengt je pionnen dichterbij.
    [hinders] het draaien brengt andere pionnen verder weg.
    [safer] daar kunnen minder pionnen bij de jouwe.
    [hunts] zo zit { $piece } vlak voor je pion.
    [front] dat brengt je voorste pion verder.
    [flees] zo is je pion buiten bereik van { $name }.
    [frees] je startveld komt vrij.
    [shortcut] achteruit is de korte weg naar het honk.
    [deeper] dat maakt plaats in het honk.
    [helps] dat helpt de pion van je partner.
    [saves] je houdt { $card } voor een nieuwe pion.
    [near] het honk is nu dichtbij.
    [needs] je partner heeft een kaart nodig om op te zetten.
    [uses] je partner heeft een pion onderweg.
    [spares] geen van je kaarten zet een pion op.
   *[keeps] zo houd je een kaart die een pion opzet.
  }
dog-about = { $what ->
    [home] Een kaart met ↑ zet hem op.
    [start] Hier is een pion van deze kleur wachter: geen andere pion passeert, slaat of ruilt hem.
    [lane] Veilig; gaat alleen vooruit, en langs niemand. Vanaf zijn eigen start gaat een pion er nooit direct in.
    [special] Zet een pion hierheen en je trekt een kaart.
    [disc] Komt een pion op een pootafdruk, dan draait de schijf een kwartslag.
    [paw] Zet een pion hierheen en je draait de schijf.
    [figure-1] Alleen een andere Koning slaat hem; hij gaat met waarden 1 t/m 7.
    [figure-2] Passeert ook figuren op hun start.
    [figure-3] Mag van een ruit naar de volgende springen.
    [figure-4] Op weg naar het honk mag hij 1 of 2 stappen van een kaart laten vervallen.
   *[piece] Eén keer rond, dan het honk van zijn kleur in.
  }

## Het bord in woorden

dog-where = { $where ->
    [H] in de kennel
    [F] honkveld { $at }
   *[T] veld { $at }
  }
dog-rank = Koning, Ridder, Burger, Nar: elke figuur passeert zijn eigen rang en lagere.
dog-landing = { $where ->
    [start] { $whose ->
        [you] je startveld
       *[other] het startveld van { $seat }
      }
    [before] het { $at }e veld voor { $whose ->
        [you] je start
       *[other] de start van { $seat }
      }
   *[past] het { $at }e veld na { $whose ->
        [you] je start
       *[other] de start van { $seat }
      }
  }
dog-place = { $kind ->
    [card] { $card } ({ $does })
    [as] als { $card }
    [lane] Honk van { $seat }, { $at }
    [special] ruit
    [paw] pootafdruk
    [dog] hond
    [guard] wachter
    [gift] om te geven
    [came] van { $seat }
   *[discard] Aflegstapel
  }
dog-does = { $does ->
    [start] ↑ opzetten of vooruit
    [back] vooruit of terug
    [share] vooruit, te verdelen
    [burn] te verdelen, stuurt wie hij passeert naar de kennel
    [exchange] twee pionnen ruilen van plaats
    [wild] elke kaart
    [copy] { $last ->
        [none] nog niets om te kopiëren
       *[some] nu { $last }
      }
    [magnet] tot de volgende pion
   *[on] vooruit
  }{ $and ->
    [dog] , dan de hond
    [rank] , langs elke rang
   *[no] { "" }
  }
dog-round = Ronde { $round }, startspeler { $seat }.
dog-table = Kaarten in de hand: { $hands }. Trekstapel { $deck }, aflegstapel { $discard }, bovenop { $card }.
dog-chosen = Klaar met kiezen: { $seats }.
dog-folded = Uitgestapt: { $seats }.
dog-reach = kan komen op { $squares }
dog-can = { $can ->
    [give] te geven
    [go] kan hierheen
   *[choose] te kiezen
  }

## Huisregels

dog-option = { $key ->
    [variant] Variant
    [guard] Wachters
    [seven-partner] 7 voor de partner
    [exchange-no-target] Ruil zonder doel
    [last-seven] Laatste punten van een 7
    [copy] Wat een kopie mag zijn
    [copy-on-copy] Kopie na kopie
    [thirteen] Stappen van een 13
    [king-start] Koning op andermans start
    [dog-guards] Hond en wachters
    [turn] De schijf draaien
    [hand] Kaarten in de hand
    [free-start] Vrije start
   *[burning-seven] Brandende 7
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6, 5, 4, 3, 2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] Altijd
    [fresh] Alleen net opgezet
    [leftover] Wat er over is
    [free] Altijd
    [unplayable] Niet te spelen
    [discard] Mag worden afgelegd
    [complete] Moeten allemaal op
    [lapses] Alleen meteen vervallen
    [must] Moet draaien
    [may] { $key ->
        [last-seven] Mogen altijd vervallen
       *[turn] Mag blijven
      }
    [any] { $key ->
        [copy] Elke al gespeelde kaart
       *[king-start] Slaan: elke andere kleur
      }
    [last] De laatst gespeelde kaart
    [owner] Slaan: alleen die kleur
    [safe] Wachters zijn veilig
    [bitten] Slaat ook wachters
    [13] 13
    [12] 12
    [page] Regels op het web
    [box] Handleiding in de doos
    [5] Altijd 5
    [on] Ja
   *[off] Nee
  }
dog-help = { $key ->
    [classic] Met jokers en een 7 die brandt. Twee tot zes spelers.
    [royal] Koning, Ridder, Burger en Nar, elk met eigen regels. Vier of zes spelers.
    [black] Met een hond op de loer en een schijf die draait. Vier spelers.
    [page] Volgens de regels die op het web staan.
    [box] Zoals de handleiding van de uitgever het zegt: een kopie is de laatst gespeelde kaart, elk punt van een 7 wordt gebruikt, en bij Black DOG begint iedereen met een pion op de baan en vijf kaarten.
    [variant] Elk heeft eigen kaarten en regels.
    [guard] Een wachter is elke pion op zijn eigen startveld, of alleen een die net is opgezet. Hoe dan ook gaat een pion vandaar nooit direct zijn honk in.
    [seven-partner] Punten van een 7 gaan pas naar de pionnen van de partner als jouw vier binnen zijn, of altijd al.
    [exchange-no-target] De kaart is niet te spelen, of mag zonder gevolg worden afgelegd.
    [last-seven] Als een 7 je laatste pion binnenbrengt, mogen de punten die over zijn naar de pionnen van de partner gaan of altijd nog vervallen, moeten ze allemaal op, of mogen ze alleen meteen vervallen.
    [copy] C telt als elke kaart die al in deze ronde is gespeeld, of alleen als de laatste.
    [copy-on-copy] Of een kopie op een kopie mag volgen.
    [thirteen] Als die geen pion opzet, ook als joker of kopie; één gepubliceerde pagina zegt 12.
    [king-start] Een uitzondering: op het startveld van een andere kleur kunnen ook de figuren van die kleur een Koning slaan, of die van elke andere kleur.
    [dog-guards] Wat de hond doet met wachters die hij passeert of treft, ook met een die net is verzet. Een pion die op zijn eigen start bij de hond eindigt, blijft.
    [turn] Een pion op een pootafdruk draait de schijf, of je mag het laten.
    [hand] Zoals in Classic, of zoals in Royal.
    [free-start] In het begin zet iedereen een pion op het startveld.
   *[burning-seven] Of ook de 7 van Classic in het spel zit.
  }
