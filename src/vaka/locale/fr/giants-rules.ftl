### Giants: the rules to read, one message for each rule number.

giants-name = Giants
giants-about = Les tribus de l’île de Pâques taillent des géants de pierre et les transportent à travers l’île jusqu’aux ahus, les plates-formes de la côte. Giants est un jeu pour 3 à 5 joueurs, d’une durée de 60 à 90 minutes. Vous misez en secret pour obtenir les moaïs, placez vos gens de manière à former des chaînes de case en case, et faites porter vos statues par vos figurines et par celles des autres. Qui vous aide gagne des points : tout l’art est de voyager ensemble et d’arriver tout de même avant les autres.

## What is in the box

giants-section-material = Matériel et île
giants-rule-G1 = Chaque couleur a 6 ouvriers, 1 chef, 1 sorcier, 7 socles et 6 marqueurs de tribu. Il y a 35 moaïs (17 de taille 1, 12 de taille 2 et 6 de taille 3), 14 coiffes, 27 rondins, 30 demi-tablettes Rongo et 7 tuiles de forêt.
giants-rule-G2 = Un dé blanc a les faces 0, 1, 1, 2, 2 et 3, un dé brun 0, 1, 1, 1, 2 et 3. À trois, on lance 3 dés blancs ; à quatre, on ajoute un dé brun, et à cinq, deux.
giants-rule-G3 = L’île compte 56 cases. On y trouve la carrière de moaïs à l’est, la carrière de coiffes au sud-ouest, le village, la hutte du sorcier et 7 cases de forêt d’un seul tenant, avec 5, 4, 4, 4, 4, 3 et 3 rondins. Sur la côte se trouvent 28 ahus : chacun appartient à une seule case, et une case peut en avoir deux. La valeur d’un ahu est sa distance à la carrière de moaïs, en cases ; sa valeur de coiffe est d’autant plus élevée que la carrière de coiffes est loin. Avec l’option island, vous jouez sur une carte à vous.

## Setting up

giants-section-setup = Mise en place
giants-rule-G4 = Derrière votre paravent, vous commencez avec 2 marqueurs, 1 ouvrier, 1 sorcier et 1 chef, ainsi que 7 socles à 3 joueurs, 6 à 4 et 5 à 5. Les autres ouvriers et marqueurs de votre couleur attendent dans le réservoir : vous n’en aurez jamais plus de 6 de chaque. Avec l’option two_workers, tout le monde commence avec 2 ouvriers.
giants-rule-G5 = Personne n’a encore de points, de rondins ni de demi-tablettes. Le hasard désigne le premier joueur, qui reçoit le pion correspondant.

## Phase 1

giants-section-roll = Phase 1 : le lancer des moaïs
giants-rule-G6 = On lance tous les dés. Chaque dé propose un moaï de la taille qu’il montre. Un 0 est un moaï brisé et ne propose rien, de même qu’une taille épuisée. Au premier tour seulement, un 0 compte pour 1 et un 3 pour 2.

## Phase 2

giants-section-auction = Phase 2 : les enchères
giants-rule-G7 = Tout le monde mise en secret et en même temps : des marqueurs, qui décident de l’ordre du choix, et des figurines comme sculpteurs, qui décident de ce que l’on peut tailler. Un ouvrier ou le sorcier compte pour 1, le chef pour 3. On peut aussi ne rien miser. Si aucun moaï n’est proposé, il n’y a pas d’enchères.
giants-rule-G8 = On révèle les mises. Qui a misé le plus de marqueurs choisit d’abord ; à égalité, qui a le plus de demi-tablettes Rongo ; si l’égalité demeure, qui vient le premier dans l’ordre du tour. Dans cet ordre, chacun prend un moaï dont la taille ne dépasse pas la force de ses sculpteurs, ou renonce. La force qui reste peut servir lors des passages suivants, toujours dans le même ordre, jusqu’à ce que plus personne ne prenne rien pendant tout un passage. La force est une somme : un chef seul peut tailler un moaï de taille 1 et un de taille 2.
giants-rule-G9 = Les moaïs que personne ne taille quittent la partie. Tout ce qui a été misé, utile ou non, reste devant les paravents et ne sert plus pendant ce tour. Un moaï gagné se trouve devant votre paravent.

