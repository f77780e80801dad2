# Die Lektionen von Cock & Bull: was bei jedem Schritt gesagt wird.

lesson-cock-bull = { $step ->
    [1] Du hast Rot. Die Würfel zeigen zwei Hähne: Leg einen Chip auf einen der Hähne.
    [2] Schwarz hat einen Chip auf einem Hahn. Statt einen zu legen, dreh ihn auf Rot um.
    [3] Zwei Stiere tun dasselbe auf dem Feld, zwei Affen auf der Krone. Leg einen Chip auf den freien Stier.
    [4] Alle drei Hähne gehören dir: Nun rücken zwei Hähne deinen Stift um 2 vor. Gehört dir das Feld, sind es 3, bei der Krone 6.
    [5] Hahn & Stier: Rück den Stift um 1 vor oder entferne einen schwarzen Chip, zuerst vom Schrägbalken. Entferne einen. Ein einzelner Affe gibt die Würfel weiter.
    [6] Zwei Affen, und nur die Krone ist schwarz. Dreh sie um: Sechs rote Chips gewinnen, das ist ein Chip-In.
   *[7] Auch der Stift gewinnt: Deiner steht auf 34 von 36, und zwei Hähne rücken ihn um 2 vor.
  }
