# De lessen van Cock & Bull: wat er bij elke stap wordt gezegd.

lesson-cock-bull = { $step ->
    [1] Jij bent Rood. De dobbelstenen tonen twee Hanen: leg een schijf op een van de Hanen.
    [2] Zwart heeft een schijf op een Haan. Leg er zelf geen, maar draai die om naar rood.
    [3] Twee Stieren doen hetzelfde op het Veld, twee Apen op de Kroon. Leg een schijf op de vrije Stier.
    [4] Alle drie de Hanen zijn van jou: nu zetten twee Hanen je pin 2 vooruit. Is het Veld van jou, dan is het 3; de Kroon, 6.
    [5] Haan en Stier: zet de pin 1 vooruit, of haal een zwarte schijf weg, eerst van de Schuinbalk. Haal er een weg. Een Aap met iets anders geeft de dobbelstenen door.
    [6] Twee Apen, en alleen de Kroon is zwart. Draai die om: zes rode schijven winnen, dat is een Chip-In.
   *[7] De pin wint ook: die van jou staat op 34 van 36, en twee Hanen zetten hem 2 vooruit.
  }
