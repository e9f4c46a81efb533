"""What lies on the table of the reference: plain dicts and lists, and the moves that ask nobody.

Of the engine it uses nothing but what is printed on the components (`printed.py`).
"""

from collections import Counter
from dataclasses import dataclass, field

from tests.games.raiatea.printed import GOODS, TYPES, Effect, Printed

MIRROR = "mirror"
MOST_COUNTED = 60  # of anything "for each" of something
MOST_SUPPLY = 999  # mana or pearls
Card = tuple[str, int | None]  # a ritual, and the era of its deck; None where chance has chosen


@dataclass
class Seat:
    mana: int
    pearls: int
    priests: int
    tattoo: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    ready: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TYPES, 0))
    used: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TYPES, 0))
    singles: list[str] = field(default_factory=list)
    mirrors: int = 0
    pairs: list[tuple[str, bool]] = field(default_factory=list)  # god, and whether with a mirror
    hand: list[Card] = field(default_factory=list)
    bag: list[Card] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    permanent: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)

    def __setattr__(self, name: str, given: object) -> None:
        """Nobody has more than there can be of mana and pearls."""
        if name in ("mana", "pearls") and isinstance(given, int):
            given = min(given, MOST_SUPPLY)
        super().__setattr__(name, given)

    def assistants(self, kind: str | None = None) -> int:
        kinds = TYPES if kind is None else (kind,)
        return sum(self.ready[each] + self.used[each] for each in kinds)


@dataclass
class Space:
    mission: str
    row: int
    owner: int | None = None


