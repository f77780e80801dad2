# Les leçons de Dog : ce qui se dit à chaque étape.

lesson-dog-classic = { $step ->
    [1] Vous êtes Bleu. Donnez une carte au partenaire d’en face, mais gardez le 13.
    [2] Le 13, le 1/11 et les jokers font sortir un pion. Jouez le 13.
    [3] Le pion sur lequel vous tombez rentre à la niche. Tombez sur celui de Rouge.
    [4] Personne ne dépasse un pion sur sa propre case de départ. Jouez donc le 3.
    [5] Le 4 recule aussi. Reculez derrière votre départ : presque un tour !
    [6] Derrière votre case de départ se trouve votre arrivée. Entrez-y avec le 5.
    [7] Répartissez le 7 : ce qu’il dépasse rentre. Renvoyez Rouge et Vert à la niche.
    [8] X échange deux pions. Échangez le vôtre avec celui de Rouge, près de votre arrivée.
    [9] Un joker est n’importe quelle carte. Faites sortir un pion avec lui.
   *[10] Vos quatre pions sont arrivés : jouez ceux de votre partenaire. Ce coup gagne !
  }

lesson-dog-royal = { $step ->
    [1] Vos pions ont des rangs. Choisissez qui commence sur votre case de départ.
    [2] On ne dépasse que les rangs égaux et inférieurs. Dépassez le Bourgeois avec votre Chevalier.
    [3] Le Roi n’avance que de 1 à 7. Avancez-le de 1 avec le 11.
    [4] Sur un losange, vous piochez une carte. Allez-y avec le 6.
    [5] D’un losange, le Bourgeois peut sauter au suivant. Faites-le.
    [6] En entrant dans l’arrivée, le Bouffon peut renoncer à un ou deux points. Jouez le 8.
    [7] C copie toute carte jouée dans la manche, ici un 13. Faites sortir un personnage.
   *[8] M attire un personnage juste derrière le suivant. Essayez.
  }

lesson-dog-black = { $step ->
    [1] Après une carte noire, le chien court d’autant et renvoie qui il rencontre. Jouez le 5.
    [2] Le pion qui finit sur la case du chien rentre à la niche. Avancez l’autre.
    [3] Une empreinte tourne le disque. Allez-y avec le 3 et tournez dans le sens horaire.
    [4] Le 4 rouge se répartit, même avec le partenaire. Renvoyez Rouge et Vert à la niche.
    [5] « 1 à 7 » avance d’autant que vous voulez. Renvoyez le pion de Rouge.
    [6] C copie toute carte jouée dans la manche. Jouez-la comme le 5 noir.
   *[7] M attire un pion juste derrière le suivant, ou derrière le chien. Essayez.
  }
