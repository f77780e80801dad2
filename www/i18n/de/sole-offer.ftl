# What one touch played.

sole-played = Mit dieser Karte gab es nur einen Zug, also wurde er gespielt.
sole-ask = Immer fragen
