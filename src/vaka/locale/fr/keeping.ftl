### Pour qui garde la base d’un serveur : sauvegarde, restauration, mise à jour.

cli-help-backup = Copier dans un seul fichier tout ce qu’un serveur conserve, même pendant qu’il tourne.
cli-help-backup-file = Le fichier à écrire ; un fichier du même nom est remplacé quand le nouveau est complet.
cli-help-restore = Remettre une sauvegarde dans une base vide, de n’importe quelle sorte.
cli-help-restore-file = Un fichier écrit par « backup ».
cli-help-check-upgrade = Rejouer toutes les parties en cours sous les règles installées, et nommer celles qui changeraient.
backup-writing = copie
backup-reading = restauration
backup-done = { $file } contient tout : { $tables } tables, { $people } personnes, { $size } Mo. Il contient aussi ce qui est secret : gardez-le comme une clé.
backup-restored = { $file }, écrit par la version { $version }, est restauré : { $tables } tables, { $people } personnes.
backup-not-one = { $file } n’est pas une sauvegarde de Vaka, ou il a été coupé ou modifié. Rien n’a été changé.
backup-newer = La sauvegarde vient de la version { $version }, et celle-ci est la { $own }. Installez cette version-là ou une plus récente. Rien n’a été changé.
backup-not-empty = La base n’est pas vide : il y a des lignes dans { $table }. Donnez-en une vide avec --database. Rien n’a été changé.
backup-nothing = Il n’y a rien de Vaka dans cette base. --database en désigne une autre.
backup-file-fails = { $file } est inutilisable : { $cause }
check-upgrade-looking = relecture
check-upgrade-none =
    { $count ->
        [0] Aucune partie n’est en cours ici.
        [one] Une partie est en cours ici, et elle continue inchangée sous les règles installées.
       *[other] { $count } parties sont en cours ici, et toutes continuent inchangées sous les règles installées.
    }
check-upgrade-some = Sur { $count } parties en cours, ces { $changed } changeraient :
check-upgrade-one = table { $table } ({ $title }) : { $why }
check-upgrade-version = commencée sous la version { $given } des règles ; la { $known } est installée
check-upgrade-refused = le choix au coup { $ply } n’est plus permis
check-upgrade-asked = après le coup { $ply }, ce serait à quelqu’un d’autre
check-upgrade-title = le jeu { $title } n’est pas installé
check-upgrade-advice = Laissez-les finir avec la version qui les a commencées. « vaka serve { $flag } » démarre sans elles : elles attendent, et rien n’en est perdu.
