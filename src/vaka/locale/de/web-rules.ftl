### The rulebooks in the page.

web-rules-tab = Regeln von { $name } – Vaka
web-rules-tab-all = Regeln – Vaka
web-rules-all = Die Regeln
web-rules-all-about = Jede Regel hat eine Nummer, und der Tisch nennt sie, wann immer er etwas erklärt.
web-rules-of = { $name }: die Regeln
web-rules-others = Regeln der anderen Spiele
web-rules-contents = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-search-hint = Ein Wort oder eine Nummer wie { $example }
web-rules-found = { $count ->
    [0] In keiner Regel steht das.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
web-rules-none = In keiner Regel steht „{ $search }“. Versuch es mit einem kürzeren Wort.
web-rules-no-words = Die Regeln dieses Spiels stehen hier nicht.
web-rules-unknown = Ein Spiel mit diesem Namen gibt es hier nicht.
web-rules-number = Regel { $number }
