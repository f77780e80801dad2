# Dog : ce qui se dit pendant la partie.

dog-note = Entre partenaires, on ne dit rien de ses cartes et on ne demande rien.

## Noms

dog-seat = { $seat ->
    [0] Bleu
    [1] Rouge
    [2] Jaune
    [3] Vert
    [4] Violet
   *[5] Cyan
  }
dog-figure = { $figure ->
    [1] Roi
    [2] Chevalier
    [3] Bourgeois
   *[4] Bouffon
  } { $seat }
dog-piece = { $whose ->
    [you] votre { $figure ->
        [1] Roi
        [2] Chevalier
        [3] Bourgeois
        [4] Bouffon
       *[none] pion
      }
    [named] { $figure ->
        [none] un
       *[some] le
      } { $figure ->
        [1] Roi
        [2] Chevalier
        [3] Bourgeois
        [4] Bouffon
       *[none] pion
      } de { $owner }
   *[other] { $figure ->
        [none] un
       *[some] le
      } { $figure ->
        [1] Roi
        [2] Chevalier
        [3] Bourgeois
        [4] Bouffon
       *[none] pion
      } { $seat ->
        [0] bleu
        [1] rouge
        [2] jaune
        [3] vert
        [4] violet
       *[5] cyan
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] échange
    [J] joker
    [C] copie
    [M] aimant
   *[number] { $card }
  }
dog-as = { $card } valant { $counts }
dog-move = { $verb ->
    [give] Donner la carte { $card }
    [place] { $piece } sur sa case de départ
    [discard] Défausser la carte { $card }
    [turn] Tourner dans le sens { $to ->
        [cw] horaire
       *[ccw] antihoraire
      }
    [jump] Sauter au losange suivant
    [stay] Laisser ainsi
    [lapse] Renoncer aux points restants
    [start] { $card } : { $piece } sort
    [card] { $card } : { $piece } → { $to }
    [swap] { $card } : { $piece } ↔ { $to }
   *[fold] Se coucher
  }

## Ce qui s’est passé

dog-event = { $kind ->
    [started] { $who ->
        [you] vous ouvrez
       *[other] { $seat } ouvre
      } la première manche.
    [shuffled] La défausse ({ $cards }) est mélangée.
    [dealt] Chacun reçoit { $cards } cartes.
    [gave] { $who ->
        [you] vous avez choisi votre
       *[other] { $seat } a choisi sa
      } carte à donner{ $known ->
        [yes]  : { $card }.
       *[no] .
      }
    [exchanged] Les cartes choisies changent de mains.
    [gift] { $seat } donne à { $to } : { $card }.
    [played] { $who ->
        [you] vous jouez
       *[other] { $seat } joue
      } : { $card }.
    [walked] { $piece } { $from ->
        [H] sort sur son départ
       *[other] { $to ->
            [none] { $back ->
                [true] recule
               *[false] avance
              }
           *[square] { $back ->
                [true] recule à la { $to }
               *[false] va à la { $to }
              }
          }
      }.
    [pulled] { $piece } avance jusqu’au { $ahead ->
        [dog] chien
       *[other] pion suivant : { $ahead }
      }.
    [captured] { $piece } rentre à la niche.
    [caught] Le chien attrape { $piece }.
    [swapped] { $piece } et { $other } échangent leurs places.
    [split] { $steps } ici, puis encore { $points }.
    [paw] Puis vous tournez le disque dans le sens voulu{ $steps ->
        [0] { "" }
       *[other] { " " }et le chien avance de { $steps }
      }.
    [lapsed] { $who ->
        [you] vous renoncez
       *[other] { $seat } renonce
      } aux points restants.
    [discarded] { $who ->
        [you] vous défaussez
       *[other] { $seat } défausse
      } : { $card }.
    [drew] { $who ->
        [you] vous piochez
       *[other] { $seat } pioche
      }{ $known ->
        [yes]  : { $card }.
       *[no] { " " }une carte.
      }
    [folded] { $who ->
        [you] vous vous couchez : { $card }. Vous attendez la prochaine donne.
       *[other] { $seat } se couche : { $card }.
      }
    [round-ended] La manche se termine ; { $who ->
        [you] vous ouvrez
       *[other] { $seat } ouvre
      } la suivante.
    [jumped] { $piece } { $to ->
        [none] saute au losange suivant
       *[square] saute à la { $to }
      }.
    [stayed] { $piece } reste en place.
    [disc] Le disque tourne dans le sens { $clockwise ->
        [true] horaire
       *[false] antihoraire
      }.
    [still] Le disque reste tel quel.
    [prowled] Le chien { $to ->
        [none] court
       *[square] va à la { $to }
      }.
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat } vous donne : { $card }.
dog-giving = Donnez { $card } à { $name }.
dog-recap = { $kind ->
    [played] { $card }
    [shared] partagé avec { $who ->
        [you] vous
       *[other] { $seat }
      }
    [out] { $named ->
        [yes] { $piece } sort
       *[no] un pion sort
      }
    [walked] { $named ->
        [yes] { $piece }{ " " }
       *[no] { "" }
      }{ $back ->
        [true] en arrière, en { $to }
       *[false] en { $to }
      }
    [magnet] jusqu’au pion suivant
    [jumped] { $named ->
        [yes] { $piece } saute au losange suivant
       *[no] saute au losange suivant
      }
    [caught] le chien attrape { $piece }
    [captured] { $piece } capturé
    [mate] { $piece } capturé (même équipe)
    [own] { $named ->
        [yes] { $piece } capturé (son propre pion)
       *[no] son propre pion capturé
      }
    [swapped] { $piece } ↔ { $other }
    [drew] carte piochée
    [diamond] carte piochée sur un losange
    [disc] disque tourné
    [prowled] chien en { $to }
    [lane] { $named ->
        [yes] { $piece } arrive
       *[no] un pion arrive
      }
    [back] { $named ->
        [yes] { $piece } : en arrière
       *[no] en arrière
      }
    [ran] le chien a couru
    [shut] aucune carte avec ↑, pause jusqu’à la prochaine donne
   *[folded] aucune carte jouable, pause jusqu’à la prochaine donne
  }
