### Paquets personnels : les commandes, et ce qui peut être faux dans un paquet.

cli-help-deck = Faire son propre paquet pour Raiatea.
cli-help-deck-check = Vérifier un paquet et dire ce qui ne va pas.
cli-help-deck-show = Afficher le paquet du jeu : changez-en une copie pour faire le vôtre.
cli-help-deck-read = Dire en toutes lettres chaque carte d’un paquet : celui du jeu ou le vôtre.
cli-help-deck-file = Le paquet : un fichier texte avec une ou plusieurs tables du paquet du jeu.

cli-deck-fine = { $file } est un paquet avec lequel on peut jouer.
cli-deck-own = Ses propres tables : { $own }. Toutes les autres sont celles du jeu.
cli-deck-play = Pour y jouer :
cli-deck-advice = { $why } (Pour voir toutes les erreurs : { $command })
cli-deck-mistakes = { $count ->
    [one] Une erreur a été trouvée.
   *[other] { $count } erreurs ont été trouvées.
}
cli-deck-cards = Cartes et tuiles
cli-deck-different = Différentes
cli-deck-copies = En tout
cli-deck-costs = Coûts
cli-deck-normal = Rituels normaux
cli-deck-forbidden = Rituels interdits
cli-deck-tane = Rituels de Tane
cli-deck-forest = Cartes forêt
cli-deck-prices = Bonus du marché
cli-deck-masks = Masques
cli-deck-missions = { $points ->
    [one] Missions à { $points } point
   *[other] Missions à { $points } points
}

data-bad-name = les noms sont faits de lettres minuscules, de chiffres et de traits d’union isolés entre eux, commencent par une lettre et ont au plus { $most } caractères.
data-taken-name = ce nom est déjà pris, ou veut dire autre chose dans le jeu ; choisissez-en un autre.
data-bad-title = il faut ici un nom lisible d’au plus { $most } caractères.
data-wrong-count = il y en a { $given } ; il en faut de { $least } à { $most }.
data-unknown-table = aucun paquet n’a cette table. Les tables sont : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
}
data-no-tables = il n’y a aucune table dans ce paquet. Les tables sont : { $known }.
data-effect-empty = il n’y a pas d’effet ici ; écrivez-en un, par exemple : gain 3 pearls
data-effect-unknown = « { $given } » n’est pas compris ici. Ce qui est connu : { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $nearest } » ?
}
data-effect-number = « { $given } » n’est pas un nombre entier de 1 à { $most }.
data-effect-form = « { $given } » s’écrit ainsi : { $form }
data-effect-choices = un choix a de 2 à { $most } possibilités séparées par « / », pas { $given }.
data-effect-nested = un choix ne peut pas être à l’intérieur d’un autre choix.
data-effect-no-scope = « { $word } » dit déjà qui est concerné ; enlevez ce qui est devant.
data-effect-no-each = « { $word } » ne peut pas se faire « for each », c’est-à-dire pour chaque chose comptée.
data-effect-no-when = « { $word } » ne peut pas attendre ici un lieu ou une cérémonie.
data-effect-later = seuls les rituels permanents agissent à un lieu ou aux cérémonies, ou valent des points.
data-effect-points-chosen = les points ne peuvent pas être une possibilité parmi plusieurs.
data-effect-against = seuls les rituels interactifs font quelque chose aux adversaires.
data-effect-everyone = ceci n’agit que pour le propriétaire, pas pour tous : seuls les rituels communs et interactifs le font.
data-effect-deep = « pay », « if » et « bid » ne peuvent être imbriqués que { $most } fois.
data-effect-long = cela fait { $given } choses à la fois, chaque carte déplacée comptant pour une ; { $most } sont permises.
data-effect-performs = un rituel ne peut faire réaliser qu’un seul autre rituel à la fois, par un seul joueur.
data-effect-endless = « { $word } » ne peut pas se trouver ici : cela pourrait ne jamais finir.
data-ritual-common = un rituel commun agit pour tous : commencez chaque effet par « everyone » et deux points, ou mettez du mana dans le sac.
data-ritual-permanent = un rituel permanent a besoin d’un effet qui dure : un effet qui commence par « at », ou des points.
data-ritual-interactive = un rituel interactif doit faire quelque chose aux adversaires : « each rival », « one rival », « steal » ou « stop ».
data-too-few-normal = il n’y a que { $given } rituels normaux ; { $least } sont distribués au début.
data-too-many-effects = tous les effets ensemble ont { $given } parties ; { $most } sont permises.
data-not-two-masks = chaque dieu a exactement 2 masques, ceux du début et ceux de la forêt ensemble, pas { $given }.
data-too-few-masks = il n’y a que { $given } masques de départ ; il en faut au moins { $least }, un par joueur.
data-paid-twice = « { $given } » y est déjà ; écrivez la somme.
data-mixed-goods = une mission demande certaines marchandises, ou n’importe lesquelles, ou des identiques, ou des différentes, mais pas plusieurs de ces choses.
data-not-of-type = ce qui est payé ne correspond pas au type de la mission : { $type }.
data-too-few-missions = il n’y a que { $given } tuiles de valeur { $points } ; la statue a { $least } cases.
data-wrong-steps = cette colonne a { $given } niveaux ; toutes les colonnes doivent en avoir autant, de 2 à { $most }.
data-not-rising = les niveaux doivent commencer par 0 et monter.
