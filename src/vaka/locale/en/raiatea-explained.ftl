### Raiatea: what cards, tiles, places and steps are, for who asks.

# $type is that of a ritual [R42].
raiatea-explained-ritual = { $type ->
    [personal] It works once, for you.
    [permanent] It stays before you and counts from then on.
    [interactive] It works once, on your rivals.
   *[common] It works once, for all, and any number of them can be prepared.
}
# $text is what a pair scores.
raiatea-explained-mask = A pair scores { $text }. A single mask scores nothing.
raiatea-explained-mirror = On your turn it makes a pair with any one single mask, for good.
raiatea-explained-treasure = The treasure of this mask: who takes it from the forest gets it at once.
raiatea-explained-step = step { $step }: { $text }
raiatea-explained-goods = Sell it at the Market for the bonus of its price or a lower one, sacrifice it at the Marae for a tattoo, or pay missions with it. Bonuses: { $steps }.
# $text is what the A effect does, $again the B effect.
raiatea-explained-assistant = A effect, when the die rolled for them shows no more than you have: { $text } B effect, once, until made ready again: { $again }
raiatea-explained-help = { $assistant ->
    [gatherer] on your pick at the Forest one more card is laid into the row, and you take a good from it on top.
    [merchant] on your turn at the Market a price goes to its top.
    [shaman] on your turn perform a ritual from your hand that costs no more than you have priests; no mana is paid.
   *[diver] in the building step complete a second mission in the same turn.
}
raiatea-explained-mission = { $way ->
    [auction] It is auctioned when all other tiles of its row are gone: the highest bid of mana gets it.
    [need] You have to have this: { $text }. Nothing is paid.
   *[pay] You pay: { $text }.
}
raiatea-explained-location = If you go there as Kahuna: { $text }.
raiatea-explained-rank = { $tattoos ->
    [0] The rank at the beginning.
    [one] From { $tattoos } tattoo on.
   *[other] From { $tattoos } tattoos on.
} You draw { $draw } rituals to choose from, { $forbidden ->
    [yes] normal or forbidden ones
   *[no] only normal ones
}, and prepare up to { $prepare }, not counting common ones.
raiatea-explained-ceremony = { $phase ->
    [dance] Everybody may recruit priests for pearls and then gets 1 mana for each priest.
    [buy] For { $mana } mana, which goes into the bag, everybody may draw rituals and keep one.
    [prepare] Everybody puts rituals into the bag, in secret.
    [invocation] All bid mana in secret and at once. All of it goes into the bag, and the bids make the new order.
    [gifts] The first in the new order choose gifts.
    [blessing] The bag pays the rituals one by one, the cheapest first. The first that it cannot pay ends it: that one and all after it fail.
   *[building] In turn everybody completes a mission or passes, until all have passed.
}
raiatea-explained-track = { $track ->
    [priests] Each priest brings 1 mana at the Path of the Gods and in the dance of every ceremony. The track ends at { $last }.
   *[tattoos] Tattoos raise your rank, for points at the end and more rituals to choose from. The track ends at { $last }.
}
