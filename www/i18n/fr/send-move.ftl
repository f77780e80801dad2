# Une partie par messages : deux personnes en deux lieux s’envoient un lien à chaque tour.

send-move = Envoyer le coup
send-move-copy = Copier le message
send-move-here = Continuer sur cet appareil
send-move-seat = Ailleurs, par messages
send-move-elsewhere = ailleurs
send-move-waiting = En attente : { $who }.
send-move-todo = Envoyez le lien, puis ouvrez celui qui revient.
send-move-message = { $stand ->
    [start] Jouons à { $game }, un lien par tour. À { $who } de commencer :
    [over] { $named ->
        [yes] { $name } :{ " " }{ $played }
       *[no] { $played }
      }{ " " }La partie est finie :
   *[turn] { $named ->
        [yes] { $name } :{ " " }{ $played }
       *[no] { $played }
      }{ " " }À { $who } de jouer :
  } { $link }
send-move-message-label = Le message
send-move-copied = Copié. Collez-le dans un message.
send-move-known = { $what ->
    [named] Vous avez déjà ce coup. En attente : { $name }.
    [waits] Vous avez déjà ce coup. On attend l’autre joueur.
   *[known] Vous avez déjà ce coup.
  }
send-move-spoiled = { $kept ->
    [yes] Ce lien est abîmé : demandez qu’on vous le renvoie. Votre partie est restée telle quelle.
   *[no] Ce lien est abîmé : demandez qu’on vous le renvoie.
  }
send-move-differs = Quelle partie compte ?
send-move-differs-text = Le lien contient d’autres coups : quelqu’un en a repris un. Une seule des deux parties est conservée.
send-move-take = Prendre celle du lien
send-move-keep = Garder la mienne
send-move-help = Pour jouer avec quelqu’un d’éloigné : « Envoyer le coup » dans le menu de la partie.
