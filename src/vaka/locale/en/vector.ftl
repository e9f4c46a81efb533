error-vector-games = The number of games played at once must be a whole number from 1 to { $most }, not { $given }.
error-vector-actions = A step takes one whole number for each of the { $games } games: the index of an action. This is an array of shape { $shape } and type { $kind }.
error-vector-illegal = Game { $game }, seat { $seat }: { $action } is refused, and no game was changed. { $why }
