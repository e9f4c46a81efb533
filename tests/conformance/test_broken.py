"""The kit rejects titles that break one promise each, and says which."""

from itertools import count

import pytest

from tests.conformance.shells import (
    COINS,
    DECK,
    DONE,
    HAND,
    LEFT,
    PASS,
    POINTS,
    PUT,
    SPARE,
    SPENT,
    TITLE,
    VALUES,
    Shells,
    ShellsState,
)
from vaka import Outcome
from vaka.conformance import ConformanceError, check_game
from vaka.core.cells import REVEALS, SPECTATOR
from vaka.core.chance import Chance
from vaka.core.features import Feature, counts, question_features, seat_names
from vaka.core.outcome import places
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig, Title
from vaka.core.vectors import i64, u8, vec


def rejection(kind: type[ShellsState], title: Title = TITLE) -> ConformanceError:
    """What the kit says of a variant."""
    with pytest.raises(ConformanceError) as caught:
        check_game(Shells(kind, title), games=10, options=[{}])
    return caught.value


def hiding(hidden: str) -> Title:
    """The same title, which says something else of itself."""
    return Title(
        TITLE.name,
        TITLE.rules_version,
        (TITLE.least_players, TITLE.most_players),
        TITLE.decisions,
        TITLE.reasons,
        hidden,
        TITLE.options,
        TITLE.sealed_steps,
    )


# Plain play ---------------------------------------------------------------------------------------


class NeverEnds(ShellsState):
    def advance(self) -> None:
        self.ask_sealed(0, self.config.all_seats())

    def resolve(self, kind: i64, argument: i64) -> None:
        """Nothing happens."""


class Crashes(ShellsState):
    def play(self, seat: int, value: int) -> None:
        raise KeyError("card")


class AsksForNothing(ShellsState):
    def legal(self, seat: int) -> list[int]:
        return [index for index in super().legal(seat) if index != PASS]


class ListsTwice(ShellsState):
    def legal(self, seat: int) -> list[int]:
        return sorted(super().legal(seat) * 2)


class ListsBeyond(ShellsState):
    def legal(self, seat: int) -> list[int]:
        return [*super().legal(seat), len(self.catalog)]


class ListsInAnyOrder(ShellsState):
    asked = count()

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal[::-1] if next(self.asked) % 2 else legal


class ListsNowAndThen(ShellsState):
    asked = count()

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal[:1] if next(self.asked) % 3 == 2 else legal


class LosesACard(ShellsState):
    def discard(self, value: int) -> None:
        super().discard(value)
        if self.cells[SPENT + 2]:
            self.cells[SPENT + 2] -= 1


class WrongPlaces(ShellsState):
    def result(self) -> Outcome:
        right = super().result()
        ranking = tuple(place + 1 for place in right.ranking)
        return Outcome(right.scores, ranking, right.reason, right.part_names, right.part_points)


class AllWin(ShellsState):
    """Everybody is on the first place, whatever the scores."""

    def result(self) -> Outcome:
        right = super().result()
        ranking = (1,) * self.players
        return Outcome(right.scores, ranking, right.reason, right.part_names, right.part_points)


class CoinsDecideFirst(ShellsState):
    """The places are well formed, but not in the order of the scores."""

    def result(self) -> Outcome:
        right = super().result()
        coins: list[tuple[int, ...]] = [(self.cells[COINS + at],) for at in range(self.players)]
        ranking = places(coins)
        return Outcome(right.scores, ranking, right.reason, right.part_names, right.part_points)


class UnknownReason(ShellsState):
    def result(self) -> Outcome:
        right = super().result()
        return Outcome(right.scores, right.ranking, "tired", right.part_names, right.part_points)


class CountsQuestions(ShellsState):
    def inventory(self) -> dict[str, int]:
        self.cells[SPARE] += 1
        return super().inventory()


# Views and events ---------------------------------------------------------------------------------


class ShowsASet(ShellsState):
    def fill_view(self, seat: i64, view: View) -> None:
        super().fill_view(seat, view)
        view["poor"] = {each for each in range(self.players) if not self.cells[COINS + each]}


class ShowsNumbersAsKeys(ShellsState):
    def fill_view(self, seat: i64, view: View) -> None:
        super().fill_view(seat, view)
        view["points"] = {each: self.cells[POINTS + each] for each in range(self.players)}


