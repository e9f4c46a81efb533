"""What is said before the last card of a column is drawn: new cards, or the end [N23]."""

from random import Random

import pytest

from tests.modes import once
from vaka import load
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
