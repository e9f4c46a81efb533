### Verifying recorded games.

cli-help-verify = Ricalcola partite registrate: tutte le azioni seguono le regole, e nessuno ha scelto la distribuzione?
cli-help-verify-files = Le partite registrate, o file con una partita per riga, come li manda l’archivio di un server.

verify-verifying = Verifica in corso
verify-yes = { $file }: sì.
verify-no = { $file }: no. { $why }
verify-no-line = { $file }, riga { $line }: no. { $why }
verify-lines = { $count ->
    [0] { $file }: no. In questo file non c’è nessuna partita.
    [one] { $file }: { $right ->
        [0] la sua unica partita non è giusta.
       *[other] sì, la sua unica partita è giusta. { $fair ->
            [0] Non c’è una prova della distribuzione.
           *[other] Anche la distribuzione è provata.
        }
    }
   *[other] { $file }: { $right } partite su { $count } sono giuste; per { $fair } di queste è provata anche la distribuzione.
}
verify-actions = { $count ->
    [0] In questa partita di { $title } non si è ancora giocato nulla.
    [one] La sua unica azione segue le regole di { $title }.
   *[other] Tutte le { $count } azioni seguono le regole di { $title }.
}
verify-position = La somma di controllo è giusta, e la partita porta alla posizione che la registrazione indica.
verify-text = La forma testuale non ha una somma di controllo e non indica l’ultima posizione: non si può dire se qualcosa sia stato tolto o cambiato entro le regole.
verify-fair = Nessuno ha scelto la distribuzione: l’impegno corrisponde al segreto, e il segreto con il sale di tutti i posti dà il seme. Confronta questi valori con quelli che il tavolo ha mostrato prima della prima azione.
verify-commitment = Impegno: { $commitment }
verify-seed-hash = Hash del seme: { $hash }
verify-unproved = La registrazione non contiene una prova della distribuzione: non si può dire chi abbia scelto il seme.
verify-branch = La partita comincia da una posizione e non da una distribuzione, quindi non c’è un seme da provare.
verify-redealt = È una partita ancora in corso, come la conosceva un posto: tutto ciò che era nascosto è ridistribuito, quindi non c’è un seme da provare.
verify-not-over = La partita non è finita.
verify-over = La partita è finita: { $scores }. { $winners }

## What differs

verify-checksum = Il file è stato cambiato dopo essere stato scritto: indica la somma di controllo { $given }, ma il suo contenuto ha { $found }.
verify-digest = Le azioni portano a una posizione diversa da quella che la registrazione indica: a { $found }, non a { $given }.
verify-wrong-table = In ciò che la registrazione dice del suo tavolo, la voce «{ $field }» manca o è sbagliata.
verify-wrong-commitment = L’impegno del tavolo non corrisponde al suo segreto: è { $given }, ma il segreto dà { $found }.
verify-wrong-seed = Il seme non è quello che danno il segreto e il sale: si è distribuito con { $given }, ma ne risulta { $found }.
verify-wrong-outcome = Il tavolo indica un esito diverso da quello a cui portano le azioni: «{ $field }» è { $given }, ma dovrebbe essere { $found }.
