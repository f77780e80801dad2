# Les leçons de Muros : ce qui se dit à chaque étape.

lesson-muros = { $step ->
    [1] La rangée 3 a trois rouges. Posez du rouge à sa gauche : trois jetons partent à droite.
    [2] Les piles ouvertes sont à tous. Posez-en une carte au bout d’une ligne.
    [3] La rangée 4 n’a ni bleu ni rouge. Posez-y l’un des deux : rien ne part.
    [4] De deux couleurs, vous en gardez une. Posez à gauche de la rangée 5 et gardez le jaune.
    [5] La même couleur qu’en face bloque une ligne. Bloquez la rangée 3 avec du bleu.
    [6] La couleur la plus présente sur le plateau compte en premier : le vert. Gardez du vert.
   *[7] C’est votre dernière carte, et le vert compte en premier : gardez le vert.
  }
