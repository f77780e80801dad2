# La page autour des jeux.

sobremesa = Sobremesa
language-auto = Navigateur : { $language }
comma = ,{ " " }
gap = { " " }
serial = ,{ " " }

## Mots des boutons

close = Fermer
dismiss = Masquer
back = Retour
play = Jouer
home = Tous les jeux
undo = Annuler
redo = Rétablir
chip-again = Revoir ce tour
went-over = { $way } : { $said }
take-back = Reprendre le coup
hint = Indice
hint-says = { $move } : { $why }
hint-begins = Ce qui est marqué fait partie du coup. Encore « { hint } » le montre.
hint-losing = vous êtes en train de perdre, mais ainsi vous tenez le plus longtemps.
now = Que puis-je faire ?
roll = Lancer
moves = Coups
menu = Menu
rules = Règles
settings = Réglages
replay = Revoir
replay-pause = Pause
share = Partager
open-or-join = Ouvrir ou rejoindre
play-with = Jouer avec…
copy-record = Copier la partie
copy-report = Copier le rapport
update-now = Mettre à jour
reload = Recharger

## Accueil

home-lead = Des jeux de société, seul ou entre amis.
home-new = Pour débuter : la leçon de { $game }
home-games = Jeux
home-running = Parties en cours
home-play = Jouer à { $game }
game-facts = { $players } joueurs, environ { $minutes } minutes
game-table = À la table : { $names }{ $level ->
    [none] { "" }
   *[other] { " " }(bots : niveau { $level })
  }
home-resume = Continuer { $game }
home-delete = Supprimer cette partie
home-deleted = La partie est supprimée.
home-all = Les voir toutes ({ $count })
home-finished = Parties terminées
home-broken = Parties illisibles
home-broken-one = Cette partie est illisible : elle est abîmée ou se contredit.
home-broken-copy = Copier
home-broken-delete = Supprimer
home-state = { $state ->
    [file] Tout est dans ce fichier. Il n’a pas besoin du réseau.
    [downloading] Préparation du jeu hors ligne…
    [ready] Prêt à jouer hors ligne. Les parties restent sur cet appareil.
    [update] Une nouvelle version est prête.
   *[idle] Les parties restent sur cet appareil.
  }

## Qui est à cette place

seat-line = { $seat } : { $who }
sentence = { $said }.
sitter-person = humain
sitter-you = vous

## Avant une partie

setup-title = { $game } : nouvelle partie
setup-seats = Joueurs
setup-with = avec { $seat }
setup-partner = Partenaire : { $name }
setup-swap = { $seat } et { $other } échangent leurs places
setup-who = Qui joue
setup-name = Nom
setup-person = Humain
setup-bots = Niveau des bots
setup-bots-mixed = Chacun le sien
setup-number = Nombre
setup-rules = Règles
setup-rules-own = Règles personnelles
setup-places = Places et noms
setup-more = Règles maison et série
setup-start = Commencer
new-kept = La partie en cours reste parmi vos parties.
new-start = Commencer une nouvelle partie

## La partie

board-label = Plateau
letters = J B R V
panel = Coups et récit
status = Où en est la partie
tools = Outils
status-yours = À vous de jouer.
status-turn = C’est à { $name } de jouer.
status-thinking = { $who } réfléchit…
status-begins = { $who } commence.
status-solving = Calcul du jeu : { $share }
status-rolls = { $name } lance les dés…
status-deals = Un instant…
status-forced = Seul coup possible.
status-again = Revu :
preview-again = { $by ->
    [key] Entrée joue.
    [choice] Appuyez encore une fois pour confirmer.
   *[touch] Appuyez encore une fois pour jouer.
  }
