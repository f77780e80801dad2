# Une table à plusieurs téléphones : chacun tient sa propre main.

setup-guest = Autre téléphone
phones-title = Téléphones à la table
phones-lay = Inviter des joueurs
phones-begin = Commencer la partie
phones-here = sur ce téléphone
phones-guest = invité
phones-free = En attente d’un téléphone…
phones-there = { $name } est là
phones-away = { $name } est absent
status-away = { $name } est absent.
phones-away-wait = La partie reprend dès que ce téléphone est de retour. L’hôte peut laisser jouer un bot en attendant.
phones-away-help = Invitez de nouveau ce téléphone avec un autre code, ou laissez jouer un bot en attendant.
phones-choosing = { $chosen ->
    [yes] Votre choix peut changer jusqu’à ce que tous aient choisi.
   *[other] Tous choisissent en secret, l’un après l’autre.
  }
phones-absent = Absent : { $names }.
phones-host = hôte
phones-more = Ajouter un téléphone
phones-bot = Laisser jouer un bot en attendant
phones-back = Rendre la place
phones-instead = { $bot }, pour { $name }
phones-code = Code pour le prochain téléphone
phones-new-code = Créer un nouveau code
phones-step = { $step ->
    [you] Vous scannez
    [paste] Vous collez
    [they] L’autre scanne
   *[play] Jouez
  }
phones-step-code = { $link ->
    [yes] Faites scanner ce code par un téléphone sur le même Wi-Fi ou partage de connexion.
   *[other] Envoyez ce fichier à un téléphone sur le même Wi-Fi ou partage de connexion. Ouvrez-le là-bas, choisissez « Ouvrir ou rejoindre » et scannez ou collez ce code.
  }
phones-step-answer = L’autre téléphone affiche maintenant son propre code. Entrez-le ici :
phones-copy = Copier le code
phones-send = Envoyer le code
phones-scan = Suite : le code de l’autre téléphone
phones-answer = Collez son code
phones-connect = Connecter
phones-meeting = Connexion des téléphones…
phones-closed = L’invitation est fermée : son lien ne marche plus.
phones-trouble = { $code ->
    [no-code] Le champ est vide. Collez le code que l’autre téléphone affiche.
    [no-webrtc] Ce navigateur ne peut pas se connecter à d’autres téléphones.
    [other-version] L’autre téléphone a une autre version du jeu. Ouvrez la plus récente sur les deux.
    [not-reached] Les téléphones n’ont pas pu se connecter. Les deux doivent être sur le même réseau. Essayez un nouveau code.
    [no-answer] C’est l’invitation. Saisissez le code que l’autre téléphone affiche.
    [no-offer] Ce code est une réponse. Saisissez-le sur le téléphone qui a invité.
    [cut-code] La fin de ce code manque. Copiez-le en entier.
    [used-code] Ce code est périmé ou déjà utilisé. Scannez le code affiché maintenant.
    [own-code] Cette invitation vient de cet appareil. Ouvrez-la sur un autre.
    [no-address] Le navigateur cache l’adresse du téléphone : l’autre ne peut pas le trouver. Désactivez VPN et extensions de confidentialité, ou prenez un autre navigateur.
   *[other] Ce n’est pas un code pour cette table.
  }

visit-looks = Recherche de la table…
visit-invited = Vous êtes invité à jouer
visit-welcome-back = Vous revoilà : votre place est gardée.
visit-show = Faites maintenant scanner ce code par l’autre téléphone.
visit-next = Ensuite, vous êtes à la table et la partie peut commencer.
visit-code = Votre code
visit-sit = S’asseoir ici
visit-stand-up = Se lever
visit-waits = L’hôte commence la partie quand tout le monde est là.
visit-asks = Pendant la partie, l’hôte décide qui prend une place.
visit-state = { $state ->
    [there] Vous êtes à la table.
    [lost] La connexion est perdue. Demandez un nouveau code : votre place est gardée.
    [over] L’hôte a fermé la table.
   *[broken] L’autre téléphone a envoyé quelque chose d’illisible. Demandez un nouveau code.
  }
visit-refused = { $why ->
    [full] Cette table est complète.
    [declined] L’hôte ne t’a pas donné la place.
   *[version] La table a la version { $version } du jeu, ce téléphone une autre. Ouvrez la même sur les deux.
  }
visit-scan = Scanner le code
visit-return = Entrer le nouveau code
visit-return-help = Chez l’hôte, « Téléphones à la table » affiche un nouveau code. Scannez-le, ou collez ce qui a été envoyé. Votre place est gardée.
visit-leave = Quitter la table
visit-leave-text = Les autres peuvent continuer. Un nouveau code de l’hôte vous rend votre place.
visit-go-on = Retour à la table

undo-asking = En attente de la réponse de l’hôte.
undo-done = { $name } a repris un coup.
undo-question = { $name } voudrait reprendre le dernier coup.
undo-agree = Accepter
undo-decline = Refuser
undo-declined = L’hôte veut continuer.

seat-question = Un autre téléphone demande la place de { $name }.
seat-question-text = Ce téléphone verra cette main et continuera la partie. Le téléphone qui avait la place la perd.