dog-partner = { $name }, de votre équipe,
dog-notice = { $kind ->
    [captured] { $seat } capture { $piece } avec { $card }.
    [caught] { $seat } joue { $card } : le chien attrape { $piece }.
    [swapped] { $seat } échange { $piece } avec { $other }.
    [traded] { $seat } échange sa place avec { $piece }.
    [lane] { $seat } mène { $piece } à l’arrivée avec { $card }.
    [moved] { $seat } avance { $piece } avec { $card }{ $turns ->
        [yes] { " " }et tourne le disque
       *[no] { "" }
      }.
    [turned] { $seat } tourne le disque, et { $piece } avec.
   *[jumped] { $piece } saute au losange suivant.
  }
dog-missed = { $kind ->
    [captured] on vous en capture { $count }
    [home] { $count } de votre équipe à l’arrivée
    [theirs] { $count } des autres à l’arrivée
   *[all] Pendant votre pause : { $missed }.
  }
dog-reason = { $team ->
    [yes] Les huit pions sont arrivés.
   *[no] Quatre pions sont arrivés.
  }

## Que faire

dog-short = { $kind ->
    [give] donne { $card ->
        [none] une carte
       *[some] { $card }
      }
    [discard] défausse { $card }
    [starter] ouvre la première manche
    [shuffle] la défausse est mélangée
   *[deal] nouvelles mains
  }
dog-todo = { $can ->
    [give] Échangez une carte avec { $name }.
    [trade] Échangez avec { $name } : ↑ fait sortir les pions.
    [left] Donnez une carte à votre voisin de gauche.
    [two] Donnez une carte à l’autre joueur.
    [card] Choisissez une carte.
    [partner] Vos pions sont arrivés : jouez une carte pour ceux de { $name }.
    [as] Choisissez une carte pour le joker.
    [copied] Choisissez une carte pour la copie.
    [place] Choisissez le pion qui commence sur votre départ.
    [piece] Choisissez un pion.
    [split] Points restants : { $points }. Choisissez le pion suivant.
    [other] Choisissez le pion à échanger.
    [square] Choisissez une case.
    [turn] Vous choisissez le sens du disque.
    [jump] Sauter au prochain losange libre ?
    [caught] « ! » : le chien l’attraperait.
    [bites] Le chien pourrait attraper { $piece }.
    [discard] Cette carte n’a aucun effet : défaussez-la.
   *[none] Aucune carte n’est jouable.
  }
