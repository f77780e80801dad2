muros-puzzle = Je speelt { $seat }. Er zijn nog zes kaarten, en beide handen zijn bekend: welke kaart wint alleen, wat de ander ook doet?
