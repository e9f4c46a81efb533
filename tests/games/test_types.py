"""The types that a title publishes say what its views, events and actions are: no more, no less."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import vaka
from tests.modes import once
from vaka.core.event import EventLog
from vaka.core.field_docs import field_docs
from vaka.core.full_view import full_view
from vaka.core.state import State
from vaka.core.view_types import TitleTypes
from vaka.schema import title_types

Check = Callable[[object], bool]
Game = tuple[str, int, dict[str, object]]

GAMES = 100  # of each title and number of players


# A strict checker ---------------------------------------------------------------------------------


@cache
def checker(shape: Any) -> Check:
    """Whether a value is of a type: without a missing or another field, and no bool as a number."""
    origin, inner = get_origin(shape), get_args(shape)
    if origin is Literal:
        return lambda value: type(value) is str and value in inner
    if origin in (Union, UnionType):
        either = [checker(each) for each in inner]
        return lambda value: any(check(value) for check in either)
    if origin is list:
        item = checker(inner[0])
        return lambda value: type(value) is list and all(map(item, value))
    if origin is dict:
        key, item = checker(inner[0]), checker(inner[1])
        return lambda value: (
            type(value) is dict and all(map(key, value)) and all(map(item, value.values()))
        )
    if is_typeddict(shape):
        return _fields(shape)
    if shape in (bool, int, str, NoneType):
        return lambda value: type(value) is shape
    raise TypeError(shape)  # Any, for one


def _fields(shape: Any) -> Check:
    fields: dict[str, Check] = {}

    def check(value: object) -> bool:
        if not fields:  # only now: a type may be part of itself
            fields.update((name, checker(hint)) for name, hint in get_type_hints(shape).items())
        return (
            type(value) is dict
            and value.keys() >= shape.__required_keys__
            and all(name in fields and fields[name](each) for name, each in value.items())
        )

    return check


def wrong(shape: Any, value: object, where: str = "") -> str:
    """Where a value is not of a type, for the message of a test that fails."""
    if is_typeddict(shape) and isinstance(value, dict):
        hints = get_type_hints(shape)
        for name in value.keys() - hints.keys():
            return f"{where}.{name}: unknown"
        for name in shape.__required_keys__ - value.keys():
            return f"{where}.{name}: missing"
        for name, each in value.items():
            if not checker(hints[name])(each):
                return wrong(hints[name], each, f"{where}.{name}")
    inner = get_args(shape)
    if get_origin(shape) is list and isinstance(value, list):
        for place, each in enumerate(value):
            if not checker(inner[0])(each):
                return wrong(inner[0], each, f"{where}[{place}]")
    if get_origin(shape) in (Union, UnionType) and isinstance(value, dict | list):
        for one in inner:
            if is_typeddict(one) or get_origin(one) is list:
                return wrong(one, value, where)
    return f"{where}: {value!r} is no {shape}"


# Games --------------------------------------------------------------------------------------------


def games() -> Iterator[Game]:
    """Every title with every number of players, and with every value of each option alone."""
    for title in vaka.titles():
        facts = vaka.load(title).title
        chosen: list[dict[str, object]] = [{}]
        for option in facts.options:
            values = option.choices or ((True, False) if option.default in (True, False) else ())
            chosen += [{option.name: value} for value in values if value != option.default]
        for players in range(facts.least_players, facts.most_players + 1):
            for options in chosen:
                yield title, players, options


def types_of(title: str) -> TitleTypes:
    found = title_types(title)
    assert found is not None
    return found


def check_position(state: State, types: TitleTypes, seat: int | None) -> None:
    view = state.view(seat)
    assert checker(types.view)(view), wrong(types.view, view)


def check_events(log: EventLog, shapes: dict[str, Any]) -> None:
    for event in log.take():
        assert checker(shapes[event.name])(event.args), (event, shapes[event.name])


def check_game(game: Game, seed: int) -> None:
    """A random game: every position as one seat after the other sees it, the end as all do."""
    title, players, options = game
    types = types_of(title)
    events = get_type_hints(types.events)
    rng = random.Random(f"{game}/{seed}")
    state = vaka.load(title).new(players, seed, options)
    log = state.listen()
    viewers = [*range(players), None]
    while (decision := state.decision()) is not None:
        check_position(state, types, viewers[seed % len(viewers)])
        seed += 1
        seat = rng.choice(decision.seats)
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        check_events(log, events)
    for viewer in viewers:
        check_position(state, types, viewer)
    everything = full_view(state)
    assert checker(types.view)(everything), wrong(types.view, everything)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id="-".join((game[0], str(game[1]), *map(str, game[2].values()))))
        for game in games()
    ],
)
def test_every_position_with_each_option(game: Game) -> None:
    check_game(game, 0)


@once
@pytest.mark.long
@pytest.mark.parametrize(("title", "players"), sorted({(game[0], game[1]) for game in games()}))
def test_every_position_of_many_games(title: str, players: int) -> None:
    """The options take turns."""
    kinds = [game for game in games() if game[:2] == (title, players)]
    for seed in range(1, GAMES):
        check_game(kinds[seed % len(kinds)], seed)


# Actions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", vaka.titles())
def test_every_action(title: str) -> None:
    shapes = get_type_hints(types_of(title).actions)
    actions = vaka.load(title).actions
    assert shapes.keys() == {action.name for action in actions}
    for action in actions:
        assert checker(shapes[action.name])(dict(action.args)), action


# The types themselves -----------------------------------------------------------------------------


def typed_dicts(shape: Any, found: set[Any]) -> set[Any]:
    """All TypedDicts within a type."""
    if is_typeddict(shape) and shape not in found:
        found.add(shape)
        for hint in get_type_hints(shape).values():
            typed_dicts(hint, found)
    for inner in get_args(shape):
        typed_dicts(inner, found)
    return found


@pytest.mark.parametrize("title", vaka.titles())
def test_every_field_of_a_view_is_described(title: str) -> None:
    for shape in typed_dicts(types_of(title).view, set()):
        if len(set(map(str, get_type_hints(shape).values()))) > 1:  # else a number of each
            assert field_docs(shape).keys() == get_type_hints(shape).keys(), shape


def test_titles_share_no_names() -> None:
    found = [
        {shape.__name__ for part in types_of(title) for shape in typed_dicts(part, set())}
        for title in vaka.titles()
    ]
    assert sum(map(len, found)) == len(set.union(*found))


VIEW = vaka.load("rapanui").new(players=2, seed=1).view(0)
WRONG: list[tuple[dict[str, object], str]] = [
    ({"deck": "34"}, ".deck"),
    ({"deck": True}, ".deck"),
    ({"more": 1}, ".more: unknown"),
    ({"scored": "potato"}, ".scored"),
    ({"columns": [["fish"], ["dog"]]}, ".columns[1][0]"),
    ({"stone": {"open": {}, "hidden": []}}, ".stone.open"),
]


@pytest.mark.parametrize(("change", "where"), WRONG)
def test_the_checker_is_strict(change: dict[str, object], where: str) -> None:
    shape = types_of("rapanui").view
    assert checker(shape)(VIEW)
    changed = {**VIEW, **change}
    assert not checker(shape)(changed)
    assert wrong(shape, changed).startswith(where)
    assert not checker(shape)({name: VIEW[name] for name in VIEW if name != "deck"})
