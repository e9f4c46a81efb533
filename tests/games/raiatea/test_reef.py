"""The Reef [R14]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import each_has, go, position


@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("players", [3, 5])
def test_r14_pearls_for_all_and_three_more_for_the_kahuna(players: int, die: int) -> None:
    state = position(dict.fromkeys(range(players), "4 pearls"), players, first=1)
    events = go(state, "reef", die)
    assert args_of(events, "reef-roll") == [{"die": die}]
    pearls = [4 + die] * players
    pearls[1] += 3
    assert each_has(state, "pearls") == pearls
    # Nobody has anything to decide.
    assert asked(state) == ("go", 2)


def test_r14_a_second_roll_after_that_for_divers() -> None:
    seen = set()
    for seed in range(30):
        state = position({0: "diver, 4 pearls"})
        state.cells[0] = seed * 977
        events = go(state, "reef")
        ((roll,), (second,)) = args_of(events, "roll"), args_of(events, "reef-roll")
        names = [event.name for event in events]
        assert names.index("roll") < names.index("reef-roll")
        helped = 4 if roll["die"] == 1 else 0
        assert each_has(state, "pearls")[0] == 4 + helped + int(str(second["die"])) + 3
        seen.add((roll["die"], second["die"]))
    assert len(seen) > 8


def test_r14_asked_only_who_can_use_a_shaman_or_a_mirror() -> None:
    seats = {
        0: "shaman, 4 priests",  # no ritual
        1: "mirror, mask oro",
        2: "shaman, 4 priests, hand mata-arahu",  # too dear, but nobody knows
        3: "shaman, hand hina",  # no priests
    }
    state = position(seats, 4)
    go(state, "reef")
    assert asked(state) == ("reef", 1)
    assert legal(state) == ["done", "mirror(mask=oro)"]
    act(state, "done")
    assert asked(state) == ("reef", 2)
    assert legal(state) == ["done"]
    act(state, "done")
    assert asked(state) == ("go", 1)
