"""The rules a second time, written for nothing but reading: the engine is held to it.

It knows all that is secret, has no speed and no safety: it takes legal actions as texts and trusts
them.
"""

import re
from collections import Counter
from collections.abc import Sequence

from tests.games.rapanui.positions import CROPS, KINDS

START_WOOD = (2, 3, 4, 5)
GATHERER_COST = (0, 1, 2)


class Reference:
    def __init__(self, players: int, first: int, columns: list[list[str]], deck: list[str]) -> None:
        self.players = players
        self.active = first
        self.columns = columns  # the front card last
        self.deck = deck  # the card dealt next first
        self.areas = [Counter({"woodcutter": 1}) for _ in range(players)]  # N5
        self.hands = [
            Counter([crop for crop in CROPS if crop != CROPS[seat]])  # N2
            for seat in range(players)
        ]
        self.owned = [Counter(CROPS) for _ in range(players)]  # N7
        self.piles = Counter(dict.fromkeys(CROPS, 25 - players))  # N3
        self.wood = [START_WOOD[(seat - first) % players] for seat in range(players)]  # N8
        self.points = [0] * players
        self.stone: Counter[str] = Counter()
        self.hidden: list[tuple[int, str]] = []
        self.removed = 0
        self.over = False
        self.pending: list[tuple[str, int]] = []  # first in, first asked
        self._begin_turn()

    # Who is asked -------------------------------------------------------------------------------

    def _round(self, seat: int) -> list[int]:
        """All seats clockwise, from this one."""
        return [(seat + turn) % self.players for turn in range(self.players)]

    def _price(self, seat: int, crop: str) -> int:
        return max(0, 5 - self.areas[seat][crop])  # N9

    def _buyable(self, seat: int) -> list[str]:
        return [
            crop
            for crop in CROPS
            if self.piles[crop] and self._price(seat, crop) <= self.wood[seat]
        ]

    def _filled(self) -> list[str]:
        return [crop for crop in CROPS if self.piles[crop]]

    def _begin_turn(self) -> None:
        if self._buyable(self.active):
            self.pending.append(("buy", self.active))
        self.pending.append(("play", self.active))

    def asked(self) -> tuple[str, int] | None:
        return None if self.over else self.pending[0]

    def legal(self) -> set[str]:
        if self.over:
            return set()
        kind, seat = self.pending[0]
        hand, wood = self.hands[seat], self.wood[seat]
        if kind == "buy":
            return {"skip"} | {f"buy(crop={crop})" for crop in self._buyable(seat)}
        if kind == "draw":
            return {f"draw(column={column})" for column in (1, 2, 3, 4)}
        if kind in ("sacrifice", "hide"):
            return {f"{kind}(crop={crop})" for crop in +self.owned[seat]}
        if kind in ("add", "take"):
            return {f"{kind}(crop={crop})" for crop in self._filled()}
        if kind == "collect":
            return {"collect(gain=wood)", "collect(gain=points)"}
        if hand["moai"] == 3 and wood < 7:
            return {"remove(card=moai)"}  # N11
        return {  # N10
            f"play(card={card}, count={count})"
            for card in KINDS
            for count in range(1, hand[card] + 1)
            if (card in CROPS and GATHERER_COST[count - 1] <= wood)
            or (card in ("woodcutter", "priest") and count == 1)
            or (card == "moai" and count == 1 and wood >= 7)
        }

    # What follows -------------------------------------------------------------------------------

    def act(self, text: str) -> None:
        name, *args = re.findall(r"[a-z-]+|\d+", text)
        values = args[1::2]
        kind, seat = self.pending.pop(0)
        if name == "buy":
            self.wood[seat] -= self._price(seat, values[0])
            self._take(seat, values[0])
        elif name == "remove":
            self.hands[seat]["moai"] -= 1
            self.removed += 1
            self.pending.append(("draw", seat))
        elif name == "play":
            self._play(seat, values[0], int(values[1]))
        elif name == "draw":
            self._draw(seat, int(values[0]) - 1)
        elif name == "sacrifice":
            self.owned[seat][values[0]] -= 1
            self.stone[values[0]] += 1
        elif name == "hide":
            self.owned[seat][values[0]] -= 1
            self.hidden.append((seat, values[0]))
        elif name == "add":
            self.piles[values[0]] -= 1
            self.stone[values[0]] += 1
        elif name == "collect":
            gains = self.wood if values[0] == "wood" else self.points
            gains[seat] += self.areas[seat]["moai"] + self._bonus(seat, "moai")
        elif name == "take":
            self._take(seat, values[0])
        if kind == "take" and not self._filled():
            self.pending = [each for each in self.pending if each[0] != "take"]
        if not self.pending and not self.over:
            self.active = (self.active + 1) % self.players  # N14
            self._begin_turn()

    def _take(self, seat: int, crop: str) -> None:
        self.piles[crop] -= 1
        self.owned[seat][crop] += 1

    def _play(self, seat: int, card: str, count: int) -> None:
        self.hands[seat][card] -= count
        self.areas[seat][card] += count
        if card in CROPS:
            self.wood[seat] -= GATHERER_COST[count - 1]
        if card == "moai":
            self.wood[seat] -= 7
            for other in [*self._round(seat)[1:], seat]:  # N15
                if self.owned[other].total():  # N17
                    self.pending.append(("hide" if other == seat else "sacrifice", other))
            if self._filled():
                self.pending.append(("add", seat))
        self.pending.append(("draw", seat))

    def _draw(self, seat: int, column: int) -> None:
        self.hands[seat][self.columns[column].pop()] += 1
        if not self.columns[column]:  # N12
            self.columns[column] = self.deck[:4]
            del self.deck[:4]
            if not self.deck:  # N23
                self.over = True
                self.pending = []
                return
        if self.hands[seat].total() < 3:
            self.pending.append(("draw", seat))
        else:
            self._value(self.columns[column][-1])  # N13

    def _bonus(self, seat: int, kind: str) -> int:
        """N18"""
        own = self.areas[seat][kind]
        others = [self.areas[other][kind] for other in range(self.players) if other != seat]
        return 1 if own >= 2 and own > max(others) else 0

    def _value(self, kind: str) -> None:
        for seat in self._round(self.active):
            own = self.areas[seat][kind]
            if not own:
                continue
            if kind == "woodcutter":  # N19
                self.wood[seat] += own + self._bonus(seat, kind)
            elif kind == "priest":  # N20
                self.points[seat] += own + self._bonus(seat, kind)
            elif kind == "moai":  # N21
                self.pending.append(("collect", seat))
            else:  # N22
                for _ in range(1 + self._bonus(seat, kind)):
                    if self.piles[kind]:
                        self._take(seat, kind)
                    elif self._filled():
                        self.pending.append(("take", seat))

    # The end --------------------------------------------------------------------------------------

    def values(self) -> dict[str, int]:
        """N24"""
        counts = self.stone + Counter(crop for _, crop in self.hidden)
        if not counts:
            return dict.fromkeys(CROPS, 0)
        return {
            crop: 3 - len({counts[other] for other in CROPS if counts[other] > counts[crop]})
            for crop in CROPS
        }

    def scores(self) -> list[int]:
        """N25"""
        values = self.values()
        return [
            self.points[seat]
            + 4 * self.areas[seat]["moai"]
            + self.wood[seat] // 5
            + sum(values[crop] * self.owned[seat][crop] for crop in CROPS)
            for seat in range(self.players)
        ]

    def ranking(self) -> list[int]:
        """N26"""
        standing: Sequence[tuple[int, int, int]] = [
            (score, self.areas[seat]["moai"], self.wood[seat])
            for seat, score in enumerate(self.scores())
        ]
        return [1 + sum(other > own for other in standing) for own in standing]
