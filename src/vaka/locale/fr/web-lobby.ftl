### La page dans le navigateur : trouver et ouvrir une table, les archives et les chemins.

## La tête et le pied de chaque page

web-lobby-home = Vaka, première page
web-lobby-nav = Chemins principaux
web-lobby-nav-play = Jouer
web-lobby-nav-friends = Entre amis
web-lobby-nav-rules = Règles
web-lobby-nav-archive = Archives
web-lobby-nav-leaders = Classement
web-lobby-nav-settings = Réglages
web-lobby-nav-enter = Se connecter
web-lobby-menu = Menu
web-lobby-foot = Vaka : jeux de société du Pacifique, mélangés de façon équitable et vérifiable.
web-lobby-foot-nav = Autres chemins
web-lobby-foot-api = Pour les programmes (API)

## Ce que disent plusieurs pages

web-lobby-again = Réessayer
web-lobby-back = Retour
web-lobby-on = Suite
web-lobby-bot = Bot ({ $level })
web-lobby-seat-free = place libre

## La première page

web-lobby-page = Vaka : jouer à Rapa Nui, Giants et Raiatea
web-lobby-title = Quelle île vous attend aujourd’hui ?
web-lobby-lead = Trois jeux de société du Pacifique, contre des bots ou entre amis. Tout de suite et sans compte.
web-lobby-pitch-rapanui = Remplissez votre village, dressez des moaïs et décidez à chaque pioche de ce qui sera évalué, pour tout le monde.
web-lobby-pitch-giants = Misez en secret pour des géants de pierre, et laissez vos rivaux vous aider à les porter jusqu’à la côte.
web-lobby-pitch-raiatea = Récoltez, bluffez et invoquez ensemble les dieux : tout le mana va dans un seul sac et paie les rituels de tous.
web-lobby-players-between = { $least }–{ $most } joueurs
web-lobby-minutes = { $minutes } min
web-lobby-minutes-between = { $from }–{ $to } min
web-lobby-play-now = Jouer tout de suite
web-lobby-which = Quel jeu ?
web-lobby-players = Joueurs
web-lobby-bots = Bots
web-lobby-play = Jouer à { $title }
web-lobby-rules-of = Les règles de { $title }
web-lobby-friends-instead = Plutôt entre amis

web-lobby-mine = Mes tables
web-lobby-mine-none = Vous n’êtes encore assis à aucune table. Choisissez un jeu ci-dessus et lancez-vous.
web-lobby-fewer = En montrer moins
web-lobby-all = Montrer les { $number }
web-lobby-open = Tables ouvertes
web-lobby-open-none = Personne n’attend de joueurs en ce moment.
web-lobby-open-make = Ouvrir une table pour d’autres
web-lobby-watchable = En cours, à regarder
web-lobby-your-turn = À vous
web-lobby-invited = Vous êtes invité
web-lobby-free = { $seats ->
    [0] Tout le monde est là
    [one] 1 place libre
   *[other] { $seats } places libres
}
web-lobby-turn-of = Au tour de { $name }
web-lobby-running = En cours
web-lobby-over = Terminée
web-lobby-place = { $place ->
    [1] Vous avez gagné
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
   *[other] { $place }e place
}

web-lobby-friends = Jouer entre amis
web-lobby-friends-how = Ouvrez une table et envoyez le lien. Personne n’a besoin d’un compte.
web-lobby-friends-make = Ouvrir une table
web-lobby-learn = C’est la première fois ?
web-lobby-learn-how = Les règles se lisent vite, et l’on peut y chercher. À la table, vous voyez aussi pourquoi une chose n’est pas possible.
web-lobby-learn-go = Lire les règles
web-lobby-watch = Regarder et apprendre
web-lobby-watch-how = Chaque partie publique se revoit coup par coup, et se reprend à n’importe quel coup pour essayer autre chose.

## Une nouvelle table

web-lobby-new = Une nouvelle table
web-lobby-new-lead = Choisissez un jeu et qui s’assied où. Vos amis viennent par le lien que vous recevrez ensuite.
web-lobby-new-seats = Qui joue ?
web-lobby-new-seat = Place { $letter }
web-lobby-new-me = Moi
web-lobby-new-open = Quelqu’un avec le lien
web-lobby-new-bot = Bot : { $level }
web-lobby-new-watching = Vous n’êtes assis nulle part : vous pouvez seulement regarder.
web-lobby-new-options = Règles
web-lobby-new-presets = Préréglages
web-lobby-new-options-more = Autres options
web-lobby-new-custom = Personnalisé
web-lobby-new-custom-text = Les options que vous avez choisies une à une.
web-lobby-new-rule = Règle { $rule }
web-lobby-new-file = Lire dans un fichier à vous
web-lobby-new-file-held = Le texte de votre fichier est utilisé.
web-lobby-new-file-remove = Retirer le texte
web-lobby-new-table = La table
web-lobby-new-name = Nom de la table
web-lobby-new-name-how = Peut rester vide.
web-lobby-new-who = Qui la trouve ?
web-lobby-new-by-link = Seulement qui a le lien
web-lobby-new-public = Tout le monde
web-lobby-new-public-how = Une table publique figure dans le salon, et sa partie dans les archives une fois finie.
web-lobby-new-make = Ouvrir la table
web-lobby-new-start = Commencer la partie
web-lobby-new-too-large = Ce fichier est trop grand.

## Les archives

web-lobby-archive = Archives
web-lobby-archive-lead = Toutes les parties publiques terminées. Revoyez-les coup par coup, ou emportez-les.
web-lobby-archive-filters = Quelles parties ?
web-lobby-archive-title = Jeu
web-lobby-archive-players = Joueurs
web-lobby-archive-level = Avec un bot
web-lobby-archive-winner = Gagnées par
web-lobby-archive-any = tous
web-lobby-archive-anybody = n’importe qui
web-lobby-archive-me = moi
web-lobby-archive-option = Avec la règle
web-lobby-archive-from = Du
web-lobby-archive-to = Au
web-lobby-archive-mine = Seulement mes parties
web-lobby-archive-person = Seules les parties d’une personne sont montrées.
web-lobby-archive-clear = Montrer toutes les parties
web-lobby-archive-none = Aucune partie ne correspond.
web-lobby-archive-empty = Aucune partie publique n’est encore terminée. Ouvrez une table visible de tous, et sa partie figurera ici.
web-lobby-archive-download = Télécharger ces parties
web-lobby-archive-download-how = Un enregistrement par ligne (JSON Lines), jusqu’à 200 à la fois ; « vaka verify » les vérifie.
web-lobby-archive-pages = Pages des archives
web-lobby-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-lobby-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## Une adresse qui ne mène nulle part

web-lobby-nowhere = Pas d’île ici
web-lobby-nowhere-lead = Cette adresse mène en pleine mer. Le lien n’est peut-être pas complet, ou la table n’existe plus.
web-lobby-nowhere-home = Vers la première page
