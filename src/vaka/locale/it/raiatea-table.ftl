### Raiatea: titoli ed etichette brevi del tavolo nel terminale.

## A che punto è la partita

raiatea-table-round = Round { $round } di { $rounds } prima della cerimonia { $ceremony }
raiatea-table-ceremony = Cerimonia { $ceremony }
raiatea-table-phase-begin = I primi rituali
raiatea-table-phase-round = Scelta di un luogo
raiatea-table-phase-dance = Danza dei sacerdoti
raiatea-table-phase-buy = Acquisto di rituali
raiatea-table-phase-prepare = Preparazione
raiatea-table-phase-invocation = Invocazione
raiatea-table-phase-gifts = Doni
raiatea-table-phase-blessing = Benedizione
raiatea-table-phase-building = Costruzione
raiatea-table-kahuna = Kahuna
raiatea-table-die = Dado
raiatea-table-rounds = Round
raiatea-table-festival = cerimonia
raiatea-table-first-player = Primo giocatore
raiatea-table-order = Ordine cerimoniale

## Il tabellone

raiatea-table-locations = Luoghi
raiatea-table-forest = Foresta
raiatea-table-deck = mazzo
raiatea-table-assistants = Assistenti
raiatea-table-masks = Maschere
raiatea-table-goods = Merci
raiatea-table-nothing = niente
raiatea-table-statue = Statua { $number }
raiatea-table-points = { $points ->
    [one] { $points } punto ciascuna
   *[other] { $points } punti ciascuna
}
raiatea-table-closed = chiusa fino al termine della cerimonia { $ceremony }
raiatea-table-seen = visibile, da costruire solo dopo la cerimonia { $ceremony }
raiatea-table-bag = Sacchetto
raiatea-table-secret = segreto
raiatea-table-decks = Rituali da pescare
raiatea-table-gifts = Doni rimasti
raiatea-table-row = Fila
raiatea-table-about = Motivo
raiatea-table-opponent = dal giocatore
raiatea-table-most = costo al massimo { $cost }
raiatea-table-count = { $count } da scegliere
raiatea-table-clips = fino a { $count }, e quanti comuni vuoi
# Why something is asked, under the question: by which rituals ($count of them), or as a gift.
raiatea-table-by = { $count ->
    [one] per il rituale { $rituals }
   *[other] per i rituali { $rituals }
}
raiatea-table-one-more = Ora puoi completare un’altra missione.
raiatea-table-as-gift = come tuo dono
raiatea-table-by-die = il dado mostra { $die } e hai abbastanza { raiatea-phrase.assistants }
raiatea-table-by-sale = per la merce venduta
raiatea-table-by-rank = perché ora sei { raiatea-phrase.rank }
raiatea-table-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## I giocatori

raiatea-table-rank = Rango (tatuaggi)
raiatea-table-priests = Sacerdoti
raiatea-table-gatherers = Raccoglitori
raiatea-table-merchants = Mercanti
raiatea-table-shamans = Sciamani
raiatea-table-divers = Cercatori
raiatea-table-held = Merci
raiatea-table-missions = Missioni
raiatea-table-rituals = Rituali
raiatea-table-shown = In vista
raiatea-table-signs = Segni
raiatea-table-pairs = Coppie per
raiatea-table-in-bag = Nel sacco
raiatea-table-own = Hai
raiatea-table-score = { $points ->
    [one] { $points } punto finora
   *[other] { $points } punti finora
}
raiatea-table-no-goods = nessuna merce
raiatea-table-hand = In mano
raiatea-table-drawn = Pescati
raiatea-table-lasting = Permanenti
raiatea-table-forbidden = proibito
raiatea-table-chosen = Scelti
raiatea-table-score-pearl = missioni perle
raiatea-table-score-mana = missioni mana
raiatea-table-score-goods = missioni merci
raiatea-table-score-conditional = missioni a condizione
raiatea-table-score-gatherer = raccoglitori
raiatea-table-score-merchant = mercanti
raiatea-table-score-shaman = sciamani
raiatea-table-score-diver = cercatori
raiatea-table-score-colours = colori delle coppie
raiatea-table-legend-used = 1(2) 1 pronto, 2 usati
raiatea-table-legend-rituals = 2+1 2 normali, 1 proibito
raiatea-table-legend-pair = Oro=Oro (3) una coppia, i suoi punti
raiatea-table-legend-lasting = + Tapa un rituale permanente
raiatea-table-legend-can = 3: 4 perle* hai ciò che serve
raiatea-table-legend-price = [2 perle] il prezzo: questo bonus o uno alla sua sinistra

## Che cosa si fa nei luoghi, tutti e il Kahuna

raiatea-table-choice = { $choice }: { $text }
raiatea-table-at-forest = due carte Foresta a testa; scegli per primo
raiatea-table-at-marae = merci per tatuaggi, nuovi rituali; tu due volte
raiatea-table-at-reef = perle per tutti secondo il dado; { $pearls } in più per te
raiatea-table-at-path = sacerdoti per perle, poi mana; un sacerdote gratis per te
raiatea-table-at-border = si scambiano maschere; puoi completare una missione
raiatea-table-at-market = si vendono merci, si assumono assistenti; tu due volte
