### Verifying recorded games.

cli-help-verify = Recalculer des parties enregistrées : toutes les actions suivent-elles les règles, et personne n’a-t-il choisi la donne ?
cli-help-verify-files = Les parties enregistrées, ou des fichiers avec une partie par ligne, comme les envoie l’archive d’un serveur.

verify-verifying = Vérification en cours
verify-yes = { $file } : oui.
verify-no = { $file } : non. { $why }
verify-no-line = { $file }, ligne { $line } : non. { $why }
verify-lines = { $count ->
    [0] { $file } : non. Il n’y a aucune partie dans ce fichier.
    [one] { $file } : { $right ->
        [0] sa seule partie n’est pas juste.
       *[other] oui, sa seule partie est juste. { $fair ->
            [0] Il n’y a pas de preuve de la donne.
           *[other] La donne est prouvée, elle aussi.
        }
    }
   *[other] { $file } : { $right } parties sur { $count } sont justes ; pour { $fair } d’entre elles, la donne est prouvée aussi.
}
verify-actions = { $count ->
    [0] Rien n’a encore été joué dans cette partie de { $title }.
    [one] Sa seule action suit les règles de { $title }.
   *[other] Toutes les { $count } actions suivent les règles de { $title }.
}
verify-position = La somme de contrôle est juste, et la partie mène à la position que l’enregistrement indique.
verify-text = La forme textuelle n’a pas de somme de contrôle et n’indique pas sa dernière position : on ne peut pas dire si quelque chose a été omis ou modifié dans le cadre des règles.
verify-fair = Personne n’a choisi la donne : l’engagement correspond au secret, et le secret avec le sel de toutes les places donne la graine. Comparez ces valeurs à celles que la table a montrées avant la première action.
verify-commitment = Engagement : { $commitment }
verify-seed-hash = Hachage de la graine : { $hash }
verify-unproved = L’enregistrement ne contient pas de preuve de la donne : on ne peut pas dire qui a choisi la graine.
verify-branch = La partie commence par une position et non par une donne : il n’y a pas de graine à prouver.
verify-redealt = C’est une partie encore en cours, telle qu’une place la connaissait : tout ce qui était caché est redistribué, il n’y a donc pas de graine à prouver.
verify-not-over = La partie n’est pas terminée.
verify-over = La partie est terminée : { $scores }. { $winners }

## What differs

verify-checksum = Le fichier a été modifié après avoir été écrit : il indique la somme de contrôle { $given }, mais son contenu a { $found }.
verify-digest = Les actions mènent à une autre position que celle que l’enregistrement indique : à { $found }, et non à { $given }.
verify-wrong-table = Dans ce que l’enregistrement dit de sa table, l’entrée « { $field } » manque ou est fausse.
verify-wrong-commitment = L’engagement de la table ne correspond pas à son secret : c’est { $given }, mais le secret donne { $found }.
verify-wrong-seed = La graine n’est pas celle que donnent le secret et le sel : la donne vient de { $given }, mais ils donnent { $found }.
verify-wrong-outcome = La table indique un autre résultat que celui auquel mènent les actions : « { $field } » vaut { $given }, mais devrait valoir { $found }.
