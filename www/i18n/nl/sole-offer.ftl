# What one touch played.

sole-played = Met deze kaart kon maar één zet, dus die is gespeeld.
sole-ask = Altijd vragen
