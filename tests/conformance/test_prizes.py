"""Redeals that keep the truth, or a part of it, where nothing but a deck is hidden."""

import pytest

from tests.conformance.prizes import DECK, LEFT, Prizes, PrizesState
from tests.modes import once
from vaka.conformance import ConformanceError, check_game
from vaka.core.cells import SPECTATOR
from vaka.core.chance import Chance

pytestmark = once  # the title is the tests' own, and never compiled


class KeepsDeck(PrizesState):
    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        """The true deck stays as it is."""


class KeepsTop(PrizesState):
    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        self.conceal_deck(DECK, DECK + max(0, self.cells[LEFT] - 1), chance)


class KeepsBottom(PrizesState):
    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        self.conceal_deck(DECK + 1, DECK + max(1, self.cells[LEFT]), chance)


class KeepsHalves(PrizesState):
    """Each half of the deck is shuffled by itself."""

    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        left = self.cells[LEFT]
        self.conceal_deck(DECK, DECK + left // 2, chance)
        self.conceal_deck(DECK + left // 2, DECK + left, chance)


class KeepsDeckForSeats(PrizesState):
    """Only a spectator gets another deck."""

    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        if seat == SPECTATOR:
            super().conceal_prizes(seat, chance)


class KeepsDeckLate(PrizesState):
    """Right at first."""

    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        if self.cells[LEFT] > 3:
            super().conceal_prizes(seat, chance)


class ShufflesAsItLies(PrizesState):
    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        chance.shuffle(self.cells, DECK, DECK + self.cells[LEFT])


class DeclaresNothing(PrizesState):
    """Bids are declared once more, though the core has done so; there is no hidden deck at all."""

    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def advance(self) -> None:
        left = self.cells[LEFT]
        for place, card in enumerate(sorted(self.cells[DECK : DECK + left])):
            self.cells[DECK + place] = card
        super().advance()


class DrawsByLot(PrizesState):
    """The prizes are in a bag: how they lie there does not matter."""

    def advance(self) -> None:
        left = self.cells[LEFT]
        if left:
            drawn, last = DECK + self.roll(left), DECK + left - 1
            self.cells[drawn], self.cells[last] = self.cells[last], self.cells[drawn]
        super().advance()

    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        left = self.cells[LEFT]
        for place, card in enumerate(sorted(self.cells[DECK : DECK + left])):
            self.cells[DECK + place] = card


class KeepsOrderOfLots(DrawsByLot):
    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        """Does no harm, but the kit cannot know."""


def rejection(kind: type[PrizesState], **options: bool) -> ConformanceError:
    with pytest.raises(ConformanceError) as caught:
        check_game(Prizes(kind), games=10, options=[options])
    return caught.value


def test_a_correct_title_passes() -> None:
    assert check_game(Prizes(), games=8).reasons.keys() == {"no-prizes"}


@pytest.mark.parametrize("tied", [False, True])
def test_a_correct_title_passes_where_no_two_deals_look_alike(tied: bool) -> None:
    check_game(Prizes(), games=5, options=[{"banner": True, "tied": tied}])


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (KeepsDeck, "redeal-keeps"),
        (KeepsTop, "redeal-keeps"),
        (KeepsBottom, "redeal-keeps"),
        (KeepsHalves, "redeal-keeps"),
        (KeepsDeckForSeats, "redeal-keeps"),
        (KeepsDeckLate, "redeal-keeps"),
        (ShufflesAsItLies, "redeal-depends"),
        (DeclaresNothing, "redeal-keeps"),
    ],
)
def test_a_redeal_that_keeps_the_truth_is_rejected(kind: type[PrizesState], check: str) -> None:
    error = rejection(kind)
    assert error.check == check, str(error)


@pytest.mark.parametrize("tied", [False, True])
def test_what_is_turned_up_gives_it_away(tied: bool) -> None:
    """No two deals look alike: only the reveals are left to compare, and with lots, the dice.

    The end shows something that is redealt as it should be; that does not count for the deck.
    """
    error = rejection(KeepsDeck, banner=True, tied=tied)
    assert error.check == "redeal-keeps"
    assert "bid: the same answers declared a reveal" in error.detail


@pytest.mark.parametrize("kind", [KeepsTop, KeepsHalves, KeepsDeckForSeats, KeepsDeckLate])
def test_a_part_that_is_kept_is_seen_where_no_two_deals_look_alike(kind: type[PrizesState]) -> None:
    assert rejection(kind, banner=True).check == "redeal-keeps"


@pytest.mark.parametrize("kind", [DrawsByLot, KeepsOrderOfLots])
def test_hidden_numbers_are_redealt_even_if_they_mean_nothing(kind: type[PrizesState]) -> None:
    if kind is DrawsByLot:
        check_game(Prizes(kind), games=5, options=[{}])
    else:
        assert rejection(kind).check == "redeal-keeps"
