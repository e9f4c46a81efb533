"""The engine and the reference side by side: who is asked, what is legal, and what lies there."""

from tests.games.playing import asked, legal
from tests.games.rapanui.positions import CROPS, KINDS, deck_of, hidden_of
from tests.games.rapanui.reference import Reference
from vaka.core.state import State


def reference(state: State) -> Reference:
    """The reference at the beginning of a game."""
    view = state.view(None)
    columns = [list(column) for column in view["columns"]]
    return Reference(state.players, view["first"], columns, deck_of(state))


def follow(model: Reference, _: State, __: int, text: str) -> None:
    """Take an action of the seat that is asked."""
    model.act(text)


def answers(model: Reference) -> list[tuple[int, str]]:
    """Everything that can be done now."""
    now = model.asked()
    return [] if now is None else [(now[1], text) for text in sorted(model.legal())]


def compare(state: State, model: Reference) -> None:
    assert asked(state) == model.asked()
    actions = legal(state)
    assert len(actions) == len(set(actions))
    assert set(actions) == model.legal()
    view = state.view(None)
    assert view["columns"] == model.columns
    assert view["deck"] == len(model.deck)
    assert view["removed"] == model.removed
    assert view["active"] == model.active
    assert view["piles"] == {crop: model.piles[crop] for crop in CROPS}
    assert view["stone"]["open"] == {crop: model.stone[crop] for crop in CROPS}
    assert hidden_of(state) == tuple(model.hidden)
    for seat in range(state.players):
        own = state.view(seat)["seats"][seat]
        assert own["wood"] == model.wood[seat]
        assert own["points"] == model.points[seat]
        assert own["village"] == {kind: model.areas[seat][kind] for kind in KINDS}
        assert own["hand"] == {kind: model.hands[seat][kind] for kind in KINDS}
        assert own["offerings"] == {crop: model.owned[seat][crop] for crop in CROPS}
