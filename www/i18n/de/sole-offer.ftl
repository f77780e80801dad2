# What one touch played.

sole-played = Der einzige Zug damit wurde gleich gespielt.
sole-ask = Immer fragen