class Table:
    """Everything that lies somewhere."""

    repeat_conditions: bool

    def __init__(self, players: int, first: int, printed: Printed, priests: int) -> None:
        board = printed.board
        self.players = players
        self.printed = printed
        self.board = board
        self.first = first
        self.order = [(first + turn) % players for turn in range(players)]  # R2
        self.seats = [
            Seat(board["start_mana"], board["start_pearls"], priests) for _ in range(players)
        ]
        self.row: list[tuple[str, str | None]] = []  # forest cards with their treasures
        self.forest: Counter[tuple[str, str | None]] = Counter(printed.forest)
        self.goods = dict(board["start_goods"])
        self.price = dict.fromkeys(GOODS, board["price_start"])
        self.assistants = dict(board["start_assistants"])
        self.masks: Counter[str] = Counter()
        self.decks: dict[str, Counter[str]] = {"normal": Counter(), "forbidden": Counter()}
        self.eras = {"normal": 0, "forbidden": 0}
        self.discards: Counter[str] = Counter()
        self.statues: list[list[Space]] = []
        self.opened = 1
        self.bag = 0
        self.die: int | None = None  # what it shows

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + turn) % self.players for turn in range(self.players)]

    # Goods and prices [R19] -----------------------------------------------------------------------

    def to_goods_market(self, goods: str) -> None:
        self.goods[goods] += 1
        self.price[goods] = max(0, self.price[goods] - 1)

    def from_goods_market(self, goods: str) -> None:
        self.goods[goods] -= 1
        self.price[goods] = min(self.board["steps"] - 1, self.price[goods] + 1)

    # The forest [R10, R11] ------------------------------------------------------------------------

    def renew_forest(self) -> None:
        """All goods of the market but one of each kind are the new deck; prices stay."""
        for goods in GOODS:
            if self.goods[goods] > 1:
                self.forest[goods, None] += self.goods[goods] - 1
                self.goods[goods] = 1

    def turn_up(self, card: tuple[str, str | None]) -> None:
        if not +self.forest:
            self.renew_forest()
        assert self.forest[card] > 0, card
        self.forest[card] -= 1
        self.row.append(card)

    def to_market(self, card: tuple[str, str | None]) -> None:
        name = card[0]
        if name in GOODS:
            self.to_goods_market(name)
        elif name in TYPES:
            self.assistants[name] += 1
        else:
            self.masks[name] += 1

    # Masks [R38] ----------------------------------------------------------------------------------

    def give_mask(self, at: int, mask: str) -> None:
        seat = self.seats[at]
        if mask == MIRROR:
            seat.mirrors += 1
        elif mask in seat.singles:
            seat.singles.remove(mask)
            seat.pairs.append((mask, False))
        else:
            seat.singles.append(mask)

    def take_mask(self, at: int, mask: str) -> None:
        seat = self.seats[at]
        if mask == MIRROR:
            seat.mirrors -= 1
        elif mask in seat.singles:
            seat.singles.remove(mask)
        else:  # the other of two twins stays
            seat.pairs.remove((mask, False))
            seat.singles.append(mask)

    def twins(self, at: int) -> list[str]:
        """Masks that are paired without a mirror, so that they can be parted again."""
        return [god for god, mirror in self.seats[at].pairs if not mirror]

    def own_masks(self, at: int) -> list[str]:
        """What can be swapped or paid: the different ones."""
        seat = self.seats[at]
        return [*sorted([*seat.singles, *self.twins(at)]), *([MIRROR] if seat.mirrors else [])]

    def loose_masks(self, at: int) -> list[str]:
        """What can be lost or stolen: the different ones."""
        seat = self.seats[at]
        return [*sorted(seat.singles), *([MIRROR] if seat.mirrors else [])]

    # Ranks [R20] ----------------------------------------------------------------------------------

    def rank(self, at: int) -> int:
        steps = self.board["rank_steps"]
        return max(rank for rank, step in enumerate(steps) if self.seats[at].tattoo >= step)

    # Rituals --------------------------------------------------------------------------------------

    def deck_of(self, ritual: str) -> str:
        found: str = self.printed.rituals[ritual]["deck"]
        return found

    def cost(self, ritual: str) -> int:
        found: int = self.printed.rituals[ritual]["cost"]
        return found

    def is_common(self, ritual: str) -> bool:
        return bool(self.printed.rituals[ritual]["type"] == "common")

    def can_draw(self, deck: str) -> bool:
        return bool(+self.decks[deck]) or any(
            self.deck_of(ritual) == deck for ritual in +self.discards
        )

    def allowed_decks(self, at: int) -> list[str]:
        """R13: the decks that his rank may draw from and that have cards."""
        decks = ["normal"]
        if self.rank(at) >= self.board["forbidden_from"]:
            decks.append("forbidden")
        return [deck for deck in decks if self.can_draw(deck)]

    def drawing(self, deck: str, count: int) -> int:
        """How many cards a draw of so many really brings: an empty deck is made anew."""
        discarded = sum(
            number for ritual, number in self.discards.items() if self.deck_of(ritual) == deck
        )
        return min(count, self.decks[deck].total() + discarded)

    def draw(self, at: int, deck: str, rituals: list[str]) -> None:
        """These cards come from the deck: first all that is left of the old era."""
        wanted = Counter(rituals)
        while +wanted:
            if not +self.decks[deck]:
                self.eras[deck] += 1
                for ritual in list(self.discards):
                    if self.deck_of(ritual) == deck:
                        self.decks[deck][ritual] += self.discards.pop(ritual)
            left = self.decks[deck].total()
            if wanted.total() >= left:
                now = +self.decks[deck]
                assert now <= wanted
            else:
                now = +wanted
                assert now <= self.decks[deck], (now, self.decks[deck])
            self.decks[deck] -= now
            wanted -= now
            self.seats[at].drawn += [(ritual, self.eras[deck]) for ritual in now.elements()]

    def move(self, cards: list[Card], ritual: str) -> Card:
        """Take a ritual out; where equal ones differ in origin, chance has chosen."""
        eras = {card[1] for card in cards if card[0] == ritual}
        if len(eras) > 1:
            cards[:] = [(name, None if name == ritual else era) for name, era in cards]
            eras = {None}
        found = (ritual, eras.pop())
        cards.remove(found)
        return found

    def discard(self, card: Card) -> None:
        self.discards[card[0]] += 1

    # Missions [R32-R35] ---------------------------------------------------------------------------

    def lying(self, statue: int, row: int | None = None) -> list[int]:
        """The spaces of a statue, or of one of its rows, where a tile still lies."""
        return [
            number
            for number, space in enumerate(self.statues[statue])
            if space.owner is None and row in (None, space.row)
        ]

    def is_auction(self, statue: int, space: int) -> bool:
        mission = self.statues[statue][space].mission
        return bool(self.printed.missions[mission]["type"] == "auction")

    def meets(self, at: int, mission: str) -> bool:
        """R34"""
        printed = self.printed.missions[mission]
        seat = self.seats[at]
        need, amount = str(printed["need"]), int(printed["amount"])
        if need == "rank":
            return self.rank(at) >= amount
        if need == "priest":
            return bool(seat.priests >= amount)
        if need == "assistant":
            return bool(seat.assistants() >= amount)
        if need == "pair":
            return len(seat.pairs) >= amount
        return not need or bool(seat.assistants(need) >= amount)

    def has_met(self, at: int, mission: str) -> bool:
        """R34: each identical condition once per player."""
        if self.repeat_conditions:
            return False
        wanted = self.printed.missions[mission]
        return bool(wanted["need"]) and any(
            (self.printed.missions[own]["need"], self.printed.missions[own]["amount"])
            == (wanted["need"], wanted["amount"])
            for own in self.seats[at].missions
        )

    def can_pay(self, at: int, mission: str) -> bool:
        """R33"""
        printed = self.printed.missions[mission]
        seat = self.seats[at]
        return (
            seat.pearls >= printed["pearls"]
            and seat.mana >= printed["mana"]
            and all(seat.goods[goods] >= count for goods, count in printed["goods"].items())
            and sum(seat.goods.values()) >= printed["any"]
            and max(seat.goods.values()) >= printed["equal"]
            and sum(1 for count in seat.goods.values() if count) >= printed["different"]
            and len(seat.singles) + seat.mirrors + 2 * len(self.twins(at)) >= printed["masks"]
            and len(seat.hand) >= printed["rituals"]
        )

    def can_complete(self, at: int) -> list[str]:
        return [
            f"complete(statue={1 + statue}, space={1 + space})"
            for statue in range(self.opened)
            for space in self.lying(statue)
            if not self.is_auction(statue, space)
            for mission in [self.statues[statue][space].mission]
            if self.meets(at, mission)
            and not self.has_met(at, mission)
            and self.can_pay(at, mission)
        ]

    # Counting -------------------------------------------------------------------------------------

    def counted(self, at: int, what: str) -> int:
        seat = self.seats[at]
        if what in TYPES:
            return seat.assistants(what)
        numbers = {
            "priest": seat.priests,
            "rank": self.rank(at),
            "assistant": seat.assistants(),
            "pair": len(seat.pairs),
            "mask": len(seat.singles) + seat.mirrors,
            "mission": len(seat.missions),
            "goods": sum(seat.goods.values()),
            "permanent": len(seat.permanent),
            "player": self.players,
            "pip": self.die or 0,
            "kind": sum(1 for count in seat.goods.values() if count),
        }
        return numbers[what]

    # Scores [R39, R40] ----------------------------------------------------------------------------

    def parts(self, at: int) -> dict[str, int]:
        seat = self.seats[at]
        rituals = sum(
            self.points(at, self.printed.rituals[ritual]["effects"]) for ritual in seat.permanent
        )
        return {
            "ranks": self.board["rank_points"][self.rank(at)],
            "rituals": rituals,
            "missions": sum(self.printed.missions[own]["points"] for own in seat.missions),
            "masks": sum(self.mask_points(at, god) for god, _ in seat.pairs),
        }

    def amount(self, at: int, effect: dict[str, object]) -> int:
        amount = effect["amount"]
        assert isinstance(amount, int)
        if not effect["each"]:
            return amount
        per = effect["per"]
        assert isinstance(per, int)
        return min(MOST_COUNTED, amount * (self.counted(at, str(effect["each"])) // per))

    def points(self, at: int, effects: list[Effect]) -> int:
        """What effects give at the end of the game."""
        total = 0
        for effect in effects:
            if effect["word"] == "points":
                total += effect.get("times", 1) * self.amount(at, effect)
            elif effect["word"] == "if" and effect["when"] == "now" and self.holds(at, effect):
                total += effect.get("times", 1) * self.points(at, effect["alternatives"][0])
        return total

    def holds(self, at: int, effect: Effect) -> bool:
        """Whether a seat meets a condition."""
        have, amount = self.counted(at, str(effect["each"])), int(effect["amount"])
        return {"least": have >= amount, "fewer": have < amount, "most": have <= amount}[
            str(effect["test"])
        ]

    def kinds(self, mission: str) -> set[str]:
        """Everything that a mission costs; a condition costs nothing, an auction mana."""
        printed = self.printed.missions[mission]
        goods = ("goods", "any", "equal", "different")
        costs = {
            "pearl": bool(printed["pearls"]),
            "mana": bool(printed["mana"]) or printed["type"] == "auction",
            "goods": any(printed[way] for way in goods),
            "conditional": bool(printed["need"]),
        }
        return {kind for kind, has in costs.items() if has}

    def mask_points(self, at: int, god: str) -> int:
        seat = self.seats[at]
        printed = self.printed.gods[god]
        if printed["type"] == "mission":
            return sum(printed["about"] in self.kinds(own) for own in seat.missions)
        if printed["type"] == "assistant":
            return seat.assistants(printed["about"])
        colours = {self.printed.gods[own]["colour"] for own, _ in seat.pairs}
        most: int = self.board["colour_most"]
        return min(most, len(colours) * int(self.board["colour_points"]))
