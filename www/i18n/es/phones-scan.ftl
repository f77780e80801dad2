# Leer un código con la cámara.

scan-aim = Apunta la cámara al código QR del otro teléfono.
scan-stop = Detener
scan-no-camera = Aquí no se pueden leer códigos con la cámara. Pega el código como texto.
scan-camera-refused = No hay permiso para usar la cámara. Dalo en los ajustes del navegador o pega el código como texto.
