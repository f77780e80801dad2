# Tips: what comes once, with something to do about it.

tip-sound = Der Ton ist aus.
tip-sound-do = Einschalten
tip-sole = Mit dieser Karte gab es nur einen Zug, also wurde er gespielt.
tip-sole-do = Immer fragen
tip-copy = Ein Browser kann seine Partien vergessen. Eine Kopie in einer Datei bleibt.
tip-copy-do = Eine Kopie sichern
