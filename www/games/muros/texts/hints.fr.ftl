# Muros : pourquoi un indice est un bon coup, et ce qui est dit à qui le joue.

muros-because = { $why ->
    [wins] Ce coup gagne.
    [ahead] Vous avez ainsi gardé le plus de { $colour }, qui compte en premier.
    [decides] Le { $colour } compte avant tout.
    [takes] Cela fait { $count } de plus en { $colour }, qui compte { $rank ->
        [1] en deuxième
        [2] en troisième
       *[3] en dernier
      }.
    [blocks] La ligne est ainsi bloquée : { $count } en { $colour } restent sur le plateau.
    [denies] Sinon, quelqu’un d’autre peut garder ici { $count } en { $colour }.
    [least] Personne ne peut rien gagner dans cette ligne.
    [leads] Alors le { $colour } compte en premier.
    [level] Alors le { $colour } compte autant que la première couleur.
    [drops] Alors le { $colour } ne compte plus en premier.
    [thins] Cela enlève { $count } en { $colour }.
    [spares] Aucun jeton ne part, et vous gardez votre main.
    [saves] Vous gardez ainsi votre main pour plus tard.
   *[calm] La couleur qui compte en premier reste ainsi la même.
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
    [declined] Vous ne gardez rien.
   *[passed] Vous passez : plus aucune carte.
  }
