# What one touch played.

sole-played = Le seul coup possible ainsi a été joué aussitôt.
sole-ask = Toujours demander
