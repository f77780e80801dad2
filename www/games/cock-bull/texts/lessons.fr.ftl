# Les leçons de Cock & Bull : ce qui se dit à chaque étape.

lesson-cock-bull = { $step ->
    [1] Les dés montrent deux Coqs : posez un jeton rouge sur un Coq.
    [2] Noir tient un Coq. Deux Coqs peuvent le retourner : passez-le au rouge.
    [3] Deux Taureaux font de même sur un Taureau. Posez un jeton sur le Taureau libre.
    [4] Les trois Coqs sont à vous, donc deux Coqs avancent votre fiche. Avancez-la.
    [5] Coq et Taureau avance la fiche de 1 ou retire un jeton noir. Retirez-en un.
    [6] Deux Singes retournent la Couronne. Passez-la au rouge : six jetons rouges gagnent.
   *[7] La fiche gagne aussi : menez-la de 34 jusqu’en haut, à 36.
  }
