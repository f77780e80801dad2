muros-puzzle = Er zijn nog zes kaarten: met welke win je alleen, wat de ander ook doet?
