# Lire un code avec l’appareil photo.

scan-aim = Dirigez l’appareil photo vers le code QR de l’autre téléphone.
scan-stop = Arrêter
scan-no-camera = Ici, aucun code ne peut être lu avec l’appareil photo. Collez plutôt le code sous forme de texte.
scan-camera-refused = L’accès à l’appareil photo est refusé. Autorisez-le dans les réglages du navigateur, ou collez le code sous forme de texte.
