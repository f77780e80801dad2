# Las lecciones de Cock & Bull: lo que se dice en cada paso.

lesson-cock-bull = { $step ->
    [1] Han salido dos Gallos: pon una ficha roja en un Gallo.
    [2] Las negras tienen un Gallo. Dos Gallos también voltean: ponlo en rojo.
    [3] Dos Toros hacen lo mismo en un Toro. Pon una ficha en el Toro libre.
    [4] Los tres Gallos son tuyos, así que dos Gallos mueven tu clavija. Muévela.
    [5] Gallo y Toro avanza 1 la clavija o quita una ficha negra. Quita una.
    [6] Dos Monos voltean la Corona. Ponla en rojo: seis fichas rojas ganan.
   *[7] También gana la clavija: llévala del 34 hasta arriba, al 36.
  }
