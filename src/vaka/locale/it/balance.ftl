### The words of `vaka balance`: whether a game is balanced.

cli-help-balance = Fa giocare molte partite a bot capaci e giudica se il gioco è equilibrato.
cli-help-balance-bots = Bot: un nome per tutti i posti, o un nome per ciascuno separati da virgole; se manca, il migliore tra quelli che non pensano a lungo.
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

## Two files compared

cli-help-balance-deck = Componenti propri al posto di quelli del gioco: un mazzo per Raiatea, un’isola per Giants, una scatola per Rapa Nui.
cli-help-balance-against = Un altro file dello stesso tipo: gioca le stesse partite anche con questo e dice che cosa è cambiato.

balance-standard = l’originale
balance-compared-title = { $title }, { $players }: { $deck } a confronto con { $against }, { $games ->
    [one] una partita
   *[other] { $games } partite
} con ciascuno, seme { $seed }
balance-changes = Che cosa è cambiato, prima i casi più chiari
balance-unchanged = Nessun cambiamento visibile, prima i casi più vicini a uno
balance-difference = Differenza
balance-more = di più
balance-less = di meno
balance-others = { $count ->
    [one] Un altro valore: nessun cambiamento visibile.
   *[other] Altri { $count } valori: nessun cambiamento visibile.
}
balance-only = Solo da una parte ({ $file }): { $things }
balance-equal-games = Tutte le partite sono uguali con entrambi i file.
balance-about-changes = { $count ->
    [one] È stato confrontato un valore.
   *[other] Sono stati confrontati { $count } valori.
} «Di più» e «di meno» ne tengono conto: se nulla fosse cambiato, al massimo 5 rapporti su 100 lo direbbero di qualche valore. Tra parentesi, dove si trova la vera differenza con una confidenza del 95 %, per ogni valore preso da solo; su tanti, qualcuno la manca per caso. Le differenze tra percentuali sono in punti percentuali.
balance-verdicts-of = Verdetto: { $file }
balance-shares = Quote
balance-plotted = { $figures }: { $deck } a confronto con { $against }

balance-row-use = { $thing }: { $way }
balance-row-part = Punti: { $part } ({ $who })
balance-row-winner = Punteggio medio dei vincitori
balance-row-place = { $number ->
    [1] Vinte da chi ha iniziato
   *[other] Vinte dal numero { $number }
}
balance-row-bot = Vinte da { $bot }
balance-row-end = Fine: { $reason }

balance-no-components = { $title } non accetta componenti propri, quindi qui { $option } non ha senso. I giochi che li accettano: { $known }.
balance-given-twice = { $option } e --option { $name }=… dicono la stessa cosa. Lascia fuori uno dei due.
balance-of-another-title = { $file } è fatto per { $other }, non per { $title }.

balance-raiatea-paid-ratio = Rituali preparati e poi pagati

## Rapa Nui

balance-rapanui-cards = Carte: quante volte per partita
balance-rapanui-gatherers = Raccoglitori di un solo tipo: quante volte per partita
balance-rapanui-crops = Offerte: quante volte per partita
balance-rapanui-drawn = pescata
balance-rapanui-played = giocata
balance-rapanui-scored = valutata
balance-rapanui-together = giocati
balance-rapanui-bought = comprata
balance-rapanui-gained = ricevuta
balance-rapanui-laid = deposta
balance-rapanui-added = aggiunta
balance-rapanui-kept = alla fine
balance-rapanui-at-once = { $count ->
    [1] uno solo
   *[other] { $count } insieme
}

## Giants

balance-giants-objects = Moai e copricapi: quante volte per partita
balance-giants-ahus = Ahu: quante volte per partita
balance-giants-figures = Figure: quante volte per partita
balance-giants-acts = Azioni sugli esagoni speciali: quante volte per partita
balance-giants-goods = Segnalini, tronchi e mezze tavolette: quante volte per partita
balance-giants-help = Punti per l’aiuto, a un rivale per un passo: quante volte per partita
balance-giants-carved = scolpito
balance-giants-carried = portato
balance-giants-marked = marchiato
balance-giants-left = lasciato
balance-giants-set = posato
balance-giants-reserved = riservato
balance-giants-erected = moai
balance-giants-crowned = copricapo
balance-giants-bid = offerto
balance-giants-placed = piazzato
balance-giants-acted = compiuta
balance-giants-gained = ricevuti
balance-giants-spent = usati
balance-giants-paid = pagati
balance-giants-thing-small = moai piccolo
balance-giants-thing-medium = moai medio
balance-giants-thing-large = moai grande
balance-giants-thing-headdress = copricapo
balance-giants-thing-worker = lavoratore
balance-giants-thing-sorcerer = stregone
balance-giants-thing-chief = capo
balance-giants-thing-village = villaggio
balance-giants-thing-hut = capanna dello stregone
balance-giants-thing-forest = foresta
balance-giants-thing-headdress-quarry = cava dei copricapi
balance-giants-thing-reserve = riservare un ahu
balance-giants-thing-markers = segnalini
balance-giants-thing-logs = tronchi
balance-giants-thing-halves = mezze tavolette
balance-giants-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
