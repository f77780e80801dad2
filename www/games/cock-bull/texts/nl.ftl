# Cock & Bull: wat er tijdens het spel wordt gezegd.

cock-bull-seat = { $colour ->
    [red] Rood
    [black] Zwart
   *[none] Speler { $number }
  }

## Namen

cock-bull-roll = { $roll ->
    [CC] Twee Hanen
    [BB] Twee Stieren
    [MM] Twee Apen
    [CB] Haan & Stier
    [CM] Haan & Aap
    [BM] Stier & Aap
    [C] Haan
    [B] Stier
   *[M] Aap
  }
cock-bull-area = { $roll ->
    [CC] alle drie de Hanen
    [BB] beide Stieren
   *[MM] de Kroon
  }
cock-bull-on = { $roll ->
    [CC] een Haan
    [BB] een Stier
   *[MM] de Kroon
  }
cock-bull-off = { $roll ->
    [CC] van een Haan
    [BB] van een Stier
   *[MM] van de Kroon
  }
cock-bull-spot = { $area ->
    [c] Haan{ "\u00A0" }{ $number }
    [b] Stier{ "\u00A0" }{ $number }
   *[m] Kroon
  }
cock-bull-move = { $verb ->
    [place] Schijf op { $spot }
    [flip] { $spot } omdraaien
    [remove] { $spot } weghalen
    [peg] Pin
    [pass] Pin laten staan
    [red] Rood
    [black] Zwart
    [begins] Begint
   *[other] { $roll }
  }

## Wat er gebeurde

cock-bull-event = { $kind ->
    [tied] Gelijk: allebei gooien opnieuw.
    [passed] { $who ->
        [you] Je krijgt
       *[other] { $name } krijgt
      } de dobbelstenen.
   *[did] { $who ->
        [you] { $kind ->
            [lost] Je verliest de beurt met { $roll }
            [rolled] Je gooit: { $roll }
            [pegged] { $by ->
                [0] Je zou voorbij FINISH gaan: je pin blijft staan
               *[far] Je zet je pin { $by } vooruit{ $to ->
                    [36] , naar FINISH
                   *[hole] { "" }
                  }
              }
            [declined] Je laat je pin staan
            [placed] Je legt een schijf op { $area ->
                [m] de { $spot }
               *[other] { $spot }
              }
            [flipped] Je draait de schijf op { $area ->
                [m] de { $spot }
               *[other] { $spot }
              } om
           *[removed] Je haalt de schijf van { $area ->
                [m] de { $spot }
               *[other] { $spot }
              } weg
          }
       *[other] { $name } { $kind ->
            [lost] verliest de beurt met { $roll }
            [rolled] gooit: { $roll }
            [pegged] { $by ->
                [0] zou voorbij FINISH gaan: de pin blijft staan
               *[far] zet de pin { $by } vooruit{ $to ->
                    [36] , naar FINISH
                   *[hole] { "" }
                  }
              }
            [declined] laat de pin staan
            [placed] legt een schijf op { $area ->
                [m] de { $spot }
               *[other] { $spot }
              }
            [flipped] draait de schijf op { $area ->
                [m] de { $spot }
               *[other] { $spot }
              } om
           *[removed] haalt de schijf van { $area ->
                [m] de { $spot }
               *[other] { $spot }
              } weg
          }
      }{ $note ->
        [area] { " " }({ $who ->
            [you] jij hebt
           *[other] { $name } heeft
          } { $area })
        [none] { " " }(geen schijf om weg te halen)
       *[free] { "" }
      }.
  }
cock-bull-opening = { $who ->
    [you] { $kind ->
        [opened] Je wint de eerste worp.
        [chosen] Je bent { $colour ->
            [red] Rood
           *[black] Zwart
          } en begint.
       *[die] Je gooit: { $roll }.
      }
   *[other] { $kind ->
        [opened] { $name } wint de eerste worp.
        [chosen] { $name } is { $colour ->
            [red] Rood
           *[black] Zwart
          } en begint.
       *[die] { $name } gooit: { $roll }.
      }
  }
cock-bull-owned = { $roll ->
    [CC] Alle drie de Hanen zijn van { $who ->
        [you] jou
       *[other] { $name }
      }: twee Hanen zetten { $who ->
        [you] je
       *[other] de
      } pin 2 vooruit.
    [BB] Beide Stieren zijn van { $who ->
        [you] jou
       *[other] { $name }
      }: twee Stieren zetten { $who ->
        [you] je
       *[other] de
      } pin 3 vooruit.
   *[MM] De Kroon is van { $who ->
        [you] jou
       *[other] { $name }
      }: twee Apen zetten { $who ->
        [you] je
       *[other] de
      } pin 6 vooruit.
  }
cock-bull-beats = { $dice ->
    [CB] Stier verslaat Haan.
    [CM] Aap verslaat Haan.
   *[BM] Aap verslaat Stier.
  }
cock-bull-deed = { $kind ->
    [pegged] pin +{ $count }
   *[chips] { $count ->
        [one] 1 schijf
       *[other] { $count } schijven
      }{ $whose ->
        [you] { " " }van jou
       *[other] { "" }
      } { $kind ->
        [placed] gelegd
        [flipped] omgedraaid
       *[removed] weggehaald
      }
  }
cock-bull-over = { $roll }: { $who ->
    [you] jouw beurt
   *[other] de beurt van { $name }
  } is voorbij.
cock-bull-turn = { $who ->
    [you] Jij
   *[other] { $name }
  }: { $deeds }.
