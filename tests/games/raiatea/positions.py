"""Positions to test with: what matters is said, and everything else finds its place by itself.

The only place in these tests that knows where things lie in a state's cells. A position is checked
by `game.restore`, so no card is ever made up or lost.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import vaka
from tests.games.playing import act, asked, legal
from vaka.core.cells import ASKED, CHANCE
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import layout, slots
from vaka.games.raiatea.deck import Deck
from vaka.games.raiatea.state import RaiateaState
from vaka.games.raiatea.vocabulary import GOODS_NAMES, LOCATION_NAMES, TYPE_NAMES

GAME: Final = vaka.load("raiatea")

# The rules are tested with a deck that does not change when the standard deck is tuned.
PLAIN: Final = (Path(__file__).parent / "plain.toml").read_text(encoding="utf-8")
STANDARD: Final = {"deck": ""}

# A deck of one's own: rituals that show every effect word, scope and counted thing, cheaply.
OWN: Final = """
[rituals.moon]
name = "Moon"
cost = 1
type = "common"
copies = 12
effect = "bag 6 per player"

[rituals.feast]
name = "Feast"
cost = 1
type = "common"
copies = 8
effect = ["everyone: gain 1 card", "bag 3", "everyone: choose one: gain 1 mask / gain 1 priest"]

[rituals.raid]
name = "Raid"
cost = 2
type = "interactive"
copies = 8
effect = [
    "steal 1 mask", "steal 2 goods", "each opponent: lose 1 assistant", "one opponent: lose 1 mask",
]

[rituals.hex]
name = "Hex"
cost = 2
type = "interactive"
copies = 8
effect = [
    "stop", "each opponent: lose 2 mana", "one opponent: lose 1 priest",
    "each opponent: lose 1 goods",
]

[rituals.school]
name = "School"
cost = 2
type = "personal"
copies = 8
effect = ["draw 2", "perform any up to 6", "gain 2 tattoos"]

[rituals.errand]
name = "Errand"
cost = 3
type = "personal"
copies = 8
effect = ["gain 2 assistants", "use 2", "ready 2", "mission", "gain 1 diver", "gain 1 taro"]

[rituals.garden]
name = "Garden"
cost = 3
type = "permanent"
copies = 8
effect = [
    "at forest: gain 1 goods", "at marae: for each 2 priests: gain 1 pearl", "at reef: draw 1",
    "at path: gain 1 tattoo", "at border: gain 1 mask", "at market: ready 1",
    "at ceremony: for each permanent: gain 1 mana", "points 1",
]

[rituals.storm]
name = "Storm"
cost = 5
deck = "forbidden"
type = "interactive"
copies = 12
effect = ["steal 3 pearls", "each opponent: lose 1 mask", "for each rank: steal 1 mana"]

[rituals.vision]
name = "Vision"
cost = 6
deck = "forbidden"
type = "personal"
copies = 12
effect = ["perform normal", "gain 3 tattoos", "mission", "for each pair: gain 2 pearls"]

