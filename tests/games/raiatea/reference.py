"""The rules a second time, written for nothing but reading: the engine is held to it.

Plain generators over plain dicts and lists, no speed and no safety: it takes legal actions as texts
and trusts them. What chance brings (dice, drawn cards, the forest row) it is told.
"""

import re
from collections.abc import Callable, Generator, Iterable
from typing import Any

from tests.games.raiatea.printed import GOODS, TYPES, Effect, Printed
from tests.games.raiatea.reference_table import MOST_SUPPLY, Card, Space, Table

LOCATIONS = ("forest", "marae", "reef", "path", "border", "market")
ROLLS = {"forest": "gatherer", "marae": "shaman", "reef": "diver", "market": "merchant"}
GIFTS = ("tattoo", "goods", "pearls")
MOST_BID = 99
STEPS = 12  # of a sealed answer
NOTHING = {
    "pearls": 0, "mana": 0, "goods": {}, "any": 0, "equal": 0, "different": 0, "masks": 0,
    "rituals": 0,
}  # fmt: skip
HAND = 30  # rituals of one player at most
MOST_ACTING = 8  # rituals that work at the same time
MOST_TRIGGERED = 12  # permanent rituals of one player that work at the same time
MOST_CALLED = 20  # shamans in a turn, or in a building step
MOST_CARDS = 20  # that one effect moves
MOST_HELP = 8  # assistants that one effect uses

Asked = tuple[str, tuple[int, ...]]
Play = Generator[Asked, None, None]
Answer = Generator[Asked, None, str]
Told = tuple[str, dict[str, Any]]  # an event: what chance has brought
Options = Callable[[list[str]], list[str]]  # what may follow after these steps of a sealed answer


def value(text: str) -> str:
    """The last argument of an action."""
    return str(re.findall(r"=([a-z0-9-]+)", text)[-1])


def named(name: str, argument: str, values: Iterable[object]) -> list[str]:
    return [f"{name}({argument}={each})" for each in dict.fromkeys(values)]


