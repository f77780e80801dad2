cock-bull-puzzle = Juegas con { $seat }. ¿Qué opción no cuesta nada? Después verás lo que cuestan las demás.
