# Gobblet : ce qui se dit pendant la partie.

gobblet-seat = { $seat ->
    [0] Blanc
   *[1] Noir
  }

## Ce qui s’est passé

gobblet-placed = { $who ->
    [you] Vous posez
   *[other] { $name } pose
  } un { $size }{ $to ->
    [none] { "" }
   *[square] { " " }en { $to }
  }{ $over ->
    [other] , sur { $whom ->
        [you] votre { $under }, l’un de vos
       *[other] le { $under } de { $other }, l’un des
      } trois alignés.
   *[none] .
  }
gobblet-put = { $who ->
    [you] Vous déplacez
   *[other] { $name } déplace
  } un { $size }{ $to ->
    [none] { "" }
   *[square] { " " }de { $from } à { $to }
  }{ $over ->
    [own] , sur { $who ->
        [you] votre
       *[other] son
      } propre { $under }.
    [other] , sur { $whom ->
        [you] votre { $under }
       *[other] le { $under } de { $other }
      }.
   *[none] .
  }
gobblet-lifted = { $who ->
    [you] Vous soulevez
   *[other] { $name } soulève
  } le { $size }{ $to ->
    [none] { "" }
   *[square] { " " }en { $from }
  }.
gobblet-revealed = Cela découvre { $again ->
    [yes] un autre { $size } { $whom ->
        [you] à vous
       *[other] de { $other }
      }
   *[no] { $whom ->
        [you] votre { $size }
       *[other] le { $size } de { $other }
      }
  }{ $to ->
    [none] { "" }
   *[square] { " " }en { $from }
  }.
gobblet-lined = Quatre alignés pour { $who ->
    [you] vous
   *[other] { $name }
  }{ $to ->
    [none] { "" }
   *[square] { " :" } { $squares }
  }.
gobblet-draw = { $who ->
    [you] { $what ->
        [offered] Vous proposez la nulle.
        [accepted] Vous acceptez la nulle.
       *[declined] Vous refusez la nulle.
      }
   *[other] { $name } { $what ->
        [offered] propose la nulle.
        [accepted] accepte la nulle.
       *[declined] refuse la nulle.
      }
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] Vous avez
       *[other] { $name } a
      } aligné quatre gobblets{ $kind ->
        [row] { " " }sur la rangée { $at }
        [column] { " " }sur la colonne { $at }
        [diagonal] { " " }sur la diagonale { $from } à { $to }
       *[none] { "" }
      }.
    [reveal] En soulevant un gobblet, { $whom ->
        [you] vous avez
       *[other] { $other } a
      } découvert { $who ->
        [you] vos quatre alignés
       *[other] les quatre alignés de { $name }
      }.
    [touch] { $whom ->
        [you] Votre gobblet soulevé
       *[other] Le gobblet soulevé par { $other }
      } ne pouvait aller nulle part.
    [repetition] Nulle par répétition.
   *[agreement] Nulle par accord mutuel.
  }

## La liste des coups

gobblet-short-placed = { $size } → { $to }
gobblet-short-put = { $from } → { $to }
gobblet-short-lifted = { $from } ↑
gobblet-short-draw = { $what ->
    [offered] nulle ?
    [accepted] nulle
   *[declined] nulle refusée
  }

## Que faire

gobblet-todo = { $from ->
    [stacks] Prenez un gobblet sur une pile.
    [board] Déplacez un gobblet sur le plateau.
   *[both] Posez un gobblet ou déplacez-en un.
  }
gobblet-three = { $who ->
    [you] Vous avez
   *[other] { $name } a
  } { $many ->
    [1] trois gobblets alignés
   *[other] { $many } lignes de trois
  }{ $to ->
    [none] { "" }
   *[square] { " :" } { $squares }
  }.
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] Vous pouvez
       *[other] { $other } peut
      } le gober et en aligner quatre.
   *[yes] Cela bloque { $whom ->
        [you] { $many ->
            [1] votre ligne
           *[other] vos { $many } lignes
          }
       *[other] { $many ->
            [1] la ligne
           *[other] les { $many } lignes
          } de { $other }
      }.
  }
gobblet-todo-place = Où va le { $size } ?
gobblet-todo-vain = Cela n’empêche pas { $name } d’en aligner quatre.
gobblet-todo-cover = Vous découvrez quatre gobblets alignés de { $name }{ $can ->
    [none] { " " }et celui-ci ne peut en gober aucun.
   *[some] { " :" } gobez-en un tout de suite.
  }
