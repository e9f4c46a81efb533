### Where the points of a finished game came from.

web-summary-earlier = Before this table began
web-summary-rapanui-priests = Priests
web-summary-rapanui-valuations = Moai valued
web-summary-rapanui-offerings = Offerings: { $crop }
web-summary-giants-large = Large moai
web-summary-giants-medium = Medium moai
web-summary-giants-small = Small moai
