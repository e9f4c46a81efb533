### Where the points of a finished game came from.

web-summary-earlier = Vor diesem Tisch
web-summary-rapanui-priests = Priester
web-summary-rapanui-scorings = Gewertete Moai
web-summary-rapanui-offerings = Opfergaben: { $crop }
web-summary-giants-large = Großmoai
web-summary-giants-medium = Mittelmoai
web-summary-giants-small = Kleinmoai

# Pictures of a game of Giants and of Raiatea.
web-summary-giants-payments = Wer wen bezahlt hat
web-summary-giants-payments-about = Punkte an andere, weil deren Figuren beim Tragen geholfen haben.
web-summary-got = Bekommen hat
web-summary-giants-payments-head = Bezahlt von
web-summary-giants-erected = Errichtete Moai
web-summary-giants-erected-about = Wie viele Moai alle am Ende jeder Runde hatten.
web-summary-giants-turn = Runde
web-summary-raiatea-head = Fest
web-summary-raiatea-ceremony = Fest { $number }
web-summary-raiatea-bids = Gebotenes Mana
web-summary-raiatea-bids-about = Was alle bei jedem Fest geboten haben. Alles kam in den Opfersack.
web-summary-raiatea-mana = Mana
web-summary-raiatea-first = Vorn in der Gunst der Götter
web-summary-raiatea-rituals = Rituale bei den Festen
web-summary-raiatea-rituals-about = Wie viele vorbereitete Rituale der Opfersack bezahlt hat und wie viele gescheitert sind.
web-summary-raiatea-paid = Bezahlt
web-summary-raiatea-unpaid = Gescheitert
