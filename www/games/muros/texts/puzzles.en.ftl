muros-puzzle = Only one move wins for certain: where do you lay your card, and which colour do you keep?
