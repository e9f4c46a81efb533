### The words of the survey: many games of bots, counted.

cli-help-survey = Fa giocare molte partite ai bot e conta come vanno.
cli-help-games = Quante partite per ogni numero di giocatori.
cli-help-survey-players = Numeri di giocatori separati da virgole; se mancano, tutti quelli previsti dal gioco.
cli-help-survey-bots = Bot: un nome per tutti i posti, o un nome per ciascuno separati da virgole; cambiano posto da una partita all’altra.
cli-help-survey-seed = Seme del caso: lo stesso seme dà le stesse cifre.
cli-help-jobs = Processi che giocano insieme; se manca, tanti quanti i core.
cli-help-json = Scrive le cifre come JSON.

survey-playing = Si gioca
survey-title = { $title }: { $games ->
    [one] una partita per ogni numero di giocatori
   *[other] { $games } partite per ogni numero di giocatori
}, seme { $seed }
survey-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
survey-decisions = Decisioni per partita
survey-score = Punteggio medio
survey-range = Punteggio minimo e massimo
survey-parts = Da dove vengono i punti di un giocatore
survey-ends = Come sono finite le partite
survey-wins = Partite vinte
survey-figures = Di questo gioco
survey-about-interval = Tra parentesi: dove si trova la vera quota di vittorie, con una confidenza del 95 %.

survey-giants-turns = Turni
survey-giants-erected = Moai eretti
survey-giants-erected-size = Dimensione media dei moai eretti
survey-giants-headdresses = Copricapi posati
survey-giants-uncarved = Moai offerti che nessuno ha scolpito

survey-raiatea-missions = Missioni compiute da un giocatore
survey-raiatea-rank = Rango medio (da 1 a 3 sopra il più basso)
survey-raiatea-priests = Sacerdoti di un giocatore
survey-raiatea-pairs = Coppie di maschere di un giocatore
survey-raiatea-permanents = Rituali permanenti di un giocatore
