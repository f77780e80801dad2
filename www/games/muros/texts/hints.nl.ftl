# Muros: waarom een hint een goede zet is, en wat er wordt gezegd tegen wie zet.

muros-because = { $why ->
    [wins] dat wint.
    [ahead] zo heb je het meeste { $colour } gehouden, dat het eerst telt.
    [decides] eerst telt { $colour }.
    [takes] dat zijn er { $count } meer in { $colour }, dat { $rank ->
        [1] als tweede
        [2] als derde
       *[3] als laatste
      } telt.
    [blocks] zo is de lijn geblokkeerd en blijven { $count } in { $colour } liggen.
    [denies] anders kan een ander hier { $count } in { $colour } houden.
    [least] in deze lijn valt voor niemand iets te winnen.
    [leads] dan telt eerst { $colour }{ $count ->
        [0] .
       *[other] , en je hebt er { $count }.
      }
    [level] dan telt { $colour } even zwaar als de eerste kleur{ $count ->
        [0] .
       *[other] , en je hebt er { $count }.
      }
    [alone] dan telt alleen { $colour } het eerst{ $count ->
        [0] .
       *[other] , en je hebt er { $count }.
      }
    [drops] dan telt { $colour } niet meer het eerst{ $count ->
        [0] , en je hebt er geen.
       *[other] .
      }
    [trails] { $colour } blijft achter { $first }, en je hebt { $count } in { $first }.
    [stays] in de lijn blijven er { $count } voor je kaart in { $colour }.
    [thins] dat haalt { $count } in { $colour } weg.
    [clears] dat haalt { $count } in { $colour } weg, en je hebt er geen.
    [spares] op het bord verandert niets, en je bewaart je hand voor Houden.
    [saves] zo bewaar je je hand voor Houden.
   *[calm] { $colour ->
        [none] de eerste kleuren blijven dezelfde.
       *[other] { $colour } telt nog steeds het eerst.
      }
  }

## Tegen wie het heeft gedaan

muros-own = { $kind ->
    [started] Jij begint.
    [laid] Je legt { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }uit je hand
      }{ $slot ->
        [none] { "" }
       *[end] { " " }op { $slot }
      }
    [taken] Je houdt { $count } in { $colour }.
    [none] Je kiest { $colour }: daarvan is hier niets.
    [declined] Je houdt niets.
   *[passed] Je past: er is geen kaart meer.
  }

muros-hint = { $from ->
    [pile] Leg { $colour } van de tafel
   *[hand] Leg { $colour } uit je hand
  }
