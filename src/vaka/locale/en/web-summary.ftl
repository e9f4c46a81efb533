### Where the points of a finished game came from.

web-summary-earlier = Before this table began
web-summary-rapanui-priests = Priests
web-summary-rapanui-scorings = Moai valued
web-summary-rapanui-offerings = Offerings: { $crop }
web-summary-giants-large = Large moai
web-summary-giants-medium = Medium moai
web-summary-giants-small = Small moai

# Pictures of a game of Giants and of Raiatea.
web-summary-giants-payments = Who paid whom
web-summary-giants-payments-about = Points given to others because their figures helped to carry.
web-summary-got = Received by
web-summary-giants-payments-head = Paid by
web-summary-giants-erected = Moai erected
web-summary-giants-erected-about = How many moai everybody had at the end of each turn.
web-summary-giants-turn = Turn
web-summary-raiatea-head = Ceremony
web-summary-raiatea-ceremony = Ceremony { $number }
web-summary-raiatea-bids = Mana bid
web-summary-raiatea-bids-about = What everybody bid in each ceremony. All of it went into the bag.
web-summary-raiatea-mana = Mana
web-summary-raiatea-first = First in the ceremony order
web-summary-raiatea-rituals = Rituals in the ceremonies
web-summary-raiatea-rituals-about = How many prepared rituals the bag paid for, and how many failed.
web-summary-raiatea-paid = Paid
web-summary-raiatea-unpaid = Failed
