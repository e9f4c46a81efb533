### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Fa giocare molte partite a bot capaci e giudica se il gioco è equilibrato.
cli-help-balance-bots = Bot: un nome per tutti i posti, o un nome per ciascuno separati da virgole; se manca, il migliore per il gioco.
cli-help-plots = Una cartella per i grafici, come file SVG.

balance-title = { $title }, { $players }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
balance-places = Partite vinte, secondo il posto nell’ordine di turno
balance-place = { $number ->
    [1] Chi ha iniziato
   *[other] Numero { $number }
}
balance-fair = quota equa
balance-scores = Quanti hanno avuto tanti punti
balance-parts = Da dove vengono i punti
balance-sum = In tutto
balance-all = tutti
balance-winners = vincitori

balance-verdicts = Verdetto
balance-holds = vale
balance-fails = NON VALE
balance-above = Nessun posto nell’ordine di turno vince molto più della sua quota: { $value } punti percentuali in più (al massimo { $high })
balance-winner = Punteggio medio dei vincitori: { $value } (da { $low } a { $high })
balance-all-used = Ogni cosa è stata usata da qualcuno
balance-never = Mai usati: { $things }

balance-raiatea-rituals = Rituali: quante volte per partita
balance-raiatea-missions = Missioni: quante volte per partita
balance-raiatea-locations = Luoghi: quante volte per partita
balance-raiatea-bonuses = Bonus del mercato: quante volte per partita
balance-raiatea-ranks = Ranghi: quante volte per partita
balance-raiatea-masks = Maschere: quante volte per partita
balance-raiatea-kept = tenuto
balance-raiatea-prepared = preparato
balance-raiatea-paid = pagato
balance-raiatea-performed = eseguito
balance-raiatea-completed = compiuta
balance-raiatea-chosen = scelto
balance-raiatea-sold = ottenuto
balance-raiatea-reached = raggiunto
balance-raiatea-paired = in coppia
balance-raiatea-paid-share = Rituali preparati e poi pagati: { $value } (da { $low } a { $high })
