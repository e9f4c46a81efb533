"""What the effects of cards are worth, by their words: so an owner's deck is played, too."""

from vaka.bots.greedy.raiatea.building import best_mission
from vaka.bots.greedy.raiatea.tables import Op, Program
from vaka.bots.greedy.raiatea.worth import Worth
from vaka.games.raiatea.layout import GOODS, MASK_MARKET, PILES, TYPES
from vaka.games.raiatea.vocabulary import (
    ANY_ASSISTANT,
    ANY_GOODS,
    ANY_PILE,
    AT_CEREMONY,
    AT_LOCATION,
    BAG_,
    CARD,
    CHOOSE,
    DRAW,
    EACH_RIVAL,
    EVERYONE,
    GAIN,
    GOODS_CARD,
    LOSE,
    MANA_,
    MASK,
    MASK_CARD,
    MISSION,
    NOW,
    ONE_RIVAL,
    PATH,
    PEARL,
    PER_ASSISTANT,
    PER_GOODS,
    PER_MASK,
    PER_MISSION,
    PER_PAIR,
    PER_PERMANENT,
    PER_PRIEST,
    PER_RANK,
    PER_TYPE,
    PERFORM,
    POINTS,
    PRIEST,
    READY_,
    SHAMAN,
    STEAL,
    STOP,
    TATTOO_,
    THE_GOODS,
    THE_TYPE,
    USE,
)


