### Raiatea: che cosa sono carte, tessere, luoghi e passi, per chi lo chiede.

# $type è quello di un rituale [R42].
raiatea-explained-ritual = { $type ->
    [personal] Ha effetto una volta, per te.
    [permanent] Resta davanti a te e vale da quel momento in poi.
    [interactive] Ha effetto una volta, sugli avversari.
   *[common] Ha effetto una volta, per tutti, e se ne possono preparare quanti si vuole.
}
# $text è ciò che vale una coppia.
raiatea-explained-mask = Una coppia vale { $text }. Una maschera singola non vale nulla.
raiatea-explained-mirror = Nel tuo turno forma una coppia con una qualsiasi maschera singola, per sempre.
raiatea-explained-treasure = Il tesoro di questa maschera: chi la prende dalla foresta lo ottiene subito.
raiatea-explained-step = gradino { $step }: { $text }
raiatea-explained-goods = Vendila al Mercato per il bonus del suo prezzo o per uno più basso, sacrificala al Marae per un tatuaggio, oppure usala per pagare le missioni. Bonus: { $steps }.
# $text è ciò che fa l’effetto A, $again l’effetto B.
raiatea-explained-assistant = Effetto A, quando il dado tirato per loro non supera il numero che ne hai: { $text } Effetto B, una volta, finché non è di nuovo pronto: { $again }
raiatea-explained-help = { $assistant ->
    [gatherer] quando scegli nella Foresta si aggiunge una carta alla fila e prendi in più una merce da lì.
    [merchant] nel tuo turno al Mercato un prezzo sale in cima.
    [shaman] nel tuo turno celebri un rituale della tua mano che non costa più dei tuoi sacerdoti; non si paga mana.
   *[diver] nel passo di costruzione completi una seconda missione nello stesso turno.
}
raiatea-explained-mission = { $way ->
    [auction] Va all’asta quando tutte le altre tessere della sua riga sono state prese: la vince l’offerta di mana più alta.
    [need] Devi avere questo: { $text }. Non si paga nulla.
   *[pay] Paghi: { $text }.
}
raiatea-explained-location = Se ci vai come Kahuna: { $text }.
raiatea-explained-rank = { $tattoos ->
    [0] Il rango iniziale.
    [one] Da { $tattoos } tatuaggio in su.
   *[other] Da { $tattoos } tatuaggi in su.
} Peschi { $draw } rituali tra cui scegliere, { $forbidden ->
    [yes] normali o proibiti
   *[no] solo normali
}, e ne prepari fino a { $prepare }, senza contare quelli comuni.
raiatea-explained-ceremony = { $phase ->
    [dance] Tutti possono reclutare sacerdoti con le perle, poi ricevono 1 mana per ogni sacerdote.
    [buy] Per { $mana } mana, che vanno nel sacchetto, ognuno può pescare rituali e tenerne uno.
    [prepare] Tutti mettono rituali nel sacchetto, in segreto.
    [invocation] Tutti offrono mana in segreto e nello stesso momento. Va tutto nel sacchetto, e le offerte decidono il nuovo ordine.
    [gifts] I primi del nuovo ordine scelgono i doni.
    [blessing] Il sacchetto paga i rituali uno per uno, prima il meno caro. Il primo che non può pagare mette fine a tutto: quello e i successivi falliscono.
   *[building] A turno ognuno completa una missione o passa, finché tutti hanno passato.
}
raiatea-explained-track = { $track ->
    [priests] Ogni sacerdote porta 1 mana al Cammino degli Dei e nella danza di ogni cerimonia. La scala finisce a { $last }.
   *[tattoos] I tatuaggi alzano il tuo rango, per punti alla fine e più rituali tra cui scegliere. La scala finisce a { $last }.
}
