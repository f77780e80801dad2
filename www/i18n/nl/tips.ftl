# Tips: what comes once, with something to do about it.

tip-sound = Het geluid staat uit.
tip-sound-do = Aanzetten
tip-sole = Met deze kaart kon maar één zet, dus die is gespeeld.
tip-sole-do = Altijd vragen
