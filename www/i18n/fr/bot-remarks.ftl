# What bots say now and then during a game.

bot-remark = { $level ->
    [1] { $about ->
        [capture] { $which ->
            [0] Attrapé !
           *[1] Hop, dehors !
          }
        [block] Pas si vite !
        [race] J’y suis presque !
        [wait] Enfin, c’est parti !
       *[luck] Oups. Suivant !
      }
    [2] { $about ->
        [capture] { $which ->
            [0] C’est pour moi, merci.
           *[1] Je peux m’asseoir ici ?
          }
        [block] Je m’allonge juste là.
        [race] Rien ne presse. Enfin, si.
        [wait] De toute façon, je somnolais.
       *[luck] Tant pis. Ronron.
      }
    [3] { $about ->
        [capture] { $which ->
            [0] Venez le reprendre !
           *[1] En voilà un qui compte.
          }
        [block] Par ici, on ne passe pas.
        [race] Là, ça devient sérieux.
        [wait] J’ai assez creusé.
       *[luck] Ça ne m’arrêtera pas.
      }
    [4] { $about ->
        [capture] { $which ->
            [0] La porte était ouverte.
           *[1] Juste ce que j’espérais.
          }
        [block] Je l’avais vu venir.
        [race] Je flaire l’arrivée.
        [wait] La patience paie.
       *[luck] Même un renard trébuche.
      }
   *[5] { $about ->
        [capture] { $which ->
            [0] Ce ne pouvait être que là.
           *[1] Il fallait agir.
          }
        [block] Cela, je ne peux le permettre.
        [race] Ce sera serré.
        [wait] Chaque chose en son temps.
       *[luck] C’était à prévoir.
      }
  }
bot-remark-said = « { $said } »
