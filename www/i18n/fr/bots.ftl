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
rematch = Revanche
meet = Contre { $bot }
