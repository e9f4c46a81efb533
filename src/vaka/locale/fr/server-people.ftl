# What the server says to people about who they are, and to those who come by the wrong door.

server-bad-name = Un nom a de 1 à { $most } signes que tout le monde peut voir. Choisissez-en un autre.
server-mixed-letters = Le nom d’un compte ne mélange pas lettres latines, grecques et cyrilliques : certaines se ressemblent trop. Choisissez-en un autre.
server-not-by-token = Un jeton ne le permet pas. Connectez-vous avec votre navigateur.
server-no-account = Vous êtes ici en invité, sans mot de passe. Créez d’abord un compte.
server-slow-down = Trop d’essais avec ce nom. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-too-many-tokens = Vous avez déjà { $most } jetons. Reprenez-en d’abord un.
server-not-json = Ce serveur ne lit que du JSON. Indiquez application/json comme Content-Type.
server-wrong-host = Ce serveur ne porte pas ce nom. La personne qui le gère peut l’ajouter.
