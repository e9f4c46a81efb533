"""A test of memory is no secret, and a choice that leaves nothing behind may be told of."""

import pytest

from tests.conformance.bowls import BOWLS, PEEK, SHOUT, SPARE, UNDER, Bowls, BowlsState, about
from vaka.conformance import ConformanceError, check_game
from vaka.core.cells import OVER
from vaka.core.chance import Chance
from vaka.core.state_base import View
from vaka.core.title import Title
from vaka.core.vectors import i64, vec


def rejection(kind: type[BowlsState], title: Title) -> str:
    with pytest.raises(ConformanceError) as caught:
        check_game(Bowls(kind, title), games=30)
    return caught.value.check


def test_the_title_conforms() -> None:
    report = check_game(Bowls(), games=30)
    assert report.decisions["turn"] > 500


def test_who_hides_something_says_that_it_is_remembered() -> None:
    assert rejection(BowlsState, about(remembered=())) == "hidden"


class ShowsNothing(BowlsState):
    """Declares a reveal that reminds nobody of anything."""

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        super().follow(kind, seat, index, argument)
        self.reveal()


def test_a_reveal_that_reminds_nobody_is_none() -> None:
    assert rejection(ShowsNothing, about()) == "redeal-keeps"


class Forgets(BowlsState):
    """Gives the pebbles that a seat is not shown to somebody else when it redeals."""

    def resample(self, seat: i64, chance: Chance) -> None:
        for bowl in range(BOWLS):
            if not self.knows(seat, bowl):
                self.cells[UNDER + bowl] = 1 + self.cells[UNDER + bowl] % self.players


def test_a_redeal_keeps_what_all_have_seen() -> None:
    assert rejection(Forgets, about()) in ("redeal-depends", "redeal-view", "legal-leak")


class KeepsTheWord(BowlsState):
    """A shout that leaves something behind, which no view shows: then its event tells a secret."""

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        super().follow(kind, seat, index, argument)
        self.cells[SPARE] = max(0, index - SHOUT + 1)


def test_a_choice_that_leaves_something_behind_is_a_secret() -> None:
    assert rejection(KeepsTheWord, about()) == "event-leak"


class HidesWhere(BowlsState):
    """Shows only to the owner which bowl a pebble is under: the others have to remember it."""

    def fill_view(self, seat: i64, view: View) -> None:
        super().fill_view(seat, view)
        del view["covered"]
        if not self.cells[OVER]:
            owners = self.cells[UNDER : UNDER + BOWLS]
            view["bowls"] = [owner if owner == 1 + seat else None for owner in owners]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count = super().legal_into(seat, out)
        kept = [index for index in out[:count] if not PEEK <= index < SHOUT]
        for place, index in enumerate(kept):
            out[place] = index
        return len(kept)


def test_a_choice_that_all_saw_may_be_left_to_their_memory() -> None:
    check_game(Bowls(HidesWhere), games=30)


class HidesInSilence(HidesWhere):
    """Tells nobody which bowl was chosen, so nobody can remember it."""

    def tell(self, name: str, **args: str | int | list[str]) -> None:
        if name != "hide":
            super().tell(name, **args)


def test_what_nobody_saw_cannot_be_remembered() -> None:
    assert rejection(HidesInSilence, about()) in ("redeal-keeps", "legal-leak")
