# Les leçons de Muros : ce qui se dit à chaque étape.

lesson-muros = { $step ->
    [1] La rangée 3 a trois jetons rouges. Posez une carte rouge de votre main à sa gauche : trois jetons partent au bout opposé, de n’importe quelle couleur.
    [2] Votre main ne se complète jamais ; les piles ouvertes sont à tous. Posez une carte d’une pile au bout d’une ligne.
    [3] D’abord, chaque ligne reçoit une carte. La rangée 4 n’a ni bleu ni rouge : posez-y l’un des deux, et rien ne part.
    [4] Maintenant, les cartes vont en face d’autres, et vous gardez l’une des deux couleurs. Posez du bleu ou du rouge à gauche de la rangée 5, et gardez le jaune.
    [5] La même couleur qu’en face bloque une ligne : elle ne rapporte plus rien à personne, mais les colonnes qui la croisent encore. Bloquez la rangée 3 avec du bleu.
    [6] La couleur dont il reste le plus de jetons sur le plateau compte en premier : maintenant le vert. Gardez du vert, où vous voulez.
   *[7] La dernière carte. Le bleu vous rapporterait plus de jetons, mais le vert compte en premier : gardez le vert.
  }
