### La page dans le navigateur : ce que toutes ses pages partagent.

web-skip = Aller au contenu
web-loading = Chargement …
web-close = Fermer
web-reload = Recharger
web-unreachable = Le serveur ne répond pas. La page reprendra d’elle-même dès qu’il répondra.
web-new-version = Il y a une nouvelle version de cette page.
web-page-failed = Cette partie de la page n’a pas pu être chargée

## Values of options, in the lobby, at tables and in replays

web-choice-edition = comme le dit l’édition
web-choice-majority = ce que disent la plupart des règles
web-choice-yes = oui
web-choice-no = non
web-choice-bag = dans le sac
web-choice-supply = dans la réserve
web-choice-open = tout est visible
web-choice-printed = caché comme dans la règle