class Reference(Table):
    def __init__(
        self, players: int, first: int, options: dict[str, object], printed: Printed
    ) -> None:
        self.options = options
        self.second_draw_free = self._reads("second_draw_free", "yes", de="no") == "yes"
        self.free_assistant = self._reads("kahuna_assistant_free", "no", fr="yes") == "yes"
        self.several_merchants = self._reads("several_merchants", "no", fr="yes") == "yes"
        self.diver_anytime = self._reads("diver_anytime", "no", it="yes") == "yes"
        self.several_divers = self._reads("several_divers", "yes", de="no") == "yes"
        self.leftover_mana = self._reads("leftover_mana", "bag", fr="supply")
        self.repeat_conditions = self._reads("repeat_conditions", "no", fr="yes") == "yes"
        priests = int(self._reads("priests_start", "0", fr="1"))
        super().__init__(players, first, printed, priests)
        self.phase = "begin"
        self.ceremony = 0
        self.round = 0
        self.rounds: list[int] = printed.board["rounds"][players]
        self.kahuna: int | None = None
        self.location: str | None = None
        self.reef_die: int | None = None
        self.taken: dict[str, int | None] = dict.fromkeys(LOCATIONS)
        self.gifts: list[str] = []
        self.lineup: list[tuple[int, Card]] = []  # the rituals of the blessing, the next one first
        self.acting: list[tuple[int, Card]] = []  # rituals that work right now
        self.passed: set[int] = set()
        self.dived: set[int] = set()  # who may use no diver again in this building step
        self.built = 0  # missions completed in this turn; -1 - seat when his diver has helped
        self.called = 0  # shamans called in this turn, or in this building step
        self.over = False
        self._legal: dict[int, list[str]] = {}
        self._sealed: dict[int, Options] = {}
        self._steps: dict[int, list[str]] = {}
        self._complete: Callable[[int, list[str]], bool] = lambda _, __: True
        self._answer = ""
        self._told: list[Told] = []
        self._asked: Asked | None = None
        self._play: Play = iter(())  # type: ignore[assignment]

    def _reads(self, name: str, most: str, **editions: str) -> str:
        """What an option says: itself, its edition, or what most editions say."""
        given = str(self.options[name])
        if given != "edition":
            return given
        return editions.get(str(self.options["edition"]), most)

    # Being asked and answering --------------------------------------------------------------------

    def begin(self, told: list[Told]) -> None:
        self._told = told
        self._play = self._game()
        self._asked = next(self._play, None)

    def asked(self) -> Asked | None:
        if self._asked is not None and self._sealed:
            kind, seats = self._asked
            return kind, tuple(seat for seat in seats if not self._is_done(seat))
        return self._asked

    def _is_done(self, seat: int) -> bool:
        return bool(self._steps[seat]) and self._complete(seat, self._steps[seat])

    def legal(self, seat: int) -> set[str]:
        if self._sealed:
            return set(self._sealed[seat](self._steps[seat]))
        return set(self._legal[seat])

    def act(self, seat: int, text: str, told: list[Told]) -> None:
        """Take an action; `told` is what chance has brought then."""
        assert self._asked is not None
        assert text in self.legal(seat), text
        self._told = list(told)
        if self._sealed:
            self._steps[seat].append(text)
            if not all(self._is_done(each) for each in self._asked[1]):
                return
        else:
            assert self._asked[1] == (seat,)
        self._answer = text
        self._asked = next(self._play, None)

    def _next(self, name: str) -> dict[str, Any]:
        """The next that chance brings of this kind."""
        while True:
            found, args = self._told.pop(0)
            if found == name:
                return args

    def _ask(self, kind: str, seat: int, options: Iterable[str]) -> Answer:
        self._legal = {seat: list(options)}
        yield kind, (seat,)
        return self._answer

    def _choose(self, kind: str, seat: int, options: list[str]) -> Answer:
        """Asked only if there is a choice."""
        if len(options) == 1:
            return options[0]
        return (yield from self._ask(kind, seat, options))

    def _ask_sealed(
        self,
        kind: str,
        options: dict[int, Options],
        complete: Callable[[int, list[str]], bool] = lambda _, __: True,
    ) -> Generator[Asked, None, dict[int, list[str]]]:
        if not options:
            return {}
        self._sealed = options
        self._steps = {seat: [] for seat in options}
        self._complete = complete
        yield kind, tuple(sorted(options))
        self._sealed = {}
        return self._steps

    # The game -------------------------------------------------------------------------------------

    def _game(self) -> Play:
        yield from self._first_rituals()
        for ceremony in range(3):
            for number in range(self.rounds[ceremony]):  # R7
                self.round = number + 1
                yield from self._action_round()
            self.ceremony = ceremony + 1
            self.round = 0
            yield from self._ceremony()
            if ceremony < 2:
                self.opened += 1  # R31
        self.over = True

    def _first_rituals(self) -> Play:
        """R3; the first cards are drawn when the game is set up."""
        keeps = {
            seat: min(
                1 if self.players == 4 and seat == self.first else self.board["keep_start"],
                len(self.seats[seat].drawn),
            )
            for seat in range(self.players)
        }

        def options(seat: int) -> Options:
            def left(steps: list[str]) -> list[str]:
                cards = [ritual for ritual, _ in self.seats[seat].drawn]
                for step in steps:
                    cards.remove(value(step))
                return named("keep", "ritual", cards)

            return left

        answers = yield from self._ask_sealed(
            "begin",
            {seat: options(seat) for seat, keep in keeps.items() if keep},
            lambda seat, steps: len(steps) == keeps[seat],
        )
        for seat, steps in sorted(answers.items()):
            for step in steps:
                self._keep(seat, value(step))
            self._discard_drawn(seat)
        if self.players == 5:
            fifth = self.order[4]
            yield from self._draw(
                fifth, "normal", self.board["draw_start"], self.board["keep_start"]
            )

    def _action_round(self) -> Play:
        """R8"""
        self.taken = dict.fromkeys(LOCATIONS)
        self.phase = "round"
        yield from self._all_triggers(self.clockwise(self.first), "round")
        for seat in self.clockwise(self.first):
            self.phase = "round"
            free = [name for name in LOCATIONS if self.taken[name] is None]
            self.built = self.called = 0
            while True:
                found = named("go", "location", free) + self._always(seat)
                answer = yield from self._ask("go", seat, found)
                if answer.startswith("go"):
                    break
                yield from self._do_always(seat, answer)
            self.location = value(answer)
            self.taken[self.location] = self.kahuna = seat
            self.phase = self.location
            if self.location in ROLLS:
                yield from self._assistant_roll(ROLLS[self.location])
            yield from getattr(self, f"_{self.location}")(seat)
            self.location = self.kahuna = None
        self.phase = "round"
        self.first = (self.first + 1) % self.players
        self._new_row()
        self.taken = dict.fromkeys(LOCATIONS)

    def _assistant_roll(self, kind: str) -> Play:
        """R9"""
        assert self.kahuna is not None
        self.die = self._next("roll")["die"]
        for seat in self.clockwise(self.kahuna):
            if self.seats[seat].assistants(kind) >= self.die:
                yield from self._help(kind, seat)

    def _help(self, kind: str, at: int) -> Play:
        """The A effect; what it gives may be declined where that can matter [R21-R23]."""
        effects = self.printed.assistants[kind]
        effect = effects[0]
        plain = len(effects) == 1 and effect["word"] == "gain" and effect["scope"] == "you"
        what = effect["what"] if plain and not effect["each"] else ""
        if what in ("goods", "assistant"):
            for _ in range(effect["amount"]):
                market = self.goods if what == "goods" else self.assistants
                found = named("take", what, [name for name in market if market[name]])
                if not found:
                    return
                answer = yield from self._ask(what, at, ["done", *found])
                if answer == "done":
                    return
                if what == "goods":
                    self.from_goods_market(value(answer))
                    self.seats[at].goods[value(answer)] += 1
                else:
                    self._hire(at, value(answer))
            return
        tahua = self.board["rank_steps"][3]
        before = self.seats[at].tattoo
        if what == "tattoo" and before < tahua <= before + effect["amount"]:
            answer = yield from self._ask("use", at, ["done", f"use(assistant={kind})"])
            if answer == "done":
                return
        yield from self._run(effects, at)

    def _new_row(self) -> None:
        """What is left goes to its market; new cards [R8, R10, R11]."""
        for card in self.row:
            self.to_market(card)
        self.row = []
        for card in self._next("forest")["cards"]:
            self.turn_up(card)
        wanted = min(self.players + 1, len(self.row) + self._more_in_forest())
        assert len(self.row) == wanted

    def _more_in_forest(self) -> int:
        return self.forest.total() + sum(max(0, int(self.goods[goods]) - 1) for goods in GOODS)

    # What can be done on any own turn -------------------------------------------------------------

    def _always(self, at: int) -> list[str]:
        """A shaman and mirrors [R23, R38]."""
        seat = self.seats[at]
        found = []
        if seat.ready["shaman"] and self.called < MOST_CALLED:
            cheap = [ritual for ritual, _ in seat.hand if self.cost(ritual) <= seat.priests]
            found += named("shaman", "ritual", cheap)
        if seat.mirrors:
            found += named("mirror", "mask", [*seat.singles, *self.twins(at)])
        return found

    def _may_have(self, at: int) -> bool:
        """Whether as all others know it he might have something to do with a shaman or a mirror."""
        seat = self.seats[at]
        return bool(
            (seat.ready["shaman"] and seat.hand and seat.priests and self.called < MOST_CALLED)
            or (seat.mirrors and seat.singles)
            or (seat.mirrors > 1 and self.twins(at))
        )

    def _is_asked(self, at: int, found: list[str]) -> bool:
        """Whether there is more to do than to part twins for a single mirror."""
        others = [each for each in found if not each.startswith(("shaman", "mirror"))]
        return bool(others) or self._may_have(at)

    def _do_always(self, at: int, answer: str) -> Play:
        seat = self.seats[at]
        if answer.startswith("shaman"):
            seat.ready["shaman"] -= 1
            seat.used["shaman"] += 1
            self.called += 1
            yield from self._perform(at, self.move(seat.hand, value(answer)))
        elif answer.startswith("mirror"):
            seat.mirrors -= 1
            self.take_mask(at, value(answer))
            seat.pairs.append((value(answer), True))
        else:
            raise AssertionError(answer)

    def _triggers(self, at: int, when: str) -> Play:
        """Permanent rituals that work again and again, in the order in which they lie."""
        found = []
        for ritual in list(self.seats[at].permanent):
            effects = [
                effect
                for effect in self.printed.rituals[ritual]["effects"]
                if effect["when"] == when or (effect["when"] == "location" and when in LOCATIONS)
            ]
            if any(effect["word"] != "points" for effect in effects):
                found.append(effects)
        for effects in found[-MOST_TRIGGERED:]:
            yield from self._run(effects, at)

    def _all_triggers(self, order: list[int], when: str) -> Play:
        """What lies before everybody, one after the other."""
        for at in order:
            if any(
                effect["when"] == when
                for each in self.printed.rituals.values()
                for effect in each["effects"]
            ):
                self.built = 0
            yield from self._triggers(at, when)

    # The locations --------------------------------------------------------------------------------

    def _forest(self, kahuna: int) -> Play:
        """R10"""
        for seat in self.clockwise(kahuna):
            self.built = self.called = 0
            yield from self._triggers(seat, "forest")
            yield from self._pick(seat)
        self._new_row()
        for turn in range(self.players):
            yield from self._pick((kahuna - turn) % self.players)

    def _pick(self, at: int) -> Play:
        seat = self.seats[at]
        self.built = self.called = 0
        picked = helped = False
        while True:
            found = self._always(at)
            if not picked:
                found += self._row_cards()
                if seat.ready["gatherer"] and not helped and (self.row or self._more_in_forest()):
                    found.append("gatherer")
            if not self._is_asked(at, found):
                return
            answer = yield from self._ask("forest", at, ["done", *found])
            if answer == "done":
                return
            if answer == "gatherer":  # R21
                helped = True
                seat.ready["gatherer"] -= 1
                seat.used["gatherer"] += 1
                card = self._next("gatherer")["card"]
                if card is not None:
                    self.turn_up(card)
            elif answer.startswith("pick"):
                picked = True
                yield from self._take_card(at, answer)
                goods = [text for text in self._row_cards() if value(text) in GOODS]
                if helped and goods:
                    answer = yield from self._ask("gather", at, ["done", *goods])
                    if answer != "done":
                        yield from self._take_card(at, answer)
            else:
                yield from self._do_always(at, answer)

    def _row_cards(self) -> list[str]:
        return list(dict.fromkeys(
            f"pick(card={name})" if treasure is None else f"pick(card={name}, treasure={treasure})"
            for name, treasure in self.row
        ))  # fmt: skip

    def _take_card(self, at: int, answer: str) -> Play:
        name, *rest = re.findall(r"=([a-z0-9-]+)", answer)
        treasure = rest[0] if rest else None
        self.row.remove((name, treasure))
        if name in GOODS:
            self.seats[at].goods[name] += 1
        elif name in TYPES:
            self.seats[at].ready[name] += 1
        else:
            self.give_mask(at, name)
            if treasure is not None:
                yield from self._run(self.printed.treasures[treasure], at)

    def _marae(self, kahuna: int) -> Play:
        """R12"""
        for at in self.clockwise(kahuna):
            self.built = self.called = 0
            yield from self._triggers(at, "marae")
            seat = self.seats[at]
            most = 2 if at == kahuna else 1
            sacrificed = drew = 0
            while True:
                found = self._always(at)
                if sacrificed < most:
                    found += named("sacrifice", "goods", [g for g in GOODS if seat.goods[g]])
                bought = drew == 0 or self.second_draw_free or sacrificed == 2
                if drew < most and bought and self._room(at):
                    found += named("draw", "deck", self.allowed_decks(at))
                if not self._is_asked(at, found):
                    break
                answer = yield from self._ask("marae", at, ["done", *found])
                if answer == "done":
                    break
                if answer.startswith("sacrifice"):
                    sacrificed += 1
                    seat.goods[value(answer)] -= 1
                    self.to_goods_market(value(answer))
                    yield from self._tattoo(at, 1)
                elif answer.startswith("draw"):
                    drew += 1
                    yield from self._draw_by_rank(at, value(answer), 1)
                else:
                    yield from self._do_always(at, answer)

    def _reef(self, kahuna: int) -> Play:
        """R14"""
        self.reef_die = pearls = int(self._next("reef-roll")["die"])
        for at in self.clockwise(kahuna):
            self.seats[at].pearls += pearls
        self.seats[kahuna].pearls += self.board["reef_bonus"]
        for at in self.clockwise(kahuna):
            self.built = self.called = 0
            yield from self._triggers(at, "reef")
            while self._may_have(at):
                answer = yield from self._ask("reef", at, ["done", *self._always(at)])
                if answer == "done":
                    break
                yield from self._do_always(at, answer)

    def _path(self, kahuna: int) -> Play:
        """R15"""
        for at in self.clockwise(kahuna):
            self.built = self.called = 0
            if at == kahuna:
                self._priests(at, 1)
            yield from self._triggers(at, "path")
            bought = False
            while True:
                found = self._always(at)
                if not bought:
                    found += self._buyable(at)
                if not self._is_asked(at, found):
                    break
                answer = yield from self._ask("path", at, ["done", *found])
                if answer == "done":
                    break
                if answer.startswith("priests"):
                    bought = True
                    self._buy_priests(at, int(value(answer)))
                else:
                    yield from self._do_always(at, answer)
        for at in self.clockwise(kahuna):
            self.seats[at].mana += self.seats[at].priests

    def _buyable(self, at: int) -> list[str]:
        seat = self.seats[at]
        return [
            f"priests(count={count})"
            for count, price in zip((1, 2), self.board["priest_price"], strict=True)
            if seat.pearls >= price and seat.priests + count <= self.board["priest_track"]
        ]

    def _buy_priests(self, at: int, count: int) -> None:
        self.seats[at].pearls -= self.board["priest_price"][count - 1]
        self._priests(at, count)

    def _priests(self, at: int, count: int) -> None:
        seat = self.seats[at]
        seat.priests = max(0, min(self.board["priest_track"], seat.priests + count))

    def _border(self, kahuna: int) -> Play:
        """R16"""
        offered = []
        for at in self.clockwise(kahuna):
            self.built = self.called = 0
            yield from self._triggers(at, "border")
            while True:
                found = self._always(at)
                if at not in offered:
                    found += named("offer", "mask", self.own_masks(at))
                if not self._is_asked(at, found):
                    break
                answer = yield from self._ask("border", at, ["done", *found])
                if answer == "done":
                    break
                if answer.startswith("offer"):
                    offered.append(at)
                    self.take_mask(at, value(answer))
                    self.masks[value(answer)] += 1
                else:
                    yield from self._do_always(at, answer)
        for at in offered:
            self.built = self.called = 0
            if not +self.masks:  # somebody has taken it by an effect
                continue
            found = named("fetch", "mask", +self.masks)
            answer = found[0]
            if len(found) > 1:
                answer = yield from self._ask("fetch", at, ["done", *found])
            if answer == "done":
                continue
            self.masks[value(answer)] -= 1
            self.give_mask(at, value(answer))
        self.built = self.called = 0
        yield from self._mission(kahuna)

    def _market(self, kahuna: int) -> Play:
        """R17"""
        for at in self.clockwise(kahuna):
            self.built = self.called = 0
            yield from self._triggers(at, "market")
            seat = self.seats[at]
            most = 2 if at == kahuna else 1
            sold = hired = 0
            helped = False
            while True:
                found = self._always(at)
                if sold < most:
                    found += named("sell", "goods", [g for g in GOODS if seat.goods[g]])
                price = self.board["hire_price"]
                if self.free_assistant and at == kahuna and not hired:
                    price = 0
                if hired < most and seat.pearls >= price:
                    found += named("hire", "assistant", [t for t in TYPES if self.assistants[t]])
                if seat.ready["merchant"] and (self.several_merchants or not helped):
                    top = self.board["steps"] - 1
                    found += named("merchant", "goods", [g for g in GOODS if self.price[g] < top])
                if not self._is_asked(at, found):
                    break
                answer = yield from self._ask("market", at, ["done", *found])
                if answer == "done":
                    break
                if answer.startswith("sell"):
                    sold += 1
                    yield from self._sell(at, value(answer))
                elif answer.startswith("hire"):
                    hired += 1
                    seat.pearls -= price
                    self._hire(at, value(answer))
                elif answer.startswith("merchant"):  # R22
                    helped = True
                    seat.ready["merchant"] -= 1
                    seat.used["merchant"] += 1
                    self.price[value(answer)] = self.board["steps"] - 1
                else:
                    yield from self._do_always(at, answer)

    def _sell(self, at: int, goods: str) -> Play:
        """R18: the card goes to the market, a bonus is taken, and the marker goes down once."""
        self.seats[at].goods[goods] -= 1
        self.goods[goods] += 1
        steps = range(1, 2 + self.price[goods])
        answer = yield from self._choose("bonus", at, named("bonus", "step", steps))
        yield from self._run(self.printed.bonuses[goods][int(value(answer)) - 1], at)
        self.price[goods] = max(0, self.price[goods] - 1)

    def _hire(self, at: int, kind: str) -> None:
        self.assistants[kind] -= 1
        self.seats[at].ready[kind] += 1

    # Tattoos and drawing --------------------------------------------------------------------------

    def _tattoo(self, at: int, steps: int) -> Play:
        """R20"""
        before = self.rank(at)
        seat = self.seats[at]
        seat.tattoo = min(self.board["tattoo_steps"], seat.tattoo + steps)
        if self.rank(at) == 3 and before < 3:
            yield from self._perform_one(at, "any", None)

    def _perform_one(self, at: int, deck: str, most: int | None) -> Play:
        """A ritual of the hand without paying."""
        hand = [
            ritual for ritual, _ in self.seats[at].hand if deck in ("any", self.deck_of(ritual))
        ]
        if not hand or len(self.acting) >= MOST_ACTING:
            return
        cheap = [ritual for ritual in hand if most is None or self.cost(ritual) <= most]
        answer = yield from self._ask("perform", at, ["done", *named("perform", "ritual", cheap)])
        if answer != "done":
            yield from self._perform(at, self.move(self.seats[at].hand, value(answer)))

    def _perform(self, at: int, card: Card) -> Play:
        """A ritual works and is discarded, or stays before its owner [R29, R42]."""
        printed = self.printed.rituals[card[0]]
        self.acting.append((at, card))
        yield from self._run([each for each in printed["effects"] if each["when"] == "now"], at)
        self.acting.pop()
        if printed["type"] == "permanent":
            self.seats[at].permanent.append(card[0])
        else:
            self.discard(card)

    def _room(self, at: int) -> int:
        """For how many more rituals a player has room."""
        seat = self.seats[at]
        acting = sum(owner == at for owner, _ in [*self.acting, *self.lineup])
        return HAND - len(seat.hand) - len(seat.bag) - len(seat.permanent) - acting

    def _draw_by_rank(self, at: int, deck: str, keep: int) -> Play:
        """R13"""
        yield from self._draw(at, deck, self.board["draw_count"][self.rank(at)], keep)

    def _draw(self, at: int, deck: str, count: int, keep: int) -> Play:
        seat = self.seats[at]
        count = self.drawing(deck, count)
        if not count:
            return
        rituals = self._next("drawn")["rituals"]
        assert len(rituals) == count
        self.draw(at, deck, rituals)
        keep = min(keep, self._room(at))
        if keep >= len(seat.drawn):
            for ritual, _ in list(seat.drawn):
                self._keep(at, ritual)
            keep = 0
        for _ in range(keep):
            cards = [ritual for ritual, _ in seat.drawn]
            answer = yield from self._ask("keep", at, named("keep", "ritual", cards))
            self._keep(at, value(answer))
        self._discard_drawn(at)

    def _keep(self, at: int, ritual: str) -> None:
        seat = self.seats[at]
        seat.hand.append(self.move(seat.drawn, ritual))

    def _discard_drawn(self, at: int) -> None:
        for card in self.seats[at].drawn:
            self.discard(card)
        self.seats[at].drawn = []

    # Missions -------------------------------------------------------------------------------------

    def _mission(self, at: int) -> Play:
        """Complete an open mission, or not [R32]; none after a diver's [R24]."""
        found = self.can_complete(at)
        if not found or self._has_dived(at):
            return
        answer = yield from self._ask("mission", at, ["done", *found])
        if answer != "done":
            yield from self._complete_mission(at, answer)

    def _diver(self, at: int) -> Play:
        """R24: a second mission, never a third."""
        seat = self.seats[at]
        found = self.can_complete(at)
        if not seat.ready["diver"] or not found or self.built != 1 or at in self.dived:
            return
        answer = yield from self._ask("mission", at, ["done", *found])
        if answer != "done":
            seat.ready["diver"] -= 1
            seat.used["diver"] += 1
            if self.phase == "building" and not self.several_divers:
                self.dived.add(at)
            yield from self._complete_mission(at, answer)
            self.built = -1 - at

    def _has_dived(self, at: int) -> bool:
        """Whether a diver has brought this player's last mission of the turn."""
        return self.built == -1 - at

    def _complete_mission(self, at: int, answer: str) -> Play:
        statue, number = [int(each) - 1 for each in re.findall(r"=(\d+)", answer)]
        space = self.statues[statue][number]
        space.owner = at
        self.seats[at].missions.append(space.mission)
        yield from self._pay(at, space.mission)
        if self.built >= 0:
            self.built += 1
        lying = self.lying(statue, space.row)
        if all(self.is_auction(statue, each) for each in lying):
            for each in lying:
                yield from self._auction(self.statues[statue][each])
        if self.phase == "building" or self.diver_anytime:
            yield from self._diver(at)

    def _pay(self, at: int, mission: str) -> Play:
        """R33"""
        yield from self._pay_things(at, self.printed.missions[mission])

    def _pay_things(self, at: int, asked: dict[str, Any]) -> Play:
        printed: dict[str, Any] = {**NOTHING, **asked}
        seat = self.seats[at]
        seat.pearls -= printed["pearls"]
        seat.mana -= printed["mana"]
        for goods, count in printed["goods"].items():
            for _ in range(count):
                self._pay_goods(at, goods)
        for left in range(printed["any"], 0, -1):
            mine = named("pay", "goods", [goods for goods in GOODS if seat.goods[goods]])
            have = sum(seat.goods.values())
            answer = yield from self._of_several("pay", at, mine, have, left)
            self._pay_goods(at, value(answer))
        if printed["equal"]:
            kinds = [goods for goods in GOODS if seat.goods[goods] >= printed["equal"]]
            answer = yield from self._choose("pay", at, named("pay", "goods", kinds))
            for _ in range(printed["equal"]):
                self._pay_goods(at, value(answer))
        paid: list[str] = []
        while len(paid) < printed["different"]:
            mine = [goods for goods in GOODS if seat.goods[goods] and goods not in paid]
            options = named("pay", "goods", mine)
            left = printed["different"] - len(paid)
            answer = yield from self._of_several("pay", at, options, len(mine), left)
            paid.append(value(answer))
            self._pay_goods(at, value(answer))
        for left in range(printed["masks"], 0, -1):
            masks = named("pay", "mask", self.own_masks(at))
            have = len(seat.singles) + seat.mirrors + 2 * len(self.twins(at))
            answer = yield from self._of_several("pay", at, masks, have, left)
            self.take_mask(at, value(answer))
            self.masks[value(answer)] += 1
        for left in range(printed["rituals"], 0, -1):
            yield from self._lose_ritual(at, left)

    def _pay_goods(self, at: int, goods: str) -> None:
        self.seats[at].goods[goods] -= 1
        self.to_goods_market(goods)

    def _auction(self, space: Space) -> Play:
        """R35"""
        bids = yield from self._bids("auction")
        if self.options["mana_shortage"] is not True:  # R36
            self.bag += sum(bids)
        winner = max(self.order, key=lambda seat: bids[seat])  # the first of several
        space.owner = winner
        self.seats[winner].missions.append(space.mission)

    def _bids(self, kind: str) -> Generator[Asked, None, list[int]]:
        def options(most: int) -> Options:
            return lambda _: named("bid", "mana", range(1 + min(most, MOST_BID)))

        answers = yield from self._ask_sealed(
            kind, {at: options(seat.mana) for at, seat in enumerate(self.seats) if seat.mana}
        )
        bids = [int(value(answers[at][0])) if at in answers else 0 for at in range(self.players)]
        for seat, bid in zip(self.seats, bids, strict=True):
            seat.mana -= bid
        return bids

    # The ceremony ---------------------------------------------------------------------------------

    def _ceremony(self) -> Play:
        self.phase = "dance"
        for at in self.order:  # R25
            self.built = 0
            yield from self._triggers(at, "ceremony")
            found = self._buyable(at)
            if found:
                answer = yield from self._ask("priests", at, ["done", *found])
                if answer != "done":
                    self._buy_priests(at, int(value(answer)))
        for seat in self.seats:
            seat.mana += seat.priests
        self.phase = "buy"
        for at in self.order:  # R26
            decks = self.allowed_decks(at)
            seat = self.seats[at]
            if seat.mana >= self.board["buy_price"] and decks and self._room(at):
                answer = yield from self._ask("buy", at, ["done", *named("draw", "deck", decks)])
                if answer != "done":
                    seat.mana -= self.board["buy_price"]
                    if self.options["mana_shortage"] is not True:  # R36
                        self.bag += self.board["buy_price"]
                    yield from self._draw_by_rank(at, value(answer), 1)
        self.phase = "prepare"
        yield from self._prepare()
        self.phase = "invocation"
        yield from self._invocation()
        self.phase = "blessing"
        yield from self._blessing()
        self.phase = "building"
        yield from self._building()

    def _prepare(self) -> Play:
        """R27"""

        def options(at: int) -> Options:
            def left(steps: list[str]) -> list[str]:
                hand = [ritual for ritual, _ in self.seats[at].hand]
                clips: int = self.board["prepare_count"][self.rank(at)]
                for step in steps:
                    hand.remove(value(step))
                    clips -= not self.is_common(value(step))
                if len(steps) == STEPS - 1:
                    return ["done"]
                fit = [ritual for ritual in hand if clips or self.is_common(ritual)]
                return ["done", *named("prepare", "ritual", fit)]

            return left

        answers = yield from self._ask_sealed(
            "prepare",
            {at: options(at) for at, seat in enumerate(self.seats) if seat.hand},
            lambda at, steps: steps[-1] == "done" or len(steps) == len(self.seats[at].hand),
        )
        for at, steps in sorted(answers.items()):
            for step in steps:
                if step == "done":
                    break
                seat = self.seats[at]
                seat.bag.append(self.move(seat.hand, value(step)))

    def _invocation(self) -> Play:
        """R28"""
        bids = yield from self._bids("bid")
        self.bag += sum(bids)
        self.order.sort(key=lambda at: -bids[at])
        self.phase = "gifts"
        self.gifts = list(GIFTS)
        yield from self._all_triggers(self.order, "bid")
        for place, at in enumerate(self.order[: min(3, self.players - 1)]):
            options = named("gift", "kind", self.gifts)
            answer = options[0] if place == 2 else (yield from self._ask("gift", at, options))
            self.gifts.remove(value(answer))
            yield from self._run(self.printed.gifts[value(answer)], at)
        self.gifts = []

    def _blessing(self) -> Play:
        """R29"""
        self.lineup = sorted(
            ((at, card) for at in self.order for card in self.seats[at].bag),
            key=lambda each: self._place(*each),
        )
        for seat in self.seats:
            seat.bag = []
        yield from self._all_triggers(self.order, "blessing")
        while self.lineup:
            at, card = self.lineup[0]
            cost = self.cost(card[0])
            if self.bag < cost:
                break
            equal = [
                other[0] for other_at, other in self.lineup
                if self._place(other_at, other) == self._place(at, card)
            ]  # fmt: skip
            answer = yield from self._choose("first", at, named("first", "ritual", equal))
            at, card = next(
                each for each in self.lineup if each[1][0] == value(answer) and each[0] == at
            )
            self.lineup.remove((at, card))
            self.bag -= cost
            self.built = 0
            yield from self._perform(at, card)
        if self.lineup and self.leftover_mana == "supply":
            self.bag = 0
        for _, card in self.lineup:
            self.discard(card)
        self.lineup = []

    def _place(self, at: int, card: Card) -> tuple[int, bool, int]:
        """By cost, then common rituals, then by ceremony order."""
        return self.cost(card[0]), not self.is_common(card[0]), self.order.index(at)

    def _building(self) -> Play:
        """R30; first what lies alone in its row [R35]."""
        for statue in range(self.opened):
            for row in sorted({space.row for space in self.statues[statue]}):
                lying = self.lying(statue, row)
                if all(self.is_auction(statue, each) for each in lying):
                    for each in lying:
                        yield from self._auction(self.statues[statue][each])
        yield from self._all_triggers(self.order, "building")
        self.called = 0
        while len(self.passed) < self.players:
            for at in self.order:
                if at not in self.passed:
                    yield from self._build(at)
        self.passed = set()
        self.dived = set()

    def _build(self, at: int) -> Play:
        self.built = 0
        while True:
            found = self.can_complete(at) + self._always(at)
            if not self._is_asked(at, found):
                self.passed.add(at)
                return
            answer = yield from self._ask("build", at, ["pass", *found])
            if answer == "pass":
                self.passed.add(at)
                return
            if answer.startswith("complete"):
                yield from self._complete_mission(at, answer)
                return
            yield from self._do_always(at, answer)
            if self._has_dived(at):
                return

    # Effects [R42] --------------------------------------------------------------------------------

    def _run(self, effects: list[Effect], owner: int) -> Play:
        for effect in effects:
            for _ in range(effect.get("times", 1)):
                yield from self._effect(effect, owner)

    def _effect(self, effect: Effect, owner: int) -> Play:
        around = self.clockwise(owner)
        scope = effect["scope"]
        whom = {"you": around[:1], "each-opponent": around[1:], "everyone": around}.get(scope, [])
        if scope == "one-opponent":
            loses = effect["word"] == "lose"
            whom = yield from self._opponent(
                owner, [at for at in around[1:] if not loses or self._has(at, effect["what"])]
            )
        for at in whom:
            inside = effect["word"] in ("pay", "if", "bid", "choose")
            amount = effect["amount"] if inside else self.amount(at, effect)
            yield from getattr(self, f"_effect_{effect['word']}")(at, owner, effect, amount)

    def _opponent(self, owner: int, possible: list[int]) -> Generator[Asked, None, list[int]]:
        if not possible:
            return []
        answer = yield from self._choose(
            "opponent", owner, named("opponent", "seat", sorted(possible))
        )
        return [int(value(answer))]

    def _effect_gain(self, at: int, _: int, effect: Effect, amount: int) -> Play:
        seat = self.seats[at]
        what = effect["what"]
        if what == "mana":
            seat.mana += amount
        elif what == "pearl":
            seat.pearls += amount
        elif what == "tattoo":
            yield from self._tattoo(at, amount)
        elif what == "priest":
            self._priests(at, amount)
        else:
            for left in range(min(amount, MOST_CARDS), 0, -1):
                yield from self._gain_one(at, what, left)

    def _gain_one(self, at: int, what: str, left: int) -> Play:
        seat = self.seats[at]
        if what == "goods" or what in GOODS:
            found = [goods for goods in GOODS if self.goods[goods] and what in ("goods", goods)]
            if found:
                options = named("take", "goods", found)
                have = sum(self.goods[goods] for goods in found)
                answer = yield from self._of_several("goods", at, options, have, left)
                self.from_goods_market(value(answer))
                seat.goods[value(answer)] += 1
        elif what == "assistant" or what in TYPES:
            found = [
                kind for kind in TYPES if self.assistants[kind] and what in ("assistant", kind)
            ]
            if found:
                options = named("take", "assistant", found)
                have = sum(self.assistants[kind] for kind in found)
                answer = yield from self._of_several("assistant", at, options, have, left)
                self._hire(at, value(answer))
        elif what == "mask":
            found = sorted(+self.masks)
            if found:
                options = named("take", "mask", found)
                have = self.masks.total()
                answer = yield from self._of_several("mask", at, options, have, left)
                self.masks[value(answer)] -= 1
                self.give_mask(at, value(answer))
        else:
            found = self._row_cards()
            if found:
                answer = yield from self._of_several("card", at, found, len(self.row), left)
                yield from self._take_card(at, answer)

    def _effect_lose(self, at: int, _: int, effect: Effect, amount: int) -> Play:
        """Who loses chooses what."""
        seat = self.seats[at]
        what = effect["what"]
        if what == "mana":
            seat.mana -= min(amount, seat.mana)
        elif what == "pearl":
            seat.pearls -= min(amount, seat.pearls)
        elif what == "priest":
            self._priests(at, -amount)
        else:
            for left in range(min(amount, MOST_CARDS), 0, -1):
                yield from self._lose_one(at, what, left)

    def _of_several(self, kind: str, at: int, options: list[str], have: int, left: int) -> Answer:
        """Which of so many that he has, if so many must go: not asked if all must."""
        return (yield from self._choose(kind, at, options[:1] if have <= left else options))

    def _lose_one(self, at: int, what: str, left: int) -> Play:
        seat = self.seats[at]
        if what == "goods" or what in GOODS:
            mine = [goods for goods in GOODS if seat.goods[goods] and what in ("goods", goods)]
            if mine:
                have = sum(seat.goods[goods] for goods in mine)
                options = named("lose", "goods", mine)
                answer = yield from self._of_several("lose", at, options, have, left)
                self._pay_goods(at, value(answer))
        elif what == "assistant" or what in TYPES:
            kinds = [
                kind for kind in TYPES if seat.assistants(kind) and what in ("assistant", kind)
            ]
            if kinds:
                have = sum(seat.assistants(kind) for kind in kinds)
                options = named("lose", "assistant", kinds)
                answer = yield from self._of_several("lose", at, options, have, left)
                kind = value(answer)
                where = seat.used if seat.used[kind] else seat.ready
                where[kind] -= 1
                self.assistants[kind] += 1
        elif what == "ritual":
            yield from self._lose_ritual(at, left)
        elif self.loose_masks(at):
            have = len(seat.singles) + seat.mirrors
            options = named("lose", "mask", self.loose_masks(at))
            answer = yield from self._of_several("lose", at, options, have, left)
            self.take_mask(at, value(answer))
            self.masks[value(answer)] += 1

    def _lose_ritual(self, at: int, left: int) -> Play:
        """Asked even if all cards of the hand are alike: that is a secret."""
        seat = self.seats[at]
        if not seat.hand:
            return
        names = [ritual for ritual, _ in seat.hand]
        answer = named("lose", "ritual", names)[0]
        if len(names) > left:
            answer = yield from self._ask("lose", at, named("lose", "ritual", names))
        self.discard(self.move(seat.hand, value(answer)))

    def _effect_steal(self, at: int, _: int, effect: Effect, amount: int) -> Play:
        what = effect["what"]
        rivals = [other for other in self.clockwise(at)[1:] if self._has(other, what)]
        for other in (yield from self._opponent(at, rivals)):
            mine, theirs = self.seats[at], self.seats[other]
            if what == "mana":
                stolen = min(amount, theirs.mana, MOST_SUPPLY - mine.mana)
                theirs.mana -= stolen
                mine.mana += stolen
            elif what == "pearl":
                stolen = min(amount, theirs.pearls, MOST_SUPPLY - mine.pearls)
                theirs.pearls -= stolen
                mine.pearls += stolen
            elif what == "mask":
                for left in range(min(amount, len(theirs.singles) + theirs.mirrors), 0, -1):
                    masks = named("steal", "mask", self.loose_masks(other))
                    have = len(theirs.singles) + theirs.mirrors
                    answer = yield from self._of_several("steal", at, masks, have, left)
                    self.take_mask(other, value(answer))
                    self.give_mask(at, value(answer))
            else:
                for left in range(amount, 0, -1):
                    goods = [g for g in GOODS if theirs.goods[g] and what in ("goods", g)]
                    if goods:
                        have = sum(theirs.goods[each] for each in goods)
                        options = named("steal", "goods", goods)
                        answer = yield from self._of_several("steal", at, options, have, left)
                        theirs.goods[value(answer)] -= 1
                        mine.goods[value(answer)] += 1

    def _has(self, at: int, what: str) -> bool:
        """Whether he has some of what could be lost or stolen."""
        seat = self.seats[at]
        if what in ("goods", "assistant"):
            return bool(self.counted(at, what))
        if what in GOODS:
            return bool(seat.goods[what])
        if what in TYPES:
            return bool(seat.assistants(what))
        if what == "mask":
            return bool(seat.singles or seat.mirrors)
        if what == "ritual":
            return bool(seat.hand)
        return bool({"mana": seat.mana, "pearl": seat.pearls, "priest": seat.priests}[what])

    def _effect_draw(self, at: int, _: int, __: Effect, amount: int) -> Play:
        decks = self.allowed_decks(at)
        if not decks or not self._room(at):
            return
        if len(decks) == 1:
            yield from self._draw_by_rank(at, decks[0], amount)
            return
        answer = yield from self._ask("draw", at, ["done", *named("draw", "deck", decks)])
        if answer != "done":
            yield from self._draw_by_rank(at, value(answer), amount)

    def _effect_perform(self, at: int, _: int, effect: Effect, __: int) -> Play:
        yield from self._perform_one(at, effect["what"], effect["limit"] or None)

    def _effect_ready(self, at: int, _: int, __: Effect, amount: int) -> Play:
        seat = self.seats[at]
        for left in range(amount, 0, -1):
            kinds = [kind for kind in TYPES if seat.used[kind]]
            if kinds:
                have = sum(seat.used.values())
                options = named("ready", "assistant", kinds)
                answer = yield from self._of_several("ready", at, options, have, left)
                seat.used[value(answer)] -= 1
                seat.ready[value(answer)] += 1

    def _effect_use(self, at: int, _: int, __: Effect, amount: int) -> Play:
        for _each in range(min(amount, MOST_HELP)):
            kinds = [kind for kind in TYPES if self.seats[at].assistants(kind)]
            if kinds:
                answer = yield from self._choose("use", at, named("use", "assistant", kinds))
                yield from self._run(self.printed.assistants[value(answer)], at)

    def _effect_mission(self, at: int, _: int, __: Effect, ___: int) -> Play:
        yield from self._mission(at)

    def _effect_path(self, at: int, _: int, __: Effect, ___: int) -> Play:
        found = self._buyable(at)
        if found:
            answer = yield from self._ask("priests", at, ["done", *found])
            if answer != "done":
                self._buy_priests(at, int(value(answer)))
        self.seats[at].mana += self.seats[at].priests

    def _effect_bag(self, _: int, __: int, effect: Effect, amount: int) -> Play:
        self.bag = min(MOST_SUPPLY, self.bag + amount * (self.players if effect["limit"] else 1))
        yield from ()

    def _effect_points(self, *_: object) -> Play:
        """At the end of the game."""
        yield from ()

    def _effect_stop(self, at: int, *_: object) -> Play:
        rivals = {owner for owner, _ in self.lineup if owner != at}
        for rival in (yield from self._opponent(at, list(rivals))):
            found = [card[0] for owner, card in self.lineup if owner == rival]
            answer = yield from self._choose("stop", at, named("stop", "ritual", found))
            cards = [card for owner, card in self.lineup if owner == rival]
            stopped = self.move(cards, value(answer))
            self.lineup.remove((rival, stopped))
            self.discard(stopped)

    def _effect_choose(self, at: int, _: int, effect: Effect, __: int) -> Play:
        numbers = range(1, 1 + len(effect["alternatives"]))
        answer = yield from self._choose("choose", at, named("choose", "option", numbers))
        yield from self._run(effect["alternatives"][int(value(answer)) - 1], at)

    # Effects of an owner's deck -------------------------------------------------------------------

    def _effect_if(self, at: int, _: int, effect: Effect, __: int) -> Play:
        if self.holds(at, effect):
            yield from self._run(effect["alternatives"][0], at)

    def _effect_pay(self, at: int, _: int, effect: Effect, amount: int) -> Play:
        """For who can and wants to."""
        what = effect["what"]
        if not self._can_pay_for(at, what, amount):
            return
        answer = yield from self._ask("choose", at, ["done", "choose(option=1)"])
        if answer == "done":
            return
        way = {"goods": "any", "equal goods": "equal", "different goods": "different"}.get(what)
        if what == "mask":
            way = "masks"
        if way is not None:
            yield from self._pay_things(at, {way: amount})
        else:
            thing = {"word": "lose", "what": what}
            yield from self._effect_lose(at, at, thing, amount)
        yield from self._run(effect["alternatives"][0], at)

    def _can_pay_for(self, at: int, what: str, amount: int) -> bool:
        seat = self.seats[at]
        if what in GOODS:
            return seat.goods[what] >= amount
        if what == "equal goods":
            return max(seat.goods.values()) >= amount
        counts = {
            "mana": seat.mana,
            "pearl": seat.pearls,
            "ritual": len(seat.hand),
            "mask": len(seat.singles) + seat.mirrors + 2 * len(self.twins(at)),
            "different goods": self.counted(at, "kind"),
        }
        have = counts[what] if what in counts else self.counted(at, what)
        return have >= amount

    def _effect_bid(self, _: int, __: int, effect: Effect, ___: int) -> Play:
        bids = yield from self._bids("auction")
        if self.options["mana_shortage"] is not True:  # R36
            self.bag = min(MOST_SUPPLY, self.bag + sum(bids))
        winner = max(self.order, key=lambda seat: bids[seat])
        yield from self._run(effect["alternatives"][0], winner)

    def _effect_roll(self, *_: object) -> Play:
        self.die = self._next("die")["die"]
        yield from ()

    def _effect_raise(self, _: int, __: int, effect: Effect, amount: int) -> Play:
        top = self.board["steps"] - 1
        self.price[effect["what"]] = min(top, self.price[effect["what"]] + amount)
        yield from ()

    def _effect_lower(self, _: int, __: int, effect: Effect, amount: int) -> Play:
        self.price[effect["what"]] = max(0, self.price[effect["what"]] - amount)
        yield from ()

    def _effect_reveal(self, *_: object) -> Play:
        """What the missions are is seen on the table."""
        yield from ()

    def _effect_send(self, at: int, _: int, __: Effect, amount: int) -> Play:
        """The B effect of assistants that are ready; nobody must."""
        seat = self.seats[at]
        for _each in range(min(amount, MOST_HELP)):
            kinds = [kind for kind in TYPES if seat.ready[kind] and self._can_help(at, kind)]
            if not kinds:
                return
            answer = yield from self._ask("use", at, ["done", *named("use", "assistant", kinds)])
            if answer == "done":
                return
            kind = value(answer)
            seat.ready[kind] -= 1
            seat.used[kind] += 1
            if kind == "gatherer":
                yield from self._send_gatherer(at)
            elif kind == "merchant":
                options = named("choose", "option", range(1, 5))
                answer = yield from self._ask("choose", at, options)
                self.price[GOODS[int(value(answer)) - 1]] = self.board["steps"] - 1
            elif kind == "shaman":
                yield from self._perform_one(at, "any", seat.priests)
            else:
                yield from self._mission(at)

    def _can_help(self, at: int, kind: str) -> bool:
        seat = self.seats[at]
        if kind == "gatherer":
            return bool(self.row or self._more_in_forest())
        if kind == "merchant":
            return bool(min(self.price.values()) < self.board["steps"] - 1)
        if kind == "shaman":
            return bool(seat.priests and seat.hand and len(self.acting) < MOST_ACTING)
        return bool(self.can_complete(at))

    def _send_gatherer(self, at: int) -> Play:
        card = self._next("gatherer")["card"]
        if card is not None:
            self.turn_up(card)
        goods = [text for text in self._row_cards() if value(text) in GOODS]
        if goods:
            answer = yield from self._ask("gather", at, ["done", *goods])
            if answer != "done":
                yield from self._take_card(at, answer)

    # The end --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [sum(self.parts(at).values()) for at in range(self.players)]

    def ranking(self) -> list[int]:
        """R40: ties by ceremony order."""
        scores = self.scores()
        best = sorted(range(self.players), key=lambda at: (-scores[at], self.order.index(at)))
        return [1 + best.index(at) for at in range(self.players)]
