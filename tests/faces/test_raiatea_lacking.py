"""What is lacking for a mission: exactly as the rules see it, in every language."""

from random import Random
from typing import Any

import pytest

from tests.modes import once
from tests.server.keeping import begin, keep, play, served
from tests.server.serving import Served
from vaka.faces.lacking import lacking_of
from vaka.faces.raiatea_lacking import lacking
from vaka.locale import LANGUAGES, Words

pytestmark = once

__all__ = ["served"]  # a fixture


def view_of(plies: int, seat: int | None, luck: int = 1) -> dict[str, Any]:
    return play(begin("raiatea", 3), Random(luck), plies=plies).state.view(seat)


def spaces_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [space for statue in view["statues"] for space in statue["spaces"]]


def action_of(space: dict[str, Any]) -> str:
    return f"complete(statue={space['statue']}, space={space['space']})"


@pytest.mark.parametrize("luck", range(4))
def test_something_is_lacking_where_the_rules_say_so(luck: int) -> None:
    words = Words("en", strict=True)
    sitting, dice = begin("raiatea", 3), Random(luck)
    for _ in range(12):
        play(sitting, dice, plies=25)
        for seat in range(3):
            view = sitting.state.view(seat)
            told = lacking(view, words)
            if view["outcome"] is not None:
                assert told == {}
                continue
            for statue in view["statues"]:
                for space in statue["spaces"]:
                    open_ = space["mission"] is not None and space["owner"] is None
                    if open_ and statue["buildable"]:
                        assert (action_of(space) not in told) == space["can"]
                    elif not open_:
                        assert action_of(space) not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    for plies in (10, 120):
        for told in lacking(view_of(plies, 0), words).values():
            assert "raiatea-" not in told
            assert "{" not in told


def test_how_much_is_lacking() -> None:
    view = view_of(10, 0)
    own = view["seats"][0]
    own |= {"pearls": 1, "mana": 0, "goods": dict.fromkeys(own["goods"], 0) | {"uru": 1}}
    own |= {"priests": 2, "rank": "raatira", "masks": ["oro"], "pairs": []}
    space, *others = spaces_of(view)
    for other in others:
        other["mission"] = None

    def told(pay: dict[str, int] | None, need: dict[str, Any] | None = None) -> str:
        space.update(mission="x", type="conditional" if need else "goods", owner=None)
        space.update(pay=pay, need=need)
        return lacking(view, Words("en", strict=True)).get(action_of(space), "")

    assert told({"pearl": 1}) == ""
    assert told({"pearl": 2, "mana": 3}) == "Still missing: 1 pearl and 3 mana."
    assert told({"any": 2, "taro": 1}) == "Still missing: 1 good and 1 taro."
    assert told({"equal": 3}) == "Still missing: 2 more goods of the same kind."
    assert told({"different": 2}) == "Still missing: 1 other kind of goods."
    assert told({"mask": 2}) == "Still missing: 1 mask."
    assert told({}, {"what": "priest", "amount": 3}) == "Still missing: 1 priest."
    assert told({}, {"what": "pair", "amount": 1}) == "Still missing: 1 pair of masks."
    rank = {"what": "rank", "amount": 1, "rank": "ariki"}
    assert told({}, rank) == "Still missing: the rank Ariki."
    others[0].update(mission="y", type="conditional", owner=0, pay={}, need=rank)
    assert "already" in told({}, rank)


def test_who_looks_on_lacks_nothing() -> None:
    assert lacking(view_of(10, None), Words("en")) == {}
    assert lacking_of("rapanui") is None


def test_the_page_and_who_asks_why_are_told(served: Served) -> None:
    host = served.guest("Host")
    sitting = play(begin("raiatea", 3), Random(3), plies=30)
    table = keep(served, sitting, [host, "easy", "easy"])
    told = host.get(f"/api/tables/{table}/game", words=True, lang="it")["words"]["lacking"]
    assert told == lacking(sitting.state.view(0), Words("it"))
    action, text = next(iter(told.items()))
    why = host.get(f"/api/tables/{table}/why", action=action, lang="it")
    assert not why["possible"]
    assert text in why["message"]
    onlooker = served.guest("Onlooker")
    seen = onlooker.get(f"/api/tables/{table}/game", words=True, lang="it")
    assert seen["words"]["lacking"] == {}
