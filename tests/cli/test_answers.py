"""Short typed answers: what is unique is understood, and the rest is not guessed."""

import pytest

import vaka
from tests.modes import once
from vaka.cli.answers import arguments, impossible, matching, shortest
from vaka.core.action import Action

pytestmark = once

CATALOG = vaka.load("giants").actions
CALLED = {"markers": "Segnalini", "workers": "Operai", "sorcerer": "stregone", "chief": "capo"}


def actions(*texts: str) -> list[Action]:
    return [CATALOG.parse(text) for text in texts]


PLACE = actions(
    "pass", "half-tablet", *[f"place(figure=worker, logs={logs})" for logs in range(3)],
    "place(figure=chief, logs=0)",
)  # fmt: skip
MOVE = actions("mark", "leave", "go(hex=c1)", "go(hex=c10)", "go(hex=d1)", "erect(ahu=c8-ne)")
TAKE = actions("pass", "take(object=large-1)", "take(object=small-1)", "take(object=small-2)")
BIDS = [
    action
    for action in CATALOG
    if action.name == "bid" and all(count in (0, 1, 2) for _, count in action.args)
]
WHERE = [action for action in CATALOG if action.name == "on"]


def understood(line: str, legal: list[Action]) -> list[str]:
    texts = [f"Words for {action.name}" for action in legal]
    return [str(action) for action in matching(line, legal, texts, CALLED)]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("e7", "on(hex=e7)"),
        ("E7", "on(hex=e7)"),
        ("on e7", "on(hex=e7)"),
        ("c1", "on(hex=c1)"),
        ("c10", "on(hex=c10)"),
    ],
)
def test_a_hex(line: str, meant: str) -> None:
    assert understood(line, WHERE) == [meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("worker 1", "place(figure=worker, logs=1)"),
        ("place worker 0", "place(figure=worker, logs=0)"),
        ("w 2", "place(figure=worker, logs=2)"),
        ("worker 2 logs", "place(figure=worker, logs=2)"),
        ("worker, 2 logs", "place(figure=worker, logs=2)"),
        ("chief", "place(figure=chief, logs=0)"),
        ("place c", "place(figure=chief, logs=0)"),
        ("pass", "pass"),
        ("h", "half-tablet"),
    ],
)
def test_a_figure(line: str, meant: str) -> None:
    assert understood(line, PLACE) == [meant]


@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("2 1 0 1", (2, 1, 0, 1)),
        ("bid 2 1 0 1", (2, 1, 0, 1)),
        ("2, 1, 0, 1", (2, 1, 0, 1)),
        ("1m 2w", (1, 2, 0, 0)),
        ("2 workers 1 marker", (1, 2, 0, 0)),
        ("1 marker sorcerer chief", (1, 0, 1, 1)),
        ("bid chief", (0, 0, 0, 1)),
        ("2 operai 1 segnalini capo", (1, 2, 0, 1)),
    ],
)
def test_a_bid(line: str, hand: tuple[int, ...]) -> None:
    names = ("markers", "workers", "sorcerer", "chief")
    (meant,) = matching(line, BIDS, [""] * len(BIDS), CALLED)
    assert meant == CATALOG.find("bid", **dict(zip(names, hand, strict=True)))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("large-1", "take(object=large-1)"),
        ("take large-1", "take(object=large-1)"),
        ("large", "take(object=large-1)"),
    ],
)
def test_an_object(line: str, meant: str) -> None:
    assert understood(line, TAKE) == [meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("c1", "go(hex=c1)"),
        ("go d1", "go(hex=d1)"),
        ("c8-ne", "erect(ahu=c8-ne)"),
        ("erect", "erect(ahu=c8-ne)"),
        ("c8", "erect(ahu=c8-ne)"),
        ("l", "leave"),
    ],
)
def test_a_step(line: str, meant: str) -> None:
    assert understood(line, MOVE) == [meant]


@pytest.mark.parametrize(
    ("line", "legal", "count"),
    [
        ("worker", PLACE, 3),
        ("place", PLACE, 4),
        ("p", PLACE, 5),  # pass and place
        ("small", TAKE, 2),
        ("go", MOVE, 3),
        ("bid 2", BIDS, 12),
        ("2 1", BIDS, 4),
        ("bid", BIDS, len(BIDS)),
    ],
)
def test_what_is_not_unique_is_not_guessed(line: str, legal: list[Action], count: int) -> None:
    assert len(understood(line, legal)) == count


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("", WHERE),
        (" , ", WHERE),
        ("z9", WHERE),
        ("e77", WHERE),
        ("e7 e8", WHERE),
        ("on on", WHERE),
        ("worker 3", PLACE),
        ("sorcerer 1", PLACE),
        ("go c", PLACE),
        ("3 0 0 0", BIDS),
        ("9m", BIDS),
        ("2m 1m", BIDS),
        ("-1 0 0 0", BIDS),
        ("1m 2", BIDS),
        ("large-2", TAKE),
        ("( [ \\", MOVE),
    ],
)
def test_nonsense(line: str, legal: list[Action]) -> None:
    assert understood(line, legal) == []


def test_words_that_are_shown() -> None:
    legal = WHERE[:4]
    texts = ["On a1 (forest 4)", "On a2 (forest 3)", "On a3 (Dorf)", "On b1"]
    assert matching("dorf", legal, texts, {}) == [legal[2]]
    assert matching("DOR", legal, texts, {}) == [legal[2]]
    assert matching("forest", legal, texts, {}) == legal[:2]
    assert matching("forest 3", legal, texts, {}) == [legal[1]]
    assert matching("do", legal, texts, {}) == []
    assert matching("forest dorf", legal, texts, {}) == []


@pytest.mark.parametrize("legal", [PLACE, MOVE, TAKE, BIDS, WHERE])
def test_the_shortest_form_means_its_action(legal: list[Action]) -> None:
    for action in legal:
        assert understood(shortest(action, legal), legal) == [str(action)]
    assert shortest(WHERE[0], WHERE) == "a1"


def test_a_number_alone_is_one_of_the_list() -> None:
    picks = actions("skip", "pick(size=1)", "pick(size=2)")
    assert shortest(picks[1], picks) == "pick 1"


@pytest.mark.parametrize(
    ("line", "legal", "refused"),
    [
        ("go e7", MOVE, "go(hex=e7)"),
        ("e7", MOVE, "go(hex=e7)"),
        ("c8", MOVE, "go(hex=c8)"),  # and not the ahu there
        ("worker 2", PLACE[:3], "place(figure=worker, logs=2)"),
        ("pass", MOVE, "pass"),
        ("mark", TAKE, "mark"),
        ("c1", MOVE, None),
        ("e7", TAKE, None),  # to put a figure there, or to go there?
        ("banana", TAKE, None),
        ("", TAKE, None),
    ],
)
def test_what_is_typed_in_full_but_impossible(
    line: str, legal: list[Action], refused: str | None
) -> None:
    found = impossible(line, legal, CATALOG)
    assert (None if found is None else str(found)) == refused


def test_the_arguments_in_short() -> None:
    told = arguments(BIDS, CALLED)
    assert told == "Segnalini 0-2 · Operai 0-2 · stregone 0-1 · capo 0-1"
    assert arguments(WHERE[:3], {}) == "a1 a2 a3"
    assert arguments(PLACE[2:], {}) == "worker 0  worker 1  worker 2  chief 0"
    assert arguments(actions("pay(seat0=1)", "pay(seat1=1)"), {}) == "1 1"
