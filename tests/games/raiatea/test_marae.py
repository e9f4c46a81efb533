"""The Marae: sacrifices, and drawing by rank [R12, R13]."""

from collections import Counter

import pytest

import vaka
from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import at, by_chance, has, seat_of, step_of
from vaka.core.state import State

DRAWS = ["draw(deck=normal)"]


def test_r12_a_goods_for_a_tattoo_step() -> None:
    state = at("marae", {1: "2 uru, tiare"}, prices={"uru": 3})
    act(state, "done")
    assert asked(state) == ("marae", 1)
    assert legal(state) == ["done", *DRAWS, "sacrifice(goods=uru)", "sacrifice(goods=tiare)"]
    act(state, "sacrifice(goods=uru)")
    assert has(state, 1, "tattoo") == 1
    assert has(state, 1, "goods")["uru"] == 1
    assert state.view(None)["goods_market"]["uru"] == 2
    assert step_of(state, "uru") == 2
    # Once, but for the Kahuna.
    assert legal(state) == ["done", *DRAWS]


def test_r12_the_kahuna_sacrifices_and_draws_twice() -> None:
    state = at("marae", {0: "3 uru"})
    for tattoo in (1, 2):
        act(state, "sacrifice(goods=uru)")
        assert has(state, 0, "tattoo") == tattoo
    assert legal(state) == ["done", *DRAWS]
    for cards in (1, 2):
        act(state, "draw(deck=normal)")
        assert asked(state) == ("keep", 0)
        act(state, legal(state)[0])
        assert len(has(state, 0, "hand")) == cards
    # Nothing is left for him to do.
    assert asked(state) == ("marae", 1)


def test_r12_the_second_draw_needs_no_sacrifice() -> None:
    state = at("marae")
    act(state, "draw(deck=normal)", legal_keep(state))
    assert legal(state) == ["done", *DRAWS]


def legal_keep(state: State) -> str:
    """What can be kept after a draw that is about to be made."""
    copy = state.clone()
    act(copy, "draw(deck=normal)")
    return legal(copy)[0]


def test_r12_others_draw_once_and_need_no_goods() -> None:
    state = at("marae")
    act(state, "done", "draw(deck=normal)")
    assert asked(state) == ("keep", 1)
    act(state, legal(state)[0])
    assert asked(state) == ("marae", 2)


def test_r12_in_any_order() -> None:
    state = at("marae", {0: "2 uru"})
    act(state, "draw(deck=normal)", legal_keep(state), "sacrifice(goods=uru)")
    act(state, "draw(deck=normal)", legal_keep(state), "sacrifice(goods=uru)")
    assert asked(state) == ("marae", 1)


@pytest.mark.parametrize(
    ("tattoo", "decks", "count"),
    [(0, ["normal"], 3), (2, ["normal"], 3), (3, ["normal", "forbidden"], 3),
     (6, ["normal", "forbidden"], 5), (9, ["normal", "forbidden"], 5)],
)  # fmt: skip
def test_r13_draw_by_rank(tattoo: int, decks: list[str], count: int) -> None:
    for deck in decks:
        state = at("marae", {0: f"{tattoo} tattoos"})
        assert legal(state) == ["done", *(f"draw(deck={name})" for name in decks)]
        before = state.view(None)["decks"]
        events = act(state, f"draw(deck={deck})")
        assert args_of(events, "draw") == [{"seat": 0, "deck": deck, "count": count}]
        drawn = seat_of(state, 0)["drawn"]
        assert len(drawn) == count
        assert legal(state) == legal_names(state, drawn)
        events = act(state, f"keep(ritual={drawn[0]})")
        assert has(state, 0, "hand") == [drawn[0]]
        after = state.view(None)
        assert after["decks"][deck]["left"] == before[deck]["left"] - count
        others = Counter(drawn[1:])
        assert Counter(after["discards"]) == others
        (told,) = args_of(events, "discard")
        assert isinstance(told["rituals"], list)
        assert Counter(told["rituals"]) == others


