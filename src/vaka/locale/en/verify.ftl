### Verifying recorded games.

cli-help-verify = Compute recorded games again: are all actions by the rules, and is the deal nobody’s choice?
cli-help-verify-files = The recorded games, or files with one on each line, as the archive of a server sends them.

verify-verifying = Verifying
verify-yes = { $file }: yes.
verify-no = { $file }: no. { $why }
verify-no-line = { $file }, line { $line }: no. { $why }
verify-lines = { $count ->
    [0] { $file }: no. There is no game in this file.
    [one] { $file }: { $right ->
        [0] its only game is not right.
       *[other] yes, its only game is right. { $fair ->
            [0] There is no proof of its deal.
           *[other] Its deal is proved, too.
        }
    }
   *[other] { $file }: { $right } of { $count } games are right; of { $fair } of them the deal is proved, too.
}
verify-actions = { $count ->
    [0] Nothing was played yet in this game of { $title }.
    [one] Its only action follows the rules of { $title }.
   *[other] All { $count } actions follow the rules of { $title }.
}
verify-position = The checksum fits, and the game leads to the position that the record names.
verify-text = The text form has no checksum and does not name its last position: whether something was left out or changed within the rules cannot be told.
verify-fair = Nobody chose the deal: the commitment fits the secret, and the secret with the salts of all seats makes the seed. Compare these with what the table showed before the first action.
verify-commitment = Commitment: { $commitment }
verify-seed-hash = Hash of the seed: { $hash }
verify-unproved = The record has no proof of its deal, so nothing can be said about who chose the seed.
verify-branch = The game begins with a position instead of a deal, so there is no seed to prove.
verify-redealt = This is a game that was still running, as one seat knew it: all that was hidden is dealt anew, so there is no seed to prove.
verify-not-over = The game is not over.
verify-over = The game is over: { $scores }. { $winners }

## What differs

verify-checksum = The file was changed after it was written: it names the checksum { $given }, but its content has { $found }.
verify-digest = The actions lead to another position than the record names: to { $found }, not to { $given }.
verify-wrong-table = In what the record says of its table, the entry “{ $field }” is missing or wrong.
verify-wrong-commitment = The table’s commitment does not fit its secret: it is { $given }, but the secret gives { $found }.
verify-wrong-seed = The seed is not the one that the secret and the salts make: the game was dealt with { $given }, but they give { $found }.
verify-wrong-outcome = The table names another outcome than the actions lead to: “{ $field }” is { $given }, but should be { $found }.
