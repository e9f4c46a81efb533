"""Which mission to complete: the points it brings for what is paid."""

from vaka.bots.greedy.raiatea.missions import Tile
from vaka.bots.greedy.raiatea.worth import Worth

NOTHING = -1e9


def net(worth: Worth, tile: Tile) -> float:
    """What completing a mission gains now, if it can be paid."""
    sight, tables, plan = worth.sight, worth.sight.tables, worth.plan
    mission = tile.mission
    if not plan.payable(mission):
        return NOTHING
    left = plan.paid_goods(mission, sight.goods)
    assert left is not None
    if sight.last_ceremony:
        # All that counts is how many points can be made of what is left.
        mana = sight.mana - tables.pay_mana[mission]
        pearls = sight.pearls - tables.pay_pearls[mission]
        rest = [each for each in plan.tiles if each.space != tile.space]
        return tile.value + 0.5 * plan.points_of(rest, mana, pearls, left)
    cost = -worth.mana(-tables.pay_mana[mission]) - worth.pearls(-tables.pay_pearls[mission])
    for goods, (have, kept) in enumerate(zip(sight.goods, left, strict=True)):
        if have > kept:
            cost -= worth.goods(goods, kept - have)
    cost += tables.pay_masks[mission] * worth.masks.least()
    return tile.value - cost


def best_mission(worth: Worth) -> tuple[float, int]:
    """The mission that gains most, and its space."""
    best, chosen = NOTHING, -1
    for tile in worth.plan.tiles:
        gain = net(worth, tile)
        if gain > best:
            best, chosen = gain, tile.space
    return best, chosen
