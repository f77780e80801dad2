# Tips: what comes once, with something to do about it.

tip-sound = Het geluid staat uit.
tip-sound-do = Aanzetten
tip-sole = Met deze kaart kon maar één zet, dus die is gespeeld.
tip-sole-do = Altijd vragen
tip-copy = Een browser kan zijn partijen vergeten. Een kopie in een bestand blijft.
tip-copy-do = Een kopie bewaren
