### La pagina nel browser: ciò che tiene la pace al tavolo, e ciò che si conserva delle persone.

## Persone

# Al posto del nome di chi ha fatto cancellare tutto di sé.
web-moderation-left = un giocatore che se n’è andato
web-moderation-banned = Qui non puoi più giocare

## Chi ospita e un posto

web-moderation-remove = Allontana
web-moderation-remove-who = Allontana { $name }
web-moderation-remove-sure = Allontanare { $name } dal tavolo?
web-moderation-remove-how = Il posto torna libero. { $name } saprà che sei stato tu.
web-moderation-remove-why = Due parole per { $name } (se vuoi)
web-moderation-remove-bar = { $name } non può più sedersi
web-moderation-remove-bar-how = Solo a questo tavolo. Puoi cambiare idea più tardi.
web-moderation-remove-no = Non ora
web-moderation-barred = Non può sedersi qui
web-moderation-let-in = Lascia rientrare { $name }
web-moderation-removed = Chi ospita ha dato il tuo posto a qualcun altro.
web-moderation-removed-again = Puoi guardare, o sederti di nuovo dove un posto è libero.
web-moderation-shut-out = Chi ospita non ti vuole a questo tavolo
web-moderation-shut-out-what = Ci sono altri tavoli, e puoi crearne uno tuo in ogni momento.
web-moderation-words = «{ $why }»

## Un tavolo che è stato chiuso

web-moderation-closed-admin = Chi gestisce questo server ha chiuso questo tavolo. La partita non conta per la classifica.
web-moderation-closed-left = Non era rimasto nessuno a giocare, perciò il tavolo è stato chiuso. La partita non conta per la classifica.
web-moderation-closed-running = Chi ospita ha chiuso questo tavolo. La partita non conta per la classifica.

## La chat

web-moderation-mute = Togli la parola a { $name }
web-moderation-unmute = Ridai la parola a { $name }
web-moderation-muted = senza parola
web-moderation-muted-you = Chi ospita ti ha tolto la parola a questo tavolo: puoi leggere, ma non scrivere.
web-moderation-taken-away = tolto

## I miei dati

web-moderation-data = I miei dati
web-moderation-data-how = Tutto ciò che questo server conserva di te, in un solo file; e il modo per farlo cancellare.
web-moderation-data-download = Scarica tutto
web-moderation-delete = Cancella il mio account
web-moderation-delete-guest = Cancellami
web-moderation-delete-sure = Cancellare { $name }?
web-moderation-goes = Questo sparisce
web-moderation-goes-what = Il nome e la password, le impostazioni, le valutazioni, ciò che hai detto nelle chat, le chiavi e gli avvisi. Ti alzi dai tavoli non ancora cominciati, e i bot giocano fino in fondo le tue partite in corso.
web-moderation-stays = Questo resta
web-moderation-stays-what = Le mosse delle tue partite, perché sono anche le partite degli altri. Lì ti chiami «un giocatore che se n’è andato».
web-moderation-delete-final = Nessuno può tornare indietro, nemmeno chi gestisce il server.
web-moderation-delete-yes = Cancella per sempre
web-moderation-delete-no = Tieni tutto
web-moderation-deleted = Ti abbiamo cancellato. Ciao, e torna quando vuoi.
