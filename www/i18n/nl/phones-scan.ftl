# Een code lezen met de camera.

scan-aim = Richt de camera op de QR-code op de andere telefoon.
scan-stop = Stoppen
scan-no-camera = Hier kunnen geen codes met een camera worden gelezen. Plak de code als tekst.
scan-camera-refused = De camera mag niet worden gebruikt. Sta dat toe in de instellingen van de browser, of plak de code als tekst.
