error-vector-games = Il numero di partite giocate insieme deve essere un numero intero da 1 a { $most }, non { $given }.
error-vector-actions = Un passo vuole un numero intero per ognuna delle { $games } partite: l’indice di un’azione. Questo è un array di forma { $shape } e tipo { $kind }.
error-vector-illegal = Partita { $game }, posto { $seat }: { $action } è rifiutata, e nessuna partita è cambiata. { $why }
