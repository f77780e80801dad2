# Einen Code mit der Kamera lesen.

scan-aim = Richte die Kamera auf den QR-Code auf dem anderen Handy.
scan-stop = Abbrechen
scan-no-camera = Hier lässt sich kein Code mit der Kamera lesen. Füge ihn stattdessen als Text ein.
scan-camera-refused = Die Kamera darf nicht benutzt werden. Erlaube sie in den Einstellungen des Browsers oder füge den Code als Text ein.
