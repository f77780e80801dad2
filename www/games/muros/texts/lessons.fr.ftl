# Les leçons de Muros : ce qui se dit à chaque étape.

lesson-muros = { $step ->
    [1] La rangée 3 a trois rouges. Posez du rouge de la table à sa gauche, W3 : trois jetons partent à droite.
    [2] Chaque carte gardée en main est un tour de plus à la fin. Posez une autre carte de la table où vous voulez.
    [3] La rangée 4 n’a ni bleu ni rouge. Posez l’un des deux sur W4 ou E4 : rien ne part.
    [4] Seconde moitié : de deux couleurs, vous en gardez une, ce sont vos points. Posez sur W5 et gardez le jaune.
    [5] La même couleur qu’en face bloque une ligne ; celles qui la croisent restent ouvertes. Bloquez W3 avec du bleu.
    [6] La couronne est à la couleur dont il reste le plus : le vert compte d’abord. Gardez du vert.
   *[7] C’est votre dernière carte, et le vert compte d’abord : gardez le vert.
  }
