# Les règles de Gobblet, pour ceux qui jouent.

gobblet-rules =
    Alignez quatre de vos gobblets, et souvenez-vous de ce qu’il y a dessous. Blanc commence, puis on joue à tour de rôle.
    ! gobblet 1 À votre tour, posez un gobblet d’une pile sur une case vide ou déplacez-en un sur le plateau.
    ! gobblet 3 Un gobblet en gobe un plus petit, qui reste dessous.
    ! gobblet 7 Quatre de votre couleur alignés gagnent : rangée, colonne ou grande diagonale.

    ## La table

    - Le plateau a seize cases, de a1 à d4.
    - Chaque camp a trois piles à côté du plateau, de quatre gobblets emboîtés chacune : 4, 3, 2, 1. Seul le gobblet extérieur d’une pile peut se prendre.
    - Un gobblet peut en gober un plus petit, de l’une ou l’autre couleur. Celui qui est gobé ne compte plus, mais il reste où il est.

    ## Votre tour

    - Posez un gobblet d’une pile sur une case vide.
    - Ou déplacez l’un de vos gobblets visibles sur n’importe quelle autre case, proche ou lointaine, vide ou qui montre un gobblet plus petit, même à vous.

    Un gobblet ne retourne jamais sur une pile, et ne reste jamais où il était.
    ! gobblet 2

    ## Trois alignés

    Si l’autre camp montre trois gobblets sur une même ligne, vous pouvez vous défendre directement depuis une pile : gobez l’un des trois avec un gobblet plus grand. Ils n’ont pas besoin de se toucher, et la quatrième case de la ligne est sans importance. Sinon, un gobblet d’une pile ne peut jamais en gober un autre.
    ! gobblet 5

    ## Gagner

    Montrez quatre gobblets de votre couleur dans une rangée, une colonne ou une grande diagonale. Leur taille ne compte pas.

    ## Attention en soulevant

    Soulever un gobblet découvre ce qu’il avait gobé. Si l’autre camp en montre alors quatre alignés, vous devez reposer votre gobblet sur une autre case de cette même ligne. Si c’est impossible, ou si vous le posez ailleurs, vous perdez, même si votre coup aligne quatre des vôtres. La page vous avertit avant un tel coup.
    ! gobblet 6

    ## La nulle

    La partie est nulle quand la même position, y compris les gobblets gobés et le camp qui doit jouer, se présente pour la troisième fois (pour la quatrième, selon une règle maison), ou quand les deux joueurs en conviennent.

    ## Jouer sur cette page

    - Touchez un gobblet, puis la case ; ou glissez-le jusque-là.
    - Au clavier, les flèches parcourent le plateau, Entrée choisit, Échap annule.
    + Coups saisis : D@b2 pose un gobblet de taille 4 en b2 (A est la taille 1, D la taille 4) ; a1-b2 va de a1 à b2 (avec « pièce touchée, pièce jouée », d’abord lift:a1) ; draw:offer, draw:accept, draw:decline.