cock-bull-near = Nog één cirkel en { $who ->
    [you] jij wint
   *[other] { $name } wint
  }.
cock-bull-wins = wint
cock-bull-reason = { $reason ->
    [chip-in] Alle zes cirkels hebben één kleur.
    [flying-monkey] Vliegende Aap: alle zes cirkels, met de pin nog naast het bord.
   *[peg-out] De pin staat op 36.
  }

## Wat er te doen is

cock-bull-todo = { $can ->
    [opening] Gooi erom wie begint.
    [tap] Gooi de dobbelstenen.
    [roll] Gooi de dobbelstenen en voer in wat ze tonen.
   *[act] { $name }{ $can ->
        [place] : leg een schijf op { $on }.
        [flip] : draai een schijf op { $on } om.
        [flip-place] : leg een schijf op { $on } of draai er een om.
        [remove] : haal een schijf van de andere kleur { $area } weg.
        [peg-remove] : haal een schijf van de andere kleur { $area } weg, of zet je pin 1 vooruit.
        [peg] : je pin gaat { $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          } vooruit.
       *[none] .
      }
  }
cock-bull-why = { $why ->
    [area] { $name }: kies { $on }.
    [own] Die schijf is al van jou.
    [first] Hier worden eerst lege cirkels gevuld.
    [none] Hier ligt geen schijf.
    [rank] Schijven van de tegenstander gaan eerst van de Hanen, dan van de Stieren, dan van de Kroon.
    [chip] Met { $name } moet eerst een schijf weg.
   *[peg] { $name }: je pin gaat pas vooruit als je { $area } hebt.
  }
cock-bull-goal = Vul alle zes cirkels, of breng je pin naar 36.
cock-bull-teach = { $idea ->
    [area] Vul een verlichte cirkel of draai een schijf om. Zijn ze allemaal van jou, dan zet deze worp je pin vooruit.
   *[remove] Haal een lichte schijf weg (eerst Hanen) of schuif je pin.
  }
cock-bull-hint = { $verb ->
    [place] Leg een schijf op { $spot }
    [flip] Draai { $spot } om
    [remove] Haal { $spot } weg
   *[peg] Zet je pin vooruit
  }
cock-bull-because = { $why ->
    [wins] dat wint.
    [five] dan ontbreekt nog maar één cirkel.
    [owns] dan heb je { $area } en zet dat paar je pin vooruit.
    [breaks] de andere kant verliest { $area } en de +{ $count }.
    [near] nog maar één voor { $area }.
    [spots] dan heb je { $count } van de zes cirkels.
    [fewer] dan heeft de andere kant { $count ->
        [0] geen schijf
        [1] één schijf
       *[other] { $count } schijven
      } over.
   *[peg] dan staat je pin { $count } van FINISH.
  }
cock-bull-about = { $what ->
    [c] Met twee Hanen leg of draai je hier een schijf; zijn ze alle drie van jou, dan gaat je pin 2 vooruit.
    [b] Met twee Stieren leg of draai je hier een schijf; zijn ze allebei van jou, dan gaat je pin 3 vooruit.
    [m] Met twee Apen leg of draai je hier een schijf; is die van jou, dan gaat je pin 6 vooruit.
    [peg] Bij FINISH wint hij; zes schijven van één kleur winnen ook.
   *[dice] Eén enkele Aap geeft de dobbelstenen door.
  }

## Het bord in woorden

cock-bull-chip-on = { $spot }, { $colour ->
    [red] rode schijf
    [black] zwarte schijf
   *[none] geen schijf
  }
cock-bull-supply = Schijven voor beide spelers: { $count }
cock-bull-peg = { $colour ->
    [red] Rode
   *[black] Zwarte
  } pin{ $hole ->
    [none] { "" }
    [0] , nog niet op het bord
   *[other] , gat { $hole }
  }
cock-bull-can = { $can ->
    [place] vrij voor een schijf
    [flip] kan worden omgedraaid
    [remove] kan worden weggehaald
    [peg] kan vooruit
   *[dice] kunnen worden gegooid
  }

## Huisregels

cock-bull-option = { $key ->
    [removal] Weghalen
    [pair] Twee gelijke
    [peg-out] Peg-Out
    [flying-monkey] Vliegende Aap
    [pegging] De pin zetten
    [faces] Zijden van een dobbelsteen
   *[dice] Dobbelstenen
  }
cock-bull-value = { $value ->
    [choice] Vrije keus
    [forced] Weghalen moet
    [place-first] Eerst leggen
    [overshoot] 36 of meer
    [exact] Precies 36
    [54] 54 punten
    [off] Als elke Chip-In
    [must] Moet vooruit
    [free] Mag blijven staan
    [random] Het programma gooit
    [manual] Zelf ingevoerd
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] Haan & Stier: haal een schijf weg of zet de pin vooruit, net wat je wilt; of haal weg zodra het kan.
    [pair] Twee gelijke: leggen of omdraaien, net wat je wilt; of alleen omdraaien als er geen cirkel leeg is.
    [peg-out] Of een zet voorbij FINISH telt of vervalt.
    [flying-monkey] Wat een Chip-In waard is terwijl de pin van de winnaar nog niet op het bord staat.
    [pegging] Of je de pin mag laten staan.
    [faces] Hoeveel er een Haan, een Stier, een Aap tonen.
   *[dice] Zelf ingevoerd: gooi echte dobbelstenen en voer in wat ze tonen.
  }
