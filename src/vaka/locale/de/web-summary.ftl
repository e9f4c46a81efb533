### Where the points of a finished game came from.

web-summary-earlier = Vor diesem Tisch
web-summary-rapanui-priests = Priester
web-summary-rapanui-valuations = Gewertete Moai
web-summary-rapanui-offerings = Opfergaben: { $crop }
web-summary-giants-large = Großmoai
web-summary-giants-medium = Mittelmoai
web-summary-giants-small = Kleinmoai
