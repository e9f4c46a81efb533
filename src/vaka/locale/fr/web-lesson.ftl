### First games in the browser: what the coach beside the table says.

web-lesson-name = Première partie
web-lesson-step = Étape { $step }/{ $steps }
web-lesson-go-on = Continuer
web-lesson-show = Montrez-moi
web-lesson-do = Faites-le
web-lesson-watch = Regardez : les autres jouent.
web-lesson-leave = Quitter la leçon
web-lesson-this = celui qu’il faut
web-lesson-done = Vous en savez assez pour jouer !
web-lesson-play-on = Continuer ici
web-lesson-real = Votre propre partie, à { $players }
web-lesson-next = Ensuite : apprendre { $title }
web-lesson-learn = Apprendre en jouant
web-lesson-learn-title = Apprendre { $title } en jouant
web-lesson-again = Apprendre encore une fois
web-lesson-again-title = Apprendre { $title } encore une fois
web-lesson-offer-how = Une première partie de 5 à 10 minutes qui vous montre tout, pas à pas.
web-lesson-fair = C’est une première partie pour apprendre : ses cartes sont toujours les mêmes, il n’y a donc rien à prouver. Elle ne compte pas au classement.
