# Scanning a code with the camera.

scan-aim = Point the camera at the QR code on the other phone.
scan-stop = Stop
scan-no-camera = No codes can be read with a camera here. Paste the code as text instead.
scan-camera-refused = The camera may not be used. Allow it in the browser’s settings, or paste the code as text.
