### La page dans le navigateur : ce qui garde la paix à une table, et ce qui est conservé sur les personnes.

## Personnes

# À la place du nom de qui a fait supprimer tout ce qui le concerne.
web-moderation-left = un joueur parti
web-moderation-banned = Vous ne pouvez plus jouer ici

## L’hôte et une place

web-moderation-remove = Écarter
web-moderation-remove-who = Écarter { $name }
web-moderation-remove-sure = Écarter { $name } de la table ?
web-moderation-remove-how = La place redevient libre. { $name } saura que c’était vous.
web-moderation-remove-why = Quelques mots à { $name } (si vous voulez)
web-moderation-remove-bar = Ne plus laisser { $name } s’asseoir
web-moderation-remove-bar-how = À cette table seulement. Vous pourrez changer d’avis.
web-moderation-remove-no = Pas maintenant
web-moderation-barred = Ne peut pas s’asseoir ici
web-moderation-let-in = Laisser revenir { $name }
web-moderation-removed = L’hôte a donné votre place à quelqu’un d’autre.
web-moderation-removed-again = Vous pouvez regarder, ou vous rasseoir là où une place est libre.
web-moderation-shut-out = L’hôte ne veut pas de vous à cette table
web-moderation-shut-out-what = Il y a d’autres tables, et vous pouvez en créer une à tout moment.
web-moderation-words = « { $why } »

## Une table qui a été fermée

web-moderation-closed-admin = Les responsables de ce serveur ont fermé cette table. La partie n’est pas classée.
web-moderation-closed-left = Il ne restait personne pour jouer, la table a donc été fermée. La partie n’est pas classée.
web-moderation-closed-running = L’hôte a fermé cette table. La partie n’est pas classée.

## La discussion

web-moderation-mute = Retirer la parole à { $name }
web-moderation-unmute = Rendre la parole à { $name }
web-moderation-muted = sans parole
web-moderation-muted-you = L’hôte vous a retiré la parole à cette table : vous pouvez lire, mais pas écrire.
web-moderation-taken-away = retiré

## Mes données

web-moderation-data = Mes données
web-moderation-data-how = Tout ce que ce serveur conserve sur vous, en un seul fichier ; et comment le faire supprimer.
web-moderation-data-download = Tout télécharger
web-moderation-delete = Supprimer mon compte
web-moderation-delete-guest = Me supprimer
web-moderation-delete-sure = Supprimer { $name } ?
web-moderation-goes = Ce qui disparaît
web-moderation-goes-what = Votre nom et votre mot de passe, vos réglages, vos classements, ce que vous avez dit dans les discussions, vos clés et vos avis. Vous quittez les tables qui n’ont pas commencé, et des bots finissent vos parties en cours.
web-moderation-stays = Ce qui reste
web-moderation-stays-what = Les coups de vos parties, car ce sont aussi celles des autres. Vous y êtes appelé « un joueur parti ».
web-moderation-delete-final = Personne ne peut revenir en arrière, pas même les responsables du serveur.
web-moderation-delete-yes = Supprimer pour toujours
web-moderation-delete-no = Tout garder
web-moderation-deleted = Vous êtes supprimé. Au revoir, et revenez quand vous voudrez.
