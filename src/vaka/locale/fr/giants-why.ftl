### Giants: why an action is good. $points is what it is worth, about.

giants-why-auction = Vos sculpteurs peuvent espérer des moaï valant environ { giants-phrase.points }.
giants-why-order = Vos marqueurs vous font choisir plus tôt : environ { giants-phrase.points }.
giants-why-spare = Les figurines qui ne taillent pas peuvent porter et agir : environ { giants-phrase.points }.
giants-why-carve = Un { giants-phrase.sized } vaut pour vous environ { giants-phrase.points }, moins le chemin qui lui reste à faire.
giants-why-way = Cette figurine aide { giants-label-object } à aller jusqu’en { $hex } : environ { giants-phrase.points }.
giants-why-help = Les adversaires pourraient y avoir besoin d’une figurine, et vous payer pour son aide.
giants-why-worker = Vous recevez un ouvrier, pour ce tour et tous les suivants.
giants-why-marker = Vous recevez un marqueur, pour ce tour et tous les suivants.
giants-why-headdress = Vous recevez une coiffe pour un de vos moaï tête nue : environ { giants-phrase.points }.
giants-why-logs = Vous recevez { giants-phrase.logs }, utiles pour porter les moaï lourds.
giants-why-tablet = Aucun objet n’a besoin de ce marqueur à présent, et les demi-tablettes comptent par paires.
giants-why-erect = Cela mène { giants-label-object } sur l’ahu { $ahu } : { giants-phrase.points }.
giants-why-cap = Cela mène { giants-label-object } sur votre moaï de l’ahu { $ahu } : { giants-phrase.points }.
giants-why-nearer = { $hexes ->
    [one] Cela fait avancer { giants-label-object } jusqu’en { $hex }, de { $hexes } case.
   *[other] Cela fait avancer { giants-label-object } jusqu’en { $hex }, de { $hexes } cases.
}
giants-why-own = En chemin, aucun adversaire n’est à payer.
giants-why-guard = Votre marqueur vous réserve { giants-label-object } : environ { giants-phrase.points }.
giants-why-cheap = Les adversaires ne reçoivent pas plus de { giants-phrase.points }, et plutôt ceux qui sont derrière.
giants-why-free = Un marqueur en main vous est plus utile que { giants-label-object }.
giants-why-rest = Rien d’autre ne vaut à présent ce qu’il coûte.
