gobblet-puzzle = Je speelt { $seat }: win in { $count } zetten, wat de ander ook doet.
