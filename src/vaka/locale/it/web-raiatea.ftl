### Il tavolo di Raiatea nel browser: che cosa dicono le immagini a chi le ascolta o le indica.

web-raiatea-table = Il tavolo
web-raiatea-tray = Altre scelte
web-raiatea-parts = Parti del tavolo
web-raiatea-part-asked = { $part }: c’è qualcosa da scegliere
web-raiatea-markets = Mercati
web-raiatea-missions = Missioni
web-raiatea-tracks = Tracciati
web-raiatea-others = Gli altri
web-raiatea-players = Giocatori
web-raiatea-own = Il tuo posto
web-raiatea-purse = Quello che hai
web-raiatea-mana = Mana
web-raiatea-pearls = Perle
web-raiatea-screen = Dietro lo schermo: si conta soltanto
web-raiatea-rituals = { $deck ->
    [normal] Rituali normali
   *[forbidden] Rituali proibiti
}
web-raiatea-draw = { $deck ->
    [normal] Rituali normali: { $count } nel mazzo
   *[forbidden] Rituali proibiti: { $count } nel mazzo
}
web-raiatea-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
web-raiatea-place-free = { $place }: posto libero
web-raiatea-place-taken = { $place }: Kahuna è { $player }
web-raiatea-step = { $goods }, gradino { $step }: { $text }{ $at ->
    [yes] { " " }(qui sta il segnalino)
   *[no] { "" }
}
web-raiatea-pile = { $goods } al mercato: { $count }
web-raiatea-lying = { $thing }: { $count }
web-raiatea-at-step = { $player }: gradino { $step }
web-raiatea-priests-give = Cammino e danza: tanto mana quanti sono i tuoi sacerdoti
web-raiatea-rank-points = Punti alla fine
web-raiatea-rank-draw = Rituali che peschi per tenerne uno, e da quali mazzi
web-raiatea-rank-prepare = Rituali che puoi preparare per una cerimonia
web-raiatea-helpers = { $assistant }: { $ready ->
    [one] { $ready } pronto
   *[other] { $ready } pronti
}, { $used ->
    [one] { $used } usato
   *[other] { $used } usati
}
# On a small card: where a long word may be parted, it says so.
web-raiatea-on-card = { $card ->
    [gatherer] Raccogli{ "\u00AD" }tore
    [merchant] Mercante
    [shaman] Sciamano
    [diver] Cercatore di perle
   *[mirror] Arcobaleno riflesso
}
web-raiatea-pair = Coppia di maschere { $mask }: ora { $points }
web-raiatea-mission = Missione { $space }: { $text } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}). { $state }
web-raiatea-mission-done = Compiuta da { $player }
web-raiatea-mission-can = Hai quello che serve
web-raiatea-mission-have = Hai: { $things }
web-raiatea-mission-point = Indica o tocca una missione per vedere che cosa chiede e che cosa hai.
web-raiatea-seat = { $player }: { $rank }, { $priests }, { $goods }, { $rituals ->
    [one] { $rituals } rituale in mano
   *[other] { $rituals } rituali in mano
}, { $missions ->
    [one] { $missions } missione
   *[other] { $missions } missioni
}. Assistenti: { $helpers }. Maschere: { $masks }.

## La cerimonia, la mano e le spiegazioni

web-raiatea-explain = Che cos’è { $name }?
web-raiatea-steps = I sei passi
web-raiatea-order = Tutti nell’ordine cerimoniale
web-raiatea-last = Cerimonia { $ceremony }, l’ultima
web-raiatea-last-how = Con essa finisce la partita: mana, perle e merci poi non valgono nulla.
web-raiatea-answered = ha risposto
web-raiatea-thinks = sta scegliendo
web-raiatea-passed = ha passato
web-raiatea-auction = Un’asta
web-raiatea-auctioned = Una missione della statua { $statue } ({ $worth }) va all’offerta più alta. Tutto il mana offerto è perso.
web-raiatea-sold = { $player } ha vinto la missione della statua { $statue }.
web-raiatea-my-rituals = I tuoi rituali
web-raiatea-my-bag = Hai messo nel sacchetto
web-raiatea-prepare-how = Premi i rituali che vuoi mettere nel sacchetto comune, poi consegnali. Più tardi il mana che contiene paga i rituali di tutti, dal meno caro.
web-raiatea-brought = Cerimonia { $ceremony }: com’è andata
web-raiatea-drawn = Hai pescato questi rituali: scegli quali tenere
web-raiatea-kept = Tieni: { $rituals }
web-raiatea-put-in = Metti { $ritual } nel sacchetto
web-raiatea-take-out = Riprendi { $ritual } dal sacchetto
web-raiatea-in-bag = { $count ->
    [0] Non metti ancora nulla
    [one] Metti { $count } rituale
   *[other] Metti { $count } rituali
}
web-raiatea-clips = { $count ->
    [0] ora solo comuni, quanti ne vuoi
   *[other] ancora { $count }, e quanti comuni vuoi
}
web-raiatea-seal = Chiudi il sacchetto e consegnalo
web-raiatea-seal-empty = Chiudi il sacchetto senza consegnare nulla
web-raiatea-sealed = { $count ->
    [0] Non mettere nessun rituale nel sacchetto
    [one] Metti { $count } rituale nel sacchetto
   *[other] Metti { $count } rituali nel sacchetto
}
web-raiatea-less = Un mana in meno
web-raiatea-more = Un mana in più
web-raiatea-bid = Mana nella tua mano
web-raiatea-of-mana = di { $mana } mana
web-raiatea-opened = Tutte le mani sono aperte
web-raiatea-gifts = I doni
web-raiatea-row = La fila dei rituali, prima il meno caro
web-raiatea-row-card = { $ritual } di { $player }, { $cost } mana: { $fate }
web-raiatea-row-waits = in attesa
web-raiatea-row-paid = pagato
web-raiatea-row-failed = non pagato
web-raiatea-row-stopped = fermato
web-raiatea-bag-mana = mana
web-raiatea-bag-secret = nessuno conta il mana
web-raiatea-bag-rituals = { $count ->
    [one] { $count } rituale
   *[other] { $count } rituali
}
web-raiatea-result = Da dove vengono i punti
