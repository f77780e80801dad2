# Las lecciones de Cock & Bull: lo que se dice en cada paso.

lesson-cock-bull = { $step ->
    [1] Llevas las rojas. Los dados muestran dos Gallos: pon una ficha en uno de los Gallos.
    [2] Las negras tienen una ficha en un Gallo. En vez de poner una tuya, voltéala a rojo.
    [3] Dos Toros hacen lo mismo en el Campo, dos Monos en la Corona. Pon una ficha en el Toro libre.
    [4] Los tres Gallos son tuyos: ahora, con dos Gallos, tu clavija avanza 2. Si el Campo es tuyo, avanza 3; si la Corona, 6.
    [5] Gallo y Toro: avanza 1 con la clavija o quita una ficha negra, primero de la Banda. Quita una. Un solo Mono pasa los dados.
    [6] Dos Monos, y solo la Corona es negra. Voltéala: seis fichas rojas ganan, eso es un Chip-In.
   *[7] También gana la clavija: la tuya está en 34 de 36, y con dos Gallos avanza 2.
  }
