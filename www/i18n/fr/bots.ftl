# Who the bots are.

bot-name = { $level ->
    [1] { $which ->
        [0] Pip
        [1] Fizz
        [2] Momo
        [3] Kiki
       *[4] Zip
      }
    [2] { $which ->
        [0] Otto
        [1] Mila
        [2] Minou
        [3] Bruno
       *[4] Nala
      }
    [3] { $which ->
        [0] Rita
        [1] Emil
        [2] Bodo
        [3] Ines
       *[4] Hugo
      }
    [4] { $which ->
        [0] Vera
        [1] Finn
        [2] Roxa
        [3] Max
       *[4] Zora
      }
   *[5] { $which ->
        [0] Ada
        [1] Odin
        [2] Sofia
        [3] Minna
       *[4] Uri
      }
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
   *[drawn] Ni vous ni moi. On remet ça ?
  }
rematch = Revanche
