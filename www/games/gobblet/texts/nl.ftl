# Gobblet: wat er tijdens het spel wordt gezegd.

gobblet-seat = { $seat ->
    [0] Wit
   *[1] Zwart
  }

## Wat er gebeurde

gobblet-placed = { $who ->
    [you] Je zet
   *[other] { $name } zet
  } een { $size }{ $to ->
    [none] { "" }
   *[square] { " " }op { $to }
  }{ $over ->
    [other] , over { $whom ->
        [you] jouw { $under }: die stond in jouw
       *[other] de { $under } van { $other }: die stond in een
      } lijn van drie.
   *[none] .
  }
gobblet-put = { $who ->
    [you] Je verzet
   *[other] { $name } verzet
  } een { $size }{ $to ->
    [none] { "" }
   *[square] { " " }van { $from } naar { $to }
  }{ $over ->
    [own] , over { $who ->
        [you] je
       *[other] de
      } eigen { $under }.
    [other] , over { $whom ->
        [you] jouw { $under }
       *[other] de { $under } van { $other }
      }.
   *[none] .
  }
gobblet-lifted = { $who ->
    [you] Je tilt
   *[other] { $name } tilt
  } de { $size }{ $to ->
    [none] { "" }
   *[square] { " " }op { $from }
  } op.
gobblet-revealed = { $again ->
    [yes] Nog een { $size } van { $whom ->
        [you] jou
       *[other] { $other }
      }
   *[no] { $whom ->
        [you] Jouw { $size }
       *[other] De { $size } van { $other }
      }
  } komt{ $to ->
    [none] { "" }
   *[square] { " " }op { $from }
  } tevoorschijn.
gobblet-lined = Lijn van vier voor { $who ->
    [you] jou
   *[other] { $name }
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-draw = { $who ->
    [you] { $what ->
        [offered] Je biedt remise aan.
        [accepted] Je neemt de remise aan.
       *[declined] Je slaat de remise af.
      }
   *[other] { $name } { $what ->
        [offered] biedt remise aan.
        [accepted] neemt de remise aan.
       *[declined] slaat de remise af.
      }
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] Je hebt
       *[other] { $name } heeft
      } vier { $kind ->
        [row] op rij { $at }
        [column] in kolom { $at }
        [diagonal] op de diagonaal { $from } tot { $to }
       *[none] op een lijn
      }.
    [reveal] { $whom ->
        [you] Je tilde
       *[other] { $other } tilde
      } een beker op en legde { $who ->
        [you] jouw lijn van vier
       *[other] de lijn van vier van { $name }
      } bloot.
    [touch] { $whom ->
        [you] De beker die je optilde
       *[other] De beker die { $other } optilde
      }, kon nergens heen.
    [repetition] Remise door herhaling.
   *[agreement] Remise in onderling overleg.
  }

## De lijst van zetten

gobblet-short-placed = { $size } → { $to }
gobblet-short-put = { $from } → { $to }
gobblet-short-lifted = { $from } ↑
gobblet-short-draw = { $what ->
    [offered] remise?
    [accepted] remise
   *[declined] geen remise
  }

## Wat er te doen is

gobblet-todo = { $from ->
    [stacks] Pak een beker van een stapel.
    [board] Verzet een beker op het bord.
   *[both] Zet een beker neer of verzet er een.
  }
gobblet-three = { $who ->
    [you] Jij hebt
   *[other] { $name } heeft
  } { $many ->
    [1] een lijn van drie
   *[other] { $many } lijnen van drie
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] Jij kunt hem afdekken en hebt
       *[other] { $other } kan hem afdekken en heeft
      } dan vier.
   *[yes] Dat sluit { $whom ->
        [you] { $many ->
            [1] jouw lijn
           *[other] jouw { $many } lijnen
          }
       *[other] { $many ->
            [1] de lijn
           *[other] de { $many } lijnen
          } van { $other }
      } af.
  }
gobblet-todo-place = Waar gaat de { $size } heen?
gobblet-todo-vain = Zo voorkom je de lijn van vier van { $name } niet.
gobblet-todo-cover = Je legt een lijn van vier van { $name } bloot{ $can ->
    [none] , en deze beker kan er geen van afdekken.
   *[some] : dek er nu een van af.
  }