gobblet-todo-offer = On vous propose la nulle. L’acceptez-vous ?
gobblet-why-stack = Seul le gobblet extérieur de vos propres piles peut se prendre.
gobblet-why-empty = Il n’y a encore rien ici. Choisissez d’abord un gobblet.
gobblet-why-theirs = Ce gobblet est à { $other }.
gobblet-why-stuck = Ce gobblet ne peut aller nulle part.
gobblet-why-back = Un gobblet ne retourne jamais sur une pile.
gobblet-why-larger = Un { $size } ne gobe que de plus petits.
gobblet-from-stack = Depuis une pile, on ne gobe que parmi trois alignés de l’adversaire.
gobblet-goal = Alignez quatre gobblets : rangée, colonne ou diagonale.
gobblet-teach = { $idea ->
    [win] Occupez la quatrième case et vous gagnez.
    [cover] Gobez un des trois.
    [block] Bloquez la ligne.
    [either] Bloquez la ligne ou gobez un des trois.
    [shut] Ligne en tirets : sa quatrième case vous est encore fermée.
    [beneath] En déplaçant celui-ci, vous découvrez le gobblet du dessous.
   *[move] Sur le plateau, ils vont partout, même sur de plus petits.
  }
gobblet-hint = { $from ->
    [stack] Posez votre { $size } en { $to }
    [lift] Prenez { $from }
   *[square] Déplacez { $from } en { $to }
  }
gobblet-because = { $why ->
    [wins] c’est gagné.
    [forces] ce coup force la victoire.
    [blocks] sinon, { $name } en aligne quatre.
    [forks] vous avez deux lignes de trois à la fois.
    [threatens] vous en alignez trois.
    [covers] le { $size } de { $name } est gobé.
    [joins] cela avance deux lignes à la fois.
    [stops] la ligne de { $name } est cassée.
    [builds] vous en alignez deux.
    [uncovers] cela découvre un autre de vos gobelets.
    [centre] cela occupe le centre.
    [corner] un coin est sur trois lignes.
    [solid] seul un 4 peut gober votre 3.
   *[strong] rien ne peut gober votre 4.
  }
gobblet-about = { $what ->
    [stack] Le gobblet extérieur va sur une case vide. Si l’adversaire en a trois alignés, il peut en gober un plus petit.
    [piece] Va sur toute case vide ou qui en montre un plus petit ; ce qu’il gobe reste là.
   *[empty] Tout gobblet peut venir ici.
  }
gobblet-button = { $what ->
    [accept] Accepter la nulle
   *[decline] Continuer
  }
gobblet-warning = { $reason ->
    [reveal] Ce coup découvre quatre gobblets adverses alignés et les laisse ainsi. Vous perdriez aussitôt.
    [touch] Ce gobblet ne pourrait aller nulle part. Vous perdriez aussitôt.
   *[line] Ce coup perd aussitôt.
  }

## Le plateau en mots

gobblet-empty = vide
gobblet-piece = { $size } { $seat ->
    [0] blanc
   *[1] noir
  }
gobblet-over = { $top } sur { $below }
gobblet-stack = { $size } { $seat ->
    [0] blanc
   *[1] noir
  }, { $where ->
    [left] pile de gauche
    [right] pile de droite
    [upper] pile du haut
    [lower] pile du bas
   *[middle] pile du milieu
  }
gobblet-own = { $seat ->
    [0] Piles de Blanc
   *[1] Piles de Noir
  }
gobblet-place-chosen = choisi
gobblet-place-three = trois alignés
gobblet-place-begins = { $where ->
    [stack] peut se prendre
   *[board] peut se déplacer
  }
gobblet-place-goes = on peut y aller

## Règles maison

gobblet-option = { $key ->
    [touch-move] Pièce touchée, pièce jouée
    [memory] Mémoire
    [repetition] Nulle par répétition
   *[first] Qui commence
  }
gobblet-value = { $choice ->
    [repetition-3] À la troisième fois
    [repetition-4] À la quatrième fois
    [rules-screen] À l’écran
    [rules-printed] Comme imprimé
    [first-white] Blanc
   *[first-random] Tiré au sort
  }
gobblet-help = { $key ->
    [touch-move] Un gobblet soulevé doit être joué ; s’il ne peut aller nulle part, ou s’il en découvre quatre alignés qu’il ne peut pas couper, la partie est perdue. Sans cette règle, vous pouvez le reposer.
    [memory] Ce qui est dessous n’est jamais montré. Sans cette règle, appuyez longuement sur un gobblet, du doigt ou de la souris, pour regarder (au clavier, maintenez P).
    [repetition] Combien de fois la même position doit se présenter pour que la partie soit nulle.
    [screen] Vous pouvez soulever un gobblet pour regarder dessous et le reposer.
    [printed] Comme le veut la règle imprimée : un gobblet soulevé doit être joué.
   *[first] Blanc commence. Le sort peut aussi décider qui joue Blanc.
  }
