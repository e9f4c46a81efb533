"""Options: editions, variants, and a deck of one's own [R36, R37]."""

import pytest

import vaka
from tests.games.playing import act, args_of, asked
from tests.games.raiatea.positions import (
    EACH_OPTION,
    GAME,
    OWN,
    PLAIN,
    blessing,
    names_of,
    pass_to,
    position,
)
from vaka.core.errors import DataError, UnknownAction, UnknownOption, WrongOption
from vaka.core.options import OptionValue

READINGS = {
    "majority": ("0", "yes", "no", "no", "no", "yes", "bag", "no"),
    "it": ("0", "yes", "no", "no", "yes", "yes", "bag", "no"),
    "de": ("0", "no", "no", "no", "no", "no", "bag", "no"),
    "fr": ("1", "yes", "yes", "yes", "no", "yes", "supply", "yes"),
}
NAMES = (
    "priests_start", "second_draw_free", "kahuna_assistant_free", "several_merchants",
    "diver_anytime", "several_divers", "leftover_mana", "repeat_conditions",
)  # fmt: skip


@pytest.mark.parametrize("edition", list(READINGS))
def test_an_edition_is_its_readings(edition: str) -> None:
    """The preset, and the same readings one by one, play the same games."""
    chosen = dict(zip(NAMES, READINGS[edition], strict=True))
    states = [
        GAME.new(4, 3, {"edition": edition}),
        GAME.new(4, 3, dict(chosen)),
        GAME.new(4, 3, {"edition": "fr" if edition != "fr" else "it", **chosen}),
    ]
    for turn in range(400):
        now = asked(states[0])
        if now is None:
            break
        index = states[0].legal_actions(now[1])[turn % len(states[0].legal_actions(now[1]))].index
        for state in states:
            state.apply(now[1], state.catalog[index])
        assert len({tuple(state.dump()) for state in states}) == 1
    assert turn > 200 or now is None


def test_editions_differ_in_play() -> None:
    start = {edition: GAME.new(3, 1, {"edition": edition}).dump() for edition in READINGS}
    assert start["majority"] == start["it"] == start["de"] != start["fr"]


def test_r37_suspense_does_not_show_the_bag() -> None:
    for suspense, bag in ((False, 3), (True, None)):
        options = {"suspense": suspense}
        state, events = blessing({0: "hand rua-hatu"}, {0: "rua-hatu"}, (3, 0, 0), options=options)
        for seat in (None, 0, 1, 2):
            assert state.view(seat)["bag"] == bag
        assert [told["ritual"] for told in args_of(events, "unpaid")] == ["rua-hatu"]


def test_r37_rituals_are_paid_one_by_one() -> None:
    state, events = blessing(
        {0: "hand hina, hand rua-hatu"}, {0: "hina rua-hatu"}, (1, 0, 0), options={"suspense": True}
    )
    assert [told["ritual"] for told in args_of(events, "paid")] == ["hina", "rua-hatu"]
    pass_to(state, "go")


def test_r37_everything_else_is_the_same() -> None:
    states = [GAME.new(3, 5, {"suspense": suspense}) for suspense in (False, True)]
    while (now := asked(states[0])) is not None:
        actions = states[0].legal_actions(now[1])
        index = actions[len(actions) // 2].index
        for state in states:
            state.apply(now[1], state.catalog[index])
        assert states[0].dump() == states[1].dump()


def test_r1_open_screens_show_what_could_be_remembered_and_no_rituals() -> None:
    hidden, shown = (GAME.new(3, 5, options) for options in ({}, {"screens": "open"}))
    assert "screens" not in hidden.view(0)["options"]
    assert hidden.dump() == shown.dump()
    for viewer in (None, 0, 1, 2):
        view = shown.view(viewer)
        behind = ("mana", "pearls", "goods", "missions")
        assert [{name: seat[name] for name in behind} for seat in view["seats"]] == view["memory"][
            "seats"
        ]
        secret = ("hand", "bag", "drawn")
        for at, seat in enumerate(view["seats"]):
            assert all((seat[name] is not None) == (at == viewer) for name in secret)


def test_as_printed_and_open_information_are_opposites() -> None:
    printed = GAME.new(3, 5, GAME.title.preset("as_printed").options).view(0)
    assert (printed["bag"], printed["seats"][1]["mana"]) == (None, None)
    shown = GAME.new(3, 5, GAME.title.preset("open_information").options).view(0)
    assert (shown["bag"], shown["seats"][1]["mana"]) == (0, 5)


def test_a_first_game_leaves_out_the_advanced_rules() -> None:
    options = GAME.new(3, 5, GAME.title.preset("first_game").options).config.options
    assert not any(options[name] for name in ("tane", "oracle", "mana_shortage", "suspense"))


@pytest.mark.parametrize(
    ("name", "edition"), [("italian", "it"), ("german", "de"), ("french", "fr")]
)
def test_a_preset_for_each_edition(name: str, edition: str) -> None:
    assert GAME.title.preset(name).options == {"edition": edition}


@pytest.mark.parametrize("options", EACH_OPTION, ids=names_of)
def test_every_option_plays_to_the_end(options: dict[str, OptionValue]) -> None:
    for players in (3, 4, 5):
        result = vaka.playout(GAME.new(players, 2, options), 7)
        assert result.decisions > 50


def test_a_deck_of_ones_own_has_its_own_catalog() -> None:
    state = GAME.new(3, 1, {"deck": OWN})
    assert state.catalog.parse("perform(ritual=moon)").name == "perform"
    for text in ("perform(ritual=hina)", "shaman(ritual=ihi)"):
        with pytest.raises(UnknownAction):
            state.catalog.parse(text)
    # What the text leaves out is as in the standard deck.
    assert state.catalog.parse("offer(mask=oro)").name == "offer"


def test_only_some_tables() -> None:
    """A text of one table replaces that table, and nothing else."""
    short = GAME.new(
        3, 1, {"deck": "[rounds]\nthree = [1, 1, 1]\nfour = [1, 1, 1]\nfive = [1, 1, 1]\n"}
    )
    assert short.view(None)["rounds"] == [1, 1, 1]
    assert short.catalog.parse("perform(ritual=hina)").name == "perform"


def test_records_carry_the_deck() -> None:
    record = vaka.Record("raiatea", 3, 1, {"deck": OWN})
    state = record.first()
    record.actions.append((0, state.legal_actions(0)[0].index))
    again = vaka.Record.from_json(record.to_json())
    assert again.replay().digest() == record.replay().digest()


@pytest.mark.parametrize(
    "deck",
    [
        "[rituals]\n",
        "[rituals.moon]\nname = 'x'\n",
        "nonsense",
        "[rumours]\n",
        "[rounds]\nthree = 1\n",
    ],
)
def test_a_bad_deck_is_refused_before_the_game(deck: str) -> None:
    with pytest.raises(DataError):
        GAME.new(3, 1, {"deck": deck})


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(UnknownOption):
        GAME.new(3, 1, {"tiki": True})
    for name, value in (
        ("edition", "en"), ("priests_start", 1), ("tane", "yes"), ("leftover_mana", "no"),
    ):  # fmt: skip
        with pytest.raises(WrongOption):
            GAME.new(3, 1, {name: value})


def test_the_plain_deck_is_a_deck() -> None:
    """The deck of these tests can be played like any other."""
    assert vaka.playout(GAME.new(4, 1, {"deck": PLAIN}), 1).decisions > 50
    act(position(), "go(location=path)")
