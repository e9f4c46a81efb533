### Raiatea: the rules to read, one message for each rule number.

raiatea-name = Raiatea
raiatea-about = Sur l’île sacrée de Raiatea, la société secrète des Arioi construit de grandes statues To’o pour son dieu Oro. Raiatea est un jeu pour 3 à 5 joueurs, d’une durée de 60 à 120 minutes. Vous menez les autres vers des lieux où tout le monde rassemble perles, mana, marchandises, assistants, prêtres, tatouages et masques, et lors de trois cérémonies vous invoquez ensemble les dieux : tout le mana offert va dans un seul sac et paie les rituels de tous, en commençant par les moins chers. Qui devine le mieux ce que les autres donneront, et remplit des missions sur les statues, devient grand prêtre.

## Setting up

raiatea-section-setup = Mise en place
raiatea-rule-R1 = Chacun commence avec 5 mana et 4 perles, cachés derrière son paravent, sans prêtre et au rang le plus bas, celui de Raatira. Le mana et les perles ne s’épuisent jamais. Là où les livrets imprimés se contredisent, on suit ici la majorité ; avec une option de la table, on suit le livret italien, allemand ou français, et avec une autre, tout le monde commence avec 0 ou 1 prêtre. Avec l’option screens, chacun voit ce qui est derrière les paravents, sauf les rituels.
raiatea-rule-R2 = Le hasard désigne le premier joueur. L’ordre cérémoniel est d’abord l’ordre du tour, dans le sens horaire à partir de là.
raiatea-rule-R3 = Chacun pioche 5 rituels normaux, en garde 2 en secret et défausse les autres, tous en même temps. À 4 joueurs, le premier n’en garde que 1. À 5 joueurs, le dernier en pioche 5 une seconde fois et en garde encore 2.
raiatea-rule-R4 = Les rituels interdits, plus puissants et plus chers, forment un paquet à part. Les rituels de Tane, qui nuisent aux adversaires, ne sont mêlés au paquet normal qu’avec l’option tane.
raiatea-rule-R5 = Les missions couvrent trois statues : celles à 1 point la première, celles à 2 points la deuxième, celles à 3 points la troisième. Les tuiles en trop ne servent pas. Au début, seule la première statue est ouverte. Avec l’option oracle, toutes les missions sont visibles dès le début, mais la deuxième statue ne peut tout de même être construite qu’après la première cérémonie, et la troisième qu’après la deuxième.
raiatea-rule-R6 = Le marché aux assistants en compte 6 de chacun des quatre types, le marché aux marchandises un uru, un taro, un mahi-mahi et un tiare. Chacun reçoit, face visible, l’un des 8 masques de départ ; les autres forment le marché aux masques. La rangée de la forêt montre autant de cartes qu’il y a de joueurs, plus une. Chaque marqueur de prix commence au deuxième échelon en partant du bas.

## Rounds

raiatea-section-rounds = Les phases
raiatea-rule-R7 = Des phases d’actions mènent à trois cérémonies. À 3 joueurs, il y en a 1, 2 et 3 avant chacune d’elles, à 4 joueurs 1, 2 et 2, à 5 joueurs 1, 2 et 1.
raiatea-rule-R8 = Dans une phase d’actions, à partir du premier joueur, chacun à son tour prend un lieu que personne n’a pris dans cette phase et en devient le Kahuna. Tout le monde effectue l’action du lieu, le Kahuna d’abord, puis les autres dans le sens horaire. Il faut choisir un lieu, mais personne n’est obligé d’utiliser son action ou le bonus du Kahuna. Quand tous ont choisi une fois, le jeton de premier joueur passe à gauche, les cartes restées dans la rangée de la forêt vont à leurs marchés, on révèle une nouvelle rangée et tous les lieux sont de nouveau libres.

## Locations

