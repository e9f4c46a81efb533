### The command line.

## Commands and their help

cli-usage = Usage :
cli-options = OPTIONS
cli-command = COMMANDE
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-required = obligatoire
cli-default = par défaut :

cli-help = Jeux de société dans le terminal : jouez contre des bots ou entre amis, revoyez des parties, lisez les règles.
cli-help-play = Jouer une partie, ou en reprendre une.
cli-help-replay = Revoir une partie enregistrée.
cli-help-rules = Lire les règles numérotées d’un jeu.
cli-help-titles = Lister les jeux.
cli-help-bench = Mesurer la vitesse du moteur.

cli-help-help = Afficher cette aide.
cli-help-lang = Langue ; par défaut, celle du système.
cli-help-version = Afficher la version, et si le moteur est compilé.
cli-help-title = Nom du jeu, tel que « { $command } » le donne.
cli-help-players = Nombre de joueurs.
cli-help-seat = Votre place, comptée à partir de 0.
cli-help-bots = Bots aux autres places : easy, medium, hard ou expert, le nom d’un autre, ou un programme à vous (« bot-protocol » explique comment). Un pour tous, ou un pour chacun, séparés par des virgules. Sinon, medium.
cli-help-seed = Graine du hasard : la même graine distribue la même partie.
cli-help-hotseat = Des personnes à toutes les places, devant cet écran.
cli-help-preset = Jouer avec l’un des préréglages du jeu, dont « { $command } » donne la liste. --option en change des options.
cli-help-option = Une option du jeu ; peut être répétée. « nom=@fichier » prend un texte dans un fichier.
cli-help-resume = Reprendre une partie enregistrée ; sans fichier, la plus récente qui n’est pas terminée.
cli-help-file = La partie enregistrée.
cli-help-at = Afficher la position après ce nombre d’actions au lieu de la dernière.
cli-help-as = N’afficher que ce que cette place pouvait voir.
cli-help-text = Afficher l’enregistrement sous forme de texte.
cli-help-rule = Numéro d’une seule règle.
cli-help-peers = Mesurer aussi d’autres moteurs, pour comparer.
cli-help-rounds = Combien de fois tout est mesuré.

cli-version = { $mode ->
    [compiled] vaka { $version } (compilé)
   *[pure] vaka { $version } (Python pur)
}
cli-players = de { $least } à { $most } joueurs
cli-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
cli-titles-presets = Préréglages
cli-titles-options = Autres options

## At the table

cli-name-person = Joueur { $seat }
cli-name-bot = Bot { $seat }
cli-you = vous

cli-command-number = choisir une des réponses numérotées
cli-command-rules = les règles de cette décision
cli-command-rule = n’importe quelle règle, par son numéro
cli-command-name = ce qu’est une carte, un masque ou un lieu : son nom ou le début
cli-command-hint = un conseil : les trois meilleures réponses, ce qu’on peut en attendre, et pourquoi la première est bonne
cli-command-undo = revenir sur votre dernier choix, s’il n’a rien dévoilé
cli-command-log = tout ce qui s’est passé jusqu’ici
cli-command-save = enregistrer une copie de la partie dans un fichier
cli-command-help = cette aide
cli-command-quit = partir ; la partie reste enregistrée
cli-command-enter = (la touche Entrée seule) continuer et montrer ce qui est à vous
cli-command-action = une réponse peut aussi s’écrire : en toutes lettres, ou juste les mots qui la distinguent

cli-no-such-choice = Il n’y a pas de réponse { $number }. Tapez un nombre de { $first } à { $last }.
cli-nonsense = « { $text } » ne veut rien dire ici.
cli-possible = Tapez un nombre de { $first } à { $last }, ou « help » pour voir tout ce qui est possible.
cli-undone = Choix annulé : { $action }.
cli-log-cut = { $count ->
    [one] (Une action antérieure n’est pas affichée : « log » la montre.)
   *[other] ({ $count } actions antérieures ne sont pas affichées : « log » les montre.)
}
cli-thinking = { $player } réfléchit ...
cli-hand-over = { $player }, c’est à vous. Vérifiez que personne d’autre ne regarde, puis appuyez sur Entrée.

cli-saved = La partie est enregistrée dans { $file }.
cli-autosaved = La partie est enregistrée après chaque action, dans { $file }. Pour en faire une copie, tapez « save » et le nom d’un fichier.
cli-file-exists = { $file } existe déjà et n’a pas été modifié. Choisissez un autre nom.
cli-save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $cause }.
cli-left = La partie est enregistrée dans { $file }. Pour la reprendre :
cli-kept = La partie est conservée. Pour la revoir :

## The result

cli-place = Place
cli-player = Joueur
cli-total = Total

cli-position = La position après { $ply } actions sur { $last } :

## What goes wrong

cli-usage-error = { $why } Pour obtenir de l’aide : { $command }
cli-no-such-option = L’option { $option } n’existe pas.
cli-bad-option = L’option { $option } est mal employée : sa valeur manque, ou elle n’en prend pas.
cli-missing-argument = Il manque { $name }.
cli-extra-arguments = « { $given } » est de trop pour cette commande.
cli-bad-arguments = Ceci n’a pas été compris : { $cause }
cli-unknown-command = La commande « { $name } » n’existe pas. Il y a celles-ci : { $known }.
cli-unknown-language = La langue « { $language } » n’est pas disponible. Il y a celles-ci : { $known }.
cli-not-a-number = { $name } demande un nombre entier, pas « { $given } ».
cli-too-small = { $name } doit être au moins { $least }, pas { $given }.
cli-option-form = « { $given } » n’est pas une option de jeu : écrivez nom=valeur.
cli-option-unreadable = Le fichier « { $file } » pour l’option { $name } ne peut pas être lu ({ $cause }).
cli-option-not-utf8 = Le fichier « { $file } » pour l’option { $name } n’est pas du texte UTF-8 (octet { $byte }) ; enregistrez-le en UTF-8.
cli-option-empty = Le fichier « { $file } » pour l’option { $name } est vide.
cli-option-too-long = Le fichier « { $file } » pour l’option { $name } est trop long : { $most } octets sont permis.
cli-wrong-bots = { $given ->
    [0] Aucun bot n’est nommé
    [one] Un bot est nommé
   *[other] { $given } bots sont nommés
} pour { $wanted ->
    [one] une place
   *[other] { $wanted } places
} : nommez-en un pour toutes, ou un pour chacune.
cli-no-title = Quel jeu ? Nommez l’un de ceux-ci : { $known }.
cli-other-title = { $file } est une partie de { $title }, pas de { $wanted }.
cli-nothing-to-resume = Il n’y a aucune partie à terminer dans { $folder }.
cli-already-over = La partie de { $file } est terminée. Pour la revoir : { $command }
cli-contradiction = { $option } ne correspond pas à la partie enregistrée dans { $file }. Retirez { $option } pour la reprendre telle quelle, ou commencez une nouvelle partie sans --resume.
cli-hotseat-alone = Avec --hotseat, des personnes occupent toutes les places : impossible de l’employer avec { $option }. Retirez l’un des deux.
cli-foreign-program = { $file } lancerait des programmes comme bots : { $programs }. Si vous leur faites confiance, nommez-les : { $command }
cli-played-elsewhere = La partie de { $file } est en cours dans un autre terminal. Continuez là-bas, ou quittez-la là-bas avec « quit » et réessayez.
cli-unknown-rule = Il n’y a pas de règle { $rule }. Les règles sont { $known }.
cli-file = { $file } : { $why }
cli-os-error = Le système refuse : { $cause } ({ $file }).