roll-again = Relancez : seul un Singe isolé finit votre tour.
hold-change = En changer
status-earlier = Une position antérieure.
status-replaying = La partie, encore une fois.
status-looking = Coups : { $at } sur { $count }.
look-slider = Coup
look-back = Un coup en arrière
look-forth = Un coup en avant
look-first = Au début
look-last = Au dernier coup
next-deal = Jusqu’à la prochaine donne
play-on = Reprendre la partie ici
play-on-text = Les coups suivants disparaissent dès qu’un autre est joué.
warning-title = Vraiment ?
warning-back = Y renoncer
warning-play = Jouer quand même
curtain-title = Passez l’appareil à { $name }.
curtain-text = Les mains sont secrètes : à { $name } de regarder, et à personne d’autre.
curtain-ready = Je suis { $name }
place-hint = indice
place-last = dernier coup

## Coups

moves-list = Coups joués
moves-none = Aucun coup pour l’instant.
log = En mots
typed-label = Saisir un coup

## Le menu d’une partie

menu-new = Nouvelle partie
menu-draw = Proposer la nulle

## La fin

result-draw = Partie nulle.
result-you = Vous gagnez !
result-seat = { $seat } gagne !
result-name = { $name } gagne !
result-shared = { $names } se partagent la victoire !
result-team = { $names } gagnent !

## Une série de parties

series = Série
series-kind = { $kind ->
    [single] Une seule partie
    [games] Victoires à atteindre : { $number }
    [points] Points à atteindre : { $number }
   *[tournament] Tournoi, parties : { $number }
  }
series-help = Une partie, ou plusieurs avec une feuille de marque.
sheet = Feuille de marque
sheet-next = Partie suivante
sheet-goal = { $kind ->
    [games] Victoires à atteindre pour gagner la série : { $target }.
    [points] Points à atteindre pour gagner la série : { $target }.
   *[tournament] Parties : { $target } ; les victoires comptent d’abord, puis les points.
  }
sheet-game = Partie
sheet-at = Partie { $number }
sheet-player = Joueur { $number } ({ $seat })
sheet-wins = Victoires
sheet-points = Points
sheet-total = Total
sheet-line = Série : { $score }
sheet-won = { $you ->
    [yes] Vous gagnez la série.
   *[no] La série revient à { $who }.
  }
sheet-tied = La série se termine à égalité.

## Dés, mains et analyse

dice = Dés
hand = Main de { $seat }
dice-key = Ce que disent les dés
review = Analyse
review-solving = Calcul de toutes les positions…
review-chart = Chances de gagner ({ $seat }) : { $start } au début, entre { $low } et { $high } en chemin, { $end } à la fin.
review-legend = Chances de gagner : { $seat }.
review-dots = { $dice ->
    [yes] Les traits sont des lancers, les points des décisions ; les gros ont coûté le plus.
   *[no] Les gros points sont les décisions qui ont coûté le plus.
  }
review-luck = Chance
review-lost = { $dice ->
    [yes] Gâché
   *[no] Gâché en moyenne
  }
review-best = Meilleurs choix
review-of = { $best } sur { $count }
review-worst = Les décisions les plus coûteuses
review-all = Toutes celles qui ont coûté ({ $count })
review-none = Aucune décision n’a rien coûté.
review-instead = Mieux : { $move }
review-played = Joué : { $move }
review-opinion = Estimé par le bot le plus fort d’après ce que chacun pouvait voir.
review-skill = L’habileté compte peu ici : même le meilleur jeu ne gagne qu’environ 56 % des parties contre des choix faits au hasard.

## Parties en texte

share-title = Partager cette partie
share-link = Lien
share-copy-link = Copier le lien
share-send-link = Envoyer le lien
share-picture = Image du plateau
share-send-picture = Envoyer l’image
share-save-picture = Enregistrer l’image
share-hold-picture = Appuyez longuement sur l’image, ou faites un clic droit, pour l’enregistrer.
share-altered-picture = Ce navigateur altère les images que lisent les pages. Faites plutôt une capture d’écran.
share-text = La partie en texte
share-qr = Code QR
share-qr-help = { $what ->
    [link] Scannez-le avec l’appareil photo d’un autre téléphone.
   *[game] Sur un autre téléphone, choisissez « { open-or-join } » et scannez-le.
  }
