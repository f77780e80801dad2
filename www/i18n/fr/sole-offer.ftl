# What one touch played.

sole-played = Cette carte n’avait qu’un coup possible : il a été joué.
sole-ask = Toujours demander
