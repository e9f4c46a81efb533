"""Giants in words: every action and event, in all languages."""

import random

import pytest

import vaka
from tests.games.giants.positions import position
from tests.modes import once
from vaka import Event, Table
from vaka.cli.log import Log
from vaka.faces import face_of
from vaka.faces.giants import FACE
from vaka.faces.remarks import remark_of
from vaka.locale import LANGUAGES, Words

pytestmark = once

EN = Words("en", strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"screens": "as_printed", "open_score": True}])
def test_every_action_and_event_has_words(language: str, options: dict[str, bool]) -> None:
    words = Words(language, strict=True)
    names = [f"Name{seat}" for seat in range(4)]
    for seed in range(3):
        table = Table.new("giants", 4, seed, options)
        chance = random.Random(seed)
        for _ in range(400):
            if (decision := table.state.decision()) is None:
                break
            seat = decision.seats[0]
            view = table.view(seat)
            actions = table.state.legal_actions(seat)
            for action in actions[:20]:
                for text in (
                    FACE.action_text(action, view, words),
                    FACE.action_text(action, view, words, names),
                ):
                    assert text == text.strip()
                    assert "{" not in text
            good = [each for each in actions if each.name in ("place", "take", "erect")]
            table.act(seat, chance.choice(good or actions))
        for reader in (None, 1):
            told = Log(table, FACE, words, names).lines(reader)
            assert all(sentence and "{" not in sentence for _, sentence in told)


def test_actions_tell_what_matters() -> None:
    state = position(
        "transport",
        3,
        board={"e7": "1 worker, 2 worker", "f6": "0 worker, 2 logs"},
        objects={"medium-1": "e8 0 marked", "small-1": "f6 0 marked", "headdress-1": "f6"},
        ahus={"a1-nw": "1 small-2"},
    )
    view = state.view(0)
    parse = state.catalog.parse
    take = FACE.action_text(parse("take(object=medium-1)"), view, EN)
    assert take == "Move or mark medium moai no. 1 (on e8)"
    assert "B +1, C +2" in FACE.action_text(parse("pay(seat1=1, seat2=2)"), view, EN)
    other = state.clone()
    other.apply(0, parse("take(object=medium-1)"))
    assert other.view(0)["steps"] == [{"hex": "e7", "payments": [[0, 1, 1]]}]
    step = FACE.action_text(parse("go(hex=e7)"), other.view(0), EN)
    assert step == "Carry it to e7: help: B +1, C +1 (B1 C1)"
    other.apply(0, parse("go(hex=e7)"))
    step = FACE.action_text(parse("go(hex=f6)"), other.view(0), EN)
    assert step == "Carry it to f6: free (2:9 A1 =2 ^ M1A)"
    state.apply(0, parse("take(object=small-1)"))
    erect = FACE.action_text(parse("erect(ahu=f6-e)"), state.view(0), EN)
    assert "f6-e" in erect
    assert "2 points" in erect


def test_a_headdress_tells_who_gets_its_points() -> None:
    """On a rival's moai it is a present [G22]."""
    board = {"f6": "0 worker", "g6": "0 worker"}
    ahus = {"f6-e": "0 small-1", "g6-e": "1 small-2"}
    names = ["Moana", "Hina", "Tane"]
    for options, told in (
        ({}, {"f6": "9 points for you at the end", "g6": "8 points for Hina at the end"}),
        ({"open_score": True}, {"f6": "9 points for you at the end"}),  # [G31]
        ({"screens": "as_printed"}, {"g6": "8 points for its owner at the end"}),
    ):
        for hex_, end in told.items():
            state = position(
                "transport",
                3,
                options=options,
                board=board,
                objects={"headdress-1": hex_},
                ahus=ahus,
            )
            parse = state.catalog.parse
            state.apply(0, parse("take(object=headdress-1)"))
            cap = FACE.action_text(parse(f"crown(ahu={hex_}-e)"), state.view(0), EN, names)
            assert cap == f"Put it on the moai of ahu {hex_}-e: {end}"


def test_the_last_turn_is_announced() -> None:
    """As soon as somebody has a moai on every base [G29]; a reserved ahu is not enough."""
    ahus = [each["name"] for each in vaka.load("giants").new(3, 1).view(0)["ahus"]][:7]
    moai = [f"small-{number}" for number in range(1, 8)]
    full = {ahu: f"1 {each}" for ahu, each in zip(ahus, moai, strict=True)}
    objects = {"medium-1": "e8 0 marked"}
    board = {"e7": "0 worker, 0 worker"}
    state = position("transport", 3, ahus=full, board=board, objects=objects)
    assert FACE.hint(state.view(0), EN) == EN("giants-hint-last")
    almost = full | {ahus[6]: "1"}
    state = position("transport", 3, ahus=almost, board=board, objects=objects)
    assert state.view(0)["seats"][1]["bases"] == 0
    assert FACE.hint(state.view(0), EN) == ""


def test_acting_tells_what_it_gains_and_costs() -> None:
    state = position("placement", 3, hands={0: "sorcerer, chief, 2 halves"})
    parse = state.catalog.parse
    for action in ("place(figure=sorcerer, logs=0)", "on(hex=c6)"):
        state.apply(0, parse(action))
    perform = parse("perform")
    assert FACE.action_text(perform, state.view(0), EN) == "Take a new worker (from the container)"
    state.apply(0, perform)
    while state.decision().seats != (0,):  # type: ignore[union-attr]
        state.apply(state.next_seat(), parse("pass"))
    for action in ("place(figure=chief, logs=0)", "on(hex=d4)"):
        state.apply(0, parse(action))
    gain = "Cut the forest: 5 logs (for 2 half-tablets)"
    assert FACE.action_text(perform, state.view(0), EN) == gain


