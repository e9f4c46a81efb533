"""A spectator who forgets nothing: all that can be known of a game from its public events."""

from collections import Counter
from itertools import product

import vaka
from tests.games.rapanui.positions import CROPS

Guess = tuple[str, ...]  # the crops of one seat's hidden offerings, in the order laid


class Observer:
    """Fed with the events that a spectator sees, from the first on."""

    def __init__(self, players: int) -> None:
        self.players = players
        # N2, N7: what everybody begins with is printed in the rules.
        self.hands = [Counter(crop for crop in CROPS if crop != CROPS[s]) for s in range(players)]
        self.seen = [Counter(CROPS) for _ in range(players)]
        self.layers: list[int] = []  # who laid the hidden offerings, in order
        # Every guess that fits, with what the seat then still owns.
        self._guesses: list[dict[Guess, Counter[str]]] = [{(): Counter(CROPS)} for _ in self.hands]

    def note(self, event: vaka.Event) -> None:
        assert event.seen_by(None)
        args = event.args
        if event.name == "draw":
            self.hands[self._seat(event)][str(args["card"])] += 1
        elif event.name in ("play", "remove"):
            self.hands[self._seat(event)][str(args["card"])] -= self._count(event)
        elif event.name in ("buy", "gain-offering"):
            for _ in range(self._count(event)):
                self._gain(self._seat(event), str(args["crop"]))
        elif event.name == "sacrifice":
            self._lay(self._seat(event), str(args["crop"]))
        elif event.name == "hide":
            self._hide(self._seat(event))

    @staticmethod
    def _seat(event: vaka.Event) -> int:
        seat = event.args["seat"]
        assert isinstance(seat, int)
        return seat

    @staticmethod
    def _count(event: vaka.Event) -> int:
        count = event.args.get("count", 1)
        assert isinstance(count, int)
        return count

    def _gain(self, seat: int, crop: str) -> None:
        self.seen[seat][crop] += 1
        for owned in self._guesses[seat].values():
            owned[crop] += 1

    def _lay(self, seat: int, crop: str) -> None:
        """He had one: a guess that leaves him none was wrong."""
        self.seen[seat][crop] -= 1
        self._guesses[seat] = {
            guess: owned for guess, owned in self._guesses[seat].items() if owned[crop]
        }
        for owned in self._guesses[seat].values():
            owned[crop] -= 1

    def _hide(self, seat: int) -> None:
        self.layers.append(seat)
        self._guesses[seat] = {
            (*guess, crop): owned - Counter([crop])
            for guess, owned in self._guesses[seat].items()
            for crop in CROPS
            if owned[crop]
        }

    def guesses(self, seat: int) -> set[Guess]:
        """All that one seat's hidden offerings can be."""
        return set(self._guesses[seat])

    def number(self, knows: dict[int, Guess]) -> int:
        """How many assignments there are for somebody who knows some seats' offerings."""
        total = 1
        for seat in range(self.players):
            total *= 1 if seat in knows else len(self._guesses[seat])
        return total

    def assignments(self, knows: dict[int, Guess]) -> set[tuple[Guess, ...]]:
        """Every possible assignment, seat by seat."""
        seats = range(self.players)
        return set(product(*({knows[s]} if s in knows else self.guesses(s) for s in seats)))
