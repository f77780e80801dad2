# Muros: waarom een hint een goede zet is, en wat er wordt gezegd tegen wie zet.

muros-because = { $why ->
    [wins] Dat wint.
    [ahead] Zo heb je het meeste { $colour } gehouden, dat het eerst telt.
    [decides] Eerst telt { $colour }.
    [takes] Dat zijn er { $count } meer in { $colour }, dat { $rank ->
        [1] als tweede
        [2] als derde
       *[3] als laatste
      } telt.
    [blocks] Zo is de lijn geblokkeerd: haar { $count } in { $colour } blijven liggen.
    [denies] Anders kan een ander hier { $count } in { $colour } houden.
    [least] In deze lijn valt voor niemand iets te winnen.
    [leads] Dan telt eerst { $colour }.
    [level] Dan telt { $colour } even zwaar als de eerste kleur.
    [drops] Dan telt { $colour } niet meer het eerst.
    [thins] Dat haalt { $count } in { $colour } weg.
    [spares] Geen steen gaat weg, en je bewaart je hand.
    [saves] Zo bewaar je je hand voor later.
   *[calm] Zo blijft de kleur die het eerst telt dezelfde.
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
    [declined] Je houdt niets.
   *[passed] Je past: er is geen kaart meer.
  }