class Effects:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self._rituals: dict[int, float] = {}
        self._drawn: dict[int, float] = {}

    # Rituals --------------------------------------------------------------------------------------

    def ritual(self, ritual: int) -> float:
        """What it is worth that a ritual of the seat works now."""
        if ritual not in self._rituals:
            program = self.worth.sight.tables.program[ritual]
            self._rituals[ritual] = self.program(program)
        return self._rituals[ritual]

    def kept(self, ritual: int) -> float:
        """What a ritual in the hand is worth: it has to be paid first."""
        worth = self.worth
        cost = worth.sight.tables.cost[ritual]
        chance = max(0.15, 1.0 - worth.taste.unpaid * cost)
        if worth.sight.ready[SHAMAN] and cost <= worth.sight.priests:
            chance = max(chance, 0.95)
        left = worth.sight.ceremonies_left + (0.5 if worth.sight.in_ceremony else 0.0)
        return chance * self.ritual(ritual) * min(1.0, 0.25 + 0.5 * left)

    def program(self, program: Program, inside: bool = False) -> float:
        """What all effects of a card are worth, now and later; `inside`: of one performed by it."""
        total = 0.0
        for op in program:
            times = self._times(op)
            if times:
                total += times * self._op(op, inside)
        return total

    def _times(self, op: Op) -> float:
        sight = self.worth.sight
        if op.when == NOW:
            return 1.0
        if op.when == AT_CEREMONY:
            return float(sight.ceremonies_left)
        return sight.visits(op.when - AT_LOCATION)

    # Words ----------------------------------------------------------------------------------------

    def _op(self, op: Op, inside: bool) -> float:
        worth, taste = self.worth, self.worth.taste
        sight = worth.sight
        amount = op.amount
        if op.each:
            amount *= self._counted(op.each) // max(op.per, 1)
        rivals = sight.seats - 1
        if op.word == GAIN:
            value = self.gain(op.what, amount)
            if op.scope == EVERYONE:
                return taste.shared * value
            return value if op.scope not in (EACH_RIVAL, ONE_RIVAL) else -taste.rivals * value
        if op.word == LOSE:
            value = self._plain(op.what) * max(amount, 1 if op.scope else 0)
            if op.scope == EACH_RIVAL:
                return taste.rivals * value * rivals
            if op.scope == ONE_RIVAL:
                return taste.rivals * value
            return -value * (1.0 - taste.rivals if op.scope == EVERYONE else 1.0)
        if op.word == STEAL:
            return (1.0 + taste.rivals) * self.gain(op.what, amount)
        if op.word == CHOOSE:
            return max([self.program(each, inside) for each in op.alternatives], default=0.0)
        if op.word == DRAW:
            return self._some_draw() * amount * (taste.shared if op.scope == EVERYONE else 1.0)
        if op.word == PERFORM:
            return 0.0 if inside else self._perform(op)
        if op.word == READY_:
            return self._ready(amount)
        if op.word == USE:
            return amount * max(self.use(type_) for type_ in range(TYPES))
        if op.word == MISSION:
            return max(0.0, best_mission(worth)[0]) or 0.3
        if op.word == PATH:
            return self.path() * (taste.shared if op.scope == EVERYONE else 1.0)
        if op.word == BAG_:
            return 0.02 * amount * (sight.seats if op.limit else 1)
        if op.word == POINTS:
            if op.each == PER_MISSION:
                amount += int(op.amount * (1.5 * sight.ceremonies_left) // max(op.per, 1))
            return float(amount)
        assert op.word == STOP
        return 0.8

    def _counted(self, what: int) -> int:
        sight = self.worth.sight
        counts = {
            PER_PRIEST: sight.priests,
            PER_RANK: sight.rank,
            PER_ASSISTANT: sum(sight.ready) + sum(sight.used),
            PER_PAIR: len(sight.pairs),
            PER_MASK: len(sight.singles) + sight.mirrors,
            PER_MISSION: len(sight.own_missions),
            PER_GOODS: sum(sight.goods),
            PER_PERMANENT: len(sight.permanent),
        }
        return counts[what] if what in counts else sight.assistants(what - PER_TYPE)

    def gain(self, what: int, amount: int) -> float:
        """So much more of a thing."""
        worth = self.worth
        if amount <= 0:
            return 0.0
        if what == MANA_:
            return worth.mana(amount)
        if what == PEARL:
            return worth.pearls(amount)
        if what == TATTOO_:
            return worth.tattoo(amount)
        if what == PRIEST:
            return worth.priests(amount)
        if what == ANY_GOODS:
            return amount * worth.any_goods()
        if what == ANY_ASSISTANT:
            return amount * worth.any_assistant()
        if what == MASK:
            return amount * self._any_mask()
        if what == CARD:
            return amount * max([self.card(card) for card in worth.sight.row], default=0.0)
        if what < THE_TYPE:
            return amount * worth.goods(what - THE_GOODS)
        return amount * worth.assistant(what - THE_TYPE)

    def _plain(self, what: int) -> float:
        """One of a thing, whoever has it."""
        taste = self.worth.taste
        if what == MANA_:
            return taste.mana
        if what == PEARL:
            return taste.pearl
        if what == PRIEST:
            return 0.2 + 0.8 * self.worth.time
        if what == ANY_GOODS or THE_GOODS <= what < THE_GOODS + GOODS:
            return taste.goods
        return 0.6

    def _any_mask(self) -> float:
        sight = self.worth.sight
        masks = [god for god in range(sight.tables.gods) if sight.cells[MASK_MARKET + god]]
        return max([self.worth.mask(god) for god in masks], default=0.0)

    def card(self, card: int) -> float:
        """A card of the forest row, with its treasure."""
        worth, tables = self.worth, self.worth.sight.tables
        what = tables.card_what[card]
        if tables.card_group[card] == GOODS_CARD:
            return worth.goods(what)
        if tables.card_group[card] == MASK_CARD:
            return worth.mask(what) + self.program(tables.card_program[card])
        return worth.assistant(what)

    def _some_draw(self) -> float:
        """A ritual drawn by an effect: not looked at closely, for it may let draw again."""
        worth, sight = self.worth, self.worth.sight
        room = 0.8 ** max(0, len(sight.hand) - 2 * sight.ceremonies_left)
        left = sight.ceremonies_left + (0.3 if sight.in_ceremony else 0.0)
        return worth.taste.card * (1.0 + 0.25 * sight.rank) * min(1.0, 0.4 * left) * room

    def draw(self) -> float:
        """A ritual drawn by rank and kept, from the better deck."""
        sight = self.worth.sight
        piles = PILES if sight.rank >= sight.tables.forbidden_from else 1
        return max(self.drawn(pile) for pile in range(piles))

    def drawn(self, pile: int) -> float:
        """The best of some rituals of a deck, as far as there is use for one more."""
        sight, tables = self.worth.sight, self.worth.sight.tables
        if pile not in self._drawn:
            found = [
                (self.kept(ritual), tables.copies[ritual])
                for ritual in range(tables.rituals)
                if tables.pile[ritual] == pile and tables.copies[ritual]
            ]
            count = sum(copies for _, copies in found) or 1
            draws = tables.draw_count[sight.rank]
            best, below = 0.0, 0
            for value, copies in sorted(found):
                # How likely this one is the best of those drawn.
                part = ((below + copies) / count) ** draws - (below / count) ** draws
                best += part * max(value, 0.0)
                below += copies
            room = 0.8 ** max(0, len(sight.hand) - 2 * sight.ceremonies_left)
            self._drawn[pile] = self.worth.taste.drawing * best * room
        return self._drawn[pile]

    def path(self) -> float:
        """The action of the Path of the Gods: priests for pearls, then mana for all priests."""
        worth = self.worth
        return worth.best_priests()[0] + worth.mana(worth.sight.priests)

    def use(self, type_: int) -> float:
        """The A effect of an own assistant."""
        sight = self.worth.sight
        if not sight.assistants(type_):
            return 0.0
        return self.program(sight.tables.assistant[type_])

    def _ready(self, amount: int) -> float:
        sight = self.worth.sight
        gains = [
            self.worth.helper(type_) for type_ in range(TYPES) for _ in range(sight.used[type_])
        ]
        return sum(sorted(gains, reverse=True)[:amount])

    def _perform(self, op: Op) -> float:
        """The best ritual of the hand that may be performed."""
        sight = self.worth.sight
        tables = sight.tables
        gains = [
            self.program(tables.program[ritual], inside=True)
            for ritual in sight.hand
            if op.what in (ANY_PILE, tables.pile[ritual])
            and (not op.limit or tables.cost[ritual] <= op.limit)
        ]
        return 0.7 * max(gains, default=0.0) + 0.3
