### Bots: what goes wrong with them, and the protocol for those who write one.

## Names

error-bad-bot = Le bot « { $name } » d’un autre paquet ne peut pas être chargé : { $why }. Corrigez ce paquet ou désinstallez-le.
error-bot-command = « { $command } » n’est pas une commande. Écrivez { $prefix } puis la commande ; les guillemets vont par paires.
error-bot-not-found = Il n’y a pas ici de programme « { $command } » qui puisse être lancé. Vérifiez son nom, son dossier et ses droits.

## What a bot can do wrong

error-bot-error = Le bot « { $bot } » a échoué ({ $detail }).
error-bot-exit = Le programme du bot « { $bot } » s’est arrêté ({ $detail }).
error-bot-flood = Le bot « { $bot } » écrit sans fin ({ $detail }).
error-bot-illegal = Le bot « { $bot } » a choisi une action qui ne lui était pas proposée ({ $detail }).
error-bot-late = Le bot « { $bot } » n’a pas répondu à temps ({ $detail }).
error-bot-nonsense = Le bot « { $bot } » a écrit quelque chose qui n’est pas un message ({ $detail }).
error-bot-start = Le bot « { $bot } » ne démarre pas ({ $detail }).
error-bot-mishap = { $why } Un remplaçant a choisi pour la place { $seat }.

## The protocol

cli-help-bot-protocol = Expliquer comment écrire un bot, dans n’importe quel langage.
cli-help-protocol-json = Écrire la forme de tous les messages et des exemples en JSON.

cli-protocol-title = Le protocole des bots, version { $version }
cli-protocol-about = Un bot est un programme. Vaka le lance, écrit les questions sur son entrée standard et lit les réponses sur sa sortie standard. Chaque message est un objet JSON sur sa propre ligne. Le bot apprend ce que pourrait savoir une personne assise à sa place, et rien d’autre.
cli-protocol-hello = Vient en premier : le jeu, la version de ses règles, ses options, votre place (la première est 0). Si vous avez besoin du hasard, tirez-le de « seed » : les parties pourront ainsi être rejouées.
cli-protocol-ready = Votre réponse. Les deux entrées sont facultatives : votre nom, et ce que vous voulez en plus de la vue. On ne peut demander qu’une chose : « redeal ».
cli-protocol-choose = C’est à vous. Choisissez l’une des actions dans les limites de « clock » ; null signifie que rien n’est précisé. La vue est tout ce que votre place peut savoir. Si vous voulez des redistributions, « redeal » contient les nombres d’un état complet où tout ce qui vous est caché a été redistribué : vaka.load(title).restore(players, options, redeal) continue à partir de là. Si « seed » a changé, choisissez comme si vous aviez été lancé avec cette graine.
cli-protocol-answer = Votre choix, avec l’id de la question : l’index ou le texte de l’une des actions.
cli-protocol-error = Au lieu d’une réponse : vous ne pouvez pas choisir, et voici pourquoi. Après « hello », cela veut dire que vous ne pouvez pas jouer du tout.
cli-protocol-end = Il n’y a plus rien à choisir. Arrêtez votre programme, de même quand l’entrée standard se termine.
cli-protocol-rules = À ne pas oublier
cli-protocol-lines = Écrivez en UTF-8, un message par ligne, en vidant le tampon à chaque fois. Ignorez les entrées que vous ne connaissez pas. N’écrivez rien d’autre sur la sortie standard, et jamais plus de { $megabytes } Mo à la fois. La sortie d’erreur est à vous : en cas d’échec, ses dernières lignes vont au journal.
cli-protocol-time = Un choix peut durer les secondes de « clock » et { $grace } s de plus ; sans indication, { $limit } s. Pour être prêt, vous avez { $start } s. Qui met plus de temps est arrêté, puis relancé pour le tour suivant.
cli-protocol-mishaps = Un bot qui plante, tarde ou répond n’importe quoi ne perd que ce tour : un remplaçant choisit, et le journal le note. Une réponse à une question antérieure est ignorée.
cli-protocol-seats = Comment un bot vient à la table
cli-protocol-program = Un programme écrit dans n’importe quel langage est désigné par sa commande, après « { $prefix } ». Les noms sont séparés par des virgules ; une virgule entre guillemets, ou après une barre oblique inverse, fait partie d’une commande.
cli-protocol-python = Un paquet Python annonce ses bots comme points d’entrée du groupe { $group } : un nom, et de quoi fabriquer un bot à partir d’une graine. S’il a un attribut « titles », le bot ne joue qu’à ces jeux. Le bot a une méthode choose(observation, clock) et tourne dans un processus à lui.
cli-protocol-json = Formes et exemples complets :
