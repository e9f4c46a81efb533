### Giants: why an action is good. $points is what it is worth, about.

giants-why =
    .about = { $points ->
        [0] moins d’un point
        [one] environ { $points } point
       *[other] environ { $points } points
    }

giants-why-auction = Vos sculpteurs peuvent espérer des moaïs valant { giants-why.about }.
giants-why-order = Vos marqueurs vous font choisir plus tôt : { giants-why.about }.
giants-why-spare = Les figurines qui ne taillent pas peuvent porter et agir : { giants-why.about }.
giants-why-carve = Un { giants-phrase.sized } vaut pour vous { giants-why.about }, moins le chemin qui lui reste à faire.
giants-why-way = Cette figurine aide { giants-label-object } à aller jusqu’en { $hex } : { giants-why.about }.
giants-why-help = Les adversaires pourraient y avoir besoin d’une figurine, et vous payer pour son aide.
giants-why-worker = Vous recevez un ouvrier, pour ce tour et tous les suivants.
giants-why-marker = Vous recevez un marqueur, pour ce tour et tous les suivants.
giants-why-headdress = Vous recevez une coiffe pour un de vos moaïs tête nue : { giants-why.about }.
giants-why-logs = Vous recevez { giants-phrase.logs }, utiles pour porter les moaïs lourds.
giants-why-half-tablet = Aucun objet n’a besoin de ce marqueur à présent, et les demi-tablettes comptent par paires.
giants-why-half-tablet-cost = Les 2 demi-tablettes que cela coûte vaudraient { giants-phrase.points }.
giants-why-erect = Cela mène { giants-label-object } sur l’ahu { $ahu } : { giants-phrase.points }.
giants-why-crown = Cela mène { giants-label-object } sur votre moaï de l’ahu { $ahu } : { giants-phrase.points }.
giants-why-nearer = { $hexes ->
    [one] Cela fait avancer { giants-label-object } jusqu’en { $hex }, de { $hexes } case.
   *[other] Cela fait avancer { giants-label-object } jusqu’en { $hex }, de { $hexes } cases.
}
giants-why-own = En chemin, aucun adversaire n’est à payer.
giants-why-guard = Votre marqueur vous réserve { giants-label-object } : { giants-why.about }.
giants-why-cheap = Les adversaires ne reçoivent pas plus de { giants-phrase.points }, et plutôt ceux qui sont derrière.
giants-why-free = Un marqueur en main vous est plus utile que { giants-label-object }.
giants-why-rest = Rien d’autre ne vaut à présent ce qu’il coûte.
