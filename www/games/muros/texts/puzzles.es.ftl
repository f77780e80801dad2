muros-puzzle = Pones la primera y la última carta; el otro bando, una entre medias. Gana: un empate no basta.
