muros-puzzle = Maar één zet wint zeker: waar leg je je kaart, en welke kleur houd je?
