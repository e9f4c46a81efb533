"""What the things of Raiatea are called whose use `vaka balance` counts."""

from vaka.cli.titles.raiatea_names import Called
from vaka.games.raiatea.deck import read_deck, standard_deck
from vaka.locale import Words


def label(group: str, thing: str, deck: str, words: Words) -> str:
    """The name of a thing of a group; `deck` is the text of the deck that is played with."""
    called = Called(read_deck(deck) if deck else standard_deck(), words)
    if group == "rituals":
        return called.ritual(thing)
    if group == "masks":
        return called.mask(thing)
    if group == "locations":
        return called.location(thing)
    if group == "ranks":
        return called.rank(thing)
    if group == "bonuses":
        goods, _, step = thing.rpartition("-")
        return f"{called.goods(goods)} {step}"
    return thing
