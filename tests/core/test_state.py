"""The state: sealed answers, refusals, what is public and what is not."""

from collections.abc import Callable
from typing import Any

import pytest

import vaka
from tests.conformance.shells import COINS, LAST_BID, Shells
from vaka import Action, State
from vaka.core.cells import ASKED, DEPTH, HEADER, KIND, OVER, REVEALS, SEALED
from vaka.core.errors import (
    GameNotOver,
    GameOver,
    IllegalAction,
    MalformedRecord,
    NotAsked,
    UnknownAction,
    UnknownSeat,
    VakaError,
    WrongPlayers,
    WrongSeed,
)


@pytest.fixture
def state() -> State:
    return Shells().new(3, 4)


def act(state: State, seat: int, text: str) -> None:
    state.apply(seat, state.catalog.parse(text))


def texts(state: State, seat: int) -> list[str]:
    return [str(action) for action in state.legal_actions(seat)]


def finished(state: State) -> State:
    while (decision := state.decision()) is not None:
        state.apply(decision.seats[0], state.legal_actions(decision.seats[0])[-1])
    return state


# Sealed answers ----------------------------------------------------------------------------------


def test_all_are_asked_at_once(state: State) -> None:
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == ("bid", (0, 1, 2), True)
    assert decision.rules == ("S1",)
    assert repr(decision) == "<bid (0, 1, 2)>"
    assert [texts(state, seat) for seat in range(3)] == [["put", "done"]] * 3


def test_an_answer_of_several_steps(state: State) -> None:
    for _ in range(3):
        act(state, 1, "put")
    assert texts(state, 1) == ["done"]  # three coins, three put
    assert not state.has_answered(1)
    assert state.is_asked(1)
    act(state, 1, "done")
    assert state.has_answered(1)
    assert not state.is_asked(1)
    assert texts(state, 1) == []
    assert [str(state.catalog[index]) for index in state.answer(1)] == ["put"] * 3 + ["done"]
    decision = state.decision()
    assert decision is not None
    assert decision.seats == (0, 2)
    assert state.next_seat() == 0


def test_who_has_answered_cannot_answer_again(state: State) -> None:
    act(state, 1, "done")
    with pytest.raises(NotAsked) as caught:
        act(state, 1, "put")
    assert caught.value.details == {"seat": 1, "asked": "0, 2"}


def test_views_show_who_has_answered_and_one_s_own(state: State) -> None:
    before = {seat: state.view(seat) for seat in (0, 2, None)}
    act(state, 1, "put")
    assert {seat: state.view(seat) for seat in (0, 2, None)} == before
    assert state.view(1)["decision"]["own"] == ["put"]
    act(state, 1, "done")
    for seat in (0, 2, None):
        shown = state.view(seat)["decision"]
        assert shown["answered"] == [1]
        assert shown["seats"] == [0, 2]
        assert not shown.get("own")
    assert "own" not in state.view(None)["decision"]


def test_it_resolves_when_the_last_is_in(state: State) -> None:
    act(state, 2, "put")
    act(state, 2, "done")
    act(state, 0, "done")
    reveals = state.cells[REVEALS]
    act(state, 1, "done")
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == ("take", (2,), False)
    assert [state.cells[LAST_BID + seat] for seat in range(3)] == [0, 0, 1]
    assert [state.cells[COINS + seat] for seat in range(3)] == [3, 3, 2]
    assert [state.answer(seat) for seat in range(3)] == [[], [], []]
    assert state.cells[REVEALS] == reveals + 1  # the opened answers alone


def test_choices_applied_at_once_are_those_applied_one_by_one(state: State) -> None:
    other = state.clone()
    put, done = (state.catalog.parse(text).index for text in ("put", "done"))
    choices = [(2, (put, done)), (0, (done,)), (1, (done,))]
    reveals = [state.cells[REVEALS]]
    for seat, actions in choices:
        for index in actions:
            state.apply(seat, state.catalog[index])
        reveals.append(state.cells[REVEALS])
    assert other.apply_all(choices) == reveals
    assert reveals[-1] == reveals[0] + 1
    assert other.digest() == state.digest()


