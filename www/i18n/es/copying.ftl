# Textos que el navegador no copia.

copy-by-hand = Copiar a mano
copy-text = Copiar
