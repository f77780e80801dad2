# Les leçons de Cock & Bull : ce qui se dit à chaque étape.

lesson-cock-bull = { $step ->
    [1] Vous êtes Rouge. Les dés montrent deux Coqs : posez un jeton sur l’un des Coqs.
    [2] Noir a un jeton sur un Coq. Au lieu d’en poser un des vôtres, retournez-le côté rouge.
    [3] Deux Taureaux font de même sur le Champ, deux Singes sur la Couronne. Posez un jeton sur le Taureau libre.
    [4] Les trois Coqs sont à vous : maintenant, deux Coqs avancent votre fiche de 2. Avec tout le Champ, ce serait de 3 ; avec la Couronne, de 6.
    [5] Coq et Taureau : avancez la fiche de 1 ou retirez un jeton noir, de la Bande d’abord. Retirez-en un. Un Singe à côté d’une autre face fait passer les dés.
    [6] Deux Singes, et seule la Couronne est noire. Retournez-la : six jetons rouges gagnent, c’est un Chip-In.
   *[7] La fiche gagne aussi : la vôtre est à 34 sur 36, et deux Coqs l’avancent de 2.
  }