## Phase 3

giants-section-placement = Phase 3 : le placement
giants-rule-G10 = À partir du premier joueur et dans le sens horaire, chacun fait une action à la fois, et ainsi de suite. Vous pouvez placer sur n’importe quelle case un ouvrier ou le sorcier, avec 0, 1 ou 2 de vos rondins, ou bien le chef, toujours sans rondins. Une case peut accueillir autant de figurines que l’on veut, de toutes les couleurs.
giants-rule-G11 = Dès qu’il est placé, le sorcier peut agir. Au village, vous prenez un ouvrier dans le réservoir, à la hutte un marqueur. Dans une forêt encore debout, vous prenez ses rondins, autant que la réserve en a ; la forêt est alors abattue et ne donne plus rien. À la carrière de coiffes, vous prenez une coiffe et la posez devant votre paravent. Sur une case qui a un ahu libre, vous pouvez le réserver avec l’un de vos socles, couleur visible : dès lors, personne d’autre que vous ne peut y dresser de moaï, et le socle ne peut plus être repris.
giants-rule-G12 = Quand on le place, le chef peut faire de même si vous défaussez 2 demi-tablettes. Pour chaque autre paire de demi-tablettes, il peut agir de nouveau sur la même case.
giants-rule-G13 = Au lieu de placer une figurine, vous pouvez poser un marqueur devant votre paravent et prendre une demi-tablette Rongo, tant qu’il en reste. Le marqueur vous revient à la fin du tour.
giants-rule-G14 = Ou bien vous passez : vous ne faites alors plus rien dans cette phase. Si tous les autres ont passé, vous pouvez continuer sans eux.
giants-rule-G15 = Les ouvriers, marqueurs et rondins obtenus peuvent servir dès votre prochaine action de cette phase. Là où il n’y a rien à gagner, une figurine ne peut pas agir.

## Phase 4