raiatea-section-locations = Les lieux
raiatea-rule-R9 = Dans la Forêt, au Marché, au Marae et à la Barrière de corail, le Kahuna lance d’abord un dé aux faces 1 à 4. Qui a au moins autant de cueilleurs, de marchands, de chamanes ou de pêcheurs de perles, dans l’ordre de ces lieux, obtient l’effet A de ce type. Le Kahuna commence, et les assistants utilisés comptent aussi.
raiatea-rule-R10 = Forêt : à partir du Kahuna et dans le sens horaire, chacun peut prendre une carte de la rangée. Ce qui reste va à son marché, on révèle une nouvelle rangée et l’on choisit une seconde fois, de nouveau à partir du Kahuna mais dans le sens inverse. Un masque reste visible devant vous, et son trésor, s’il en a un, est tout de suite à vous. Les marchandises vont derrière le paravent. Un assistant est posé devant vous, actif.
raiatea-rule-R11 = Si la pioche de la forêt ne suffit pas à remplir la rangée, une carte de chaque sorte reste au marché aux marchandises et toutes ses autres cartes sont mélangées en une nouvelle pioche ; les prix ne bougent pas. Si cela ne suffit toujours pas, la rangée reste plus courte.
raiatea-rule-R12 = Marae : chacun peut sacrifier une marchandise, qui va au marché, pour 1 tatouage, et peut piocher des rituels selon son rang. Le Kahuna peut sacrifier une seconde marchandise pour un autre tatouage, et peut piocher une seconde fois, avec ou sans sacrifice ; sans l’option second_draw_free, seulement après le second sacrifice.
raiatea-rule-R13 = Selon son rang, on pioche 3 rituels normaux comme Raatira, 3 normaux ou 3 interdits comme Ariki, 5 de l’une ou de l’autre sorte comme Arioi ou Tahua. On en garde 1 et l’on défausse les autres, à la vue de tous. Un paquet vide est reformé avec sa défausse ; s’il n’y en a pas, on pioche moins.
raiatea-rule-R14 = Barrière de corail : après le lancer pour les pêcheurs de perles, le Kahuna lance encore le dé, et chacun reçoit autant de perles qu’il en montre. Le Kahuna en reçoit 3 de plus.
raiatea-rule-R15 = Chemin des Dieux : chacun peut recruter 1 prêtre pour 2 perles ou 2 prêtres pour 5 perles. Le Kahuna en reçoit un de plus, gratuitement. Ensuite, chacun reçoit 1 mana pour chacun de ses prêtres. La piste des prêtres s’arrête à 10.
raiatea-rule-R16 = Clairière : chacun peut mettre un masque sur le marché aux masques, même l’un de deux masques identiques, mais aucun qui soit associé à un miroir. Ensuite, dans le même ordre, ceux qui l’ont fait peuvent y prendre un masque, le leur si cela leur plaît. Les trésors ne comptent pas ici. Le Kahuna peut remplir une mission ouverte.
raiatea-rule-R17 = Marché : chacun peut vendre une marchandise et recruter un assistant pour 2 perles, dans l’ordre de son choix. Le Kahuna peut vendre une seconde marchandise et recruter un second assistant, pour 2 perles lui aussi ; avec l’option kahuna_assistant_free, l’un des deux est gratuit.
raiatea-rule-R18 = Une marchandise vendue va au marché aux marchandises. Vous prenez un bonus de son échelle de prix, à l’échelon du marqueur ou à un échelon plus bas ; puis le marqueur descend d’un échelon.
raiatea-rule-R19 = Chaque fois qu’une marchandise arrive au marché aux marchandises, son prix descend d’un échelon, et chaque fois qu’on en prend une, il monte d’un échelon, sans jamais dépasser les bouts. Une vente ne déplace le marqueur qu’une fois. Les cartes de la rangée de la forêt ne changent pas les prix.

## Tattoos and ranks

raiatea-section-ranks = Tatouages et rangs
raiatea-rule-R20 = Avec 3 tatouages, on est Ariki, avec 6 Arioi, avec 9 Tahua. Un nouveau rang vaut aussitôt. En devenant Tahua, on peut réaliser sans payer un rituel de sa main, quel que soit son coût.

## Assistants