class TellsATuple(ShellsState):
    def discard(self, value: int) -> None:
        super().discard(value)
        self.tell("pile", card=(value,))  # type: ignore[arg-type]


class PlaysForListeners(ShellsState):
    def discard(self, value: int) -> None:
        super().discard(value)
        if self.log is not None:
            self.cells[SPARE] += 1


# Copies -------------------------------------------------------------------------------------------


class SharesAList(ShellsState):
    """A shallow clone: the history is one list for all."""

    history: list[int]

    def clone(self) -> "SharesAList":
        other = SharesAList(self.config, self.cells[:])
        other.history = self.past()
        return other

    def past(self) -> list[int]:
        if not hasattr(self, "history"):
            self.history = []
        return self.history

    def discard(self, value: int) -> None:
        super().discard(value)
        self.past().append(value)

    def fill_view(self, seat: i64, view: View) -> None:
        super().fill_view(seat, view)
        view["history"] = self.past()


class SharesTheCells(ShellsState):
    def clone(self) -> "SharesTheCells":
        return SharesTheCells(self.config, self.cells)


class LivesOutsideItsCells(SharesAList):
    def clone(self) -> "LivesOutsideItsCells":
        other = LivesOutsideItsCells(self.config, self.cells[:])
        other.history = self.past()[:]
        return other


class SameDigest(ShellsState):
    def digest(self) -> str:
        return "0"


class Unseeded(Shells):
    deals = count()

    def deal(self, config: GameConfig, chance: Chance) -> ShellsState:
        state = super().deal(config, chance)
        state.cells[SPARE] = next(self.deals)
        return state


# Refusals -----------------------------------------------------------------------------------------


class RefusalChanges(ShellsState):
    def refusal(self, seat: i64, index: i64) -> Refusal:
        self.cells[SPARE] += 1
        return super().refusal(seat, index)


class RefusalTells(ShellsState):
    def refusal(self, seat: i64, index: i64) -> Refusal:
        self.tell("refused", seat=seat)
        return super().refusal(seat, index)


class NoRule(ShellsState):
    def refusal(self, seat: i64, index: i64) -> Refusal:
        return Refusal("", "not-now", {})


# Redeals ------------------------------------------------------------------------------------------


class RedealKeepsAll(ShellsState):
    def resample(self, seat: i64, chance: Chance) -> None:
        """The true cards stay where they are."""


class RedealKeepsHands(ShellsState):
    """A rival's hand is not shuffled into the deck."""

    def resample(self, seat: i64, chance: Chance) -> None:
        pool = self.pool([])
        chance.shuffle(pool, 0, len(pool))
        self.deal_pool(pool, [], [])


class RedealKeepsDeck(ShellsState):
    def resample(self, seat: i64, chance: Chance) -> None:
        deck = self.cells[DECK : DECK + self.cells[LEFT]]
        left = self.cells[LEFT]
        self.cells[LEFT] = 0
        super().resample(seat, chance)
        self.cells[LEFT] = left
        for place, card in enumerate(deck):
            self.cells[DECK + place] = card


class RedealKeepsTopCard(ShellsState):
    """All is dealt again but the top card of the deck."""

    def resample(self, seat: i64, chance: Chance) -> None:
        left = self.cells[LEFT]
        self.cells[LEFT] = max(0, left - 1)
        super().resample(seat, chance)
        self.cells[LEFT] = left


class RedealKeepsBottomCard(ShellsState):
    def resample(self, seat: i64, chance: Chance) -> None:
        left = self.cells[LEFT]
        if left < 2:
            super().resample(seat, chance)
            return
        bottom, self.cells[DECK] = self.cells[DECK], self.cells[DECK + left - 1]
        self.cells[LEFT] = left - 1
        super().resample(seat, chance)
        self.cells[LEFT] = left
        self.cells[DECK + left - 1], self.cells[DECK] = self.cells[DECK], bottom


class RedealKeepsOneCard(ShellsState):
    """Of every other hand the lowest card stays; the others are dealt again."""

    def resample(self, seat: i64, chance: Chance) -> None:
        kept = [
            HAND + other * VALUES + self.hand(other).index(next(filter(None, self.hand(other))))
            for other in range(self.players)
            if other != seat and any(self.hand(other))
        ]
        for place in kept:
            self.cells[place] -= 1
        super().resample(seat, chance)
        for place in kept:
            self.cells[place] += 1


