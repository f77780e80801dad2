# Les règles de Muros, pour ceux qui jouent.

muros-rules =
    Posez des cartes autour d’un champ de jetons, et gardez-en le plus de la couleur qui compte en premier.
    ! muros 1 Pousser : pour chaque jeton de la couleur de la carte, un jeton part à l’autre bout.
    ! muros 4 Garder : qui pose une autre couleur en face prend à la ligne tous les jetons de l’une des deux couleurs.
    ! muros 7@scores Qui a gardé le plus de la couleur la plus présente sur le plateau gagne.

    ## La table

    - 81 jetons sont disposés au hasard sur neuf rangées et neuf colonnes : 17 de chaque couleur, jaune (J), bleu (B), rouge (R) et vert (V), et 13 blancs.
    - Il y a 36 cartes, neuf de chaque couleur sauf le blanc. À deux, chacun en a 6 secrètes en main, à trois 5, à quatre 4. Les autres forment quatre piles ouvertes, pour tous.
    - Une ligne est une rangée ou une colonne, avec un emplacement de carte à chaque bout.
    - Le sort dit qui commence ; on joue dans le sens horaire.

    ## 1 Pousser : 18 cartes

    Posez une carte, de votre main ou d’une pile, au bout d’une ligne qui n’en a pas encore. Les mains ne se complètent jamais.

    Comptez les jetons de cette couleur dans la ligne : autant de jetons (peut-être aucun) quittent la partie, de n’importe quelle couleur, depuis le bout opposé à la carte. Les autres gardent leur ordre et se décalent vers ce bout, sur les cases occupées les plus éloignées. Les trous restent où ils étaient.

    Un exemple : trou, rouge, bleu, trou, jaune, rouge, blanc, bleu, trou, et une carte rouge à gauche. Deux sont rouges, donc deux partent à droite : bleu et blanc. Les autres se décalent : quatre trous, rouge, bleu, jaune, rouge, trou.
    ! muros 3

    ## 2 Garder : 18 cartes, chacune en face d’une autre

    - Même couleur : la ligne est bloquée et ne rapporte rien à personne. Ses jetons restent, et les lignes qui la croisent peuvent encore les prendre.
    - Deux couleurs : choisissez-en une et gardez tous ses jetons de la ligne, s’il y en a. Les autres restent.

    S’il n’y a plus de carte pour vous, vous passez pendant que les autres jouent : les cartes épargnées en main valent cher.
    ! muros 5 La même couleur en face bloque la ligne.

    ## La fin

    Les couleurs sont classées d’après les jetons qui restent sur le plateau. Le blanc ne compte jamais ; des couleurs à égalité comptent pour une seule. Gagne qui a gardé le plus de la première couleur ; à égalité, la deuxième décide, et ainsi de suite. Si tout est égal, la victoire est partagée.

    ## Jouer sur cette page

    - Touchez une carte, puis un emplacement ; ou glissez-la jusque-là. Pendant que vous glissez, ou que votre doigt reste sur un emplacement, la page montre ce qui part et où vont les autres jetons.
    - Quand on partage l’appareil, un rideau cache chaque main jusqu’à l’arrivée de son propriétaire. Les bots ne voient jamais les mains des autres.
    - Au clavier, les flèches parcourent le plateau, Entrée choisit, Échap annule.
    + Coups saisis : hand:R@N3 pose du rouge de la main au-dessus de la colonne 3 ; pile:B@W1=R pose du bleu d’une pile à gauche de la rangée 1 et garde le rouge (=- rien, si c’est convenu) ; pass, passer. S est en bas, E à droite ; Y est jaune, G vert.
