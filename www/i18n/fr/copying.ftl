# Textes que le navigateur ne copie pas.

copy-by-hand = Copier à la main
copy-text = Copier
