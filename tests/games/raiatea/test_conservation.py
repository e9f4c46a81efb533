"""Every card, tile, assistant and mask is accounted for after every action."""

from collections import Counter
from typing import Any

import pytest

from tests.games.raiatea.policies import POLICIES, play
from tests.games.raiatea.positions import EACH_OPTION, names_of
from vaka.core.options import OptionValue
from vaka.core.state import State


def counted(state: State) -> Counter[str]:
    """The components once more, from what views show: the inventory could be wrong in itself."""
    views = [state.view(seat) for seat in range(state.players)]
    table: dict[str, Any] = views[0]
    found: Counter[str] = Counter(table["goods_market"])
    found.update(table["assistant_market"])
    for card in table["forest_row"]:
        found[card["card"]] += 1
    found.update(table["mask_market"])
    for ritual, number in table["discards"].items():
        found[f"ritual {ritual}"] += number
    for each in table["blessing"]:
        found[f"ritual {each['ritual']}"] += 1
    for seat, view in enumerate(views):
        own = view["seats"][seat]
        found.update(own["goods"])
        found.update(own["ready"])
        found.update(own["used"])
        found.update(own["masks"])
        found["mirror"] += own["mirrors"]
        for pair in own["pairs"]:
            found[pair["mask"]] += 1 if pair["mirror"] else 2
            found["mirror"] += pair["mirror"]
        for ritual in (*own["hand"], *own["bag"], *(own["drawn"] or []), *own["permanent"]):
            found[f"ritual {ritual}"] += 1
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", EACH_OPTION, ids=names_of)
def test_nothing_is_lost_or_made(options: dict[str, OptionValue], players: int) -> None:
    wanted: dict[str, int] = {}
    for ply, state in enumerate(play(players, 3, POLICIES["lively"], 3, options).states()):
        if not wanted:
            wanted = state.inventory()
            check_whole(wanted, state)
        assert state.inventory() == wanted
        if ply % 40 == 0:
            check_counted(state, wanted)
    assert state.decision() is None


def check_whole(wanted: dict[str, int], state: State) -> None:
    """108 small cards, 68 missions, 92 rituals but for those of Tane."""
    groups: Counter[str] = Counter()
    for name, number in wanted.items():
        groups[name.partition(" ")[0] if " " in name else "other"] += number
    if "[missions" not in str(state.config.options["deck"]):
        assert groups["mission"] == 68
    assert groups["mask"] == 24
    assert groups["other"] == 32 + 48 + 4  # goods, assistants, mirrors
    if not state.config.options["deck"]:
        assert groups["ritual"] == 86 + 6 * (state.config.options["tane"] is True)


def check_counted(state: State, wanted: dict[str, int]) -> None:
    """What is seen is never more than there is; what is not seen lies in decks and the pool."""
    found = counted(state)
    view = state.view(None)
    for name, number in found.items():
        key = name if name in wanted else f"mask {name}"
        assert number <= wanted[key], name
    rituals = sum(number for name, number in found.items() if name.startswith("ritual"))
    total = sum(number for name, number in wanted.items() if name.startswith("ritual"))
    in_decks = sum(deck["left"] for deck in view["decks"].values())
    # A ritual that works right now lies nowhere else.
    assert total - 10 <= rituals + in_decks <= total
    cards = sum(number for name, number in found.items() if not name.startswith("ritual"))
    assert cards + view["forest_deck"] == 108
