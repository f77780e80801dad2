# Les leçons de Gobblet : ce qui se dit à chaque étape.

lesson-gobblet = { $step ->
    [1] Vous êtes Blanc. Posez un gobblet d’une pile sur n’importe quelle case.
    [2] Un gobblet du plateau peut aller sur toute case libre. Déplacez le vôtre.
    [3] Un gobblet en gobe un plus petit. Gobez le noir en c3.
    [4] Un gobblet gobé reste où il est. Déplacez le vôtre de c3.
    [5] Contre trois alignés, un gobblet d’une pile peut gober aussi. Gobez l’un des trois.
    [6] Sous d2 attend le quatrième de Noir. Posez votre gobblet sur a2, b2 ou c2.
   *[7] Vous en avez trois dans la rangée 4. Ajoutez le quatrième et gagnez !
  }
