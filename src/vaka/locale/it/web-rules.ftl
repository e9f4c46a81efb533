### The rulebooks in the page.

web-rules-tab = Regole di { $name } – Vaka
web-rules-tab-all = Regole – Vaka
web-rules-all = Le regole
web-rules-all-about = Ogni regola ha un numero, e il tavolo lo nomina ogni volta che spiega qualcosa.
web-rules-of = { $name }: le regole
web-rules-others = Regole degli altri giochi
web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-search-hint = Una parola, o un numero come { $example }
web-rules-found = { $count ->
    [0] Nessuna regola lo contiene.
    [one] { $count } regola trovata.
   *[other] { $count } regole trovate.
}
web-rules-none = Nessuna regola contiene «{ $search }». Prova con una parola più corta.
web-rules-no-words = Le regole di questo gioco non sono scritte qui.
web-rules-unknown = Qui non c’è un gioco con questo nome.
web-rules-number = Regola { $number }
