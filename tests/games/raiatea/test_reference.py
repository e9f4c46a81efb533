"""Whole games, action by action, against the rules written down a second time."""

from collections import Counter
from random import Random

import pytest

from tests.games.raiatea.comparing import compare, follow, reference
from tests.games.raiatea.policies import POLICIES
from tests.games.raiatea.positions import EACH_OPTION, GAME, OWN, names_of
from vaka.core.options import OptionValue

ALL: dict[str, OptionValue] = {
    "edition": "fr", "diver_anytime": "yes", "tane": True, "oracle": True, "mana_shortage": True,
    "suspense": True, "deck": OWN,
}  # fmt: skip


def play_both(
    players: int, seed: int, policy: str, options: dict[str, OptionValue], pace: int = 2
) -> Counter[str]:
    """Play a game of both at once, compared at every `pace`-th action; which were taken."""
    rng = Random(seed)
    taken: Counter[str] = Counter()
    state = GAME.new(players, seed, options)
    model = reference(state)
    compare(state, model)
    while (decision := state.decision()) is not None:
        seat = rng.choice(decision.seats)
        action = POLICIES[policy](state, seat, state.legal_actions(seat), rng)
        taken[f"{decision.kind}:{action.name}"] += 1
        state.apply(seat, action)
        follow(model, state, seat, str(action))
        if taken.total() % pace == 0 or state.decision() is None:
            viewer = rng.randrange(players + 1)
            compare(state, model, viewer if viewer < players else None)
    outcome = state.outcome()
    assert model.over
    assert list(outcome.scores) == model.scores()
    assert list(outcome.ranking) == model.ranking()
    assert list(outcome.parts) == [model.parts(seat) for seat in range(players)]
    return taken


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [*EACH_OPTION, ALL], ids=names_of)
def test_games_follow_the_reference(options: dict[str, OptionValue], players: int) -> None:
    """To the end, in every edition, every variant, and with decks of one's own."""
    play_both(players, players, "lively", options, pace=6)


@pytest.mark.parametrize("policy", list(POLICIES))
def test_games_of_every_kind_follow_the_reference(policy: str) -> None:
    play_both(3, 8, policy, {"tane": True, "edition": "it"})


def test_the_games_have_every_action() -> None:
    """What is compared is the whole game: each answer to each question is given."""
    taken: Counter[str] = Counter()
    for number, policy in enumerate(
        ("busy", "lively", "pious", "busy", "lively", "busy", "lively")
    ):
        rng = Random(number)
        state = GAME.new(3 + number % 3, number, ALL if number % 2 else {"deck": OWN})
        while (decision := state.decision()) is not None:
            seat = decision.seats[0]
            action = POLICIES[policy](state, seat, state.legal_actions(seat), rng)
            taken[f"{decision.kind}:{action.name}"] += 1
            state.apply(seat, action)
    locations = ("forest", "marae", "reef", "path", "border", "market")
    assert sum(f"{kind}:shaman" in taken for kind in locations) >= 4
    assert all(f"{kind}:done" in taken for kind in locations)
    assert {
        "begin:keep", "go:go", "forest:pick", "forest:gatherer", "marae:sacrifice", "marae:draw",
        "path:priests", "border:offer", "market:sell", "market:hire", "market:merchant",
        "gather:pick", "fetch:fetch", "bonus:bonus", "draw:draw", "keep:keep", "priests:priests",
        "mission:complete", "mission:done", "pay:pay", "buy:draw", "buy:done", "prepare:prepare",
        "prepare:done", "bid:bid", "gift:gift", "first:first", "build:complete", "build:pass",
        "build:shaman", "auction:bid", "goods:take", "assistant:take", "mask:take", "card:pick",
        "ready:ready", "use:use", "perform:perform", "perform:done", "choose:choose",
        "opponent:opponent", "lose:lose", "steal:steal", "stop:stop",
    } <= set(taken)  # fmt: skip
    assert {kind for kind in taken if kind.endswith(":mirror")}
    assert {each.partition(":")[0] for each in taken} == {
        kind.name for kind in GAME.title.decisions
    }
