### Webhooks : ce qui est dit à qui est prévenu ailleurs, et pourquoi une adresse ne convient pas.

server-hook-at = { $title }, « { $table } »
server-hook-said-test = Vaka vous joint ici : { $link }
server-hook-said-turn-own = { $at } : c’est à vous de jouer.
server-hook-said-turn = { $at } : c’est à { $player } de jouer.
server-hook-said-reminder-own = { $at } : il vous reste { $left } pour votre tour.
server-hook-said-reminder = { $at } : il reste { $left } à { $player } pour ce tour.
server-hook-said-result = { $at } est terminé : { $places }.
server-hook-place = { $place }. { $player } ({ $score })
server-hook-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
server-hook-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
server-hook-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
server-hook-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

server-hook-off = Ce serveur n’appelle aucune adresse. La personne qui le gère peut le permettre avec --hooks.
server-hook-too-many = Vous avez déjà { $most } webhooks. Retirez-en un d’abord.
server-hook-too-many-there = { $most } webhooks mènent déjà à cette adresse. Choisissez-en une autre.
server-hook-same = Cette adresse en est déjà prévenue. Retirez d’abord l’ancien webhook si vous en voulez un autre.
server-hook-table-ended = Il ne se passera plus rien à cette table. Choisissez-en une qui est ouverte ou en cours.
server-hook-address = On ne peut pas envoyer de message à cette adresse. Écrivez-la comme https://chat.example/hooks/x1, sans nom ni mot de passe, en lettres simples, 500 au plus.
server-hook-not-https = L’adresse doit commencer par https://.
server-hook-port = Le port { $port } n’est pas appelé. Prenez celui de https, ou un port à partir de { $least }.
server-hook-private = { $host } n’est pas dans le vaste monde : ce serveur n’appelle pas d’adresses de réseaux privés. La personne qui le gère peut le permettre avec --hooks private.
server-hook-own = { $host } est ce serveur lui-même. Donnez l’adresse d’un autre.
server-hook-unknown-host = Personne ne sait où est { $host }. Vérifiez que le nom est juste.
server-hook-no-connection = { $host } ne peut pas être joint, ou a raccroché.
server-hook-tls = { $host } n’a pas pu prouver qui il est : son certificat ne vaut pas pour ce nom.
server-hook-slow = Aucune réponse n’est venue en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-hook-no-http = Ce qui est revenu n’est pas la réponse d’un serveur web.
server-hook-redirect = La réponse envoie ailleurs (statut { $status }). Donnez l’adresse à laquelle elle mène.
server-hook-status = Le destinataire a refusé le message (statut { $status }). Vérifiez que l’adresse est toujours juste.
