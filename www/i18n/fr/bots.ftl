# Who the bots are.

# The names of a level’s bots, five each.
bot-names = { $level ->
    [1] Pip, Fizz, Momo, Kiki, Zip
    [2] Otto, Mila, Minou, Bruno, Nala
    [3] Rita, Emil, Bodo, Ines, Hugo
    [4] Vera, Finn, Roxa, Max, Zora
   *[5] Ada, Odin, Sofia, Minna, Uri
  }
bot-at-level = { $name }, niveau { $level }
bot-temper = { $level ->
    [1] Un lièvre : pressé, il ne voit pas tout.
    [2] Un chat : tranquille, il joue à sa guise.
    [3] Un blaireau : attentif, il laisse passer peu de choses.
    [4] Un renard : rusé et prévoyant.
   *[5] Un hibou : rien ne lui échappe.
  }
bot-speech = { $name } : « { $said } »
bot-says = { $how ->
    [won] { $level ->
        [1] Ha ! Et si vite !
        [2] Oh, j’ai gagné ? Tant mieux.
        [3] C’était une belle bataille.
        [4] Exactement comme prévu.
       *[5] C’était plus serré qu’il n’y paraît.
      }
    [lost] { $level ->
        [1] Déjà fini ? Encore une !
        [2] Bien joué. C’est l’heure de la sieste.
        [3] Vous savez vous battre.
        [4] Je ne l’avais pas vu venir.
       *[5] Vous avez vu plus loin que moi.
      }
   *[drawn] Personne n’a gagné. On remet ça ?
  }
rematch = Revanche
meet = Contre { $bot }
