muros-puzzle = Solo una jugada gana con seguridad: ¿dónde pones tu carta y con qué color te quedas?
