error-vector-games = Die Zahl der gleichzeitigen Spiele muss eine ganze Zahl von 1 bis { $most } sein, nicht { $given }.
error-vector-actions = Ein Schritt braucht eine ganze Zahl für jedes der { $games } Spiele: die Nummer einer Aktion. Dies ist ein Array der Form { $shape } vom Typ { $kind }.
error-vector-illegal = Spiel { $game }, Platz { $seat }: { $action } wird abgelehnt, und kein Spiel wurde verändert. { $why }
