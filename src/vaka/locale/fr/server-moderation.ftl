### Ce qui maintient la paix : silences, exclusions, tables fermées et clé d’administration.

server-muted = L’hôte de cette table vous a demandé de ne pas écrire ici.
server-muted-everywhere = La personne qui gère ce serveur vous a demandé de ne pas écrire dans les discussions.
server-barred = L’hôte vous a définitivement éloigné de cette table. Motif indiqué : { $why }
server-banned = Vous ne pouvez plus jouer sur ce serveur. Motif indiqué : { $why }
server-others-play = D’autres personnes jouent cette partie. Seule la personne qui gère le serveur peut la fermer.
server-no-admin-key = Ce serveur n’a pas encore de clé d’administration. Créez-en une : { $command }
server-wrong-admin-key = La clé d’administration manque ou est fausse.
server-admin-slow-down = Trop de clés fausses sont venues de cette adresse. Attendez { $seconds } secondes.
server-player-left = un joueur parti