gobblet-todo-offer = Je krijgt remise aangeboden. Neem je die aan?
gobblet-why-stack = Alleen de buitenste beker van je eigen stapels kun je pakken.
gobblet-why-empty = Daar staat nog niets. Kies eerst een beker.
gobblet-why-theirs = Die beker is van { $other }.
gobblet-why-stuck = Die beker kan nergens heen.
gobblet-why-back = Een beker gaat nooit terug naar een stapel.
gobblet-why-larger = Een { $size } past alleen over kleinere.
gobblet-from-stack = Vanaf een stapel dek je alleen af in een lijn van drie van de andere kant.
gobblet-goal = Zet vier bekers in een rij, kolom of diagonaal.
gobblet-teach = { $idea ->
    [win] Bezet het vierde veld en je wint.
    [cover] Dek een van de drie af.
    [block] Sluit hem af.
    [either] Sluit hem af of dek een van de drie af.
    [shut] Stippellijn: het vierde veld kun je nog niet bezetten.
    [beneath] Verzet je deze, dan komt de beker eronder tevoorschijn.
   *[move] Op het bord mogen ze overal heen, ook over kleinere.
  }
gobblet-hint = { $from ->
    [stack] Zet je { $size } op { $to }
    [lift] Til { $from } op
   *[square] Verplaats { $from } naar { $to }
  }
gobblet-because = { $why ->
    [wins] dat wint.
    [forces] dat dwingt winst af.
    [blocks] anders maakt { $name } er vier.
    [forks] je hebt twee lijnen van drie tegelijk.
    [threatens] dat geeft een lijn van drie.
    [covers] zo is de { $size } van { $name } bedekt.
    [joins] dat bouwt aan twee lijnen tegelijk.
    [stops] dat verstoort een lijn van { $name }.
    [builds] dat geeft twee op een lijn.
    [uncovers] dat legt nog een beker van jou bloot.
    [centre] dat bezet het midden.
    [corner] een hoek ligt op drie lijnen.
    [solid] alleen een 4 past over je 3.
   *[strong] niets past over je 4.
  }
gobblet-about = { $what ->
    [stack] De buitenste gaat naar een leeg veld. Heeft de andere kant een lijn van drie, dan mag hij een kleinere daarvan afdekken.
    [piece] Gaat naar elk veld dat leeg is of een kleinere toont; wat hij afdekt, blijft daar.
   *[empty] Hier mag elke beker komen.
  }
gobblet-button = { $what ->
    [accept] Remise aannemen
   *[decline] Verder spelen
  }
gobblet-warning = { $reason ->
    [reveal] Zo komt een lijn van vier van de andere kant bloot en blijft dat. Je zou meteen verliezen.
    [touch] Deze beker zou nergens heen kunnen. Je zou meteen verliezen.
   *[line] Deze zet verliest meteen.
  }

## Het bord in woorden

gobblet-empty = leeg
gobblet-piece = { $seat ->
    [0] witte
   *[1] zwarte
  } { $size }
gobblet-over = { $top } over { $below }
gobblet-stack = { $seat ->
    [0] Witte
   *[1] Zwarte
  } { $size }, { $where ->
    [left] linkerstapel
    [right] rechterstapel
    [upper] bovenste stapel
    [lower] onderste stapel
   *[middle] middelste stapel
  }
gobblet-own = { $seat ->
    [0] Witte stapels
   *[1] Zwarte stapels
  }
gobblet-place-chosen = gekozen
gobblet-place-three = lijn van drie
gobblet-place-begins = { $where ->
    [stack] te pakken
   *[board] te verzetten
  }
gobblet-place-goes = kan hierheen

## Huisregels

gobblet-option = { $key ->
    [touch-move] Aanraken is zetten
    [memory] Geheugen
    [repetition] Remise door herhaling
   *[first] Wie begint
  }
gobblet-value = { $choice ->
    [repetition-3] Bij de derde keer
    [repetition-4] Bij de vierde keer
    [rules-screen] Op een scherm
    [rules-printed] Zoals gedrukt
    [first-white] Wit
   *[first-random] Geloot
  }
gobblet-help = { $key ->
    [touch-move] Een opgetilde beker moet worden gezet; kan hij nergens heen, of legt hij een lijn van vier bloot die hij niet kan afdekken, dan is de partij verloren. Zonder deze regel mag je hem terugzetten.
    [memory] Wat eronder staat, is nooit te zien. Zonder deze regel houd je een vinger of de muis op een beker om te kijken (op het toetsenbord: houd P ingedrukt).
    [repetition] Hoe vaak dezelfde stelling er moet staan voor remise.
    [screen] Je mag een beker optillen om eronder te kijken en hem terugzetten.
    [printed] Zoals in de gedrukte regels: een opgetilde beker moet worden gezet.
   *[first] Wit begint. Bij loten bepaalt het toeval wie Wit speelt.
  }
