gobblet-puzzle = { $seat } is aan de beurt: win in { $count } zetten, wat de ander ook doet.