giants-section-transport = Phase 4 : le transport
giants-rule-G16 = À partir du premier joueur et dans le sens horaire, chacun agit avec un objet à la fois, moaï ou coiffe, jusqu’à ce que tout le monde ait passé. Vous le faites porter et pouvez ensuite le dresser, le poser sur une tête ou le marquer ; ou bien vous faites l’une de ces choses là où il se trouve, sans le déplacer.
giants-rule-G17 = Un objet posé devant votre paravent part de sa carrière, tout autre de l’endroit où il se trouve. La case de départ ne demande aucun porteur, mais chaque case où il entre en demande : 1 pour une coiffe ou un moaï de taille 1, 2 pour la taille 2 et 3 pour la taille 3. Un ouvrier ou un sorcier porte 1, un rondin porte 1, un chef porte 3. Au moins une figurine doit participer : les rondins seuls ne portent rien.
giants-rule-G18 = Un sorcier qui a agi ce tour-ci, ou un chef qui a brisé des demi-tablettes, ne porte pas pendant ce tour. Il compte tout de même comme votre figurine pour dresser un moaï ou poser une coiffe. Avec l’option acting_figures_carry, il porte comme les autres.
giants-rule-G19 = Vous pouvez utiliser les figurines et les rondins de tout le monde, sans demander et autant de fois que vous voulez. Vos figurines sont gratuites, et les rondins ne rapportent rien à personne. Chaque figurine adverse que vous utilisez rapporte aussitôt 1 point à sa tribu ; un chef adverse lui rapporte la taille de l’objet (1 pour une coiffe) et porte alors seul sur cette case. Vos figurines et les rondins aident d’abord, pour que personne ne reçoive plus que nécessaire. S’il y a un choix, c’est vous qui décidez à qui vont les points. Ils viennent de la réserve : vous n’en perdez pas.
giants-rule-G20 = Pendant un tour, un objet n’entre jamais deux fois dans la même case, même au cours d’actions différentes. Sa case de départ compte aussi.
giants-rule-G21 = Vous pouvez dresser un moaï sur un ahu de sa case si vous y avez une figurine et que l’ahu est libre ou réservé par vous. Le moaï est posé sur l’un de vos socles et ne bouge plus jamais.
giants-rule-G22 = Vous pouvez poser une coiffe sur un moaï tête nue, dressé sur un ahu de la même case, si vous y avez une figurine. Ce peut être aussi le moaï d’un adversaire, mais les points vont à la tribu du moaï.
giants-rule-G23 = À la fin d’un déplacement, ou à sa place, vous pouvez mettre sur l’objet un marqueur de votre main. Tant qu’il s’y trouve, personne d’autre ne peut déplacer l’objet. Quand l’objet est dressé ou posé sur une tête, le marqueur vous revient et peut resservir aussitôt.
giants-rule-G24 = Un objet laissé sans marqueur lors d’un tour précédent peut être déplacé par n’importe qui, mais il faut alors le dresser, le poser sur une tête ou le marquer dans la même action. Ce que vous avez gagné ou taillé ce tour-ci est à vous jusqu’à la fin de la phase.
giants-rule-G25 = À la fin de la phase, les moaïs et les coiffes qui sont encore devant un paravent vont sur la case de leur carrière. Chacun peut marquer aussitôt les siens.
giants-rule-G26 = Par défaut, les paravents sont ouverts : tout le monde voit ce que chacun possède et à qui appartient le moaï dressé sur un ahu. Tout se passe au grand jour, il suffirait donc de prendre des notes pour le savoir. Avec l’option screens=as_printed, la table cache ce que cache la règle : les ouvriers, marqueurs, rondins et socles derrière les paravents des autres, ce qui reste dans le réservoir et à qui sont les moaïs dressés, même les vôtres. Les demi-tablettes et les mises restent toujours visibles. À chaque décision, sauf pour la mise secrète, vous pouvez défausser une demi-tablette pour apprendre à qui est un moaï.

## Phase 5

giants-section-end-of-turn = Phase 5 : la fin du tour
giants-rule-G27 = Toutes les figurines reviennent de l’île et de devant les paravents, de même que les marqueurs misés ou posés pour des demi-tablettes. Vous pouvez aussi reprendre des marqueurs posés sur des objets, qui ne sont alors plus marqués. Tous les rondins de l’île quittent la partie ; ceux qui sont derrière les paravents sont conservés.
giants-rule-G28 = Le pion de premier joueur passe à gauche, et un nouveau tour commence.

## The end

giants-section-end = Fin de la partie
giants-rule-G29 = La partie prend fin après une phase de transport où au moins un joueur a un moaï sur chacun de ses socles. Un socle qui ne fait que réserver un ahu ne compte pas.
giants-rule-G30 = Vous comptez les points que vos figurines ont gagnés en portant pour les autres ; pour chacun de vos moaïs, la valeur de l’ahu multipliée par la taille, plus la valeur de coiffe de l’ahu s’il en porte une ; et 3 points par paire de demi-tablettes, rien pour une seule. Par exemple, un moaï de taille 2 avec une coiffe sur un ahu de valeurs 8 et 6 rapporte 22 points. Le total le plus élevé l’emporte.
giants-rule-G31 = Avec l’option open_score, un moaï rapporte ses points dès qu’il est dressé, et seules les coiffes et les tablettes sont comptées à la fin. Le résultat est le même.
giants-rule-G32 = En cas d’égalité, on compare le nombre de moaïs dressés, puis celui des demi-tablettes ; si l’égalité demeure, la victoire est partagée. La partie prend fin aussi quand il ne reste nulle part de moaï que l’on puisse encore dresser, et au plus tard après 20 tours.
