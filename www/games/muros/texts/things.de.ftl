# Muros: Worte an den Dingen auf dem Brett, und was zu einer Berührung daneben gesagt wird.

muros-pile = Tisch
muros-hand = Hand
muros-remaining = Übrig
muros-caption = { $many ->
    [one] Zählt
   *[other] Zählen
  }
muros-about-deciding = Wer davon am meisten behalten hat, liegt vorn; bei Gleichstand entscheidet die nächste Farbe.
muros-line-end = Die Karte kommt an das Ende einer Linie: Tippe auf das Ende, an dem sie liegen soll.
