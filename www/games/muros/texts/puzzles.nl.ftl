muros-puzzle = Leg een kaart zo dat je als enige wint, wat de ander ook doet.
