"""Every piece is accounted for after every action, at every player count and option."""

import pytest

from tests.games.giants.policies import POLICIES, lively, play
from tests.games.giants.positions import EACH_OPTION, names_of
from vaka.core.options import OptionValue
from vaka.core.state import State


def counted(state: State) -> dict[str, int]:
    """The pieces once more, from what a view shows: the inventory could be wrong in itself."""
    view = state.view(None)
    hexes, ahus = view["hexes"], view["ahus"]
    seats = [state.view(seat)["seats"][seat] for seat in range(state.players)]
    found: dict[str, int] = {}
    carved = [each["name"] for each in view["objects"]]
    carved += [ahu["moai"] for ahu in ahus if ahu["moai"]]
    carved += [ahu["crowned"] for ahu in ahus if ahu["crowned"]]
    assert len(carved) == len(set(carved))
    for size, name in enumerate(("small", "medium", "large")):
        there = sum(each.startswith(name) for each in carved)
        gone = view["gone"][size] + view["offered"][size]
        found[name] = there + gone + view["supply"]["moai"][size]
    headdresses = sum(each.startswith("headdress") for each in carved)
    found["headdress"] = headdresses + view["supply"]["headdresses"]
    logs = sum(each["logs"] for each in hexes) + sum(seat["logs"] for seat in seats)
    found["log"] = logs + view["supply"]["logs"] + view["logs_gone"]
    found["half"] = sum(seat["half_tablets"] for seat in seats) + view["supply"]["half_tablets"]
    for number, seat in enumerate(seats):
        bid = seat["bid"] or {"workers": 0, "markers": 0}
        workers = sum(each["workers"][number] for each in hexes)
        found[f"worker:{number}"] = (
            workers + seat["workers"] + bid["workers"] + seat["contained"]["workers"]
        )
        marked = sum(each["marked"] and each["owner"] == number for each in view["objects"])
        found[f"marker:{number}"] = (
            marked + seat["markers"] + bid["markers"] + seat["laid"] + seat["contained"]["markers"]
        )
        for figure in ("sorcerer", "chief"):
            placed = [each["name"] for each in hexes if number in each[f"{figure}s"]]
            assert placed == ([seat[figure]] if seat[figure] not in ("hand", "bid") else [])
        if view["options"]["screens"] == "open":
            laid = sum(ahu["base"] == number for ahu in ahus)
            found[f"base:{number}"] = laid + seat["bases"]
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", EACH_OPTION, ids=names_of)
def test_nothing_is_lost_or_made(options: dict[str, OptionValue], players: int) -> None:
    wanted: dict[str, int] = {}
    for ply, state in enumerate(play(players, 3, POLICIES[lively(options)], 3, options).states()):
        if not wanted:
            wanted = state.inventory()
        if ply % 3 == 0:
            assert state.inventory() == wanted
        if ply % 17 == 0:
            for name, number in counted(state).items():
                assert wanted[name] == number, name
    assert state.decision() is None
