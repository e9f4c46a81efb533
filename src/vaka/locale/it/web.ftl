### La pagina nel browser: ciò che tutte le sue pagine condividono.

web-skip = Vai al contenuto
web-loading = Caricamento …
web-close = Chiudi
web-reload = Ricarica
web-unreachable = Il server non risponde. La pagina riprende da sola appena torna.
web-new-version = C’è una nuova versione di questa pagina.
web-page-failed = Questa parte della pagina non si è caricata

## Values of options, in the lobby, at tables and in replays

web-choice-edition = come dice l’edizione
web-choice-majority = ciò che dice la maggior parte dei regolamenti
web-choice-yes = sì
web-choice-no = no
web-choice-bag = nel sacchetto
web-choice-supply = nella riserva
web-choice-open = tutto scoperto
web-choice-printed = nascosto come da regolamento
