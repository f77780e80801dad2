# Les règles de Dog, pour ceux qui jouent.

dog-rules =
    Menez vos quatre pions de la niche à votre arrivée en faisant le tour de la piste, et aidez votre partenaire à en faire autant. Les cartes disent de combien on avance.
    ! dog-classic 2 À votre tour, jouez une carte. Certaines font sortir un pion, les autres en avancent un.
    ! dog-classic 3 Le pion sur lequel vous tombez rentre à la niche, même celui de votre partenaire.
    ! dog-classic 6 Après un tour, entrez dans votre arrivée. L’équipe qui y a ses huit pions gagne.

    ## La table

    - On joue à quatre ou à six, par équipes de deux, face à son partenaire. Tout va dans le sens horaire.
    - Chacun a 16 cases de la piste, une niche, une case de départ et, derrière elle, une arrivée de quatre cases.
    - Sur les 110 cartes, six sont des jokers ; il y a huit exemplaires de chacune des autres.

    ## Une manche

    - Les mains sont de 6 cartes, puis de 5, 4, 3 et 2 aux manches suivantes, et de nouveau de 6.
    - Chacun donne une carte à son partenaire avant de voir celle qu’il reçoit.
    - À partir du premier joueur, chacun joue à son tour une carte : n’importe laquelle qui soit jouable, même si elle fait mal.
    - Si aucune ne l’est, vous vous couchez : votre main est dévoilée, et la manche est finie pour vous.
    - Quand toutes les mains sont vides, le joueur suivant ouvre une manche. Le tout premier est tiré au sort.

    ## Avancer

    - Les pions en chemin sont dépassés ; leurs cases comptent. Celui qui se trouve là où vous finissez rentre à la niche, même si c’est l’un de vos pions ou de ceux de votre partenaire.
    - Un pion sur sa propre case de départ est un gardien. Personne ne le capture, ne l’échange ni ne le dépasse, pas même sa propre couleur.
    - Un pion qui passe sa case de départ peut tourner vers son arrivée si les points tombent juste ; celui qui s’y trouve doit d’abord faire le tour.
    - Dans l’arrivée, les pions sont à l’abri, ne font qu’avancer et ne se dépassent jamais.
    ! dog-classic 4 5

    ## Les cartes

    - 13, et 1 ou 11 : faites sortir un pion de la niche sur votre case de départ, sauf si l’un des vôtres y est ; ou avancez d’autant.
    - 4 : en avant, ou en arrière sur la piste.
    - 7 : répartissez-le entre vos pions, mais jamais deux fois de suite au même. Tout ce qu’ils dépassent ou rencontrent rentre à la niche, vos pions aussi. Tous les points doivent être joués. Une fois vos quatre pions arrivés, le reste peut aller aux pions de votre partenaire, en tout, en partie ou pas du tout.
    - X, échange : l’un de vos pions échange sa place avec un pion d’une autre couleur, tous deux sur la piste et aucun gardien.
    - J, joker : n’importe quelle autre carte.
    - Toutes les autres : autant de cases en avant.
    ! dog-classic 7 8

    ## La fin

    Une fois vos quatre pions arrivés, vous jouez ceux de votre partenaire. La première équipe dont les huit pions sont arrivés gagne aussitôt.

    ## À deux, trois ou cinq

    Seulement en Classic, chacun pour soi, avec cinq pions ; l’un commence sur sa case de départ. Gagne qui en a quatre à l’arrivée. La carte donnée va à gauche. Personne ne se couche : si rien n’est jouable, défaussez une carte et piochez-en une autre ; si cela ne suffit pas, défaussez-en encore une.

    ## Royal

    Vos pions sont le Roi, le Chevalier, le Bourgeois et le Bouffon, et chacun avance à sa façon.
    ! dog-royal 2 Un personnage ne dépasse que les rangs égaux et inférieurs.
    ! dog-royal 3 Le Roi n’avance que de 1 à 7.
    ! dog-royal 4 Sur un losange, vous piochez une carte.

    - Les mains sont toujours de 5 cartes. À la première manche, après l’échange, chacun place un personnage sur sa case de départ.
    - Les rangs sont Roi, Chevalier, Bourgeois, Bouffon. Un personnage ne dépasse que ses égaux et ses inférieurs, même de sa couleur ; avec le 4 et le 10 verts, tous les rangs.
    - Une fois sorti, le Roi n’avance qu’avec les valeurs de 1 à 7, l’échange et l’aimant. Seul un Roi le capture ; sur la case de départ d’une autre couleur, les personnages de celle-ci aussi.
    - Seul le Chevalier dépasse les gardiens, selon les rangs, mais pas avec l’aimant.
    - Le Bouffon peut renoncer à un ou deux points en entrant dans son arrivée.
    - Cases spéciales : si votre carte y mène un personnage, vous piochez une carte ; pas lors d’un échange. Un Bourgeois peut alors sauter au prochain qui soit libre, sans piocher de nouveau.
    - Nouvelles cartes, à la place du joker et du 7 : « 1 à 7 » avance un personnage d’autant. C, copie, est toute carte déjà jouée dans cette manche, par qui que ce soit. M, aimant, attire un personnage de la piste sur la case juste derrière le suivant, mais jamais dans l’arrivée.
    ! dog-royal 5

    ## Black DOG

    Un chien court sur la piste et renvoie à la niche tout ce qu’il rencontre.
    ! dog-black 1 Après une carte noire, le chien court d’autant.
    ! dog-black 3 Une empreinte tourne le disque, avec tout ce qui s’y trouve.
    ! dog-black 4 Le 4 rouge se répartit, même avec le partenaire.

    - On joue à quatre, sans joker ni 7, avec la copie, l’aimant et le « 1 à 7 » de Royal, mais avec les mains de Classic, et aucun pion ne commence sur la piste.
    - Le 5, le 6 et le « 1 à 7 » noirs : avancez d’abord un pion, puis le chien court d’autant. Tout ce qu’il dépasse ou rencontre rentre à la niche, sauf les gardiens.
    - Le chien ne peut être ni capturé ni échangé et ne barre le passage à personne, mais l’aimant s’arrête derrière lui. Un pion qui finit sur sa case rentre à la niche, sauf sur son propre départ.
    - Empreintes : un pion mené exactement là fait tourner le disque d’un quart de tour, avec tout ce qui s’y trouve ; qui l’a mené choisit le sens. Un échange, une rotation et le chien ne comptent pas.
    - Le 4 rouge ne va qu’en avant, mais se répartit comme le 7 de Classic, sans brûler, entre vos pions et ceux de votre partenaire, et entre tous dès que l’un de vous deux a ses quatre pions à l’arrivée. Si les deux équipes finissent ensemble, la vôtre gagne.
    ! dog-black 2

    ## Jouer sur cette page

    - Touchez une carte, un pion et sa destination ; ou glissez la carte sur le pion. Un joker demande ce qu’il doit valoir, une copie aussi.
    - Les parts d’une carte répartie peuvent se reprendre avant la dernière.
    - Quand on partage l’appareil, un rideau cache chaque main jusqu’à l’arrivée de son propriétaire. Les bots ne voient jamais les mains des autres.
    - Au clavier, les flèches parcourent le plateau, Page suivante et Page précédente mènent là où il y a à faire ; Entrée choisit, Échap annule.
    + Coups saisis : give:5 donne ; 13 start:A2 fait sortir A2 ; 5 A1>T19, où T0 est le départ de Bleu ; 11 A1>F0 vers l’arrivée ; X A1<>B2 ; J=5 A1>T19 ; fold, se coucher ; discard:5. Royal et Black : C=5 A1>T19, M A1>T11, place:A1, jump:T26, turn:cw, turn:ccw, stay.
dog-screen =
    - 1 : votre main.
    - 2 : votre bras de l’étoile, avec votre arrivée.
    - 3 : votre niche.
    - 4 : votre case de départ.
    - 5 : la défausse et la pioche.
    - 6 : les cartes de votre partenaire.
    - 7 : les cartes d’un adversaire.
