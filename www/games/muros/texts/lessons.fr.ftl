# Les leçons de Muros : ce qui se dit à chaque étape.

lesson-muros = { $step ->
    [1] La rangée 3 a trois rouges. Posez du rouge de la table à sa gauche : trois jetons partent à droite.
    [2] Une carte gardée en main est un tour de plus à la fin. Posez une autre carte de la table.
    [3] La rangée 4 n’a ni bleu ni rouge. Posez l’un des deux à un bout : rien ne part.
    [4] Seconde moitié : de deux couleurs, vous en gardez une, ce sont vos points. Posez à gauche de la rangée 5 et gardez le jaune.
    [5] La même couleur qu’en face bloque une ligne ; celles qui la croisent restent ouvertes. Bloquez la rangée 3 avec du bleu.
    [6] La couronne est à la couleur dont il reste le plus : le vert compte d’abord. Gardez du vert.
   *[7] C’est votre dernière carte, et le vert compte d’abord : gardez le vert.
  }
