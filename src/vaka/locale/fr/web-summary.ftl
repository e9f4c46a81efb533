### Where the points of a finished game came from.

web-summary-earlier = Avant cette table
web-summary-rapanui-priests = Prêtres
web-summary-rapanui-scorings = Moaïs évalués
web-summary-rapanui-offerings = Offrandes : { $crop }
web-summary-giants-large = Grands moaïs
web-summary-giants-medium = Moaïs moyens
web-summary-giants-small = Petits moaïs

# Pictures of a game of Giants and of Raiatea.
web-summary-giants-payments = Qui a payé qui
web-summary-giants-payments-about = Points donnés aux autres parce que leurs figurines ont aidé à transporter.
web-summary-got = Reçu par
web-summary-giants-payments-head = Payé par
web-summary-giants-erected = Moaïs dressés
web-summary-giants-erected-about = Combien de moaïs chacun avait à la fin de chaque tour.
web-summary-giants-turn = Tour
web-summary-raiatea-head = Cérémonie
web-summary-raiatea-ceremony = Cérémonie { $number }
web-summary-raiatea-bids = Mana misé
web-summary-raiatea-bids-about = Ce que chacun a misé à chaque cérémonie. Tout est allé dans le sac.
web-summary-raiatea-mana = Mana
web-summary-raiatea-first = En tête de l’ordre cérémoniel
web-summary-raiatea-rituals = Rituels des cérémonies
web-summary-raiatea-rituals-about = Combien de rituels préparés le sac a payés, et combien ont échoué.
web-summary-raiatea-paid = Payés
web-summary-raiatea-unpaid = Échoués
