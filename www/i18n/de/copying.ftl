# Texte, die der Browser nicht kopiert.

copy-by-hand = Von Hand kopieren
copy-text = Kopieren