share-file = Enregistrer dans un fichier
share-note = { $what ->
    [link] Il ouvre cette partie dans un navigateur, coup par coup. Seules les personnes à qui vous l’envoyez la voient.
   *[game] Le texte est toute la partie. Les autres le collent sous « { open-or-join } ».
  }
share-send-game = Envoyer la partie
share-copy-game = Copier la partie
share-more = Code QR, texte ou fichier
share-saved = Enregistré.
share-names = Avec les noms
share-secret = La partie contient toutes les mains, même cachées. Qui la reçoit connaît toutes les cartes.
paste-label = Une partie, un lien ou un code d’invitation
paste-open = Ouvrir
paste-prefix = Ouvrir ce qui est lisible
copied = Copié.
copy-refused = Ce navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le à la main.

## Réglages

setting = { $key ->
    [language] Langue
    [theme] Jour ou nuit
    [speed] Vitesse
    [enterForced] Choisir pour moi le seul coup possible
    [sound] Son
   *[vibration] Vibration
  }
setting-value = { $value ->
    [theme-auto] Comme le système
    [theme-light] Jour
    [theme-dark] Nuit
    [speed-slow] Lent
    [speed-normal] Normal
    [speed-fast] Rapide
   *[speed-off] Sans animation
  }
about = Sobremesa { $version }. Une réalisation indépendante ; les noms des jeux appartiennent à leurs propriétaires.

## Ennuis

trouble = { $code ->
    [panic] Quelque chose s’est cassé à l’intérieur. Votre partie a été reconstituée ; continuez à jouer.
    [bot-failed] Le bot n’a pas répondu. Jouez pour lui ou annulez.
    [storage-denied] Ce navigateur ne peut pas enregistrer la partie. Copiez-la avant de fermer la page.
    [storage-full] Il n’y a plus de place pour enregistrer la partie. Copiez-la avant de fermer la page.
    [two-tabs] Cette partie a aussi été jouée dans un autre onglet. Les deux sont conservées, séparément.
    [newer-save] Certaines parties viennent d’une version plus récente. Elles sont conservées ; mettez à jour pour les ouvrir.
    [bad-link] Aucune partie n’est lisible dans ce lien. Demandez-en un autre.
    [cut-link] La fin de ce lien manque. Demandez-le en entier.
    [bad-record] Ligne { $line }, colonne { $column } : { $named ->
        [yes] « { $token } »
       *[no] ceci
      } ne peut être ni lu ni joué ici.
    [bad-notation] Ce n’est pas un coup. Les règles expliquent comment en saisir un.
    [illegal-move] Vous ne pouvez pas jouer ce coup maintenant.
    [bad-position] Cette position ne peut pas se produire.
    [bad-setup] La partie ne peut pas être préparée ainsi.
    [game-over] La partie est finie.
    [not-loaded] Une partie de la page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez. Votre partie est conservée.
   *[unknown] Quelque chose s’est mal passé. Votre partie est conservée.
  }

## Page des règles

rules-title = { $game } : règles
rules-house = Règles maison

## À propos

about-title = À propos
about-browsers = Sobremesa demande JavaScript et Chrome ou Edge { $chrome }, Firefox { $firefox }, Safari { $safari } ou une version plus récente.
about-licence = Logiciel libre : sous licence MIT ou Apache-2.0, comme vous voulez.
about-others = Licences et crédits
about-report = Un défaut ? Le rapport contient les versions et la partie. Il est copié, pas envoyé.

## Copies

paste-file = Ou un fichier
paste-unreadable = Ce fichier est illisible. Choisissez-en un autre.

## Dans la page de quelqu’un

embed-refused = { $why ->
    [old] Le jeu ne peut pas démarrer ici : ce navigateur est trop ancien.
    [page] Le jeu ne peut pas démarrer ici : un script de cette page modifie JavaScript lui-même. Affichez le jeu dans un cadre (iframe).
    [policy] Le jeu ne peut pas démarrer ici : il manque 'wasm-unsafe-eval' à la Content-Security-Policy de cette page.
   *[other] Le jeu ne peut pas démarrer ici.
}
rules-screen = L’écran pendant la partie
