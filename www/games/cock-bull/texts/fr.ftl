# Cock & Bull : ce qui se dit pendant la partie.

cock-bull-seat = { $colour ->
    [red] Rouge
    [black] Noir
   *[none] Joueur { $number }
  }

## Noms

cock-bull-roll = { $roll ->
    [CC] Deux Coqs
    [BB] Deux Taureaux
    [MM] Deux Singes
    [CB] Coq et Taureau
    [CM] Coq et Singe
    [BM] Taureau et Singe
    [C] Coq
    [B] Taureau
   *[M] Singe
  }
cock-bull-area = { $roll ->
    [CC] les trois Coqs
    [BB] les deux Taureaux
   *[MM] la Couronne
  }
cock-bull-on = { $roll ->
    [CC] un Coq
    [BB] un Taureau
   *[MM] la Couronne
  }
cock-bull-off = { $roll ->
    [CC] d’un Coq
    [BB] d’un Taureau
   *[MM] de la Couronne
  }
cock-bull-spot = { $area ->
    [c] Coq { $number }
    [b] Taureau { $number }
   *[m] Couronne
  }
cock-bull-move = { $verb ->
    [place] Poser : { $spot }
    [flip] Retourner : { $spot }
    [remove] Retirer : { $spot }
    [peg] Fiche
    [pass] Laisser la fiche
    [red] Rouge
    [black] Noir
    [begins] Commence
   *[other] { $roll }
  }

## Ce qui s’est passé

cock-bull-event = { $kind ->
    [tied] Égalité : les deux relancent.
    [passed] { $who ->
        [you] Vous prenez
       *[other] { $name } prend
      } les dés.
   *[did] { $who ->
        [you] { $kind ->
            [lost] Vous perdez votre tour sur { $roll }
            [rolled] Vous lancez : { $roll }
            [pegged] { $by ->
                [0] Vous dépasseriez l’ARRIVÉE : votre fiche reste en place
               *[far] Vous avancez votre fiche de { $by }{ $to ->
                    [36] { " " }jusqu’à l’ARRIVÉE
                   *[hole] { "" }
                  }
              }
            [declined] Vous laissez votre fiche en place
            [placed] Vous posez un jeton sur { $area ->
                [m] la { $spot }
               *[other] le { $spot }
              }
            [flipped] Vous retournez le jeton sur { $area ->
                [m] la { $spot }
               *[other] le { $spot }
              }
           *[removed] Vous retirez le jeton { $area ->
                [m] de la { $spot }
               *[other] du { $spot }
              }
          }
       *[other] { $name } { $kind ->
            [lost] perd son tour sur { $roll }
            [rolled] lance : { $roll }
            [pegged] { $by ->
                [0] dépasserait l’ARRIVÉE : la fiche reste en place
               *[far] avance sa fiche de { $by }{ $to ->
                    [36] { " " }jusqu’à l’ARRIVÉE
                   *[hole] { "" }
                  }
              }
            [declined] laisse sa fiche en place
            [placed] pose un jeton sur { $area ->
                [m] la { $spot }
               *[other] le { $spot }
              }
            [flipped] retourne le jeton sur { $area ->
                [m] la { $spot }
               *[other] le { $spot }
              }
           *[removed] retire le jeton { $area ->
                [m] de la { $spot }
               *[other] du { $spot }
              }
          }
      }{ $note ->
        [area] { " " }({ $who ->
            [you] vous avez
           *[other] { $name } a
          } { $area })
        [none] { " " }(aucun jeton à retirer)
       *[free] { "" }
      }.
  }
cock-bull-opening = { $who ->
    [you] { $kind ->
        [opened] Vous gagnez le lancer d’ouverture.
        [chosen] Vous avez { $colour ->
            [red] Rouge
           *[black] Noir
          } et vous commencez.
       *[die] Vous lancez : { $roll }.
      }
   *[other] { $kind ->
        [opened] { $name } gagne le lancer d’ouverture.
        [chosen] { $name } a { $colour ->
            [red] Rouge
           *[black] Noir
          } et commence.
       *[die] { $name } lance : { $roll }.
      }
  }
cock-bull-owned = { $roll ->
    [CC] Les trois Coqs sont à { $who ->
        [you] vous
       *[other] { $name }
      } : deux Coqs font avancer { $who ->
        [you] votre
       *[other] sa
      } fiche de 2.
    [BB] Les deux Taureaux sont à { $who ->
        [you] vous
       *[other] { $name }
      } : deux Taureaux font avancer { $who ->
        [you] votre
       *[other] sa
      } fiche de 3.
   *[MM] La Couronne est à { $who ->
        [you] vous
       *[other] { $name }
      } : deux Singes font avancer { $who ->
        [you] votre
       *[other] sa
      } fiche de 6.
  }
cock-bull-beats = { $dice ->
    [CB] Le Taureau bat le Coq.
    [CM] Le Singe bat le Coq.
   *[BM] Le Singe bat le Taureau.
  }
cock-bull-deed = { $kind ->
    [pegged] fiche +{ $count }
   *[chips] { $count ->
        [one] { $whose ->
            [you] 1 de vos jetons
           *[other] 1 jeton
          } { $kind ->
            [placed] posé
            [flipped] retourné
           *[removed] retiré
          }
       *[other] { $whose ->
            [you] { $count } de vos jetons
           *[other] { $count } jetons
          } { $kind ->
            [placed] posés
            [flipped] retournés
           *[removed] retirés
          }
      }
  }
