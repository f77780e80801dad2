# De lessen van Cock & Bull: wat er bij elke stap wordt gezegd.

lesson-cock-bull = { $step ->
    [1] De dobbelstenen tonen twee Hanen: leg een rode schijf op een Haan.
    [2] Zwart heeft een Haan. Twee Hanen draaien ook om: maak hem rood.
    [3] Twee Stieren doen hetzelfde op een Stier. Leg een schijf op de vrije Stier.
    [4] Alle drie de Hanen zijn van jou, dus twee Hanen verzetten je pin. Verzet hem.
    [5] Haan en Stier zet de pin 1 vooruit of haalt een zwarte schijf weg. Haal er een weg.
    [6] Twee Apen draaien de Kroon om. Maak hem rood: zes rode schijven winnen.
   *[7] De pin wint ook: zet hem van 34 naar de top, op 36.
  }
