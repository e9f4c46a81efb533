### Une table dans le navigateur : la salle avant le début, la partie, la fin.

## L’onglet, et là où il n’y a pas de table

web-table-tab = { $title } – Vaka
web-table-tab-yours = ● À vous – { $title }
web-table-tab-none = Une table – Vaka
web-table-unreachable = Pas de connexion
web-table-gone = Cette table n’existe pas
web-table-gone-why = Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur. Demandez à la personne qui vous a envoyé le lien, ou commencez votre propre partie.
web-table-closed = Cette table est fermée
web-table-closed-why = L’hôte l’a fermée avant le début de la partie. Vous pouvez en ouvrir une autre tout de suite.
web-table-to-lobby = À l’accueil
web-table-to-new = Ouvrir une table

## Avant le début

web-table-room-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-table-room-absent = { $count ->
    [one] Une personne invitée n’est pas encore arrivée.
   *[other] { $count } personnes invitées ne sont pas encore arrivées.
}
web-table-room-ready = Tout le monde est là. Vous pouvez commencer.
web-table-room-host-starts = Tout le monde est là. { $name } lance la partie.
web-table-room-not-ready = Vous pourrez commencer quand aucune place ne sera libre. Donnez les places libres à des bots si vous voulez.
web-table-room-name = Prenez un nom et vous voilà à table. Aucun compte n’est nécessaire.
web-table-room-invited = Une place vous est réservée.
web-table-room-full = Toutes les places sont prises. Restez pour regarder : la partie apparaîtra ici quand elle commencera.
web-table-room-options = Ce qu’on joue
web-table-room-players = { $count ->
    [one] Une partie pour une personne.
   *[other] Une partie à { $count }.
}
web-table-room-rules = Lire les règles
web-table-options-usual = Avec les règles habituelles.
web-table-options-all = Toutes les options
web-table-option-usual = comme d’habitude
web-table-option-own = personnalisé
web-table-seats = Places
web-table-seat-free = libre
web-table-seat-open = Libre pour quelqu’un
web-table-bot = { $level ->
    [easy] Bot facile
    [medium] Bot moyen
    [hard] Bot difficile
    [expert] Bot expert
   *[other] Bot ({ $level })
}
web-table-who-sits = Qui prend la place { $seat } ?
web-table-sit-here = S’asseoir ici
web-table-sit-down = S’asseoir
web-table-leave = Se lever
web-table-start = Commencer
web-table-close = Fermer la table
web-table-you = vous
web-table-host = hôte
web-table-invited = sur invitation
web-table-invite = Inviter d’autres personnes
web-table-invite-link = Le lien vers cette table
web-table-invite-private = Envoyez ce lien à qui vous voulez. Seules les personnes qui l’ont trouvent cette table.
web-table-invite-public = Envoyez ce lien à qui vous voulez. La table figure aussi parmi les tables ouvertes.
web-table-copy = Copier
web-table-copied = Copié
web-table-name = Votre nom
web-table-name-take = Prendre ce nom
web-table-fair = La donne est équitable : son secret est déjà fixé et chacun y ajoute un peu de hasard, si bien que personne ne peut choisir les cartes.
web-table-fair-over = La donne était équitable, et tout le monde peut le vérifier.
web-table-fair-more = Comment cela marche
web-table-fair-how = Le serveur a choisi un secret et en montre maintenant l’empreinte. La graine de la partie est faite du secret et de quelques mots de chacun. Après la fin, le secret est montré, et tout le monde peut voir qu’il correspond à l’empreinte.
web-table-fair-check = Téléchargez l’enregistrement et lancez « vaka verify » : à partir de ces nombres, la donne et chaque coup sont refaits, et vous saurez si tout concorde.
web-table-fair-branch = Cette table a commencé par une position d’une autre partie : il n’y a pas de donne à prouver.
web-table-fair-commitment = Empreinte du secret
web-table-fair-seed-hash = Empreinte de la graine
web-table-fair-salts = Mots de chacun
web-table-fair-secret = Secret
web-table-fair-seed = Graine
web-table-salt = Ajouter vos propres mots
web-table-salt-label = Vos mots
web-table-salt-hint = Un texte quelconque. Il est mêlé à la donne avec les mots des autres.
web-table-salt-send = Les mêler
web-table-salt-done = Vos mots font maintenant partie de la donne.

## La question

