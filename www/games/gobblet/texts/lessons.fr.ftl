# Les leçons de Gobblet : ce qui se dit à chaque étape.

lesson-gobblet = { $step ->
    [1] Vous êtes Blanc. Les gobblets sont emboîtés en piles à côté du plateau, les plus grands à l’extérieur : posez-en un sur n’importe quelle case.
    [2] Un gobblet du plateau peut aller sur toute case libre, même loin. Déplacez le vôtre.
    [3] Un gobblet en gobe un plus petit, même noir ; jamais un de sa taille. Gobez celui en c3.
    [4] Celui qui est gobé reste où il est : appuyez longuement sur c3 pour regarder dessous. Puis soulevez votre gobblet et posez-le ailleurs.
    [5] Noir en a trois alignés. C’est le seul cas où un gobblet d’une pile peut en gober un autre : gobez l’un des trois.
    [6] Sous votre gobblet en d2 attend le quatrième de Noir dans la rangée 2. Une fois soulevé, le vôtre doit se reposer dans la rangée 2, sinon Noir a gagné : faites-le.
   *[7] Trois des vôtres sont dans la rangée 4. Ajoutez le quatrième et gagnez ; une colonne ou une grande diagonale irait aussi.
  }