def legal_names(state: State, drawn: list[str]) -> list[str]:
    """In the order of the catalog, each once."""
    return [f"keep(ritual={name})" for name in in_order(state) if name in drawn]


def in_order(state: State) -> list[str]:
    return [str(dict(action.args)["ritual"]) for action in state.catalog if action.name == "keep"]


def test_r13_an_empty_deck_is_made_from_its_discards() -> None:
    """First what was left of it, and then from the new one."""
    state = at("marae", decks={"normal": "hina"})
    assert state.view(None)["decks"]["normal"] == {"left": 1, "era": 0}
    events = act(state, "draw(deck=normal)")
    assert args_of(events, "new-deck") == [{"deck": "normal"}]
    assert "hina" in seat_of(state, 0)["drawn"]
    view = state.view(None)
    assert view["decks"]["normal"] == {"left": 52 - 3, "era": 1}
    assert view["discards"] == {}


def test_r13_only_its_own_discards() -> None:
    state = at("marae", {0: "3 tattoos"}, decks={"normal": "", "forbidden": ""})
    act(state, "draw(deck=forbidden)")
    view = state.view(None)
    assert view["decks"]["forbidden"] == {"left": 27, "era": 1}
    assert view["decks"]["normal"] == {"left": 0, "era": 0}
    assert sum(view["discards"].values()) == 52


SMALL = """
[rituals.one]
name = "One"
cost = 1
type = "personal"
copies = 20
effect = "gain 1 mana"

[rituals.two]
name = "Two"
cost = 2
type = "permanent"
copies = 20
effect = "points 1"

[rituals.dark]
name = "Dark"
cost = 6
deck = "forbidden"
type = "personal"
copies = 2
effect = "gain 5 mana"
"""


def test_r13_if_both_are_empty_fewer_are_drawn() -> None:
    state = at("marae", {0: "3 tattoos", 1: "3 tattoos, hand dark"}, options={"deck": SMALL})
    act(state, "draw(deck=forbidden)")
    # A single card that all know to be the only one is kept without a question.
    assert has(state, 0, "hand") == ["dark"]
    assert legal(state) == ["done", "draw(deck=normal)"]


def test_r13_a_deck_without_cards_is_not_offered() -> None:
    seats = {0: "3 tattoos", 1: "2 hand dark"}
    state = at("marae", seats, options={"deck": SMALL})
    assert legal(state) == ["done", "draw(deck=normal)"]


def test_r13_asked_even_if_all_are_equal() -> None:
    """That they are is nobody else's to know."""
    state = at("marae", decks={"normal": "hina hina hina"})
    act(state, "draw(deck=normal)")
    assert asked(state) == ("keep", 0)
    assert legal(state) == ["keep(ritual=hina)"]


def test_r13_what_is_drawn_is_for_the_drawer_only() -> None:
    state = at("marae")
    events = act(state, "draw(deck=normal)")
    for other in (None, 1, 2):
        assert state.view(other)["seats"][0]["drawn"] is None
    (drawn,) = [event for event in events if event.name == "drawn"]
    assert drawn.audience == (0,)
    assert drawn.args["rituals"] == seat_of(state, 0)["drawn"]


def test_r13_chance_draws_every_card() -> None:
    state = at("marae", decks={"normal": "hina rata rata rata"})
    by_chance(state.clone(), lambda events: "hina" in drawn_by(events), "draw(deck=normal)")
    by_chance(state.clone(), lambda events: "hina" not in drawn_by(events), "draw(deck=normal)")


def drawn_by(events: list[vaka.Event]) -> list[str]:
    (told,) = args_of(events, "drawn")
    assert isinstance(told["rituals"], list)
    return told["rituals"]


def test_r13_a_hand_of_thirty_draws_no_more() -> None:
    state = at("marae", {0: "20 hand one, 10 hand two"}, options={"deck": SMALL})
    assert asked(state) == ("marae", 1)
