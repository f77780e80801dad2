# Muros : pourquoi un indice est un bon coup, et ce qui est dit à qui le joue.

muros-because = { $why ->
    [wins] vous gagnez.
    [ahead] vous avez ainsi gardé le plus de { $colour }, qui compte en premier.
    [decides] le { $colour } compte avant tout.
    [takes] cela fait { $count } de plus en { $colour }, qui compte { $rank ->
        [1] en deuxième
        [2] en troisième
       *[3] en dernier
      }.
    [blocks] la ligne est bloquée et { $count } en { $colour } restent sur le plateau.
    [denies] sinon, quelqu’un d’autre peut garder ici { $count } en { $colour }.
    [least] personne ne peut rien gagner dans cette ligne.
    [leads] alors le { $colour } compte en premier{ $count ->
        [0] .
       *[other] , et vous en avez { $count }.
      }
    [level] alors le { $colour } compte autant que la première couleur{ $count ->
        [0] .
       *[other] , et vous en avez { $count }.
      }
    [alone] alors seul le { $colour } compte en premier{ $count ->
        [0] .
       *[other] , et vous en avez { $count }.
      }
    [drops] alors le { $colour } ne compte plus en premier{ $count ->
        [0] , et vous n’en avez pas.
       *[other] .
      }
    [trails] le { $colour } reste derrière le { $first }, et vous avez { $count } en { $first }.
    [stays] { $count } restent dans la ligne pour votre carte de couleur { $colour }.
    [thins] cela enlève { $count } en { $colour }.
    [clears] cela enlève { $count } en { $colour }, et vous n’en avez pas.
    [spares] rien ne change sur le plateau, et vous gardez votre main pour la suite.
    [saves] vous gardez ainsi votre main pour la suite.
   *[calm] { $colour ->
        [none] les premières couleurs restent les mêmes.
       *[other] le { $colour } compte toujours en premier.
      }
  }

## À qui l’a fait

muros-own = { $kind ->
    [started] Vous commencez.
    [laid] Vous posez du { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }de votre main
      }{ $slot ->
        [none] { "" }
       *[end] { " " }en { $slot }
      }
    [taken] Vous gardez { $count } en { $colour }.
    [none] Vous choisissez { $colour } : il n’y en a pas ici.
    [declined] Vous ne gardez rien.
   *[passed] Vous passez : plus aucune carte.
  }

muros-hint = { $from ->
    [pile] Posez du { $colour } de la table
   *[hand] Posez du { $colour } de votre main
  }