raiatea-section-assistants = Les assistants
raiatea-rule-R21 = Chaque assistant a un effet A, qui dépend du dé, et un effet B, qui sert une fois ; ensuite, l’assistant reste utilisé jusqu’à ce que quelque chose le réactive. Cueilleur A : une marchandise du marché aux marchandises. Cueilleur B : quand vous choisissez une carte de la forêt, ajoutez à la rangée une carte de la pioche, prenez une carte comme d’habitude et, en plus, une marchandise de la rangée s’il y en a une. Un seul cueilleur aide à chaque choix. On peut refuser ce qu’apporte le dé.
raiatea-rule-R22 = Marchand A : un assistant du marché, gratuitement. Marchand B : à votre tour au Marché, mettez un marqueur de prix de votre choix au sommet. Un seul marchand par tour, sauf si l’option several_merchants en permet plus ; celui que l’on vient de recruter peut servir tout de suite.
raiatea-rule-R23 = Chamane A : un tatouage ; s’il faisait de vous un Tahua, vous pouvez y renoncer. Chamane B : à votre tour, quand vous choisissez un lieu, dans un lieu, ou lors de la construction d’une cérémonie, réalisez un rituel de votre main dont le coût ne dépasse pas le nombre de vos prêtres. Il ne coûte pas de mana. Vous pouvez utiliser plusieurs chamanes, un rituel pour chacun.
raiatea-rule-R24 = Pêcheur de perles A : 4 perles. Pêcheur de perles B : après avoir rempli une mission lors de la construction, remplissez-en une seconde dans le même tour. Un seul pêcheur par tour, et jamais de troisième mission. Avec l’option diver_anytime, cela vaut aussi pour les missions remplies à d’autres moments ; sans several_divers, chacun n’utilise qu’un pêcheur par construction.

## Ceremonies

raiatea-section-ceremonies = Les cérémonies
raiatea-rule-R25 = Étape 1, danse des prêtres : comme sur le Chemin des Dieux, chacun peut recruter des prêtres et reçoit 1 mana pour chacun de ses prêtres, mais personne n’a le bonus du Kahuna.
raiatea-rule-R26 = Étape 2, achat : chacun peut, une fois, mettre 3 mana dans le sac du sacrifice, piocher des rituels selon son rang et en garder 1.
raiatea-rule-R27 = Étape 3, préparation : en secret, chacun met dans le sac jusqu’à 2 rituels, chacun tenu par un clip, jusqu’à 3 comme Arioi ou Tahua, et autant de rituels communs qu’il veut, qui n’ont pas besoin de clip. Un rituel interdit que vous possédez peut être préparé à tout rang.
raiatea-rule-R28 = Étape 4, invocation : tout le monde mise en secret et en même temps autant de mana qu’il veut, et tout va dans le sac. L’ordre cérémoniel suit désormais les mises, de la plus haute à la plus basse ; à égalité, l’ordre reste ce qu’il était. Le premier choisit alors l’un de trois dons : un tatouage, une marchandise du marché ou 2 perles. Le deuxième choisit parmi les deux autres, le troisième reçoit le dernier. À 3 joueurs, le troisième ne reçoit rien.
raiatea-rule-R29 = Étape 5, bénédiction : les rituels du sac sont mis en rangée, du moins cher au plus cher. À coût égal, les rituels communs viennent d’abord, puis l’ordre cérémoniel décide, et chacun range à son gré ses propres rituels de même coût. Tant que le mana du sac suffit pour le rituel suivant, celui-ci est payé et agit ; puis il est défaussé ou, s’il est permanent, reste devant son propriétaire. Le premier qui ne peut pas être payé et tous les suivants sont défaussés sans effet. Le mana restant demeure dans le sac pour la cérémonie suivante ; avec l’option leftover_mana, il va à la réserve si un rituel n’a pas pu être payé.
raiatea-rule-R30 = Étape 6, construction : dans l’ordre cérémoniel, chacun remplit une mission ouverte ou passe, encore et encore, jusqu’à ce que tous aient passé. Qui ne peut remplir aucune mission doit passer aussi, et qui a passé ne joue plus dans cette cérémonie.
raiatea-rule-R31 = Après la première cérémonie, on ouvre la deuxième statue, après la deuxième, la troisième. Après la troisième cérémonie, la partie prend fin.

