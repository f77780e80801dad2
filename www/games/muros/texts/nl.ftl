# Muros: wat er tijdens het spel wordt gezegd.

## Namen

muros-name = { $name ->
    [Y] geel
    [B] blauw
    [R] rood
    [G] groen
    [W] wit
    [nothing] niets
    [blocked] geblokkeerd
   *[hole] gat
  }
muros-move = { $verb ->
    [pass] Passen
    [pile] Tafel: { $colour } → { $slot }
   *[hand] Hand: { $colour } → { $slot }
  }

## Wat er gebeurde

muros-event = { $kind ->
    [gridded] De stenen liggen klaar.
    [dealt] De kaarten zijn gedeeld.
    [started] { $seat } begint.
    [laid] { $seat } legt { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }uit de hand
      }{ $slot ->
        [none] { "" }
       *[end] { " " }op { $slot }
      }
    [blocked] Aan de overkant ligt dezelfde kleur, dus de lijn is geblokkeerd.
    [taken] { $seat } houdt { $count } in { $colour }.
    [none] { $seat } kiest { $colour }: daarvan is hier niets.
    [declined] { $seat } houdt niets.
   *[passed] { $seat } past: er is geen kaart meer.
  }
muros-left = { $count ->
    [none] .
    [0] : er gaat niets weg.
    [one] : { $count } steen gaat weg.
   *[other] : { $count } stenen gaan weg.
  }
muros-later = Bij Houden kun je hier { $count } in { $colour } pakken.
muros-reason = { $reason ->
    [shared] Gelijk in alles wat telt.
   *[majority] Het meest van de kleur die beslist: { $winner }.
  }
muros-compared = { $at ->
    [0] { $colours } { $tied ->
        [yes] tellen
       *[no] telt
      } het eerst: { $kept }{ $equal ->
        [yes] { " " }(gelijk)
       *[no] { "" }
      }.
   *[other] Dan { $colours }: { $kept }{ $equal ->
        [yes] { " " }(gelijk)
       *[no] { "" }
      }.
  }
muros-kept = { $seat } { $count }
muros-rank = { $left } ({ $kept })
muros-standing = Over op het bord (en door ieder gehouden): { $ranks }.
muros-leads = { $even ->
    [none] { "" }
   *[some] gelijk in { $even }:{ " " }
  }{ $colours } { $many ->
    [1] beslist
   *[other] beslissen
  }{ $by ->
    [0] { $lead ->
        [you] , je staat voor
        [one] , { $who } staat voor
       *[several] { "" }
      }
   *[other] { $lead ->
        [you] , je staat { $by } voor
       *[one] , { $who } staat { $by } voor
      }
  }
muros-equal = De spelers staan nog gelijk
muros-caption = { $colour } leidt. De kleur die aan het eind leidt, beslist.
muros-hands = Kaarten in de hand: { $hands }.

## Wat er te doen is

muros-todo = { $can ->
    [pass] Er is geen kaart meer.
    [take] Welke kleur houd je?
    [slot] Leg { $colour } { $phase ->
        [1] bij een lijn zonder kaart
       *[2] tegenover een andere kaart
      }.
   *[card] Kies een kaart.
  }
muros-keeping = { $can ->
    [both] Houd je { $one } of { $other }?
   *[nothing] Houd je { $one }, { $other } of niets?
  }
muros-take = { $count } { $colour } ({ $at ->
    [0] dan nog { $left } op het bord
   *[1] dan nog { $left }
  })
muros-forced = Je hebt geen kaarten meer: { $on ->
    [several] de anderen spelen
   *[other] { $on } speelt
  } door.
muros-why = { $why ->
    [take] Kies de kleur hieronder of op het bord.
    [card] Kies eerst een kaart.
    [full] Daar ligt al een kaart.
    [line] In de eerste helft krijgt elke lijn maar één kaart.
   *[pile] Kaarten van de tafel komen pas na de kaarten in je hand.
  }
muros-goal = Houd het meest van de kleur die het meest ligt.
muros-teach = { $idea ->
    [holes] Stenen springen over gaten; gaten blijven waar ze zijn.
    [hand] Bewaar je hand: is de tafel leeg, dan speelt door wie kaarten heeft.
    [white] Witte stenen tellen nooit.
    [worth] Het getal telt de kleur van de kaart.
    [tied] Kleuren met een gelijk aantal tellen samen.
   *[block] Dezelfde kleur ertegenover blokkeert de lijn.
  }
muros-about = { $what ->
    [line-1] Een kaart hier neemt zo veel stenen weg als de lijn van die kleur heeft, vanaf de overkant.
    [line-2] Tegenover een andere kleur houd je een van de twee kleuren; tegenover dezelfde kleur wordt de lijn geblokkeerd.
    [laid] In de tweede helft komt er een kaart tegenover.
    [blocked] Geblokkeerd: niemand houdt iets uit deze lijn. Kruisende lijnen mogen dat nog wel.
    [pile] Open voor iedereen.
    [hand] Alleen jij ziet ze; wie kaarten bewaart, speelt door als anderen passen.
    [take] Deze stenen van de lijn houd je.
   *[scores] De kleur waarvan het meest over is, telt het eerst, dan de volgende.
  }

## Het bord in woorden

muros-place = { $kind ->
    [column] { $slot }, kolom { $number }: { $card }; vanaf hier { $line }
    [row] { $slot }, rij { $number }: { $card }; vanaf hier { $line }
    [take] Houden: { $colour }
    [pile] Tafel, { $colour }: { $count }; nog { $left } op het bord
   *[hand] Hand, { $colour }: { $count }
  }
muros-slot = { $kind ->
    [column] { $slot }, kolom { $number }: { $card }
   *[row] { $slot }, rij { $number }: { $card }
  }
muros-card = { $card ->
    [none] geen kaart
    [faced] tegenover kaart in { $colour }
    [leaves] { $count ->
        [0] er gaat niets weg
        [one] { $count } steen gaat weg
       *[other] { $count } stenen gaan weg
      }
    [blocked] kaart in { $colour }, geblokkeerd
   *[card] kaart in { $colour }
  }
muros-can = te kiezen

## Huisregels

muros-option = { $key ->
    [holes] Gaten
    [taking] Wat je houdt
    [decline] Niets houden
    [piles] Open kaarten
   *[ties] Gelijke kleuren
  }
muros-value = { $value ->
    [fixed] Blijven
    [carried] Schuiven mee
    [closed] Sluiten zich
    [colour] De gekozen kleur
    [far-end] Vanaf de overkant
    [free] Altijd
    [last] Na de hand
    [summed] Opgeteld
   *[ordered] Een voor een
  }
muros-help = { $key ->
    [holes] Als stenen een lijn verlaten, blijven de gaten, schuiven ze mee met de rest, of sluiten ze zich.
    [taking] Tweede helft: houd de stenen van de gekozen kleur; of evenveel stenen van welke kleur ook, wit telt mee, vanaf de overkant van de kaart van die kleur; de rest schuift op.
    [decline] Of je in de tweede helft ook niets mag houden.
    [piles] Je mag ze altijd leggen, of pas als je hand leeg is.
   *[ties] Gelijke kleuren tellen als één kleur, of een voor een: geel, blauw, rood, groen.
  }
