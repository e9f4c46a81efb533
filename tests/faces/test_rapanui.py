"""Before the last card of a column is drawn it is said what comes: new cards, or the end [N23].
What is laid face down is told to who lays it, in other words than what all hear [N16].
"""

from random import Random

import pytest

from tests.modes import once
from vaka import load
from vaka.core.event import EventLog
from vaka.core.state import State
from vaka.faces import face_of
from vaka.faces.remarks import remark_of
from vaka.locale import LANGUAGES, Words

pytestmark = once

LOW = "[columns]\nheight = 2\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ["", LOW])
def test_a_draw_that_ends_the_game_says_so(box: str, language: str) -> None:
    """What is said of a draw is what it does: it is made on a copy to see."""
    words = Words(language, strict=True)
    face, remark = face_of("rapanui"), remark_of("rapanui")
    assert remark is not None
    seen = {False: 0, True: 0}
    state = load("rapanui").new(2, 3, {"box": box} if box else {})
    luck = Random(2)
    while (decision := state.decision()) is not None:
        (seat,) = decision.seats
        view, legal = state.view(seat), state.legal_actions(seat)
        for action in legal:
            told = remark(action, view, words)
            if action.name != "draw":
                assert told is None
                continue
            column = int(dict(action.args)["column"]) - 1
            last = len(view["columns"][column]) == 1
            assert (told is not None) == last
            if last:
                over = _after(state, seat, action.index).decision() is None
                seen[over] += 1
                assert told == words("rapanui-remark-draw", ends=int(over))
                expected = words(
                    "rapanui-action-draw",
                    column=column + 1,
                    card=view["columns"][column][-1],
                    under="last" if over else "none",
                )
                assert face.action_text(action, view, words) == expected
        state.apply(seat, luck.choice(legal))
    assert all(seen.values()), seen


def _after(state: State, seat: int, index: int) -> State:
    trial = state.clone()
    trial.apply_index(seat, index)
    return trial


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_laid_face_down_is_told_once_to_each(language: str) -> None:
    """N16: all hear that something was laid; which crop it is, only who has laid it."""
    words = Words(language, strict=True)
    face = face_of("rapanui")
    state, luck = load("rapanui").new(3, 5), Random(4)
    names = ["Hina", "Moana", "Tane"]
    hidden = 0
    while (decision := state.decision()) is not None and hidden == 0:
        (seat,) = decision.seats
        legal = state.legal_actions(seat)
        dear = [each for each in legal if str(each) == "play(card=moai, count=1)"]
        action = dear[0] if dear else luck.choice(legal)
        state.log = EventLog()
        state.apply(seat, action)
        events = state.log.take()
        if action.name != "hide":
            continue
        hidden += 1
        crop = words(f"rapanui-crop-{dict(action.args)['crop']}")
        for each in range(3):
            heard = [
                face.event_text(event, state.view(each), words, names)
                for event in events
                if event.seen_by(each)
            ]
            assert heard[0] == words("rapanui-event-hide", player=names[seat])
            assert len(heard) == (2 if each == seat else 1)
            assert all(crop in told and names[seat] not in told for told in heard[1:])
            assert crop not in heard[0]
    assert hidden == 1
