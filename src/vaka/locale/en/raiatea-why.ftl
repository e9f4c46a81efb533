### Raiatea: why an action is good. $points is what it is worth, about.

raiatea-why =
    .about = { $points ->
        [0] less than a point
        [one] about { $points } point
       *[other] about { $points } points
    }

raiatea-why-mission = A mission can be completed: { raiatea-why.about }.
raiatea-why-condition = It brings you nearer to the condition of a mission: { raiatea-why.about }.
raiatea-why-auction = The mission is worth { raiatea-why.about } to you, and all bids are paid.
raiatea-why-rank = You become { raiatea-phrase.rank }.
raiatea-why-next-rank = { $steps ->
    [one] Then you are { $steps } tattoo away from { raiatea-phrase.rank }.
   *[other] Then you are { $steps } tattoos away from { raiatea-phrase.rank }.
}
raiatea-why-pair = It makes a pair with your mask of { $mask }: { raiatea-why.about }.
raiatea-why-twin = With its twin, the mask of { $mask } would be a pair of { raiatea-why.about }.
raiatea-why-mirror = A rainbow mirror makes a pair with any mask.
raiatea-why-swap = A mask on the market is worth more to you than one of yours.
raiatea-why-ritual = { $ritual } is worth { raiatea-why.about } to you when it works.
raiatea-why-works = { $ritual } works for you there.
raiatea-why-free = { $ritual } needs no mana this way.
raiatea-why-draw = You can draw rituals and keep the best.
raiatea-why-bag = Your rituals need this mana in the bag: { raiatea-why.about }.
raiatea-why-order = Whoever bids more chooses a gift first and builds first: { raiatea-why.about }.
raiatea-why-goods = You can use { raiatea-phrase.a-goods } for missions, tattoos or a sale.
raiatea-why-some-goods = You can use goods for missions, tattoos or a sale.
raiatea-why-sale = The price of { raiatea-phrase.goods } is good for you.
raiatea-why-gatherer = The gatherer brings you a good of the row on top.
raiatea-why-assistant = You can use { raiatea-phrase.an-assistant }.
raiatea-why-assistants = You can use an assistant.
raiatea-why-ready = You can use { raiatea-phrase.an-assistant } once more.
raiatea-why-help = The die may let your { raiatea-phrase.assistants } help you there.
raiatea-why-priests = Each priest brings you mana again and again.
raiatea-why-harvest = Your priests bring you { $mana } mana.
raiatea-why-mana = You get { $mana } mana for the ceremony and for missions.
raiatea-why-pearls = You get { raiatea-phrase.pearls } for priests, assistants and missions.
raiatea-why-reef = You get about { raiatea-phrase.pearls } for priests, assistants and missions.
raiatea-why-least = This is what you need least.
raiatea-why-leader = It hits somebody who is ahead.
raiatea-why-save = Nothing else is worth what it costs now.
