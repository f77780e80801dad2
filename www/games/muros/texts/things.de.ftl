# Muros: Worte an den Dingen auf dem Brett, und was zu einer Berührung daneben gesagt wird.

muros-pile = Tisch
muros-hand = Hand
muros-half = { $half ->
    [1] 1 Schieben
   *[2] 2 Behalten
  } { $number }/18
muros-left-over = auf dem Brett:
muros-line-end = Die Karte kommt an das Ende einer Linie: Tippe auf das Ende, an dem sie liegen soll.
