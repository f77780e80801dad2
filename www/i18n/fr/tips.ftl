# Tips: what comes once, with something to do about it.

tip-sound = Le son est coupé.
tip-sound-do = L’activer
tip-sole = Cette carte n’avait qu’un coup possible : il a été joué.
tip-sole-do = Toujours demander
tip-copy = Un navigateur peut oublier ses parties. Une copie dans un fichier, non.
tip-copy-do = Garder une copie
