### First games in the browser: what the coach beside the table says.

web-lesson-name = Prima partita
web-lesson-step = Passo { $step }/{ $steps }
web-lesson-go-on = Avanti
web-lesson-show = Mostrami
web-lesson-do = Fallo
web-lesson-watch = Guarda: ora giocano gli altri.
web-lesson-leave = Lascia la lezione
web-lesson-this = quella giusta
web-lesson-done = Ora ne sai abbastanza per giocare!
web-lesson-play-on = Continua qui
web-lesson-real = Una partita tua, in { $players }
web-lesson-next = Poi: impara { $title }
web-lesson-learn = Impara giocando
web-lesson-learn-title = Impara { $title } giocando
web-lesson-again = Impara ancora una volta
web-lesson-again-title = Impara { $title } ancora una volta
web-lesson-offer-how = Una prima partita di 5–10 minuti che ti mostra tutto, passo per passo.
web-lesson-fair = Questa è una prima partita per imparare: le carte sono sempre le stesse, quindi non c’è nulla da provare. Non conta per la classifica.
