# What one touch played.

sole-played = La única jugada posible con eso se hizo enseguida.
sole-ask = Preguntar siempre