def test_order_of_arrival_never_matters(state: State) -> None:
    other = state.clone()
    for seat, text in ((0, "put"), (0, "done"), (1, "put"), (1, "done"), (2, "done")):
        act(state, seat, text)
    for seat, text in ((2, "done"), (1, "put"), (0, "put"), (1, "done"), (0, "done")):
        act(other, seat, text)
    assert other.digest() == state.digest()


def test_a_half_finished_decision_is_saved(state: State) -> None:
    act(state, 0, "put")
    act(state, 1, "done")
    back = Shells().restore(3, {}, state.dump())
    assert back.digest() == state.digest()
    assert back.view(0) == state.view(0)
    act(back, 0, "done")
    assert back.is_asked(2)


def test_redeal_answers_anew_for_who_is_done(state: State) -> None:
    act(state, 0, "put")
    act(state, 1, "put")
    act(state, 1, "done")
    act(state, 2, "put")
    answers = set()
    for seed in range(30):
        other = state.redeal(0, seed)
        assert other.view(0) == state.view(0)
        assert other.answer(0) == state.answer(0)
        assert other.has_answered(1)
        assert other.answer(2) == []  # unfinished: nobody but he knows of it
        answers.add(tuple(other.answer(1)))
    assert len(answers) > 1


def test_sealed_answer_that_never_ends_is_stopped() -> None:
    class Endless(type(Shells().new(2, 1))):  # type: ignore[misc]
        def completes(self, seat: int, index: int) -> bool:
            return False

    state = Shells(Endless).new(2, 1)
    for _ in range(6):
        state.apply_index(0, 0)
    with pytest.raises(OverflowError):
        state.apply_index(0, 0)


# Refusals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "action", "error"),
    [
        (0, Action(4, "pass", ()), IllegalAction),
        (0, Action(0, "putt", ()), UnknownAction),
        (0, Action(1, "put", ()), UnknownAction),
        (0, Action(99, "put", ()), UnknownAction),
        (0, Action(-1, "put", ()), UnknownAction),
        (1, Action(0, "put", ()), NotAsked),
        (1, Action(99, "put", ()), NotAsked),
        (3, Action(0, "put", ()), UnknownSeat),
        (-1, Action(0, "put", ()), UnknownSeat),
    ],
)
@pytest.mark.parametrize("asked_before", [False, True])
def test_a_refused_action_changes_nothing(
    state: State, seat: int, action: Action, error: type[VakaError], asked_before: bool
) -> None:
    act(state, 1, "done")
    log = state.listen()
    before = (state.digest(), [state.view(at) for at in (0, 1, 2, None)])
    if asked_before:
        state.legal_actions(0)
    with pytest.raises(error):
        state.apply(seat, action)
    assert (state.digest(), [state.view(at) for at in (0, 1, 2, None)]) == before
    assert log.take() == []
    assert texts(state, 0) == ["put", "done"]


def test_illegal_action_names_the_rule(state: State) -> None:
    with pytest.raises(IllegalAction) as caught:
        act(state, 0, "pass")
    assert caught.value.rule == "S1"
    assert caught.value.reason == "not-now"
    assert caught.value.why == {"decision": "bid"}
    assert caught.value.details == {"action": "pass", "rule": "S1"}


def test_an_equal_action_of_another_catalog_is_taken(state: State) -> None:
    state.apply(0, Action(1, "done", ()))
    assert state.has_answered(0)


@pytest.mark.parametrize("ask", [State.legal_actions, State.view, lambda s, at: s.redeal(at, 1)])
@pytest.mark.parametrize("seat", [-1, 3, 16])
def test_unknown_seat(state: State, ask: Callable[[State, int], object], seat: int) -> None:
    with pytest.raises(UnknownSeat) as caught:
        ask(state, seat)
    assert caught.value.details == {"seat": str(seat), "last": 2}


