"""What the things of Raiatea are called whose use `vaka balance` counts."""

from vaka.faces.raiatea_effects import mission_text
from vaka.faces.raiatea_names import Called, deck_of
from vaka.locale import Words


def label(group: str, thing: str, deck: str, words: Words) -> str:
    """The name of a thing of a group; `deck` is the text of the deck that is played with."""
    called = Called(deck_of({"options": {"deck": deck}}), words)
    if group == "rituals":
        return called.ritual(thing)
    if group == "masks":
        return called.mask(thing)
    if group == "locations":
        return called.location(thing)
    if group == "ranks":
        return called.rank(thing)
    if group == "missions":
        points = called.deck.mission_points[called.deck.mission_names.index(thing)]
        worth = words("raiatea-table-worth", points=int(points))
        return f"{mission_text(called.deck, thing, words)} ({worth})"
    if group == "bonuses":
        goods, _, step = thing.rpartition("-")
        return f"{called.goods(goods)} {step}"
    return thing
