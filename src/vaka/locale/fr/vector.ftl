error-vector-games = Le nombre de parties jouées à la fois doit être un nombre entier de 1 à { $most }, et non { $given }.
error-vector-actions = Un pas demande un nombre entier pour chacune des { $games } parties : l’indice d’une action. Ceci est un tableau de forme { $shape } et de type { $kind }.
error-vector-illegal = Partie { $game }, place { $seat } : { $action } est refusée, et aucune partie n’a changé. { $why }