def test_before_and_after_the_end(state: State) -> None:
    with pytest.raises(GameNotOver):
        state.outcome()
    assert state.view(None)["outcome"] is None
    finished(state)
    before = state.digest()
    assert state.decision() is None
    assert state.next_seat() == -1
    assert not any(state.is_asked(seat) for seat in range(3))
    assert [state.legal_actions(seat) for seat in range(3)] == [[], [], []]
    assert state.view(None)["outcome"] == state.outcome().data()
    assert state.view(0)["decision"] is None
    for action in (state.catalog[0], Action(77, "x", ())):
        with pytest.raises(GameOver):
            state.apply(0, action)
    with pytest.raises(UnknownSeat):
        state.apply(5, state.catalog[0])
    assert state.digest() == before


# New games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 4, 100, 2**70])
def test_wrong_player_count(players: int) -> None:
    with pytest.raises(WrongPlayers):
        Shells().new(players, 1)


@pytest.mark.parametrize("seed", [-1, -(2**70)])
def test_wrong_seed(seed: int) -> None:
    with pytest.raises(WrongSeed):
        Shells().new(2, seed)


@pytest.mark.parametrize("number", ["3", 3.0, None, True])
def test_other_types_are_no_numbers(number: int, state: State) -> None:
    with pytest.raises(WrongPlayers):
        Shells().new(number, 1)
    with pytest.raises(WrongSeed):
        Shells().new(2, number)
    with pytest.raises(WrongSeed):
        state.redeal(0, number)
    with pytest.raises(WrongSeed):
        vaka.playout(state, number)


def test_digests_tell_games_apart() -> None:
    game = Shells()
    digests = {
        game.new(players, seed, options).digest()
        for players in (2, 3)
        for seed in (0, 1, 2**80)
        for options in ({}, {"matching": False}, {"ties": "high"}, {"coins": 5})
    }
    assert len(digests) == 2 * 3 * 4
    assert game.new(2, 1).digest() == game.new(2, 1, {"coins": 3}).digest()


def test_rolls_are_even_and_declared(state: State) -> None:
    before = state.cells[REVEALS]
    rolls = [state.roll(6) for _ in range(600)]
    assert set(rolls) == set(range(6))
    assert state.cells[REVEALS] == before + 600


def test_listening_twice_is_one_log(state: State) -> None:
    log = state.listen()
    assert state.listen() is log
    assert state.clone().log is None
    for seat in range(3):
        act(state, seat, "done")
    assert [event.name for event in log.take()] == ["bids", "discard"]
    assert log.take() == []


def test_events_are_for_who_may_see_them(state: State) -> None:
    log = state.listen()
    act(state, 1, "put")
    for seat in range(3):
        act(state, seat, "done")
    act(state, 1, "draw(pile=deck)")
    seen = {seat: [each.name for each in log.events if each.seen_by(seat)] for seat in (0, 1, None)}
    assert seen == {0: ["bids", "draw"], 1: ["bids", "draw", "draw-own"], None: ["bids", "draw"]}
    assert log.events[0].data() == {"name": "bids", "args": {"bids": ["0", "1", "0"]}}
    assert repr(log.events[1]) == "<draw {'seat': 1}>"


# Restoring ---------------------------------------------------------------------------------------


def test_dump_and_restore(state: State) -> None:
    game = Shells()
    for _ in range(30):
        back = game.restore(3, {}, state.dump())
        assert back.digest() == state.digest()
        assert [back.view(seat) for seat in (0, 1, 2, None)] == [
            state.view(seat) for seat in (0, 1, 2, None)
        ]
        decision = state.decision()
        if decision is None:
            break
        state.apply(decision.seats[-1], state.legal_actions(decision.seats[-1])[0])