dog-why = { $why ->
    [card] Choisissez d’abord une carte.
    [piece] Choisissez d’abord un pion.
    [guard] { $who ->
        [you] Votre propre pion sur son départ barre le passage.
       *[other] Le pion de { $name } sur son départ barre le passage.
      }
    [stop] { $piece } dépasse ceux qui sont sur leur départ, mais ne peut pas s’y arrêter.
    [rank] { $by } barre le passage et a un rang supérieur : { $piece } ne passe pas.
    [king] Seul un Roi capture un Roi.
    [far] Le Roi avance de 7 au plus.
    [lane] Il n’y a pas assez de place dans l’arrivée.
    [room] { $piece } n’a plus que { $count } { $count ->
        [1] case
       *[more] cases
      } devant lui dans l’arrivée.
    [lap] De son départ, un pion ne peut pas entrer : il fait d’abord un tour complet.
    [short] Cette carte ne suffit pas pour entrer dans l’arrivée.
    [stuck] Aucun pion ne peut utiliser cette carte maintenant.
    [exchange] Un échange demande un pion de la couleur que vous jouez et un d’une autre couleur sur la piste, aucun sur son propre départ.
    [copy] Il n’y a encore aucune carte à copier dans cette manche.
    [theirs] Vous jouez les pions de { $name }.
    [home] Seule une carte avec ↑ fait sortir un pion, et jamais sur un des vôtres.
    [taken] { $who ->
        [you] Votre propre pion
       *[other] Le pion de { $name }
      } est sur le départ : aucun ne sort.
   *[square] Cette carte ne peut faire que ce que montrent les marques.
  }
dog-forced = { $why ->
    [guard] Le pion de { $name } sur son départ barre le passage à vos cartes : vous attendez la prochaine donne.
    [out] Vous n’avez pas de ↑ pour sortir un pion : vous attendez la prochaine donne.
    [far] { $count ->
        [1] La carte { $cards } n’a pas
       *[more] Vos cartes n’ont pas
      } de place dans votre arrivée, et vous n’avez pas de ↑ : vous attendez la prochaine donne.
   *[none] Aucune de vos cartes n’est jouable : vous attendez la prochaine donne.
  }
dog-goal = { $team ->
    [no] Faites faire un tour à quatre de vos cinq pions jusqu’à votre arrivée.
    [named] Vous et { $mate } gagnez avec huit pions à l’arrivée.
   *[yes] Menez les huit pions de votre équipe à vos arrivées.
  }
dog-caption-exchange = échange
dog-caption-split = partage
dog-caption-wild = joker
dog-caption-copy = copie
dog-caption-magnet = aimant
dog-out = pause
dog-keep = garder
dog-as-joker = Joker : jouez-le comme…
dog-as-copy = Copie : jouez-la comme…
dog-teach = { $idea ->
    [begin] Qui sort ? Aucun ne dépasse un plus haut : Roi > Chevalier > Bourgeois > Bouffon.
    [out] Une carte avec ↑ fait sortir un pion.
    [figure-1] Votre Roi avance de 1 à 7 ; seul un autre Roi le capture.
    [figure-2] Votre Chevalier dépasse même ceux qui sont sur leur départ.
    [figure-3] Menez votre Bourgeois sur un losange : vous piochez une carte, et il peut sauter au losange suivant.
    [figure-4] En entrant dans l’arrivée, votre Bouffon peut perdre 1 ou 2 pas d’une carte.
    [dog] Après une carte noire, le chien court d’autant et attrape tout sur son passage, sauf les gardiens.
    [bitten] Après une carte noire, le chien court d’autant et attrape tout sur son passage, même les gardiens.
    [guard] Sur son départ, votre pion est à l’abri et barre la route aux autres.
    [guard-royal] Sur son départ, votre figure est à l’abri.
    [lap] De son départ, ce pion fait d’abord un tour complet.
    [capture] Tombez juste sur ce pion et il rentre à la niche.
    [special] Tombez sur ce losange et vous piochez une carte.
    [paw] Tombez sur une empreinte et le disque tourne avec tout ce qu’il porte, chien compris.
    [back] Cette carte fait reculer un pion de votre départ et épargne tout un tour.
    [burn] Un 7 se partage entre vos pions ; ceux qu’ils dépassent rentrent, même les vôtres.
    [share] Les points du 4 rouge peuvent aller à plusieurs pions, même ceux du partenaire.
    [exchange] L’échange permute votre pion avec un autre sur la piste.
    [wild] Un joker vaut toute carte qui convient.
    [copy] La copie répète une carte déjà jouée dans la manche.
    [magnet] L’aimant mène un pion juste derrière le suivant.
    [prowl] Cartes noires : le chien attrape des pions.
   *[lane] Cette carte mène un pion à votre arrivée, où il est à l’abri.
  }
