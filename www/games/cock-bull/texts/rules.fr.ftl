# Les règles de Cock & Bull, pour ceux qui jouent.

cock-bull-key =
    - Deux Coqs (9) : posez un jeton sur un Coq vide ou retournez un jeton adverse. Si les trois sont déjà à vous, votre fiche avance de 2.
    - Deux Taureaux (4) : posez un jeton sur un Taureau vide ou retournez un jeton adverse. Si les deux sont déjà à vous, votre fiche avance de 3.
    - Deux Singes (1) : posez un jeton sur la Couronne ou retournez le jeton adverse. Si la Couronne est déjà à vous, votre fiche avance de 6.
    - Coq et Taureau (12) : retirez un jeton adverse (d’abord des Coqs, puis des Taureaux, puis de la Couronne) ou avancez votre fiche de 1. S’il n’y a aucun jeton à retirer, la fiche avance.
    - Coq et Singe (6), Taureau et Singe (4) : les dés passent à l’autre camp.

cock-bull-rules =
    Remplissez le Blason de votre couleur, ou arrivez avant l’autre en haut avec votre fiche.
    ! cock-bull 1 Lancez deux dés. Une paire pose un jeton sur le Blason ou en retourne un.
    ! cock-bull 4 Quand une partie est toute à vous, sa paire avance votre fiche.
    ! cock-bull 6 Six jetons de votre couleur gagnent, tout comme votre fiche en haut.

    ## La table

    - Le Blason a six cercles : trois Coqs, deux Taureaux et, tout en haut, la Couronne du Singe.
    - Six jetons, rouges d’un côté et noirs de l’autre, servent aux deux camps.
    - Le Cadre autour du Blason a pour chaque camp une piste de 36 trous, du DÉPART à l’ARRIVÉE ; celle de Rouge est à droite. Les fiches commencent hors du plateau et ne font qu’avancer.
    - Chaque dé montre trois Coqs, deux Taureaux et un Singe.

    ## Le début

    Chaque camp lance un dé. Le Taureau bat le Coq, le Singe bat le Taureau ; en cas d’égalité, on relance. Qui gagne prend une couleur et commence.

    ## Votre tour

    Lancez les deux dés, faites ce qu’ils disent et relancez, tant que vous gardez les dés. Entre parenthèses : le nombre de fois sur 36 lancers.

    { cock-bull-key }

    Les jetons adverses quittent d’abord les Coqs, puis les Taureaux, puis la Couronne.
    ! cock-bull 2 5

    ## La fin

    - Chip-In : les six cercles sont à vous.
    - Peg-Out : votre fiche est au trou 36 ; pas besoin d’y tomber juste.
    ! cock-bull 7

    ## Points

    Qui termine la partie la gagne, même avec moins de points.

    - Chip-In : 18 plus le trou de la fiche. L’autre ne marque que le trou de la sienne.
    - Singe volant, un Chip-In avec la fiche encore hors du plateau : 54.
    - Peg-Out : chacun marque son trou et ses jetons : la Couronne 6, un Taureau 3, un Coq 2.

    Dans une série aux points, si les deux y arrivent dans la même partie, le plus grand total gagne ; s’ils sont égaux, on continue. Un tournoi se joue aux victoires, puis aux points. Chaque partie a son propre lancer d’ouverture.

    ## Chance et habileté

    Même le meilleur jeu ne gagne qu’environ 56 % des parties contre des choix faits au hasard : les bots se valent donc presque. Le 1 avance sa fiche dès qu’il peut ; le 2 joue d’instinct ; le 3 retire toujours ; le 4 retire et retourne, ce qui est presque parfait ; le 5 joue exactement au mieux.

    ## Jouer sur cette page

    - Touchez les dés pour les lancer, un cercle, ou votre fiche. Les coups forcés se jouent d’eux-mêmes. Un toucher arrête les dés.
    - Au clavier, les flèches parcourent le plateau, Entrée choisit.
    + Coups saisis : place:c1, flip:b2, remove:m1, peg ; red, black ; pass. Les Coqs sont c1 à c3, les Taureaux b1 et b2, la Couronne m1.