cock-bull-over = { $roll } : { $who ->
    [you] votre tour
   *[other] le tour de { $name }
  } est fini.
cock-bull-turn = { $who ->
    [you] Vous
   *[other] { $name }
  } : { $deeds }.
cock-bull-near = Encore un cercle et { $who ->
    [you] vous gagnez
   *[other] { $name } gagne
  }.
cock-bull-wins = gagne
cock-bull-reason = { $reason ->
    [chip-in] Les six cercles sont d’une couleur.
    [flying-monkey] Singe volant : les six cercles, la fiche encore hors du plateau.
   *[peg-out] La fiche est au 36.
  }

## Que faire

cock-bull-todo = { $can ->
    [opening] Lancez pour commencer.
    [tap] Lancez les dés.
    [roll] Lancez les dés et saisissez ce qu’ils montrent.
   *[act] { $name }{ $can ->
        [place]  : posez un jeton sur { $on }.
        [flip]  : retournez un jeton sur { $on }.
        [flip-place]  : posez ou retournez un jeton sur { $on }.
        [remove]  : retirez un jeton adverse { $area }.
        [peg-remove]  : retirez un jeton adverse { $area }, ou avancez votre fiche de 1.
        [peg]  : votre fiche avance de { $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          }.
       *[none] .
      }
  }
cock-bull-why = { $why ->
    [area] { $name } : choisissez { $on }.
    [own] Ce jeton est déjà à vous.
    [first] Ici, on remplit d’abord les cercles vides.
    [none] Il n’y a pas de jeton ici.
    [rank] Les jetons adverses quittent d’abord les Coqs, puis les Taureaux, puis la Couronne.
    [chip] Avec { $name }, un jeton doit d’abord partir.
   *[peg] { $name } : votre fiche n’avance que si vous avez { $area }.
  }
cock-bull-goal = Couvrez les six cercles, ou atteignez le 36.
cock-bull-teach = { $idea ->
    [area] Prenez un cercle éclairé ou retournez un jeton. Tous à vous, ce lancer fait avancer votre fiche.
   *[remove] Ôtez un jeton éclairé (Coqs d’abord) ou avancez la fiche.
  }
cock-bull-hint = { $verb ->
    [place] Posez un jeton sur { $spot }
    [flip] Retournez { $spot }
    [remove] Retirez { $spot }
   *[peg] Avancez votre fiche
  }
cock-bull-because = { $why ->
    [wins] c’est gagné.
    [five] il ne manque alors qu’un cercle.
    [owns] vous avez alors { $area }, et cette paire fait avancer votre fiche.
    [breaks] l’autre côté perd { $area } et le +{ $count }.
    [near] il n’en manque qu’un pour { $area }.
    [spots] vous avez alors { $count } des six cercles.
    [fewer] il reste alors { $count ->
        [0] zéro jeton
        [1] un jeton
       *[other] { $count } jetons
      } à l’autre camp.
   *[peg] votre fiche est alors à { $count } de l’ARRIVÉE.
  }
cock-bull-about = { $what ->
    [c] Deux Coqs posent ou retournent un jeton ici ; quand les trois sont à vous, votre fiche avance de 2.
    [b] Deux Taureaux posent ou retournent un jeton ici ; quand les deux sont à vous, votre fiche avance de 3.
    [m] Deux Singes posent ou retournent un jeton ici ; quand elle est à vous, votre fiche avance de 6.
    [peg] Elle gagne à l’ARRIVÉE ; six jetons d’une couleur aussi.
   *[dice] Un Singe seul fait passer les dés.
  }

## Le plateau en mots

cock-bull-chip-on = { $spot }, { $colour ->
    [red] jeton rouge
    [black] jeton noir
   *[none] sans jeton
  }
cock-bull-supply = Jetons pour les deux joueurs : { $count }
cock-bull-peg = Fiche { $colour ->
    [red] rouge
   *[black] noire
  }{ $hole ->
    [none] { "" }
    [0] , hors du plateau
   *[other] , trou { $hole }
  }
cock-bull-can = { $can ->
    [place] un jeton peut s’y poser
    [flip] peut se retourner
    [remove] peut se retirer
    [peg] peut avancer
   *[dice] peuvent se lancer
  }

## Règles maison

cock-bull-option = { $key ->
    [removal] Retrait
    [pair] Paires
    [peg-out] Peg-Out
    [flying-monkey] Singe volant
    [pegging] Avance de la fiche
    [faces] Faces d’un dé
   *[dice] Dés
  }
cock-bull-value = { $value ->
    [choice] Au choix
    [forced] Retrait obligatoire
    [place-first] Poser d’abord
    [overshoot] 36 ou plus
    [exact] 36 exactement
    [54] 54 points
    [off] Comme tout Chip-In
    [must] Doit avancer
    [free] Peut rester
    [random] Lancés par la page
    [manual] Saisis à la main
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] Coq et Taureau : retirer un jeton ou avancer la fiche, au choix ; ou retirer dès que possible.
    [pair] Une paire : poser ou retourner, au choix ; ou retourner seulement quand aucun cercle n’est vide.
    [peg-out] Si un coup qui dépasse l’ARRIVÉE compte ou se perd.
    [flying-monkey] Ce que rapporte un Chip-In avec la fiche du gagnant encore hors du plateau.
    [pegging] Si vous pouvez laisser la fiche en place.
    [faces] Combien montrent un Coq, un Taureau, un Singe.
   *[dice] À la main : lancez de vrais dés et saisissez ce qu’ils montrent.
  }
