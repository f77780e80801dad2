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
    [leads] dan telt eerst { $colour }.
    [level] dan telt { $colour } even zwaar als de eerste kleur.
    [drops] dan telt { $colour } niet meer het eerst.
    [thins] dat haalt { $count } in { $colour } weg.
    [spares] geen steen gaat weg, en je bewaart je hand.
    [saves] zo bewaar je je hand voor later.
   *[calm] zo blijft de kleur die het eerst telt dezelfde.
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
    [none] Je houdt niets in { $colour }.
    [declined] Je houdt niets.
   *[passed] Je past: er is geen kaart meer.
  }

muros-hint = { $from ->
    [pile] Leg { $colour } van de tafel
   *[hand] Leg { $colour } uit je hand
  }
