"""The example of an owner's deck: played to the end, and limits that no deck can pass [R42]."""

import json
from random import Random

import pytest

from tests.bots.playing import played
from tests.games.playing import act
from tests.games.raiatea.policies import POLICIES
from tests.games.raiatea.positions import EVERY_WORD, GAME, performing
from tests.games.raiatea.test_reference import play_both
from vaka.bots import Observation
from vaka.bots.levels import tuned
from vaka.bots.searcher import SearchBot
from vaka.core.options import OptionValue
from vaka.games.raiatea.deck import read_parts, standard_text
from vaka.games.raiatea.layout import TASK_ROOM
from vaka.games.raiatea.supplies import MAX_SUPPLY

OPTIONS: dict[str, OptionValue] = {"deck": EVERY_WORD, "tane": True}
MAX_STEP_BYTES = 150_000
MAX_GAME_ACTIONS = 20_000


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_follow_the_reference(players: int) -> None:
    for policy in ("busy", "random", "pious"):
        play_both(players, 70 + players, policy, OPTIONS, pace=4)


@pytest.mark.parametrize("players", [3, 5])
def test_greedy_bots_play_to_the_end(players: int) -> None:
    words: set[str] = set()
    for state, seat in played("raiatea", players, players, OPTIONS):
        decision = state.decision()
        assert decision is not None
        words.add(decision.kind)
        assert state.legal_actions(seat)
    assert {"choose", "pay", "go", "build"} <= words


def test_a_search_bot_plays_to_the_end() -> None:
    state = GAME.new(3, 4, OPTIONS)
    bots = [SearchBot(seat, lambda _: tuned("raiatea", 4)) for seat in range(3)]
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        state.apply(seat, bots[seat].choose(Observation(state, seat)))
    assert state.outcome().winners


# Limits -------------------------------------------------------------------------------------------


def card(name: str, kind: str, *effects: str) -> str:
    listed = ", ".join(f'"{effect}"' for effect in effects)
    return (
        f'[rituals.{name}]\nname = "{name}"\ncost = 1\ntype = "{kind}"\ncopies = 20\n'
        f"effect = [{listed}]\n"
    )


BOARD = """
[starting]
goods = { uru = 20, taro = 20, mahi-mahi = 20, tiare = 20 }
assistants = { gatherer = 20, merchant = 20, shaman = 20, diver = 20 }
[rounds]
three = [4, 4, 4]
four = [4, 4, 4]
five = [4, 4, 4]
[start]
mana = 50
pearls = 50
draw = 8
keep = 8
[ranks]
track = 30
steps = [0, 1, 2, 3]
points = [0, 1, 2, 3]
draw = [8, 8, 8, 8]
forbidden = "raatira"
prepare = [6, 6, 6, 6]
[priests]
track = 30
prices = [0, 0]
"""
FULL_BAG = card("bag", "common", *["bag 20 per player"] * 8)
# As much of everything as is allowed: each would go on and on, or grow, if nothing stopped it.
EXTREME = {
    "supplies": card("a", "permanent", *["at location: for each permanent: gain 20 pearls"] * 8)
    + card("b", "permanent", *["at round: for each permanent: gain 20 mana"] * 8),
    "cards": card("a", "permanent", "at location: gain 10 uru", "at location: lose 10 goods")
    + card("b", "permanent", "at round: 2 times: gain 4 goods", "at round: 2 times: lose 4 goods"),
    "rituals": card("a", "personal", "draw 8", "ready 4", "perform any")
    + card("b", "personal", "ready 4", "draw 8", "send 1"),
    "assistants": card("a", "permanent", "at location: use 4", "at ceremony: send 1")
    + card("b", "personal", "ready 20", "send 1", "draw 8"),
}


@pytest.mark.parametrize("name", EXTREME)
def test_extreme_decks_end_with_small_steps(name: str) -> None:
    deck = EXTREME[name] + FULL_BAG + BOARD
    assert read_parts(deck, name).mistakes == []
    rng = Random(3)
    state = GAME.new(4, 3, {"deck": deck})
    log = state.listen()
    actions = 0
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        legal = state.legal_actions(seat)
        wanted = [each for each in legal if each.name in ("prepare", "perform", "shaman", "draw")]
        action = rng.choice(wanted) if wanted else POLICIES["busy"](state, seat, legal, rng)
        state.apply(seat, action)
        told = [[event.name, dict(event.args)] for event in log.take()]
        assert len(json.dumps(told)) < MAX_STEP_BYTES
        actions += 1
        assert actions < MAX_GAME_ACTIONS
    shown = state.view(None)
    assert shown["bag"] <= MAX_SUPPLY
    assert max(own["mana"] for own in shown["seats"]) <= MAX_SUPPLY
    assert max(own["pearls"] for own in shown["seats"]) <= MAX_SUPPLY


@pytest.mark.parametrize("name", ["supplies", "rituals"])
def test_greedy_bots_end_extreme_games(name: str) -> None:
    deck = EXTREME[name] + FULL_BAG + BOARD
    for number, (state, _) in enumerate(played("raiatea", 3, 2, {"deck": deck})):
        assert number < MAX_GAME_ACTIONS
        assert len(state.view(None)["pending"]) <= TASK_ROOM


def test_supplies_are_full_at_the_limit() -> None:
    state = performing(["5 times: gain 20 pearls", "5 times: gain 20 mana"], {0: "950 pearls"})
    act(state, "shaman(ritual=test)")
    own = state.view(0)["seats"][0]
    assert (own["pearls"], own["mana"]) == (MAX_SUPPLY, 100)


REFUSED = [
    ("personal", ["6 times: gain 1 mana"], "effect-number"),
    ("personal", ["pay 1 mana: pay 1 mana: pay 1 mana: pay 1 mana: draw"], "effect-deep"),
    ("personal", ["5 times: gain 20 goods"], "effect-long"),
    ("personal", ["5 times: if 1 player: 5 times: gain 4 goods"], "effect-long"),
    ("permanent", ["at location: gain 20 goods", "at reef: lose 20 goods"], "effect-long"),
    ("personal", ["perform any", "perform any"], "effect-performs"),
    ("personal", ["2 times: perform any"], "effect-performs"),
    ("personal", ["perform any", "send 1"], "effect-performs"),
    ("common", ["everyone: perform any"], "effect-performs"),
    ("permanent", ["at round: perform any"], "effect-endless"),
    ("permanent", ["at location: send 1"], "effect-endless"),
]


@pytest.mark.parametrize(("kind", "effects", "reason"), REFUSED)
def test_what_could_go_on_and_on_is_refused(kind: str, effects: list[str], reason: str) -> None:
    found = read_parts(card("a", kind, *effects) + FULL_BAG + card("b", "personal", "draw"), "deck")
    assert [mistake.reason for mistake in found.mistakes] == [reason]


@pytest.mark.parametrize("word", ["perform any", "send 1", "use 1"])
def test_treasures_and_a_effects_lead_to_no_ritual(word: str) -> None:
    text = standard_text()
    for table in (
        text.replace('pearls = "gain 3 pearls"', f'pearls = "{word}"'),
        text.replace('gatherer = "gain 1 goods"', f'gatherer = "{word}"'),
    ):
        assert table != text
        found = read_parts(table, "deck").mistakes
        assert [mistake.reason for mistake in found] == ["effect-endless"]
