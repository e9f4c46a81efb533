"""Memory and redeal, against a spectator who writes down nothing but what all can see.

The observer lists every assignment of crops to hidden offerings that fits the public history (each
was owned when it was laid, and every offering laid openly later was still there). `redeal` must
give nothing else, and where there are few, each of them.
"""

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.playing import act, asked
from tests.games.rapanui.observer import Guess, Observer
from tests.games.rapanui.policies import POLICIES
from tests.games.rapanui.positions import CROPS, GAME, KINDS, deck_of, hidden_of, position
from vaka.core.state import State

MANY = 3000  # more assignments than this are not listed
FEW = 16  # so few that redeals must find every one


def watched(players: int, policy: str, seed: int) -> Iterator[tuple[State, Observer, bool]]:
    """The states of a game, each with what a spectator knows; True: offerings were laid."""
    rng = Random(seed)
    state = GAME.new(players, seed)
    observer = Observer(players)
    log = state.listen()
    yield state, observer, True
    while (now := asked(state)) is not None:
        state.apply(now[1], POLICIES[policy](state, now[1], state.legal_actions(now[1]), rng))
        events = [event for event in log.take() if event.seen_by(None)]
        for event in events:
            observer.note(event)
        yield state, observer, any(event.name in ("hide", "sacrifice") for event in events)


def by_seat(state: State) -> tuple[Guess, ...]:
    """The hidden offerings seat by seat, in the order laid."""
    return tuple(
        tuple(crop for layer, crop in hidden_of(state) if layer == seat)
        for seat in range(state.players)
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
def test_memory_is_what_a_spectator_can_remember(policy: str, players: int) -> None:
    for seed in range(4):
        for state, observer, _ in watched(players, policy, seed):
            memories = [state.view(seat)["memory"] for seat in (None, *range(players))]
            assert all(memory == memories[0] for memory in memories)
            memory = memories[0]
            assert memory["hands"] == [{kind: h[kind] for kind in KINDS} for h in observer.hands]
            assert memory["offerings"] == [{crop: o[crop] for crop in CROPS} for o in observer.seen]
            assert len(memory["limits"]) == len(observer.layers)
            assert [layer for layer, _ in hidden_of(state)] == observer.layers


def within_limits(state: State, seat: int) -> set[Guess]:
    """The guesses about a seat that memory.limits allows."""
    memory = state.view(None)["memory"]
    layers = [card["seat"] for card in state.view(None)["stone"]["hidden"]]
    guesses: list[Guess] = [()]
    for layer, limit in zip(layers, memory["limits"], strict=True):
        if layer == seat:
            guesses = [
                (*guess, crop)
                for guess in guesses
                for crop in CROPS
                if guess.count(crop) < limit[crop]
            ]
    return set(guesses)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", ["builder", "random"])
def test_limits_leave_exactly_what_is_possible(policy: str, players: int) -> None:
    for seed in range(6):
        for state, observer, laid in watched(players, policy, seed):
            for seat in range(players) if laid else ():
                if observer.layers.count(seat) <= 5:
                    assert within_limits(state, seat) == observer.guesses(seat)


def check_redeals(state: State, observer: Observer, seat: int | None) -> tuple[int, bool]:
    """Redeal for a seat: how many assignments there are, and whether all were found."""
    true = by_seat(state)
    knows = {} if seat is None else {seat: true[seat]}
    number = observer.number(knows)
    if number > MANY:
        return number, False
    possible = observer.assignments(knows)
    assert true in possible
    found = set()
    for seed in range(20):
        found.add(by_seat(state.redeal(seat, seed)))
    assert found <= possible
    if number <= FEW:
        seed = 20
        while found != possible and seed < 5000:
            found.add(by_seat(state.redeal(seat, seed)))
            seed += 1
        assert found == possible
        return number, True
    return number, False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeal_gives_what_is_possible_and_all_of_it(players: int) -> None:
    complete: set[int] = set()
    for policy, seed in (("builder", 1), ("builder", 2), ("random", 3), ("farmer", 4)):
        for state, observer, laid in watched(players, policy, seed):
            if laid and state.decision() is not None:
                for seat in (None, *range(players)):
                    number, all_found = check_redeals(state, observer, seat)
                    if all_found:
                        complete.add(number)
    assert len(complete) > 3  # not only positions where nothing is unknown


def test_redeal_knows_that_an_open_offering_was_still_there() -> None:
    """Who hid one of two crops and then lays one openly still had that one."""
    state = position(
        2, wood=[7, 7], hands={0: "moai, 2 fish", 1: "moai, 2 grain"},
        offerings={0: "fish, grain", 1: "2 sweet-potato"}, columns={1: "grain, 3 priest"},
    )  # fmt: skip
    act(state, "play(card=moai, count=1)", "sacrifice(crop=sweet-potato)", "hide(crop=fish)")
    unknown = {by_seat(state.redeal(1, seed)) for seed in range(50)}
    assert unknown == {(("fish",), ()), (("grain",), ())}
    act(state, "add(crop=fish)", "draw(column=1)", "skip", "play(card=moai, count=1)")
    assert asked(state) == ("sacrifice", 0)
    act(state, "sacrifice(crop=grain)")
    assert {by_seat(state.redeal(1, seed)) for seed in range(50)} == {(("fish",), ())}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeal_changes_nothing_that_is_known(players: int) -> None:
    for state, _, laid in watched(players, "builder", 5):
        if not laid:
            continue
        for seat in (None, *range(players)):
            for seed in (0, 1):
                other = state.redeal(seat, seed)
                assert other.view(seat) == state.view(seat)
                assert other.inventory() == state.inventory()
                assert sorted(deck_of(other)) == sorted(deck_of(state))
        if len(deck_of(state)) > 10:
            assert len({tuple(deck_of(state.redeal(0, seed))) for seed in range(8)}) == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeal_does_not_depend_on_what_is_hidden(players: int) -> None:
    """The redeal of a redeal is the redeal: nothing of the true cards is left in it."""
    for state, _, laid in watched(players, "builder", 6):
        if laid and state.decision() is not None:
            for seat in (None, *range(players)):
                other = state.redeal(seat, 11)
                assert other.redeal(seat, 12).dump() == state.redeal(seat, 12).dump()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redealt_game_can_be_played_to_its_end(players: int) -> None:
    for state, _, laid in watched(players, "builder", 7):
        if laid and state.decision() is not None:
            other = state.redeal(0, 3)
            rng = Random(1)
            while (now := asked(other)) is not None:
                other.apply(now[1], rng.choice(other.legal_actions(now[1])))
            assert other.inventory() == state.inventory()


def test_hidden_offerings_read_alike_in_cells_and_views() -> None:
    """The tests above read the cells; each layer's own view says the same."""
    for state, _, _ in watched(3, "builder", 1):
        for number, (layer, crop) in enumerate(hidden_of(state)):
            assert state.view(layer)["stone"]["hidden"][number] == {"seat": layer, "crop": crop}
