muros-puzzle = Vous êtes { $seat }. Il reste six cartes et les deux mains sont connues : quelle carte gagne seule, quoi que fasse l’autre ?