web-table-your-turn = À vous !
web-table-others-turn = C’est aux autres
web-table-looking-on = Vous regardez
web-table-over = La partie est terminée
web-table-choose = Choisissez quoi faire.
web-table-waiting = En attente de { $names }.
web-table-skip = Passer l’animation
web-table-to-choices = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
web-table-to-board = À la table
web-table-hint = Conseil
web-table-undo = Annuler
web-table-undo-ask = Demander à annuler
# What goes with it if the own choice is taken back, and what has gone.
web-table-undo-along = { $count ->
    [one] votre choix et un choix { $who ->
        [bots] des bots
       *[others] des autres
    }
   *[other] votre choix et { $count } choix { $who ->
        [bots] des bots
       *[others] des autres
    }
}
web-table-undone = Annulés : { web-table-undo-along }.
web-table-undo-waits = Trop de retours en arrière à la suite. Ce sera de nouveau possible quand la partie aura avancé.
web-table-rule = Règle { $rule }
web-table-rules = Règles
web-table-board = Le plateau
web-table-stale = La partie a continué entre-temps, ce choix n’a donc pas été joué. Choisissez à nouveau.
web-table-chain-ended = À partir d’ici, la suite prévue n’était pas possible. Choisissez comment continuer.
web-table-proposal-own = Vous aimeriez reprendre votre choix. En attente de { $names }.
web-table-proposal-asked = { $name } aimerait reprendre un choix. Êtes-vous d’accord ?
web-table-proposal-along = { $count ->
    [one] { $own ->
        [yes] Votre choix suivant est repris avec lui.
       *[no] Un choix suivant est repris avec lui.
    }
   *[other] { $own ->
        [yes] { $count } choix suivants sont repris avec lui, dont les vôtres.
       *[no] { $count } choix suivants sont repris avec lui.
    }
}
web-table-proposal-others = { $name } aimerait reprendre un choix. En attente de { $names }.
web-table-proposal-withdraw = Y renoncer
web-table-agree = D’accord
web-table-refuse = Refuser
web-table-lost = La connexion est coupée. Elle revient d’elle-même : vous n’avez rien à faire.
web-table-lost-acting = La connexion est coupée. Votre choix est gardé et partira dès qu’elle reviendra.
web-table-found = La connexion est revenue. Rien n’est perdu.

## Les choix

web-table-choices = Vos choix
web-table-nothing-to-choose = Vous n’avez rien à choisir pour le moment.
web-table-own-answer = Votre réponse secrète jusqu’ici :
web-table-as-list = Les { $count } choix sous forme de liste
web-table-filter = Chercher un choix
web-table-filtered = { $shown } sur { $all }
web-table-chosen = Choisi :
web-table-confirm-what = Confirmer votre choix
web-table-confirm = Confirmer
web-table-confirm-part = Seulement cela pour l’instant
web-table-again = Ou appuyez encore une fois au même endroit.
web-table-let-go = Pas celui-ci
web-table-sending = Envoi …
web-table-advised = { $place ->
    [1] Meilleur conseil
   *[other] N° { $place } du conseil
}
web-table-hint-thinking = Un conseil se prépare …
web-table-hint-title = Un bot choisirait
web-table-hint-none = Il n’y a qu’un choix ici.
web-table-hint-why = Pourquoi le premier :
web-table-hint-for = Pour :
web-table-hint-against = Contre :
web-table-hint-take = Choisir :
web-table-hint-close = Ranger le conseil

## Qui est à table

web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-table-total = Total
web-table-won = a gagné
web-table-not-now = Impossible maintenant : choisissez-le pour savoir pourquoi
web-table-points-so-far = { $points ->
    [one] { $points } point jusqu’ici
   *[other] { $points } points jusqu’ici
}
web-table-points-secret = points secrets
web-table-thinking = réfléchit
web-table-choosing = choisit
web-table-answered = a répondu

## Le journal et la discussion

web-table-side = Journal et discussion
web-table-log = Journal
web-table-log-empty = Il ne s’est encore rien passé.
web-table-log-earlier = { $count ->
    [one] Afficher l’entrée précédente
   *[other] Afficher les { $count } entrées précédentes
}
web-table-log-something = un choix
web-table-log-taken = repris
web-table-log-replay = Revoir le coup { $ply }
web-table-chat = { $unread ->
    [0] Discussion
   *[other] Discussion ({ $unread })
}
web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-label = Dire quelque chose
web-table-chat-send = Envoyer
web-table-chat-name = Prenez un nom pour participer à la discussion.
web-table-away = { $count ->
    [one] Pendant votre absence, il s’est passé une chose
   *[other] Pendant votre absence, il s’est passé { $count } choses
}
web-table-away-more = { $count ->
    [one] Une autre, plus tôt, est dans le journal.
   *[other] { $count } autres, plus tôt, sont dans le journal.
}
web-table-away-ok = D’accord
web-table-away-replay = Revoir ce qui s’est passé

## Comment on aime jouer

web-table-manner = Mes réglages à la table
web-table-speed = Animations
web-table-speed-slow = lentes
web-table-speed-normal = normales
web-table-speed-fast = rapides
web-table-speed-instant = aucune
web-table-careful = Confirmer chaque choix
web-table-careful-more = Le premier appui choisit, le second joue.
web-table-sound = Sons
web-table-notify = Une notification quand c’est à moi
web-table-notify-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
web-table-keys = Touches : le numéro d’un choix, partout sur la page ; dans la liste des choix aussi flèches, Début et Fin, ou les premières lettres d’un choix ; Entrée choisit, encore Entrée joue, Échap abandonne.

## La fin

web-table-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-table-rematch = Rejouer
web-table-rematch-join = À la partie suivante
web-table-replay = Revoir la partie
web-table-download = Télécharger l’enregistrement
