### Raiatea: why an action is good. $points is what it is worth, about.

raiatea-why =
    .about = { $points ->
        [0] meno di un punto
        [one] circa { $points } punto
       *[other] circa { $points } punti
    }

raiatea-why-mission = Si può completare una missione: { raiatea-why.about }.
raiatea-why-condition = Ti avvicina alla condizione di una missione: { raiatea-why.about }.
raiatea-why-auction = La missione vale per te { raiatea-why.about }, e tutte le offerte si pagano.
raiatea-why-rank = Diventi { raiatea-phrase.rank }.
raiatea-why-next-rank = { $steps ->
    [one] Poi ti manca { $steps } tatuaggio per { raiatea-phrase.rank }.
   *[other] Poi ti mancano { $steps } tatuaggi per { raiatea-phrase.rank }.
}
raiatea-why-pair = Forma una coppia con la tua maschera { $mask }: { raiatea-why.about }.
raiatea-why-twin = Con la sua gemella, la maschera { $mask } sarebbe una coppia da { raiatea-why.about }.
raiatea-why-mirror = Un arcobaleno riflesso forma una coppia con qualsiasi maschera.
raiatea-why-swap = Una maschera del mercato vale per te più di una delle tue.
raiatea-why-ritual = { $ritual } vale per te { raiatea-why.about } quando ha effetto.
raiatea-why-works = { $ritual } ha effetto per te in quel luogo.
raiatea-why-free = Così { $ritual } non costa mana.
raiatea-why-draw = Puoi pescare dei rituali e tenere il migliore.
raiatea-why-bag = I tuoi rituali hanno bisogno di questo mana nel sacchetto: { raiatea-why.about }.
raiatea-why-order = Chi offre di più sceglie prima il dono e costruisce prima: { raiatea-why.about }.
raiatea-why-goods = Puoi usare { raiatea-phrase.a-goods } per missioni, tatuaggi o una vendita.
raiatea-why-some-goods = Puoi usare le merci per missioni, tatuaggi o una vendita.
raiatea-why-sale = Il prezzo { raiatea-phrase.of-goods } ti conviene.
raiatea-why-gatherer = Il raccoglitore ti porta in più una merce della fila.
raiatea-why-assistant = Puoi usare { raiatea-phrase.an-assistant }.
raiatea-why-assistants = Puoi usare un assistente.
raiatea-why-ready = Puoi usare { raiatea-phrase.an-assistant } un’altra volta.
raiatea-why-help = Con il dado i tuoi { raiatea-phrase.assistants } possono aiutarti in quel luogo.
raiatea-why-priests = Ogni sacerdote ti porta mana più volte.
raiatea-why-harvest = I tuoi sacerdoti ti portano { $mana } mana.
raiatea-why-mana = Ottieni { $mana } mana per la cerimonia e per le missioni.
raiatea-why-pearls = Ottieni { raiatea-phrase.pearls } per sacerdoti, assistenti e missioni.
raiatea-why-reef = Ottieni circa { raiatea-phrase.pearls } per sacerdoti, assistenti e missioni.
raiatea-why-least = È ciò che ti serve di meno.
raiatea-why-leader = Colpisce qualcuno che è in vantaggio.
raiatea-why-save = Nient’altro vale ora quello che costa.
