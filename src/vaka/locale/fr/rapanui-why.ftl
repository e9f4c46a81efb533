### Rapa Nui: why an action is good. $points is what it is worth, about.

rapanui-why =
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .about = { $points ->
        [0] moins d’un point
        [one] environ { $points } point
       *[other] environ { $points } points
    }

rapanui-why-scored = Les { rapanui-phrase.cards } sont évalués : { rapanui-why.about } pour vous par rapport aux autres.
rapanui-why-scored-for-others = Les { rapanui-phrase.cards } sont évalués, ce qui profite davantage aux autres : { rapanui-why.about }.
rapanui-why-hand = Un { rapanui-phrase.card } vous servira à un tour suivant : { rapanui-why.about }.
rapanui-why-leaves-little = Il reste moins à faire évaluer à la personne suivante.
rapanui-why-end = La partie s’arrête, et vous êtes en tête.
rapanui-why-end-behind = La partie s’arrête, et vous n’êtes pas en tête.
rapanui-why-coming = Certaines des évaluations à venir porteront sur les { rapanui-phrase.cards } : { rapanui-why.about }.
rapanui-why-majority = Vous obtenez la majorité des { rapanui-phrase.cards }.
rapanui-why-cheaper = Une { rapanui-phrase.offering } devient moins chère pour vous.
rapanui-why-moai = Un moaï vaut { rapanui-why.points } à la fin.
rapanui-why-stone = Vous déposez deux des offrandes, ce qui peut tourner la pierre en votre faveur : { rapanui-why.about }.
rapanui-why-worth = Une { rapanui-phrase.offering } vaudra { rapanui-why.about } à la fin.
rapanui-why-bargain = { $price ->
    [0] Elle ne coûte rien.
   *[other] Elle ne coûte que { $price } bois.
}
rapanui-why-save = Aucune offrande ne vaut son bois maintenant.
rapanui-why-save-moai = Vous avez besoin du bois pour votre moaï.
rapanui-why-sure = Vous recevez { rapanui-why.points } à coup sûr.
rapanui-why-wood = Le bois vaut maintenant plus que des points pour vous.
rapanui-why-wood-moai = Le bois aide à payer votre moaï.
rapanui-why-raises = Avec plus de { rapanui-phrase.crop } sur la pierre, ce que vous possédez vaut davantage : { rapanui-why.about }.
rapanui-why-lowers = Avec plus de { rapanui-phrase.crop } sur la pierre, ce que les autres possèdent vaut moins : { rapanui-why.about }.
rapanui-why-cheap = Une { rapanui-phrase.offering } vaudra peu à la fin.
