muros-puzzle = Je speelt { $seat }. Er zijn nog zes kaarten: welke wint alleen, wat de ander ook doet?