class RedealKeepsDeckForSeats(RedealKeepsDeck):
    """A spectator's redeal is right, so what it shows all round cannot be the only yardstick."""

    def resample(self, seat: i64, chance: Chance) -> None:
        if seat == SPECTATOR:
            ShellsState.resample(self, seat, chance)
        else:
            super().resample(seat, chance)


class RedealDepends(ShellsState):
    """Shuffled as they truly lie: who knows the seed knows the cards."""

    def pool(self, seats: list[int]) -> "vec[i64]":
        cards = [self.cells[DECK + place] for place in range(self.cells[LEFT])]
        for seat in seats:
            for value, number in enumerate(self.hand(seat)):
                cards += [value] * number
        return vec[i64](cards)


class RedealTakesOwnHand(ShellsState):
    """The redeal breaks the view."""

    def resample(self, seat: i64, chance: Chance) -> None:
        super().resample(-1, chance)


class RedealLosesACard(ShellsState):
    def resample(self, seat: i64, chance: Chance) -> None:
        super().resample(seat, chance)
        self.cells[DECK] = (self.cells[DECK] + 1) % VALUES


# Leaks --------------------------------------------------------------------------------------------


class ViewLeaks(ShellsState):
    """Everybody sees the hand of seat 0."""

    def may_see(self, seat: int, other: int) -> bool:
        return other == 0 or super().may_see(seat, other)


class ViewLeaksTopCard(ShellsState):
    def fill_view(self, seat: i64, view: View) -> None:
        super().fill_view(seat, view)
        left = self.cells[LEFT]
        view["deck"] = [left, self.cells[DECK + left - 1] % 2 if left else 0]


class LegalLeaks(ShellsState):
    """A seat may only bid if some rival holds a card of the highest value."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        rivals = [other for other in range(self.players) if other != seat]
        if legal[0] == PUT and not any(self.holds(other, VALUES - 1) for other in rivals):
            legal.remove(PUT)
        return legal


class EventLeaks(ShellsState):
    """The card that was drawn is told to all."""

    def top_card(self) -> int:
        card = super().top_card()
        self.tell("drawn", card=card)
        return card


class EventLeaksChoice(ShellsState):
    """Everybody hears each coin of a sealed bid."""

    def completes(self, seat: i64, index: i64) -> bool:
        self.tell("put", seat=seat)
        return super().completes(seat, index)


class EventLeaksAnswer(ShellsState):
    """Everybody hears how much was bid, as soon as the bid is complete."""

    def completes(self, seat: i64, index: i64) -> bool:
        if index == DONE:
            self.tell("bid", seat=seat, coins=len(self.answer(seat)))
        return super().completes(seat, index)


class ErrorLeaks(ShellsState):
    def refusal(self, seat: i64, index: i64) -> Refusal:
        rivals = sum(self.holds(other, 0) for other in range(self.players) if other != seat)
        return Refusal("S1", "not-now", {"rivals": rivals})


class SkipsWhoCannot(ShellsState):
    """Only who holds such a card is asked: so all learn who does."""

    def ask_match(self, seat: int, value: int) -> None:
        if self.holds(seat, value):
            super().ask_match(seat, value)


class DrawsSilently(ShellsState):
    """An undeclared reveal: a draw could be taken back."""

    def top_card(self) -> int:
        reveals = self.cells[REVEALS]
        card = super().top_card()
        self.cells[REVEALS] = reveals
        return card


class EndsSilently(ShellsState):
    """The end shows all hands, and does not say so."""

    def end(self, reason: int) -> None:
        self.finish(reason)


# Features -----------------------------------------------------------------------------------------


class Counted(ShellsState):
    """Sound: the points of all, from the seat's own place."""

    most = 12

    def feature_list(self) -> list[Feature]:
        names = seat_names(self.players)
        return question_features(self.config) + counts("points", names, self.most)

    def features_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        at = self.question_into(seat, out, at)
        for after in range(self.players):
            out[at + after] = self.counted(seat, (seat + after) % self.players)

    def counted(self, seat: int, other: int) -> int:
        return self.cells[POINTS + other]


class CountsTooHigh(Counted):
    most = 1


class CountsHiddenCards(Counted):
    def counted(self, seat: int, other: int) -> int:
        return self.cells[HAND + other * VALUES]


# Sealed answers -----------------------------------------------------------------------------------


