"""What is good to know of an action: of bids in Giants; of draws in Rapa Nui in test_rapanui."""

import pytest

from tests.modes import once
from vaka import load
from vaka.faces.remarks import remark_of
from vaka.locale import LANGUAGES, Words

pytestmark = once


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bid_says_what_it_reaches(language: str) -> None:
    words = Words(language, strict=True)
    remark = remark_of("giants")
    assert remark is not None
    state = load("giants").new(3, 1)
    view = {**state.view(0), "offered": [1, 0, 1]}
    small, large = (
        words("giants-hex-moai", size=size, crowned=0, owned=0, player="") for size in (1, 3)
    )
    for bid, strength, reached in (
        ("markers=2, workers=0, sorcerer=0, chief=0", 0, []),
        ("markers=0, workers=1, sorcerer=1, chief=0", 2, [small]),
        ("markers=0, workers=0, sorcerer=0, chief=1", 3, [small, large]),
    ):
        told = remark(state.catalog.parse(f"bid({bid})"), view, words)
        assert told is not None
        assert str(strength) in told
        assert [moai for moai in (small, large) if moai in told] == reached
    assert remark(state.catalog.parse("pass"), view, words) is None


def test_titles_without_remarks_have_none() -> None:
    assert remark_of("raiatea") is None
    assert remark_of("no-such-title") is None
