# Scanning a code with the camera.

scan-aim = Point the camera at the QR code on the other phone.
scan-stop = Stop
scan-no-camera = This device can’t scan codes. Paste the code as text instead.
scan-camera-refused = The camera is blocked. Allow it in the browser’s settings, or paste the code as text.
