### Where the points of a finished game came from.

web-summary-earlier = Avant cette table
web-summary-rapanui-priests = Prêtres
web-summary-rapanui-valuations = Moaïs évalués
web-summary-rapanui-offerings = Offrandes : { $crop }
web-summary-giants-large = Grands moaïs
web-summary-giants-medium = Moaïs moyens
web-summary-giants-small = Petits moaïs
