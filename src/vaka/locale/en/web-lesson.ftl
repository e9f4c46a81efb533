### First games in the browser: what the coach beside the table says.

web-lesson-name = First game
web-lesson-step = Step { $step }/{ $steps }
web-lesson-go-on = Go on
web-lesson-show = Show me
web-lesson-do = Do it
web-lesson-watch = Watch: the others take their turns.
web-lesson-leave = Leave the lesson
web-lesson-this = this one
web-lesson-done = You know enough to play!
web-lesson-play-on = Play on here
web-lesson-real = A game of your own, with { $players } players
web-lesson-next = Next: learn { $title }
web-lesson-learn = Learn by playing
web-lesson-learn-title = Learn { $title } by playing
web-lesson-again = Learn once more
web-lesson-again-title = Learn { $title } once more
web-lesson-offer-how = A first game of 5 to 10 minutes that shows you everything, step by step.
web-lesson-fair = This is a first game to learn from: its cards are always the same, so there is nothing to prove. It is not rated.
