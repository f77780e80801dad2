# Une partie par messages : deux personnes en deux lieux s’envoient un lien à chaque tour.

send-move = Envoyer le coup
send-move-copy = Copier le message
send-move-message = { $stand ->
    [start] Jouons à { $game }, un lien par tour. À { $who } de commencer :
    [over] La partie est finie :
   *[turn] À { $who } de jouer :
  } { $link }
send-move-message-label = Le message
send-move-copied = Copié. Collez-le dans un message.
send-move-known = Vous avez déjà ces coups.
send-move-differs = Deux parties différentes
send-move-differs-text = Les coups du lien ne continuent pas votre partie. Un coup a peut-être été repris. Les deux parties sont conservées.
send-move-take = Ouvrir celle du lien
send-move-keep = Continuer la mienne
