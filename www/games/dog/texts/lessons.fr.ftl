# Les leçons de Dog : ce qui se dit à chaque étape.

lesson-dog-classic = { $step ->
    [1] Vous êtes Bleu. Avant chaque manche, chacun donne en secret une carte à son partenaire d’en face. De laquelle pouvez-vous vous passer ?
    [2] Le 13, le 1·11 et les jokers font sortir un pion de la niche sur sa case de départ. Jouez le 13.
    [3] Les pions tournent dans le sens horaire. Vous pouvez en dépasser ; celui sur lequel vous tombez rentre à la niche. Tombez sur celui de Rouge.
    [4] Un pion sur sa propre case de départ est un gardien : personne ne le dépasse. Seul le 3 convient donc.
    [5] Le 4 recule aussi. Reculez derrière votre départ, et vous avez presque fait le tour !
    [6] Derrière votre case de départ se trouve votre arrivée. Entrez-y avec le 5.
    [7] Le 7 se répartit, et brûle tout ce qu’il dépasse. Renvoyez à la niche le pion de Rouge et celui de Vert.
    [8] X : deux pions échangent leurs places. Échangez avec celui de Rouge, près de votre arrivée.
    [9] Le joker est n’importe quelle carte. Faites sortir un pion avec lui.
   *[10] Vos quatre pions sont arrivés : vous jouez maintenant ceux de votre partenaire. Celui-ci gagne !
  }

lesson-dog-royal = { $step ->
    [1] En Royal, les pions sont le Roi, le Chevalier, le Bourgeois et le Bouffon. Choisissez qui commence sur votre case de départ.
    [2] Un personnage ne dépasse que les rangs égaux et inférieurs. Votre Bouffon ne peut pas dépasser le Chevalier, mais votre Chevalier peut dépasser le Bourgeois.
    [3] Le Roi n’avance que de 1 à 7, donc de 1 avec le 11. Avancez-le.
    [4] Qui arrive sur une case spéciale pioche une carte. Allez-y avec le 6.
    [5] Le Bourgeois peut alors aussi sauter à la case spéciale suivante. Allez-y avec lui.
    [6] En entrant dans l’arrivée, le Bouffon peut renoncer à un ou deux points. Faites-le avec le 8.
    [7] C, copie, est toute carte déjà jouée dans la manche, ici un 13. Faites sortir un personnage.
   *[8] M, aimant, attire un personnage juste derrière le suivant. Essayez.
  }

lesson-dog-black = { $step ->
    [1] Cartes noires : d’abord vous avancez, puis le chien d’autant, et tout ce qu’il rencontre rentre à la niche. Jouez le 5.
    [2] Qui finit sur la case du chien rentre à la niche. Avancez donc l’autre pion.
    [3] Qui arrive exactement sur une empreinte fait tourner le disque. Allez-y avec le 3 et tournez dans le sens horaire : il vous emporte.
    [4] Le 4 rouge se répartit, même avec les pions de votre partenaire. Renvoyez à la niche le pion de Rouge et celui de Vert.
    [5] 1 à 7 : avancez d’autant que vous voulez, et le chien de même. Renvoyez à la niche le pion de Rouge.
    [6] C, copie, est toute carte déjà jouée dans la manche, ici le 5 noir. Où va le chien ?
   *[7] M, aimant, attire un pion juste derrière le suivant, ou derrière le chien. Essayez.
  }
