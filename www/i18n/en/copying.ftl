# Texts that the browser does not copy.

copy-by-hand = Copy by hand
copy-text = Copy