dog-hint = { $rest ->
    [yes] Jouez les { $card } autres
   *[no] Jouez { $card }
  }
dog-because = { $why ->
    [wins] c’est gagné.
    [captures] ainsi, { $piece } rentre à la niche.
    [home] un pion arrive à l’abri.
    [out] un pion de plus est en route.
    [gains] votre pion avance de { $count }.
    [loses] ainsi, { $piece } recule de { $count }.
    [turns] la rotation rapproche vos pions.
    [hinders] la rotation éloigne les autres pions.
    [safer] moins de pions peuvent y atteindre le vôtre.
    [hunts] ainsi, { $piece } n’est pas loin devant.
    [front] votre pion de tête avance.
    [flees] votre pion est hors de portée de { $name }.
    [frees] votre case de départ se libère.
    [shortcut] reculer est le plus court chemin vers l’arrivée.
    [deeper] cela fait de la place à l’arrivée.
    [helps] cela aide le pion de votre partenaire.
    [saves] vous gardez { $card } pour sortir un pion.
    [near] l’arrivée est proche.
    [needs] votre partenaire a besoin d’une carte pour sortir.
    [uses] votre partenaire a un pion en route.
    [spares] aucune de vos cartes ne fait sortir un pion.
   *[keeps] vous gardez ainsi une carte qui fait sortir des pions.
  }
dog-about = { $what ->
    [home] Une carte avec ↑ le fait sortir.
    [start] Ici, un pion de cette couleur est un gardien : aucun autre ne le dépasse, ne le capture ni ne l’échange.
    [lane] À l’abri ; ne fait qu’avancer, et ne dépasse personne. De sa propre case de départ, un pion n’y entre jamais directement.
    [special] Qui mène un pion ici pioche une carte.
    [disc] Quand un pion arrive sur une empreinte, le disque fait un quart de tour.
    [paw] Un pion mené ici fait tourner le disque.
    [figure-1] Seul un autre Roi le capture ; il avance avec des valeurs de 1 à 7.
    [figure-2] Dépasse même ceux qui sont sur leur départ.
    [figure-3] D’un losange, peut sauter au suivant.
    [figure-4] En entrant dans son arrivée, il peut perdre 1 ou 2 pas d’une carte.
   *[piece] Un tour de piste, puis l’arrivée de sa couleur.
  }

## Le plateau en mots

dog-where = { $where ->
    [H] à la niche
    [F] case d’arrivée { $at }
   *[T] case { $at }
  }
dog-rank = Roi, Chevalier, Bourgeois, Bouffon : chacun dépasse son rang et les rangs inférieurs.
dog-landing = { $where ->
    [start] case { $whose ->
        [you] de votre départ
       *[other] de départ de { $seat }
      }
    [before] case n° { $at } avant { $whose ->
        [you] votre départ
       *[other] le départ de { $seat }
      }
   *[past] case n° { $at } après { $whose ->
        [you] votre départ
       *[other] le départ de { $seat }
      }
  }
dog-place = { $kind ->
    [card] { $card } ({ $does })
    [as] comme { $card }
    [lane] Arrivée de { $seat }, { $at }
    [special] losange
    [paw] empreinte
    [dog] chien
    [guard] gardien
    [gift] à donner
    [came] reçue de { $seat }
   *[discard] Défausse
  }
dog-does = { $does ->
    [start] ↑ sortir ou avancer
    [back] avancer ou reculer
    [share] avancer, à répartir
    [burn] à répartir, renvoie ce qu’il dépasse
    [exchange] deux pions échangent leurs places
    [wild] n’importe quelle carte
    [copy] { $last ->
        [none] rien à copier pour l’instant
       *[some] peut valoir { $last }
      }
    [magnet] jusqu’au pion suivant
   *[on] avancer
  }{ $and ->
    [dog] , puis le chien
    [rank] , sans tenir compte du rang
   *[no] { "" }
  }
