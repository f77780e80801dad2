# Tips: what comes once, with something to do about it.

tip-sound = El sonido está apagado.
tip-sound-do = Encenderlo
tip-sole = Con esta carta solo había una jugada, así que se hizo.
tip-sole-do = Preguntar siempre
tip-copy = Un navegador puede olvidar sus partidas. Una copia en un archivo, no.
tip-copy-do = Guardar una copia
