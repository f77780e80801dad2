# Teksten die de browser niet kopieert.

copy-by-hand = Met de hand kopiëren
copy-text = Kopiëren