dog-round = Manche { $round }, ouverte par { $seat }.
dog-table = Cartes en main : { $hands }. Pioche { $deck }, défausse { $discard }, dessus { $card }.
dog-chosen = Choix fait : { $seats }.
dog-folded = Hors de la manche : { $seats }.
dog-reach = peut aller en { $squares }
dog-can = { $can ->
    [give] peut se donner
    [go] on peut y aller
   *[choose] peut se choisir
  }

## Règles maison

dog-option = { $key ->
    [variant] Variante
    [guard] Gardiens
    [seven-partner] Le 7 pour le partenaire
    [exchange-no-target] Échange sans cible
    [last-seven] Derniers points d’un 7
    [copy] Ce que vaut une copie
    [copy-on-copy] Copie après copie
    [thirteen] Cases d’un 13
    [king-start] Roi sur un départ adverse
    [dog-guards] Chien et gardiens
    [turn] Tourner le disque
    [hand] Cartes en main
    [free-start] Départ libre
   *[burning-seven] 7 brûlant
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6, 5, 4, 3, 2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] Toujours
    [fresh] Seulement à la sortie
    [leftover] Ce qui reste
    [free] À tout moment
    [unplayable] Injouable
    [discard] Peut se défausser
    [complete] Doivent tous se jouer
    [lapses] Perdus aussitôt ou joués
    [must] Obligatoire
    [may] { $key ->
        [last-seven] Se jouent ou se perdent
       *[turn] Facultatif
      }
    [any] { $key ->
        [copy] Toute carte déjà jouée
       *[king-start] Toute autre couleur le capture
      }
    [last] La dernière carte jouée
    [owner] Seule la couleur de ce départ le capture
    [safe] Les gardiens sont à l’abri
    [bitten] Les gardiens rentrent aussi
    [13] 13
    [12] 12
    [page] Règles en ligne
    [box] Livret de la boîte
    [5] Toujours 5
    [on] Oui
   *[off] Non
  }
dog-help = { $key ->
    [classic] Avec des jokers et un 7 qui brûle. De deux à six joueurs.
    [royal] Roi, Chevalier, Bourgeois et Bouffon, chacun avec ses règles. Quatre ou six joueurs.
    [black] Avec un chien qui rôde et un disque qui tourne. Quatre joueurs.
    [page] Selon les règles publiées en ligne.
    [box] Comme le dit le livret de l’éditeur : une copie est la dernière carte jouée, chaque point d’un 7 se joue, et à Black DOG chacun commence avec un pion sorti et cinq cartes.
    [variant] Chacune a ses cartes et ses règles.
    [guard] Est gardien tout pion sur sa propre case de départ, ou seulement celui qui vient de sortir. Dans les deux cas, un pion n’entre jamais directement de là dans son arrivée.
    [seven-partner] Les points d’un 7 vont aux pions du partenaire seulement quand vos quatre sont arrivés, ou à tout moment.
    [exchange-no-target] La carte ne se joue pas, ou peut se défausser sans effet.
    [last-seven] Quand un 7 mène votre dernier pion à l’arrivée, les points restants peuvent aller aux pions du partenaire ou se perdre à tout moment, doivent tous se jouer, ou ne peuvent se perdre qu’aussitôt.
    [copy] C vaut toute carte déjà jouée dans cette manche, ou seulement la dernière.
    [copy-on-copy] Si une copie peut suivre une copie.
    [thirteen] Quand il ne fait sortir aucun pion, aussi comme joker ou copie ; une page publiée dit 12.
    [king-start] Une exception : sur la case de départ d’une autre couleur, un Roi peut être capturé aussi par les personnages de cette couleur, ou de toute autre.
    [dog-guards] Ce que le chien fait des gardiens qu’il dépasse ou rencontre, même de celui qui vient de bouger. Un pion qui finit avec le chien sur son propre départ reste.
    [turn] Un pion sur une empreinte fait tourner le disque, ou vous pouvez le laisser.
    [hand] Comme en Classic, ou comme en Royal.
    [free-start] Au début, chacun place un pion sur sa case de départ.
   *[burning-seven] Si la pioche contient aussi le 7 de Classic.
  }
