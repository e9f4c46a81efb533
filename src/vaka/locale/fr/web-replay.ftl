### Looking at a game again.

web-replay-tab = Revoir : { $name } – Vaka
web-replay-of = Revoir : { $name }
web-replay-bare = Revoir une partie
web-replay-tab-bare = Revoir une partie – Vaka
web-replay-over = La partie est finie : vous pouvez la regarder avec les yeux de tous.
web-replay-running = La partie est en cours : vous voyez ce que vous pouviez voir à ce moment-là. Les nouveaux coups apparaissent d’eux-mêmes.
web-replay-to-table = Aller à la table
web-replay-to-archive = Aller aux archives
web-replay-again = Réessayer
web-replay-gone = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été fermée avant le début.
web-replay-not-started = À cette table, la partie n’a pas encore commencé : il n’y a rien à revoir.
web-replay-beyond = Il n’y a pas de coup { $ply } : la partie compte { $last ->
    [one] un seul coup
   *[other] { $last } coups
}. Voici le dernier.

web-replay-board = La table à ce moment
web-replay-move = Coup
web-replay-moves = Coups
web-replay-move-number = { $ply ->
    [0] Avant le premier coup
   *[other] Coup { $ply }
}
web-replay-chosen = { $player } a fait son choix.
web-replay-keys = Touches : ← → un coup, Début et Fin pour le premier et le dernier, espace pour lancer et arrêter.

## The buttons

web-replay-controls = En avant, en arrière
web-replay-slider = Moment de la partie
web-replay-place = Coup { $ply } sur { $last }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-play = Lancer
web-replay-pause = Pause
web-replay-forth = Un coup en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-speed-slow = Lente
web-replay-speed-normal = Normale
web-replay-speed-fast = Rapide
web-replay-speed-fastest = Très rapide

web-replay-eyes = Vu par
web-replay-eyes-all = Tous : toutes les cartes visibles
web-replay-eyes-spectator = Quelqu’un qui regarde
web-replay-eyes-seat = { $name }

## The log

web-replay-log = Ce qui s’est passé
web-replay-log-pages = Pages du journal
web-replay-log-range = { $from }–{ $to }
web-replay-beginning = La partie commence.
web-replay-earlier = Avant
web-replay-later = Après

## What one can do with a moment

web-replay-copy = Copier le lien vers ce coup
web-replay-copied = Le lien vers le coup { $ply } est dans le presse-papiers.
web-replay-download = Télécharger la partie
web-replay-download-running = Télécharger la position

web-replay-branch = Continuer d’ici
web-replay-branch-title = Continuer à partir du coup { $ply }
web-replay-branch-about = Une nouvelle table s’ouvre avec exactement cette position, et vous jouez la suite : et si vous aviez choisi autrement ? La partie que vous regardez reste telle quelle.
web-replay-branch-seated = Vous gardez votre place et tout ce que vous saviez à ce moment. Le reste de ce qui était caché est redistribué.
web-replay-branch-watching = Vous prenez la place de votre choix. Ce que personne ne pouvait voir à ce moment, mains et pioches comprises, est redistribué.
web-replay-branch-unrated = Une telle partie ne compte pas pour le classement.
web-replay-branch-name = Votre nom
web-replay-branch-seat = À la place de { $name }
web-replay-branch-me = Vous
web-replay-branch-open = Libre pour quelqu’un d’autre
web-replay-branch-bot = Bot : { $level }
web-replay-branch-cancel = Annuler
web-replay-branch-start = Continuer à jouer
web-replay-branch-ended = À ce coup, la partie est finie. Revenez un peu en arrière pour continuer à partir de là.

## After the end

web-replay-summary = Comment ça s’est passé
web-replay-rank = { $place }.
web-replay-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-replay-over-time = Les points au fil du temps
web-replay-over-time-about = Ce que chacun aurait eu si la partie s’était terminée à ce coup.
web-replay-over-time-press = { web-replay-over-time-about } Appuyez sur le graphique pour y aller.
web-replay-origins = D’où sont venus les points
web-replay-origins-about = De quoi se compose chaque score final.
web-replay-part = Pour
web-replay-total = Total
web-replay-as-table = Afficher en tableau
web-replay-as-chart = Afficher en graphique
web-replay-save-chart = Enregistrer l’image
