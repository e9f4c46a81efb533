"""A title that has no words of its own."""

import vaka
from tests.modes import once
from vaka import Event
from vaka.faces import face_of
from vaka.faces.plain import FACE
from vaka.locale import Words

pytestmark = once


def test_a_title_without_a_face() -> None:
    assert face_of("voyage") is FACE
    state = vaka.load("rapanui").new(2, 1)
    view, words, names = state.view(0), Words("en"), ["A", "B"]
    action = state.catalog.parse("buy(crop=fish)")
    assert FACE.action_text(action, view, words) == "buy(crop=fish)"
    assert FACE.event_text(Event("sail", {"seat": 1}), view, words, names) == "sail seat=1"
    assert FACE.opening(view, words, names) == []
    assert FACE.closing(view, words, names) == []
