# What one touch played.

sole-played = Con esta carta solo había una jugada, así que se hizo.
sole-ask = Preguntar siempre
