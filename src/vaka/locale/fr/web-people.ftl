### La page dans le navigateur : les joueurs, leurs noms et leurs comptes.

## Noms

# Noms sympathiques pour les invités : animaux et plantes des îles, séparés par des virgules.
web-people-guest-names = Frégate, Tortue, Manta, Dauphin, Gygis blanche, Poulpe, Arbre à pain, Hibiscus, Pandanus, Corail, Albatros, Gecko, Baleine à bosse, Hippocampe, Crabe de cocotier, Phaéton, Mûrier, Patate douce
web-people-your-name = Votre nom
web-people-name = Nom
web-people-name-how = Les autres le voient à la table. Vous pouvez le changer à tout moment.
web-people-name-login = Les autres le voient à la table, et il vous sert à vous connecter.
web-people-rename = Changer de nom
web-people-renamed = Vous vous appelez maintenant { $name }.
web-people-be-guest = Jouer en invité

## Compte

web-people-title = Compte
web-people-lead-nobody = Vous pouvez regarder et jouer tout de suite. Un nom suffit ; un compte garde vos parties.
web-people-lead-guest = Vous jouez en invité sous le nom de { $name }. Ce navigateur vous reconnaît ; un compte le fait partout.
web-people-lead-account = Vous êtes connecté sous le nom de { $name }.
web-people-register = Créer un compte
web-people-register-how = Vos parties, classements et réglages vous restent, sur chaque appareil. Nous ne voulons pas d’adresse e-mail.
web-people-registered = Bienvenue, { $name }. Votre compte est créé.
web-people-log-in = Se connecter
web-people-log-in-how = Avec le nom et le mot de passe de votre compte.
web-people-logged-in = { $adopted ->
    [0] Heureux de vous revoir, { $name }.
    [one] Heureux de vous revoir, { $name }. Une partie de l’invité est maintenant à vous.
   *[other] Heureux de vous revoir, { $name }. { $adopted } parties de l’invité sont maintenant à vous.
}
web-people-adopt = Reprendre les parties de cet invité
web-people-adopt-how = Ce que vous avez joué ici sous le nom de { $name } appartiendra à votre compte.
web-people-log-out = Se déconnecter
web-people-log-out-how = Vos parties continuent. Pour jouer vos tours, vous vous reconnectez.
web-people-logged-out = Vous êtes déconnecté.
web-people-password = Mot de passe
web-people-password-short = Au moins { $least } caractères.
web-people-password-old = Ancien mot de passe
web-people-password-new = Nouveau mot de passe
web-people-password-others = Les autres navigateurs sont alors déconnectés.
web-people-password-change = Changer le mot de passe
web-people-password-changed = Le nouveau mot de passe est valable dès maintenant.
web-people-tokens = Clés pour programmes
web-people-tokens-how = Un programme muni d’une telle clé joue en votre nom. Qui la possède peut jouer à vos tables : gardez-la pour vous, et supprimez-la quand vous n’en avez plus besoin.
web-people-token-label = À quoi sert-elle ?
web-people-token-make = Créer une clé
web-people-token-once = Voici la clé. Elle n’est montrée que maintenant :
web-people-token-until = valable jusqu’au { $day }
web-people-token-delete = Supprimer
web-people-token-delete-of = Supprimer la clé « { $label } »

## La page d’un joueur

web-people-player = Joueur
web-people-since = Ici depuis le { $day }.
web-people-account = Compte
web-people-guest = Invité
web-people-my-account = Changer de nom ou de compte
web-people-my-page = Mes parties et mes classements
web-people-played = { $played ->
    [0] Encore aucune partie
    [one] 1 partie, { $won } gagnée(s)
   *[other] { $played } parties, { $won } gagnée(s)
}
web-people-ratings = Niveaux
web-people-ratings-none = Encore aucune partie classée.
web-people-strength = de force
web-people-strength-how = La force est ce qu’un joueur a montré avec certitude : elle commence bas et grandit à chaque partie réussie.
web-people-games = Parties
web-people-games-none = Aucune partie à voir ici pour l’instant.
web-people-games-pages = Pages des parties

## Le classement

web-people-leaders = Classement
web-people-leaders-lead = Les personnes qui ont un compte, et les bots pour comparer.
web-people-leaders-none = Personne n’est encore classé dans ce jeu. Soyez le premier !
web-people-leaders-pages = Pages du classement
web-people-rank = Rang
web-people-strength-column = Force
web-people-wins = Gagnées
web-people-you = vous
