### Raiatea: why an action is good. $points is what it is worth, about.

raiatea-why =
    .about = { $points ->
        [0] moins d’un point
        [one] environ { $points } point
       *[other] environ { $points } points
    }

raiatea-why-mission = Une mission peut être remplie : { raiatea-why.about }.
raiatea-why-condition = Vous vous rapprochez de la condition d’une mission : { raiatea-why.about }.
raiatea-why-auction = La mission vaut pour vous { raiatea-why.about }, et toutes les mises sont payées.
raiatea-why-rank = Vous devenez { raiatea-phrase.rank }.
raiatea-why-next-rank = { $steps ->
    [one] Il vous manquera { $steps } tatouage pour devenir { raiatea-phrase.rank }.
   *[other] Il vous manquera { $steps } tatouages pour devenir { raiatea-phrase.rank }.
}
raiatea-why-pair = Cela forme une paire avec votre masque { $mask } : { raiatea-why.about }.
raiatea-why-twin = Avec son jumeau, le masque { $mask } formerait une paire : { raiatea-why.about }.
raiatea-why-mirror = Un miroir arc-en-ciel forme une paire avec n’importe quel masque.
raiatea-why-swap = Un masque du marché vaut plus pour vous que l’un des vôtres.
raiatea-why-ritual = { $ritual } vaut pour vous { raiatea-why.about } quand il agit.
raiatea-why-works = { $ritual } agit pour vous en ce lieu.
raiatea-why-free = Ainsi, { $ritual } ne coûte pas de mana.
raiatea-why-draw = Vous pouvez piocher des rituels et garder le meilleur.
raiatea-why-bag = Vos rituels ont besoin de ce mana dans le sac : { raiatea-why.about }.
raiatea-why-order = Qui mise plus choisit son don et construit plus tôt : { raiatea-why.about }.
raiatea-why-goods = { $goods ->
    [uru] Un uru vous servira pour une mission, un tatouage ou une vente.
    [taro] Un taro vous servira pour une mission, un tatouage ou une vente.
    [mahi-mahi] Un mahi-mahi vous servira pour une mission, un tatouage ou une vente.
   *[tiare] Un tiare vous servira pour une mission, un tatouage ou une vente.
}
raiatea-why-some-goods = Des marchandises vous serviront pour une mission, un tatouage ou une vente.
raiatea-why-sale = Le prix { raiatea-phrase.of-goods } est bon pour vous.
raiatea-why-gatherer = Le cueilleur vous apporte en plus une marchandise de la rangée.
raiatea-why-assistant = Vous pouvez vous servir { $assistant ->
    [gatherer] d’un cueilleur
    [merchant] d’un marchand
    [shaman] d’un chamane
   *[diver] d’un pêcheur de perles
}.
raiatea-why-assistants = Vous pouvez vous servir d’un assistant.
raiatea-why-ready = Vous pourrez utiliser { raiatea-phrase.an-assistant } une fois de plus.
raiatea-why-help = Avec le dé, vos { raiatea-phrase.assistants } peuvent vous aider en ce lieu.
raiatea-why-priests = Chaque prêtre vous rapporte du mana à plusieurs reprises.
raiatea-why-harvest = Vos prêtres vous rapportent { $mana } mana.
raiatea-why-mana = Vous obtenez { $mana } mana pour la cérémonie et pour les missions.
raiatea-why-pearls = Vous obtenez { raiatea-phrase.pearls } pour des prêtres, des assistants et des missions.
raiatea-why-reef = Vous obtenez environ { raiatea-phrase.pearls } pour des prêtres, des assistants et des missions.
raiatea-why-least = C’est ce dont vous avez le moins besoin.
raiatea-why-leader = Cela touche quelqu’un qui est en tête.
raiatea-why-save = Rien d’autre ne vaut maintenant ce qu’il coûte.