@pytest.mark.parametrize(
    ("place", "number"),
    [
        (KIND, -1),
        (KIND, 4),
        (ASKED, -3),
        (ASKED, -1),
        (ASKED, 3),
        (SEALED, 0),
        (SEALED, 8),
        (DEPTH, -1),
        (DEPTH, 1),
        (DEPTH, 99),
        (OVER, 1),
        (OVER, 3),
        (OVER, -1),
        (COINS, 4),
        (HEADER, 2**62),
        (HEADER, -(2**62)),
        (HEADER + 1, 10**30),
        (HEADER + 1, "1"),
        (HEADER + 1, True),
        (HEADER + 1, None),
    ],
)
def test_numbers_that_cannot_be_a_state(state: State, place: int, number: int) -> None:
    act(state, 0, "put")
    dump = state.dump()
    dump[place] = number
    with pytest.raises(VakaError):
        Shells().restore(3, {}, dump)


@pytest.mark.parametrize("length", [0, 1, 10, -1])
def test_dumps_of_the_wrong_length(state: State, length: int) -> None:
    with pytest.raises(MalformedRecord):
        Shells().restore(3, {}, state.dump()[:length])
    with pytest.raises(MalformedRecord):
        Shells().restore(3, {}, [*state.dump(), 0])


def test_rapanui_dump_of_other_numbers_is_refused_or_playable() -> None:
    """Whatever the numbers are: an error of ours or a state, never a crash."""
    game = vaka.load("rapanui")
    true = game.new(3, 1).dump()
    refused = 0
    for place in range(len(true)):
        for number in (-1, 1, 200, 2**62):
            dump = true[:]
            dump[place] = number
            try:
                state = game.restore(3, {}, dump)
            except VakaError:
                refused += 1
            else:
                state.view(0)
    assert refused > len(true)


WRONG_SEATS: Any = [0.0, "0", True, 2**70, b"0", [0]]


@pytest.mark.parametrize("seat", WRONG_SEATS)
def test_other_types_are_no_seats(state: State, seat: Any) -> None:
    action = state.legal_actions(0)[0]
    before = state.dump()
    asks: list[Callable[[], object]] = [
        lambda: state.apply(seat, action),
        lambda: state.legal_actions(seat),
        lambda: state.view(seat),
        lambda: state.redeal(seat, 1),
        lambda: state.features(seat),
    ]
    for ask in asks:
        with pytest.raises(UnknownSeat) as caught:
            ask()
        assert caught.value.details == {"seat": repr(seat), "last": 2}
    assert not state.is_asked(seat)
    assert state.dump() == before


@pytest.mark.parametrize("action", [*WRONG_SEATS, None, "put", -1, 99])
def test_other_types_are_no_actions(state: State, action: Any) -> None:
    before = state.dump()
    with pytest.raises(UnknownAction) as caught:
        state.apply(0, action)
    assert caught.value.details["action"] == repr(action)
    assert state.dump() == before


def test_integers_of_numpy_are_taken() -> None:
    numpy = pytest.importorskip("numpy")
    for kind in (numpy.int8, numpy.int64, numpy.uint32):
        game, same = Shells(), Shells().new(3, 4)
        state = game.new(kind(3), kind(4))
        assert state == same
        assert state.view(kind(1)) == same.view(1)
        assert type(state.view(kind(1))["seat"]) is int
        assert state.redeal(kind(1), kind(5)) == same.redeal(1, 5)
        assert state.is_asked(kind(2))
        assert game.actions[kind(1)] is state.legal_actions(kind(0))[1]
        state.apply(kind(0), kind(1))
        same.apply(0, same.catalog[1])
        assert state == same
        assert vaka.playout(state, kind(9)).decisions == vaka.playout(same, 9).decisions


def test_equality_is_that_of_digests(state: State) -> None:
    same, other = state.clone(), Shells().new(2, 4)
    assert state == same
    assert state != other
    assert state != 1
    act(same, 1, "put")
    assert state != same
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)
