### Rapa Nui: why an action is good. $points is what it is worth, about.

rapanui-why =
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .about = { $points ->
        [0] meno di un punto
        [one] circa { $points } punto
       *[other] circa { $points } punti
    }

rapanui-why-scored = Si valutano i { rapanui-phrase.cards }: per te { rapanui-why.about } rispetto agli altri.
rapanui-why-scored-for-others = Si valutano i { rapanui-phrase.cards }, il che giova di più agli altri: { rapanui-why.about }.
rapanui-why-hand = Un { rapanui-phrase.card } ti servirà in un turno successivo: { rapanui-why.about }.
rapanui-why-leaves-little = Al giocatore seguente resta meno da far valutare.
rapanui-why-end = La partita finisce e tu sei in testa.
rapanui-why-end-behind = La partita finisce e tu non sei in testa.
rapanui-why-coming = Alcune delle valutazioni ancora da venire riguardano i { rapanui-phrase.cards }: { rapanui-why.about }.
rapanui-why-majority = Ottieni la maggioranza dei { rapanui-phrase.cards }.
rapanui-why-cheaper = Per te { rapanui-phrase.an-offering } costa meno.
rapanui-why-moai = Alla fine un moai vale { rapanui-why.points }.
rapanui-why-stone = Deponi due delle offerte, e puoi volgere la pietra a tuo favore: { rapanui-why.about }.
rapanui-why-worth = Alla fine { rapanui-phrase.an-offering } varrà { rapanui-why.about }.
rapanui-why-bargain = { $price ->
    [0] Non costa nulla.
   *[other] Costa solo { rapanui-phrase.price }.
}
rapanui-why-save = Ora nessuna offerta vale i suoi legni.
rapanui-why-save-moai = I legni ti servono per il tuo moai.
rapanui-why-sure = Ricevi { rapanui-why.points } sicuri.
rapanui-why-wood = Ora per te i legni valgono più dei punti.
rapanui-why-wood-moai = I legni aiutano a pagare il tuo moai.
rapanui-why-raises = Con più { rapanui-phrase.crop } sulla pietra, ciò che possiedi vale di più: { rapanui-why.about }.
rapanui-why-lowers = Con più { rapanui-phrase.crop } sulla pietra, ciò che possiedono gli altri vale di meno: { rapanui-why.about }.
rapanui-why-cheap = Alla fine { rapanui-phrase.an-offering } varrà poco.
