### The words of the survey: many games of bots, counted.

cli-help-survey = Faire jouer beaucoup de parties aux bots et compter comment elles se passent.
cli-help-games = Combien de parties pour chaque nombre de joueurs.
cli-help-survey-players = Nombres de joueurs, séparés par des virgules ; sans cela, tous ceux que le jeu prévoit.
cli-help-survey-bots = Bots : un nom pour toutes les places, ou un nom pour chacune, séparés par des virgules ; ils changent de place d’une partie à l’autre.
cli-help-survey-seed = Graine du hasard : la même graine donne les mêmes chiffres.
cli-help-jobs = Processus qui jouent à la fois ; sans cela, autant que de cœurs.
cli-help-json = Écrire les chiffres en JSON.

survey-playing = Parties en cours
survey-title = { $title } : { $games ->
    [one] une partie pour chaque nombre de joueurs
   *[other] { $games } parties pour chaque nombre de joueurs
}, graine { $seed }
survey-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
survey-decisions = Décisions par partie
survey-score = Score moyen
survey-range = Score le plus bas et le plus haut
survey-parts = D’où viennent les points d’un joueur
survey-ends = Comment les parties ont fini
survey-wins = Parties gagnées
survey-figures = Pour ce jeu
survey-about-interval = Entre parenthèses : où se trouve la vraie part de victoires, avec une confiance de 95 %.

survey-giants-turns = Tours
survey-giants-erected = Moaïs dressés
survey-giants-erected-size = Taille moyenne des moaïs dressés
survey-giants-headdresses = Coiffes posées
survey-giants-uncarved = Moaïs offerts que personne n’a sculptés

survey-raiatea-missions = Missions remplies par joueur
survey-raiatea-rank = Rang moyen (de 1 à 3 au-dessus du plus bas)
survey-raiatea-priests = Prêtres par joueur
survey-raiatea-pairs = Paires de masques par joueur
survey-raiatea-permanents = Rituels permanents par joueur