## Missions

raiatea-section-missions = Les missions
raiatea-rule-R32 = Vous pouvez remplir une mission comme Kahuna dans la Clairière, en vendant un mahi-mahi au sommet de son échelle de prix, lors de la construction d’une cérémonie, et par les rituels qui le disent. La tuile va derrière votre paravent.
raiatea-rule-R33 = La plupart des missions se paient en perles, en mana, en marchandises ou en masques, comme indiqué. Marchandises et masques vont à leurs marchés, et les prix bougent ; le mana et les perles vont à la réserve. Les masques associés à un miroir ne peuvent pas servir à payer.
raiatea-rule-R34 = Certaines missions ont une condition : un rang, ou un nombre de prêtres, d’assistants ou de paires de masques qu’il faut avoir au moins. Elles ne coûtent rien, mais personne ne peut remplir deux fois la même condition, sauf avec l’option repeat_conditions.
raiatea-rule-R35 = Les missions aux enchères ne peuvent qu’être remportées : elles sont mises aux enchères l’une après l’autre dès que toutes les autres tuiles de leur rangée sont parties. Celle qui se trouve seule dans sa rangée quand la statue est ouverte est mise aux enchères au début de la construction de la cérémonie suivante. Tout le monde mise du mana, en secret et en même temps. La plus haute mise remporte la tuile, l’ordre cérémoniel départage les ex æquo, et le mana de tous va dans le sac. Une enchère n’est le tour de personne. Une mise peut être de 0 : si tous misent 0, la tuile revient au premier dans l’ordre cérémoniel.
raiatea-rule-R36 = Avec l’option mana_shortage, le mana de l’achat de rituels et des enchères va à la réserve et non dans le sac.
raiatea-rule-R37 = Avec l’option suspense, on ne montre pas combien de mana contient le sac : il faut s’en souvenir, et voir rituel après rituel s’il suffit.

## Masks

raiatea-section-masks = Les masques
raiatea-rule-R38 = Chaque masque existe en deux exemplaires, et deux masques identiques forment aussitôt une paire. À votre tour, vous pouvez associer un miroir arc-en-ciel à n’importe lequel de vos masques, mais pas à un autre miroir. Une paire avec un miroir est définitive ; deux masques identiques peuvent être séparés pour en échanger ou payer un, ou pour un miroir. Les rituels ne peuvent voler aucune paire.
raiatea-rule-R39 = Seules les paires comptent, une fois chacune. Selon le dieu, c’est 1 point pour chacune de vos missions d’un type (perles, mana, marchandises ou condition ; celles remportées aux enchères comptent comme mana, et une mission qui coûte deux de ces choses compte pour les deux), 1 point pour chacun de vos assistants d’un type, ou 2 points pour chaque couleur parmi vos paires, 8 au plus.

## The end

raiatea-section-end = Fin de la partie
raiatea-rule-R40 = Vous marquez 3 points comme Ariki, 6 comme Arioi et 9 comme Tahua, les points de vos rituels qui en donnent, de 1 à 3 points par mission, et ceux de vos paires de masques. Le total le plus élevé l’emporte ; l’ordre cérémoniel départage les ex æquo.
raiatea-rule-R41 = Pour vous situer : on gagne le plus souvent avec 25 à 40 points.

## Rituals

raiatea-section-rituals = Les rituels
raiatea-rule-R42 = Un rituel personnel agit une fois, pour son propriétaire. Un rituel permanent reste devant son propriétaire et agit encore et encore, ou rapporte des points à la fin. Un rituel interactif vise les adversaires. Un rituel commun vaut pour tous. Chacun d’eux peut être normal ou interdit. Qui perd quelque chose choisit quoi ; personne ne perd plus que ce qu’il a, et les paires de masques sont à l’abri. Avec l’option deck, vous jouez avec des cartes et des tuiles à vous.