def test_the_first_player_of_the_log_is_that_of_the_first_turn() -> None:
    table = Table.new("giants", 4, 3)
    first = table.view(None)["first"]
    names = ["North", "East", "South", "West"]
    while table.view(None)["turn"] < 3:
        decision = table.state.decision()
        assert decision is not None
        table.act(decision.seats[0], table.state.legal_actions(decision.seats[0])[0])
    assert table.view(None)["first"] != first
    assert names[first] in FACE.opening(table.view(None), EN, names)[0]


def test_the_closing_tells_how_ties_are_decided() -> None:
    assert face_of("giants") is FACE
    view = {"outcome": {"scores": [3, 3, 1]}}
    assert FACE.closing(view, EN, ["a", "b", "c"]) == [EN("giants-tiebreak")]
    view = {"outcome": {"scores": [3, 2, 1]}}
    assert FACE.closing(view, EN, ["a", "b", "c"]) == []


def test_events_name_all_seats() -> None:
    names = ["North", "East", "South"]
    paid = FACE.event_text(Event("paid", {"seat": 0, "to": 2, "points": 1}), {}, EN, names)
    assert "North" in paid
    assert "South" in paid
    shown = FACE.event_text(Event("shown", {"ahu": "a1-nw", "owner": 1}, (0,)), {}, EN, names)
    assert "East" in shown
    assert "2 0 1" in FACE.event_text(Event("roll", {"dice": ["2", "0", "1"]}), {}, EN, names)


def test_hexes_in_plain_words() -> None:
    """Where the seats have names, nobody needs to know the signs of the drawn island."""
    names = ["Moana", "Hina", "Tane"]
    state = vaka.load("giants").new(3, 1)
    view = state.view(0)
    hexes = {each["name"]: each for each in view["hexes"]}
    hexes["a1"].update(kind="forest", forest=2, logs=1, workers=[2, 0, 1], sorcerers=[0], chiefs=[])
    thing = {"name": "small-1", "hex": "a1", "in_front_of": None, "marked": True, "owner": 1}
    ahu = {"name": "a1-n", "hex": "a1", "value": 3, "headdress": 2, "reserved": True, "moai": None}
    view["ahus"] = [{**ahu, "base": 2}, {**ahu, "base": None, "moai": "x", "size": 3, "crowned": 1}]
    view["ahus"].append({**ahu, "reserved": False})
    view["objects"] = [thing, {**thing, "marked": False}]
    view["moving"] = None
    assert FACE.action_text(state.catalog.parse("on(hex=a1)"), view, EN, names) == (
        "On a1 (forest with 2 logs · ahu reserved by Tane · large moai with headdress"
        " · ahu of value 3, headdress 2 · Moana: 2 workers and sorcerer · Tane: 1 worker"
        " · 1 log · small moai no. 1, marked by Hina · small moai no. 1)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_acts_does_not_carry_and_that_is_said_before(language: str) -> None:
    """G18: of the figure that is placed, and again when it is asked; not with the option."""
    words = Words(language, strict=True)
    remark = remark_of("giants")
    assert remark is not None
    for carries in (False, True):
        options = {"acting_figures_carry": carries}
        state = position(hands={0: "worker, sorcerer, chief, 2 halves"}, options=options)
        view, parse = state.view(0), state.catalog.parse
        assert FACE.hint(view, words) == ""
        for figure in ("sorcerer", "chief"):
            told = remark(parse(f"place(figure={figure}, logs=0)"), view, words)
            assert told == (None if carries else words("giants-remark-place", actor=figure))
        assert remark(parse("place(figure=worker, logs=0)"), view, words) is None
        state.apply(0, parse("place(figure=sorcerer, logs=0)"))
        state.apply(0, parse("on(hex=c6)"))
        view = state.view(0)
        assert FACE.hint(view, words) == ("" if carries else words("giants-hint-act"))
        skip = FACE.action_text(parse("skip"), view, words)
        assert skip == words("giants-action-skip", asked="act")
        assert skip != words("giants-action-skip", asked="pick")


@pytest.mark.parametrize(
    ("turn", "dice", "told"),
    [(1, (0, 1, 2), True), (1, (1, 2, 3), True), (1, (1, 1, 2), False), (2, (0, 1, 3), False)],
)
def test_dice_that_do_not_count_as_they_show(turn: int, dice: tuple[int, ...], told: bool) -> None:
    """G6: that is so in the first turn only."""
    view = position("bid").view(0)
    hint = FACE.hint({**view, "turn": turn, "dice": list(dice)}, EN)
    assert hint == (EN("giants-hint-dice") if told else "")


@pytest.mark.parametrize(
    ("hand", "told"),
    [("3 markers", True), ("worker, marker", False), ("chief, marker", False)],
)
def test_who_has_no_figure_left_is_told_so(hand: str, told: bool) -> None:
    """G13: markers can still be laid for half-tablets."""
    state = position(hands={0: hand})
    assert FACE.hint(state.view(0), EN) == (EN("giants-hint-place") if told else "")
