# Muros : ce qui se dit pendant la partie.

## Noms

muros-name = { $name ->
    [Y] jaune
    [B] bleu
    [R] rouge
    [G] vert
    [W] blanc
    [nothing] rien
    [blocked] bloquée
   *[hole] trou
  }
muros-move = { $verb ->
    [pass] Passer
    [pile] Table : { $colour } → { $slot }
   *[hand] Main : { $colour } → { $slot }
  }

## Ce qui s’est passé

muros-event = { $kind ->
    [gridded] Les jetons sont en place.
    [dealt] Les cartes sont distribuées.
    [started] { $seat } commence.
    [laid] { $seat } pose du { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }de sa main
      }{ $slot ->
        [none] { "" }
       *[end] { " " }en { $slot }
      }
    [blocked] La même couleur est en face, donc la ligne est bloquée.
    [taken] { $seat } garde { $count } en { $colour }.
    [none] { $seat } choisit { $colour } : il n’y en a pas ici.
    [declined] { $seat } ne garde rien.
   *[passed] { $seat } passe : plus aucune carte.
  }
muros-left = { $count ->
    [none] .
    [0] { " :" } rien ne part.
    [one] { " :" } { $count } jeton part.
   *[other] { " :" } { $count } jetons partent.
  }
muros-later = À Garder, vous pourriez prendre ici { $count } en { $colour }.
muros-reason = { $reason ->
    [shared] Égalité sur tout ce qui compte.
   *[majority] Le plus de jetons de la couleur décisive : { $winner }.
  }
muros-compared = { $at ->
    [0] { $colours } { $tied ->
        [yes] comptent
       *[no] compte
      } d’abord : { $kept }{ $equal ->
        [yes] { " " }(égalité)
       *[no] { "" }
      }.
   *[other] Puis { $colours } : { $kept }{ $equal ->
        [yes] { " " }(égalité)
       *[no] { "" }
      }.
  }
muros-kept = { $seat } { $count }
muros-rank = { $left } ({ $kept })
muros-standing = Restent sur le plateau (et gardés par chacun) : { $ranks }.
muros-leads = { $even ->
    [none] { "" }
   *[some] autant de { $even } :{ " " }
  }{ $colours } { $many ->
    [1] décide
   *[other] décident
  }{ $lead ->
    [you] , vous menez
    [one] , { $who } mène
   *[several] { "" }
  }{ $by ->
    [0] { "" }
   *[other] { " " }de { $by }
  }
muros-equal = Les joueurs sont à égalité
muros-caption = { $colour } mène. La couleur qui mène à la fin décide.
muros-hands = Cartes en main : { $hands }.

## Que faire

muros-todo = { $can ->
    [pass] Plus aucune carte.
    [take] Quelle couleur gardez-vous ?
    [slot] Posez du { $colour } { $phase ->
        [1] au bout d’une ligne sans carte
       *[2] en face d’une autre carte
      }.
   *[card] Choisissez une carte.
  }
muros-keeping = { $can ->
    [both] Garder { $one } ou { $other } ?
   *[nothing] Garder { $one }, { $other } ou rien ?
  }
muros-take = le { $colour } ({ $count }, il en restera { $at ->
    [0] { $left } sur le plateau
   *[1] { $left }
  })
muros-forced = Vous n’avez plus de cartes : { $on ->
    [several] les autres continuent
   *[other] { $on } continue
  }.
muros-why = { $why ->
    [take] Choisissez la couleur en bas ou sur le plateau.
    [card] Choisissez d’abord une carte.
    [full] Il y a déjà une carte ici.
    [line] En première moitié, chaque ligne ne reçoit qu’une carte.
   *[pile] Les cartes de la table ne viennent qu’après votre main.
  }
muros-goal = Gardez le plus de la couleur la plus présente.
muros-teach = { $idea ->
    [holes] Les jetons sautent les trous ; les trous restent en place.
    [hand] Gardez votre main : table vide, qui a des cartes joue encore.
    [white] Les jetons blancs ne comptent jamais.
    [worth] Le chiffre compte la couleur de la carte.
    [tied] Les couleurs en nombre égal s’additionnent.
   *[block] La même couleur en face bloque la ligne.
  }
muros-about = { $what ->
    [line-1] Une carte ici retire autant de jetons que la ligne en a de sa couleur, depuis le bout opposé.
    [line-2] En face d’une autre couleur, vous gardez l’une des deux ; en face de la même, la ligne est bloquée.
    [laid] En seconde moitié, une carte vient en face.
    [blocked] Bloquée : personne ne garde rien de cette ligne. Celles qui la croisent le peuvent encore.
    [pile] Ouverte à tous.
    [hand] Personne d’autre ne la voit ; qui épargne ses cartes joue encore quand les autres passent.
    [take] Vous gardez ces jetons de la ligne.
   *[scores] La couleur dont il reste le plus compte en premier, puis la suivante.
  }

## Le plateau en mots

muros-place = { $kind ->
    [column] { $slot }, colonne { $number } : { $card } ; à partir d’ici { $line }
    [row] { $slot }, rangée { $number } : { $card } ; à partir d’ici { $line }
    [take] Garder : { $colour }
    [pile] Table, { $colour } : { $count } ; { $left } sur le plateau
   *[hand] Main, { $colour } : { $count }
  }
muros-slot = { $kind ->
    [column] { $slot }, colonne { $number } : { $card }
   *[row] { $slot }, rangée { $number } : { $card }
  }
muros-card = { $card ->
    [none] pas de carte
    [faced] en face du { $colour }
    [leaves] { $count ->
        [0] rien ne part
        [one] { $count } jeton part
       *[other] { $count } jetons partent
      }
    [blocked] du { $colour }, ligne bloquée
   *[card] du { $colour }
  }
muros-can = peut se choisir

## Règles maison

muros-option = { $key ->
    [holes] Trous
    [taking] Ce qu’on garde
    [decline] Ne rien garder
    [piles] Cartes ouvertes
   *[ties] Couleurs à égalité
  }
muros-value = { $value ->
    [fixed] Restent
    [carried] Se décalent aussi
    [closed] Se referment
    [colour] La couleur choisie
    [far-end] Depuis le bout opposé
    [free] À tout moment
    [last] Après la main
    [summed] Additionnées
   *[ordered] Une par une
  }
muros-help = { $key ->
    [holes] Quand des jetons quittent une ligne, ses trous restent, se décalent avec les autres jetons ou se referment.
    [taking] Seconde moitié : on garde les jetons de la couleur choisie ; ou autant de jetons de toute couleur, blancs aussi, depuis le bout opposé à la carte de cette couleur ; les autres se décalent.
    [decline] Si en seconde moitié vous pouvez ne rien garder.
    [piles] Elles peuvent se poser à tout moment, ou seulement quand votre main est vide.
   *[ties] Les couleurs à égalité comptent pour une seule, ou une par une : jaune, bleu, rouge, vert.
  }