class BidInOrder(ShellsState):
    """Who is done first wins ties."""

    def completes(self, seat: i64, index: i64) -> bool:
        if index == DONE:
            self.cells[SPARE] = self.cells[SPARE] * 4 + seat + 1
        return super().completes(seat, index)

    def resolve(self, kind: i64, argument: i64) -> None:
        super().resolve(kind, argument)
        self.cells[SPARE] %= 4


class BidShows(ShellsState):
    """The view shows how many coins lie there already."""

    def fill_view(self, seat: i64, view: View) -> None:
        super().fill_view(seat, view)
        view["laid"] = sum(len(self.answer(other)) for other in range(self.players))


class BidsBlock(ShellsState):
    """Nobody may put more coins than the others have put."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        others = [len(self.answer(other)) for other in range(self.players) if other != seat]
        if legal[0] == PUT and sum(others) == 1:
            legal.remove(PUT)
        return legal


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (NeverEnds, "endless"),
        (Crashes, "crash"),
        (AsksForNothing, "legal-empty"),
        (ListsTwice, "legal-unique"),
        (ListsBeyond, "legal-catalog"),
        (ListsInAnyOrder, "legal-order"),
        (ListsNowAndThen, "legal-stable"),
        (LosesACard, "inventory"),
        (WrongPlaces, "outcome"),
        (AllWin, "outcome"),
        (CoinsDecideFirst, "outcome"),
        (UnknownReason, "outcome"),
        (CountsQuestions, "query"),
        (ShowsASet, "view-json"),
        (ShowsNumbersAsKeys, "view-json"),
        (TellsATuple, "event-json"),
        (PlaysForListeners, "listen"),
        (SharesAList, "clone"),
        (SharesTheCells, "clone"),
        (LivesOutsideItsCells, "dump"),
        (SameDigest, "digest"),
        (RefusalChanges, "refused"),
        (RefusalTells, "refused"),
        (NoRule, "rule"),
        (RedealKeepsAll, "redeal-keeps"),
        (RedealKeepsHands, "redeal-keeps"),
        (RedealKeepsDeck, "redeal-keeps"),
        (RedealKeepsTopCard, "redeal-keeps"),
        (RedealKeepsBottomCard, "redeal-keeps"),
        (RedealKeepsOneCard, "redeal-keeps"),
        (RedealKeepsDeckForSeats, "redeal-keeps"),
        (RedealDepends, "redeal-depends"),
        (RedealTakesOwnHand, "redeal-view"),
        (RedealLosesACard, "redeal-inventory"),
        (ViewLeaks, "redeal-view"),
        (ViewLeaksTopCard, "redeal-view"),
        (LegalLeaks, "legal-leak"),
        (EventLeaks, "event-leak"),
        (EventLeaksChoice, "event-leak"),
        (EventLeaksAnswer, "event-leak"),
        (ErrorLeaks, "error-leak"),
        (SkipsWhoCannot, "decision-leak"),
        (DrawsSilently, "reveal"),
        (EndsSilently, "reveal"),
        (CountsTooHigh, "features"),
        (CountsHiddenCards, "features-leak"),
        (BidInOrder, "sealed-commute"),
        (BidShows, "sealed-view"),
        (BidsBlock, "sealed-legal"),
    ],
)
def test_broken_title_is_rejected(kind: type[ShellsState], check: str) -> None:
    error = rejection(kind)
    assert error.check == check, str(error)
    assert str(error).startswith(f"{check}: shells players=")


def test_a_sound_title_with_features_passes() -> None:
    check_game(Shells(Counted), games=3, options=[{}])


def test_leaking_view_is_told_where() -> None:
    error = rejection(ViewLeaks)
    assert "seats[0].hand" in error.detail
    assert error.where.seat == 1


def test_unseeded_deal_is_rejected() -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(Unseeded(), games=1)
    assert caught.value.check in ("seed", "dump", "digest")


@pytest.mark.parametrize("hidden", ["nothing", "chance", "everything"])
def test_title_that_hides_more_than_it_says_is_rejected(hidden: str) -> None:
    assert rejection(ShellsState, hiding(hidden)).check == "hidden"


def test_error_leads_to_the_position() -> None:
    error = rejection(DrawsSilently)
    assert error.where.ply == len(error.record)
    assert error.where.seed == error.record.seed
    again = rejection(DrawsSilently)
    assert str(again) == str(error)
    assert again.record.actions == error.record.actions
