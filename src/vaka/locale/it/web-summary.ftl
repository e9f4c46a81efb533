### Where the points of a finished game came from.

web-summary-earlier = Prima di questo tavolo
web-summary-rapanui-priests = Sacerdoti
web-summary-rapanui-valuations = Moai valutati
web-summary-rapanui-offerings = Offerte: { $crop }
web-summary-giants-large = Moai grandi
web-summary-giants-medium = Moai medi
web-summary-giants-small = Moai piccoli
