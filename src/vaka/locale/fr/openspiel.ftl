### OpenSpiel : ce qui peut être faux dans les paramètres d’une partie.

error-openspiel-chance = Le paramètre « chance » ne peut pas être « { $given } ». Choisissez parmi : { $known }.
error-openspiel-no-deck = « chance=deck » ne va pas avec { $title }, où le hasard est plus que l’ordre d’une pioche. Cela va avec : { $known }.
error-openspiel-deals = Le paramètre « deals » est { $given } ; donnez un nombre de 1 à { $most }.
error-openspiel-opening = L’ouverture « { $given } » n’est pas une liste d’actions. Écrivez leurs numéros séparés par des espaces, par exemple « 14 22 1 ».
error-openspiel-opening-chance = Une ouverture n’a de sens qu’après une donne connue de tous : donnez aussi « chance={ $chance } ».
error-openspiel-opening-illegal = L’action { $ply } de l’ouverture n’est pas possible : { $cause }
error-openspiel-opening-secret = Après l’ouverture, quelque chose est face cachée, ou la partie est finie. Raccourcissez-la : tous doivent connaître la position de départ.
error-openspiel-orders = La pioche peut être dans plus de { $most } ordres. Jouez avec une pioche plus petite (l’option « box ») ou une ouverture plus longue.
