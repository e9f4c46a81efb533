### Where the points of a finished game came from.

web-summary-earlier = Prima di questo tavolo
web-summary-rapanui-priests = Sacerdoti
web-summary-rapanui-scorings = Moai valutati
web-summary-rapanui-offerings = Offerte: { $crop }
web-summary-giants-large = Moai grandi
web-summary-giants-medium = Moai medi
web-summary-giants-small = Moai piccoli

# Pictures of a game of Giants and of Raiatea.
web-summary-giants-payments = Chi ha pagato chi
web-summary-giants-payments-about = Punti dati agli altri perché le loro pedine hanno aiutato a trasportare.
web-summary-got = Ha ricevuto
web-summary-giants-payments-head = Ha pagato
web-summary-giants-erected = Moai eretti
web-summary-giants-erected-about = Quanti moai aveva ciascuno alla fine di ogni turno.
web-summary-giants-turn = Turno
web-summary-raiatea-head = Cerimonia
web-summary-raiatea-ceremony = Cerimonia { $number }
web-summary-raiatea-bids = Mana offerto
web-summary-raiatea-bids-about = Quanto ha offerto ciascuno in ogni cerimonia. Tutto è finito nel sacchetto.
web-summary-raiatea-mana = Mana
web-summary-raiatea-first = In testa all’ordine cerimoniale
web-summary-raiatea-rituals = Rituali nelle cerimonie
web-summary-raiatea-rituals-about = Quanti rituali preparati il sacchetto ha pagato, e quanti sono falliti.
web-summary-raiatea-paid = Pagati
web-summary-raiatea-unpaid = Falliti