[rituals.crown]
name = "Crown"
cost = 7
deck = "forbidden"
type = "permanent"
copies = 12
effect = ["gain 1 priest", "for each 2 missions: points 1", "at ceremony: path"]
"""

# The example of a deck with every word of the language.
EVERY_WORD: Final = (
    Path(__file__).parents[3] / "examples" / "decks" / "every-word.toml"
).read_text(encoding="utf-8")

# The standard game, and each option by itself.
EACH_OPTION: Final[list[dict[str, OptionValue]]] = [
    {},
    {"edition": "it"},
    {"edition": "de"},
    {"edition": "fr"},
    {"tane": True},
    {"oracle": True},
    {"mana_shortage": True},
    {"suspense": True},
    {"screens": "open"},
    {"deck": OWN},
    {"deck": EVERY_WORD, "tane": True},
]


def names_of(options: Mapping[str, OptionValue]) -> str:
    """What a test with these options is called."""
    values = [
        value if isinstance(value, str) and name != "deck" else name
        for name, value in options.items()
    ]
    return "-".join(values) or "standard"


@cache
def _start(players: int, options: tuple[tuple[str, object], ...]) -> State:
    """A new game whose first rituals are kept, by a deck of these options."""
    state = GAME.new(players, 1, dict(options))
    while (now := asked(state)) is not None and now[0] in ("begin", "keep"):
        act(state, legal(state)[0])
    state.log = None
    return state


def deck_of(state: State) -> Deck:
    assert isinstance(state, RaiateaState)
    return state.deck


def position(
    seats: Mapping[int, str] | None = None,
    players: int = 3,
    *,
    first: int = 0,
    chosen: int = 0,
    taken: str = "",
    order: Sequence[int] | None = None,
    ceremony: int = 0,
    round_: int = 1,
    row: str | None = None,
    goods: Mapping[str, int] | None = None,
    prices: Mapping[str, int] | None = None,
    assistants: Mapping[str, int] | None = None,
    masks: str = "",
    decks: Mapping[str, str] | None = None,
    statues: Mapping[int, str] | None = None,
    owners: Mapping[tuple[int, int], int] | None = None,
    forest: str | None = None,
    bag: int = 0,
    eras: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """Somebody chooses a location, and players have what is said; a seat not named has nothing.

    A seat: `8 mana, 5 pearls, 3 priests, 4 tattoos, 2 uru, gatherer, 2 used shaman, mask oro,
    mirror, pair hiro, mirrored ru, hand rua-hatu, permanent pahu`. `row`: forest cards as
    `uru oro oro/pearls gatherer`. `prices`: the step of a marker, from 1; `goods` and
    `assistants`: what the markets have. `masks`: what is on the mask market beside starting masks
    that nobody has. `decks`: the cards of a ritual deck; its other cards are on the discards.
    `statues`: the missions of a statue in the order of its spaces; the last seat has completed the
    others. `owners`: who has completed the mission of a statue's space. `forest`: all cards that
    the forest deck has; the others are on the markets. All this is with the plain deck, unless the
    options name another.
    """
    given = {"deck": PLAIN, **(options or {})}
    state = _start(players, tuple(given.items())).clone()
    assert isinstance(state, RaiateaState)
    numbers = list(state.cells)
    order = order or [(first + turn) % players for turn in range(players)]
    for place, seat in enumerate(order):
        numbers[layout.ORDER + place] = seat
    numbers[layout.FIRST] = first
    numbers[layout.CHOSEN] = chosen
    for place, name in enumerate(taken.split()):
        seat = (first + place) % players
        numbers[layout.TAKEN + LOCATION_NAMES.index(name)] = 1 + seat
    numbers[layout.CEREMONY] = ceremony
    numbers[layout.ROUND] = round_
    numbers[layout.BAG] = bag
    numbers[ASKED] = (first + chosen) % players
    for pile, name in enumerate(("normal", "forbidden")):
        numbers[layout.ERA + pile] = (eras or {}).get(name, 0)
    board = _Board(numbers, state.deck, players, given.get("tane") is True)
    board.clear()
    for seat, text in (seats or {}).items():
        board.equip(seat, text)
    board.lay_row(row)
    board.fill_markets(goods or {}, prices or {}, assistants or {}, masks.split())
    board.fill_forest(forest)
    board.fill_decks(decks or {})
    board.lay_missions(1 + ceremony, statues or {}, owners or {})
    state.cells = vec[i64](numbers)
    return GAME.restore(players, given, state.dump())


class _Board:
    """Writes a position into the cells."""

    def __init__(self, numbers: list[int], deck: Deck, players: int, tane: bool) -> None:
        self.numbers = numbers
        self.deck = deck
        self.players = players
        self.tane = tane
        self.names = [*deck.god_names, "mirror"]
        self.out: Counter[str] = Counter()  # masks that somebody has or that lie in the row
        self.cards: Counter[int] = Counter()  # forest cards of the row
        self.rituals: Counter[int] = Counter()  # that somebody has

    def clear(self) -> None:
        for at in range(layout.MANA, layout.SIZE):
            self.numbers[at] = 0
        for at in range(layout.POOL, layout.MANA):
            if at < layout.SPACE_OWNER:
                continue
            self.numbers[at] = 0

    def equip(self, seat: int, text: str) -> None:
        for part in filter(None, (part.strip() for part in text.split(","))):
            words = part.split()
            count = int(words.pop(0)) if words[0].isdigit() else 1
            self._give(seat, count, words)

    def _give(self, seat: int, count: int, words: list[str]) -> None:
        numbers, deck = self.numbers, self.deck
        what = words[-1]
        simple = {
            "mana": layout.MANA, "pearl": layout.PEARLS, "priest": layout.PRIESTS,
            "tattoo": layout.TATTOO, "mirror": layout.MIRRORS,
        }  # fmt: skip
        single = what if what in (*GOODS_NAMES, "mana") else what.removesuffix("s")
        if words[0] in ("mask", "pair", "mirrored"):
            god = deck.god_names.index(what)
            places = {"mask": layout.SINGLES, "pair": layout.PAIRS, "mirrored": layout.MIRRORED}
            numbers[places[words[0]] + seat] |= 1 << god
            self.out[what] += 2 if words[0] == "pair" else 1
            self.out["mirror"] += words[0] == "mirrored"
        elif words[0] in ("hand", "permanent"):
            where = slots.IN_HAND if words[0] == "hand" else slots.PERMANENT
            name, _, era = what.partition("/")
            for _ in range(count):
                self._add_ritual(seat, deck.ritual_names.index(name), int(era or 0), where)
        elif single in simple:
            numbers[simple[single] + seat] = count
            self.out["mirror"] += count if single == "mirror" else 0
        elif single in GOODS_NAMES:
            numbers[layout.HELD + seat * layout.GOODS + GOODS_NAMES.index(single)] = count
        else:
            at = layout.USED if words[0] == "used" else layout.READY
            numbers[at + seat * layout.TYPES + TYPE_NAMES.index(single)] = count

    def _add_ritual(self, seat: int, ritual: int, era: int, where: int) -> None:
        count = self.numbers[layout.SLOT_COUNT + seat]
        self.numbers[layout.SLOT + seat * layout.SLOTS + count] = slots.packed(ritual, era, where)
        self.numbers[layout.SLOT_COUNT + seat] = count + 1
        self.rituals[ritual] += 1

    # The forest and the markets -------------------------------------------------------------------

    def _card(self, text: str) -> int:
        name, _, treasure = text.partition("/")
        for card, args in enumerate(self.deck.card_args):
            if [value for _, value in args] == [name, *([treasure] if treasure else [])]:
                return card
        raise LookupError(text)

    def lay_row(self, row: str | None) -> None:
        numbers = self.numbers
        known = row or " ".join((*GOODS_NAMES, "gatherer", "shaman")[: self.players + 1])
        cards = sorted(self._card(text) for text in known.split())
        for place in range(layout.ROW_ROOM):
            numbers[layout.ROW + place] = 1 + cards[place] if place < len(cards) else 0
        numbers[layout.ROW_COUNT] = len(cards)
        self.cards = Counter(cards)
        for card, count in self.cards.items():
            name = str(self.deck.card_args[card][0][1])
            if name in self.names:
                self.out[name] += count

    def fill_markets(
        self,
        goods: Mapping[str, int],
        prices: Mapping[str, int],
        assistants: Mapping[str, int],
        masks: Sequence[str],
    ) -> None:
        numbers, deck = self.numbers, self.deck
        for kind, name in enumerate(GOODS_NAMES):
            numbers[layout.PRICE + kind] = prices.get(name, 2) - 1
            held = sum(
                numbers[layout.HELD + seat * layout.GOODS + kind] for seat in range(self.players)
            )
            whole = deck.start_goods[kind] + deck.card_copies[kind] - held - self.cards[kind]
            market = goods.get(name, min(1, whole))
            numbers[layout.GOODS_MARKET + kind] = market
            numbers[layout.FOREST + kind] = whole - market
        for kind, name in enumerate(TYPE_NAMES):
            card = layout.GOODS + kind
            held = sum(
                numbers[at + seat * layout.TYPES + kind]
                for at in (layout.READY, layout.USED)
                for seat in range(self.players)
            )
            whole = deck.start_assistants[kind] + deck.card_copies[card] - held - self.cards[card]
            market = assistants.get(name, min(deck.start_assistants[kind], whole))
            numbers[layout.ASSISTANT_MARKET + kind] = market
            numbers[layout.FOREST + card] = whole - market
        self._fill_masks(Counter(masks))

    def _fill_masks(self, market: Counter[str]) -> None:
        """Of each mask as many in the forest as can be: those that are out came from there last."""
        numbers, deck = self.numbers, self.deck
        starting = Counter(deck.god_names[god] for god in deck.start_masks)
        for mask, name in enumerate(self.names):
            cards = [card for card in range(deck.cards) if str(deck.card_args[card][0][1]) == name]
            for card in cards:
                numbers[layout.FOREST + card] = deck.card_copies[card] - self.cards[card]
            # So many are neither in the forest deck nor at the start where they should be.
            gone = self.out[name] + market[name] - starting[name]
            gone -= sum(self.cards[card] for card in cards)
            while gone > 0:
                card = max(cards, key=lambda each: numbers[layout.FOREST + each])
                assert numbers[layout.FOREST + card], f"too many of {name}"
                numbers[layout.FOREST + card] -= 1
                gone -= 1
            at = layout.MASK_MARKET + (layout.MIRROR if name == "mirror" else mask)
            numbers[at] = market[name] - min(gone, 0)

    def fill_forest(self, forest: str | None) -> None:
        """Only these cards are in the deck; the others go to the markets."""
        numbers, deck = self.numbers, self.deck
        if forest is not None:
            kept = Counter(self._card(text) for text in forest.split())
            for card in range(deck.cards):
                over = numbers[layout.FOREST + card] - kept[card]
                assert over >= 0, deck.card_args[card]
                numbers[layout.FOREST + card] = kept[card]
                at = (layout.GOODS_MARKET, layout.ASSISTANT_MARKET, layout.MASK_MARKET)
                numbers[at[deck.card_group[card]] + deck.card_what[card]] += over
        numbers[layout.FOREST_LEFT] = sum(numbers[layout.FOREST : layout.FOREST + layout.CARD_ROOM])

    # Rituals and missions -------------------------------------------------------------------------

    def fill_decks(self, decks: Mapping[str, str]) -> None:
        numbers, deck = self.numbers, self.deck
        for pile, name in enumerate(("normal", "forbidden")):
            wanted = Counter(decks[name].split()) if name in decks else None
            numbers[layout.LEFT + pile] = 0
            for ritual in range(deck.rituals):
                if deck.pile[ritual] != pile:
                    continue
                whole = 0 if deck.tane[ritual] and not self.tane else deck.copies[ritual]
                whole -= self.rituals[ritual]
                kept = whole if wanted is None else wanted.pop(deck.ritual_names[ritual], 0)
                assert 0 <= kept <= whole, deck.ritual_names[ritual]
                numbers[layout.DECK + ritual] = kept
                numbers[layout.DISCARD + ritual] = whole - kept
                numbers[layout.LEFT + pile] += kept
            assert not wanted, wanted

    def lay_missions(
        self,
        opened: int,
        statues: Mapping[int, str],
        owners: Mapping[tuple[int, int], int],
    ) -> None:
        numbers, deck = self.numbers, self.deck
        numbers[layout.OPENED] = opened
        pool = [int(copies) for copies in deck.mission_copies]
        for statue in range(layout.STATUES):
            spaces = deck.statue_spaces[statue]
            first = statue * layout.SPACES
            tiles = [deck.mission_names.index(name) for name in statues.get(1 + statue, "").split()]
            if not (statue < opened or tiles or numbers[layout.SPACE_TILE + first]):
                continue
            for tile in tiles:
                pool[tile] -= 1
            for space in range(spaces):
                if space >= len(tiles):  # any that is left, and the last seat has it
                    tiles.append(next(
                        tile for tile in reversed(range(deck.missions))
                        if pool[tile] > 0 and deck.mission_points[tile] == 1 + statue
                    ))  # fmt: skip
                    pool[tiles[-1]] -= 1
                    if statue < opened:
                        numbers[layout.SPACE_OWNER + first + space] = self.players
                numbers[layout.SPACE_TILE + first + space] = 1 + tiles[space]
        assert min(pool) >= 0, "too many of a mission"
        for tile, left in enumerate(pool):
            numbers[layout.POOL + tile] = left
        for (statue, space), owner in owners.items():
            at = layout.SPACE_OWNER + (statue - 1) * layout.SPACES + space - 1
            numbers[at] = 1 + owner


# Playing -----------------------------------------------------------------------------------------


def by_chance(
    state: State, fits: Callable[[list[vaka.Event]], bool], *actions: str
) -> list[vaka.Event]:
    """Take these actions, with such luck that what happens fits."""
    for luck in range(3000):
        copy = state.clone()
        copy.cells[CHANCE] = luck * 7919
        if fits(act(copy, *actions)):
            state.cells[CHANCE] = luck * 7919
            return act(state, *actions)
    raise LookupError(actions)


def rolled(die: int, name: str = "roll") -> Callable[[list[vaka.Event]], bool]:
    return lambda events: [each.args["die"] for each in events if each.name == name] == [die]


def go(state: State, location: str, die: int | None = None) -> list[vaka.Event]:
    """Choose a location; the die shows what is wanted, at the Reef the second time."""
    action = f"go(location={location})"
    if die is None:
        return act(state, action)
    return by_chance(state, rolled(die, "reef-roll" if location == "reef" else "roll"), action)


def helped(state: State, location: str, die: int) -> list[vaka.Event]:
    """Choose a location; the assistant die shows this."""
    return by_chance(state, rolled(die), f"go(location={location})")


def at(location: str, seats: Mapping[int, str] | None = None, die: int = 4, **rest: Any) -> State:
    """A position in which a location was just chosen; the assistant die has helped nobody."""
    state = position(seats, **rest)
    if location in ("path", "border"):
        go(state, location)
    else:
        helped(state, location, die)
    return state


def pass_to(state: State, *kinds: str) -> list[vaka.Event]:
    """Let all do nothing until one of these is asked, or the game is over."""
    events: list[vaka.Event] = []
    while (now := asked(state)) is not None and now[0] not in kinds:
        possible = legal(state)
        events += act(state, "done" if "done" in possible else possible[0])
    assert now is not None or not kinds
    return events


def ceremony(
    seats: Mapping[int, str] | None = None,
    players: int = 3,
    *,
    number: int = 1,
    order: Sequence[int] | None = None,
    **rest: Any,
) -> State:
    """A position in which a ceremony has just begun; the ceremony order is that of the seats.

    Before it the last player of the round has chosen the Border, where nobody did anything, and
    the forest row was all assistants, so that no price has moved.
    """
    rest.setdefault("row", " ".join((*TYPE_NAMES, *TYPE_NAMES)[: players + 1]))
    rounds = {3: (1, 2, 3), 4: (1, 2, 2), 5: (1, 2, 1)}[players]
    state = position(
        seats, players, first=players - 1, chosen=players - 1,
        taken=" ".join(("forest", "marae", "reef", "path")[: players - 1]),
        ceremony=number - 1, round_=rounds[number - 1], order=order or list(range(players)), **rest,
    )  # fmt: skip
    go(state, "border")
    while (now := asked(state)) is not None and now[0] in ("border", "mission"):
        act(state, "done")
    return state


def prepare(state: State, rituals: Mapping[int, str]) -> list[vaka.Event]:
    """All prepare their rituals."""
    events: list[vaka.Event] = []
    pass_to(state, "prepare")
    while (now := asked(state)) is not None and now[0] == "prepare":
        for ritual in rituals.get(now[1], "").split():
            events += act(state, f"prepare(ritual={ritual})")
        if asked(state) == now:  # else there was nothing left to choose
            events += act(state, "done")
    return events


def bid(state: State, *mana: int) -> list[vaka.Event]:
    """All who can bid this much; the others bid nothing."""
    events: list[vaka.Event] = []
    kind = asked(state)
    assert kind is not None
    assert kind[0] in ("bid", "auction")
    while (now := asked(state)) is not None and now[0] == kind[0]:
        before = now[1]
        events += act(state, f"bid(mana={mana[before]})")
        following = asked(state)
        if following is None or following[1] <= before:
            break
    return events


def blessing(
    seats: Mapping[int, str],
    rituals: Mapping[int, str],
    mana: Sequence[int],
    players: int = 3,
    **rest: Any,
) -> tuple[State, list[vaka.Event]]:
    """A ceremony in which these rituals were prepared and so much was bid, after the gifts.

    Everybody gets the mana that he bids, and who may choose a gift takes pearls, then a tattoo.
    """
    having = {
        seat: f"{seats.get(seat, '')}, {mana[seat]} mana" if mana[seat] else seats.get(seat, "")
        for seat in range(players)
    }
    state = ceremony(having, players, **rest)
    pass_to(state, "prepare", "bid")
    if rituals:
        prepare(state, rituals)
    events = bid(state, *mana) if any(mana) else []
    while (now := asked(state)) is not None and now[0] == "gift":
        events += act(state, next(
            each for each in ("gift(kind=pearls)", "gift(kind=tattoo)") if each in legal(state)
        ))  # fmt: skip
    return state, events


# Looking -----------------------------------------------------------------------------------------


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """What a seat sees of itself."""
    found: dict[str, Any] = state.view(seat)["seats"][seat]
    return found


def has(state: State, seat: int, what: str) -> Any:
    return seat_of(state, seat)[what]


def each_has(state: State, what: str) -> list[Any]:
    """A number of all seats."""
    return [has(state, seat, what) for seat in range(state.players)]


def step_of(state: State, goods: str) -> int:
    found: int = state.view(None)["prices"][goods]["step"]
    return found


def space_of(state: State, statue: int, space: int) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["statues"][statue - 1]["spaces"][space - 1]
    return found


def row_of(state: State) -> list[str]:
    """The forest row as `position` takes it."""
    return [
        card["card"] if card["treasure"] is None else f"{card['card']}/{card['treasure']}"
        for card in state.view(None)["forest_row"]
    ]


def flat(value: object, path: str = "") -> dict[str, object]:
    """Nested plain data as one level; of lists of names how many of each."""
    if isinstance(value, dict):
        found: dict[str, object] = {}
        for name, each in value.items():
            found.update(flat(each, f"{path}.{name}" if path else str(name)))
        return found
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return {f"{path}.{name}": count for name, count in Counter(value).items()}
    return {path: value}


def table(state: State) -> dict[str, object]:
    """All that a ritual can change, as numbers."""
    view = state.view(None)
    found: dict[str, object] = {
        "bag": view["bag"],
        "goods": view["goods_market"],
        "price": {goods: each["step"] for goods, each in view["prices"].items()},
        "assistants": view["assistant_market"],
        "masks": view["mask_market"],
        "row": row_of(state),
    }
    for seat in range(state.players):
        mine = seat_of(state, seat)
        found[str(seat)] = {
            **{name: mine[name] for name in (
                "mana", "pearls", "priests", "tattoo", "goods", "ready", "used", "masks",
                "mirrors", "missions", "hand", "permanent",
            )},
            "pairs": [pair["mask"] for pair in mine["pairs"]],
        }  # fmt: skip
    return flat(found)


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, int]:
    """By how much each number has changed, where it has."""
    found = {}
    for name in {*before, *after}:
        old, new = before.get(name, 0), after.get(name, 0)
        assert isinstance(old, int), name
        assert isinstance(new, int), name
        if old != new:
            found[name] = new - old
    return found


# Effects -----------------------------------------------------------------------------------------


def with_ritual(*effects: str, kind: str = "personal") -> str:
    """The plain deck and a ritual called `test`."""
    listed = ", ".join(f'"{effect}"' for effect in effects)
    return PLAIN + (
        f'\n[rituals.test]\nname = "Test"\ncost = 1\ntype = "{kind}"\ncopies = 3\n'
        f"effect = [{listed}]\n"
    )


def performing(
    effects: Sequence[str],
    seats: Mapping[int, str] | None = None,
    kind: str = "personal",
    options: Mapping[str, object] | None = None,
    **rest: Any,
) -> State:
    """Seat 0 is about to perform a ritual with these effects: it has a shaman and four priests."""
    having = dict(seats or {})
    having[0] = f"shaman, 4 priests, hand test, {having.get(0, '')}".rstrip(", ")
    given = {**(options or {}), "deck": with_ritual(*effects, kind=kind)}
    return at("border", having, options=given, **rest)


def perform(state: State, ritual: str = "test") -> dict[str, int]:
    """Seat 0 performs it; what has changed so far, but for the shaman and the card itself."""
    before = table(state)
    act(state, f"shaman(ritual={ritual})")
    return without_shaman(changes(before, table(state)), ritual)


def without_shaman(found: dict[str, int], ritual: str) -> dict[str, int]:
    for name, change in (
        ("0.ready.shaman", -1), ("0.used.shaman", 1), (f"0.hand.{ritual}", -1),
    ):  # fmt: skip
        left = found.pop(name, 0) - change
        if left:
            found[name] = left
    return found
