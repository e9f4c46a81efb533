"""The rules a second time, written for nothing but reading: the engine is held to it.

Plain lists and dicts, no speed and no safety: it takes legal actions as texts and trusts them. Of
the engine it uses nothing but what is printed on the island and in the box. It is told what the
dice show.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from vaka.games.giants.box import Box
from vaka.games.giants.island import Island

SIZES = (1, 2, 3)
KINDS = ("headdress", "small", "medium", "large")
WEIGHT = (1, 1, 2, 3)
SPECIAL = ("plain", "forest", "village", "hut", "moai-quarry", "headdress-quarry")
EDGES = ("e", "ne", "nw", "w", "sw", "se")


@dataclass
class Thing:
    """A moai or a headdress that was carved."""

    kind: int
    hex: int
    before: int | None  # whose screen it stands before
    owner: int | None  # who alone may move it
    marked: bool = False
    been: set[int] = field(default_factory=set)  # hexes of this turn
    done: bool = False  # erected, or on a head


@dataclass
class Seat:
    workers: int
    markers: int
    bases: int
    contained_workers: int
    contained_markers: int
    sorcerer: str | int = "hand"  # or "bid", or a hex
    chief: str | int = "hand"
    on: list[int] = field(default_factory=list)  # the hexes of his workers
    idle: set[str] = field(default_factory=set)
    logs: int = 0
    halves: int = 0
    points: int = 0
    laid: int = 0
    bid: dict[str, int] | None = None
    strength: int = 0
    shown: set[int] = field(default_factory=set)

    def present(self, hex_: int) -> bool:
        return hex_ in self.on or self.sorcerer == hex_ or self.chief == hex_

    def carriers(self, hex_: int) -> int:
        """Workers and the sorcerer, without those who acted [G17, G18]."""
        sorcerer = self.sorcerer == hex_ and "sorcerer" not in self.idle
        return self.on.count(hex_) + sorcerer

    def chief_carries(self, hex_: int) -> bool:
        return self.chief == hex_ and "chief" not in self.idle


@dataclass
class Platform:
    base: int | None = None
    moai: str | None = None
    headdress: str | None = None


class Reference:
    def __init__(
        self, players: int, first: int, options: dict[str, object], island: Island, box: Box
    ) -> None:
        self.players = players
        self.first = first
        self.options = options
        self.island = island
        steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        self.beside = {
            at: [
                other
                for other in range(island.size)
                if (island.q[other] - island.q[at], island.r[other] - island.r[at]) in steps
            ]
            for at in range(island.size)
        }
        self.turn = 0
        self.boxed = list(box.made)
        self.offered = [0, 0, 0, 0]
        self.gone = [0, 0, 0, 0]
        self.logs = box.logs
        self.logs_gone = 0
        self.halves = box.halves
        self.tablet_points = box.tablet_points
        self.turns = box.turns
        workers = box.start_workers + bool(options["two_workers"])  # G4
        self.seats = [
            Seat(
                workers,
                box.start_markers,
                box.bases[players - 3],
                box.workers - workers,
                box.markers - box.start_markers,
            )
            for _ in range(players)
        ]
        self.things: dict[str, Thing] = {}
        self.ahus = [Platform() for _ in range(island.ahus)]
        self.forests = {
            at: island.forest_logs[at] for at in range(island.size) if island.forest_logs[at]
        }
        self.lying: dict[int, int] = dict.fromkeys(range(island.size), 0)  # logs on hexes
        self.phase = ""
        self.passed: set[int] = set()
        self.active: int | None = None
        self.order: list[int] = []
        self.moving: tuple[str, bool] | None = None  # what, and whether it has made a step
        self.entering: int | None = None
        self.placing: tuple[str, int] | None = None
        self.acting: int | None = None  # the hex where somebody may act
        self.over: str | None = None
        self._play: Iterator[tuple[str, tuple[int, ...]]]
        self._answer: tuple[str, list[str]] = ("", [])
        self._asked: tuple[str, tuple[int, ...]] | None = None
        self._sealed: dict[int, list[str]] = {}
        self._dice: list[int] = []

    # Being asked and answering --------------------------------------------------------------------

    def begin(self, dice: list[int]) -> None:
        self._dice = dice
        self._play = self._game()
        self._asked = next(self._play, None)

    def asked(self) -> tuple[str, tuple[int, ...]] | None:
        if self._asked is not None and self._asked[0] == "bid":
            kind, seats = self._asked
            return kind, tuple(seat for seat in seats if seat not in self._sealed)
        return self._asked

    def act(self, seat: int, text: str, dice: list[int]) -> None:
        """Take an action; `dice` is what the next roll shows, if there is one."""
        name, _, rest = text.partition("(")
        values = re.findall(r"=([a-z0-9-]+)", rest)
        if name == "pay":
            values = [rest.rstrip(")")]
        self._dice = dice
        assert self._asked is not None
        if name == "peek":  # G26: the question stays, but a chief may be unable to act now
            self._peek(seat, values[0])
            if self._asked[0] != "act":
                return
        if self._asked[0] == "bid":
            self._sealed[seat] = values
            if len(self._sealed) < self.players:
                return
        else:
            assert self._asked[1] == (seat,)
        self._answer = (name, values)
        self._asked = next(self._play, None)

    def _round(self, seat: int) -> list[int]:
        return [(seat + turn) % self.players for turn in range(self.players)]

    # The game -------------------------------------------------------------------------------------

    def _game(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        while True:
            self.turn += 1
            self._roll()
            yield from self._auction()
            yield from self._placement()
            yield from self._transport()
            self.over = self._ending()
            if self.over:
                return
            yield from self._end_of_turn()

    def _ending(self) -> str | None:
        for seat in range(self.players):  # G29
            if not self.seats[seat].bases and all(
                ahu.moai for ahu in self.ahus if ahu.base == seat
            ):
                return "out-of-bases"
        waiting = any(thing.kind and not thing.done for thing in self.things.values())
        if not waiting and not any(self.boxed[1:]):  # G32
            return "no-moai-left"
        return "turn-limit" if self.turn == self.turns else None

    def _roll(self) -> None:
        for face in self._dice:  # G6
            size = {0: 1, 3: 2}.get(face, face) if self.turn == 1 else face
            if size and self.boxed[size]:
                self.boxed[size] -= 1
                self.offered[size] += 1

    # The auction ----------------------------------------------------------------------------------

    def _auction(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        self.phase = "auction"
        if not any(self.offered):
            return
        self._sealed = {}
        yield "bid", tuple(range(self.players))
        for at, seat in enumerate(self.seats):
            markers, workers, sorcerer, chief = [int(value) for value in self._sealed[at]]
            seat.bid = {
                "markers": markers, "workers": workers, "sorcerer": sorcerer, "chief": chief,
            }  # fmt: skip
            seat.strength = workers + sorcerer + 3 * chief  # G7
            seat.markers -= markers
            seat.workers -= workers
            if sorcerer:
                seat.sorcerer = "bid"
            if chief:
                seat.chief = "bid"

        def rank(at: int) -> tuple[int, int, int]:  # G8
            bid = self.seats[at].bid
            assert bid is not None
            return -bid["markers"], -self.seats[at].halves, self._round(self.first).index(at)

        self.order = sorted(range(self.players), key=rank)
        taken = True
        while taken:
            taken = False
            for at in self.order:
                if self._pickable(at):
                    yield "pick", (at,)
                    name, values = self._answer
                    if name == "pick":
                        taken = True
                        size = int(values[0])
                        self.offered[size] -= 1
                        self.seats[at].strength -= size
                        self._carve(size, at)
        self.order = []
        for seat in self.seats:
            seat.strength = 0
        for size in SIZES:  # G9
            self.gone[size] += self.offered[size]
            self.offered[size] = 0

    def _pickable(self, at: int) -> list[int]:
        return [size for size in SIZES if self.offered[size] and size <= self.seats[at].strength]

    def _carve(self, kind: int, at: int) -> None:
        number = 1 + sum(thing.kind == kind for thing in self.things.values())
        quarry = self._quarry(kind)
        self.things[f"{KINDS[kind]}-{number}"] = Thing(kind, quarry, at, at)

    def _quarry(self, kind: int) -> int:
        wanted = "moai-quarry" if kind else "headdress-quarry"
        return [SPECIAL[each] for each in self.island.kind].index(wanted)

    # Placement ------------------------------------------------------------------------------------

    def _placement(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        self.phase = "placement"
        self.passed = set()
        at = self.first
        while len(self.passed) < self.players:
            seat = self.seats[at]
            self.active = at
            if at not in self.passed:
                figures = seat.workers or seat.sorcerer == "hand" or seat.chief == "hand"
                if figures or (seat.markers and self.halves):
                    yield from self._place(at)
                else:
                    self.passed.add(at)
            at = (at + 1) % self.players
        self.active = None

    def _place(self, at: int) -> Iterator[tuple[str, tuple[int, ...]]]:
        seat = self.seats[at]
        yield "place", (at,)
        name, values = self._answer
        if name == "pass":  # G14
            self.passed.add(at)
        elif name == "half-tablet":  # G13
            seat.markers -= 1
            seat.laid += 1
            seat.halves += 1
            self.halves -= 1
        else:
            figure, logs = values[0], int(values[1])
            self.placing = figure, logs
            yield "where", (at,)
            self.placing = None
            target = self.acting = self._hex(self._answer[1][0])
            seat.logs -= logs
            self.lying[target] += logs
            if figure == "worker":
                seat.workers -= 1
                seat.on.append(target)
            elif figure == "sorcerer":
                seat.sorcerer = target
            else:
                seat.chief = target
            if figure == "sorcerer" and self._gains(at, target):
                yield "act", (at,)
                while self._answer[0] == "peek":
                    yield "act", (at,)
                if self._answer[0] != "skip":  # G11
                    self._gain(at, target, figure)
            while figure == "chief" and seat.halves >= 2 and self._gains(at, target):  # G12
                yield "act", (at,)
                if self._answer[0] == "skip":
                    break
                if self._answer[0] == "peek":
                    continue
                seat.halves -= 2
                self.halves += 2
                self._gain(at, target, figure)

    def _gains(self, at: int, target: int) -> set[str]:
        """What somebody who acts can do on a hex [G11, G15]."""
        seat = self.seats[at]
        kind = SPECIAL[self.island.kind[target]]
        found = set()
        if (
            (kind == "village" and seat.contained_workers)
            or (kind == "hut" and seat.contained_markers)
            or (kind == "forest" and target in self.forests and self.logs)
            or (kind == "headdress-quarry" and self.boxed[0])
        ):
            found.add("perform")
        for ahu, platform in enumerate(self.ahus):
            if self.island.ahu_hex[ahu] == target and platform.base is None and seat.bases:
                found.add(f"reserve(ahu={self.island.ahu_names[ahu]})")
        return found

    def _gain(self, at: int, target: int, figure: str) -> None:
        seat = self.seats[at]
        name, values = self._answer
        if not self.options["acting_figures_carry"]:  # G18
            seat.idle.add(figure)
        kind = SPECIAL[self.island.kind[target]]
        if name == "reserve":
            self.ahus[self._ahu(values[0])].base = at
            seat.bases -= 1
        elif kind == "village":
            seat.contained_workers -= 1
            seat.workers += 1
        elif kind == "hut":
            seat.contained_markers -= 1
            seat.markers += 1
        elif kind == "forest":
            cut = min(self.forests.pop(target), self.logs)
            self.logs -= cut
            seat.logs += cut
        else:
            self.boxed[0] -= 1
            self._carve(0, at)

    def _peek(self, at: int, name: str) -> None:
        """G26"""
        self.seats[at].halves -= 1
        self.halves += 1
        self.seats[at].shown.add(self._ahu(name))

    # Transport ------------------------------------------------------------------------------------

    def _transport(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        self.phase = "transport"
        self.passed = set()
        at = self.first
        while len(self.passed) < self.players:
            self.active = at
            if at not in self.passed:
                if any(self._can_take(at, name) for name in self.things):
                    yield from self._carry(at)
                else:
                    self.passed.add(at)
            at = (at + 1) % self.players
        self.active = None
        self.passed = set()
        for at in self._round(self.first):  # G25
            for name in sorted(self.things, key=self._number):
                thing = self.things[name]
                if thing.before == at:
                    thing.before = None
                    if self.seats[at].markers and not self._ending():
                        yield "keep", (at,)
                        if self._answer[0] == "mark":
                            self._mark(at, thing)
        for thing in self.things.values():
            thing.been.clear()
            if not thing.marked:
                thing.owner = None

    def _number(self, name: str) -> int:
        """The place of an object in the box: headdresses, then moai by size."""
        kind, _, number = name.partition("-")
        return KINDS.index(kind) * 100 + int(number)

    def _carry(self, at: int) -> Iterator[tuple[str, tuple[int, ...]]]:
        yield "transport", (at,)
        name, values = self._answer
        if name == "pass":
            self.passed.add(at)
            return
        thing = self.things[values[0]]
        self.moving = values[0], False
        thing.been.add(thing.hex)
        while self.moving:
            what, stepped = self.moving
            if stepped and self._moves(at) == {"leave"}:
                thing.before = None
                break
            yield "move", (at,)
            name, values = self._answer
            if name == "go":
                target = self._hex(values[0])
                ways = self.payments(at, thing.kind, target)
                paid = ways[0]
                if len(ways) > 1:
                    self.entering = target
                    yield "pay", (at,)
                    self.entering = None
                    paid = self._paid(self._answer[1][0])
                for rival, points in enumerate(paid):
                    self.seats[rival].points += points
                thing.before = None
                thing.hex = target
                thing.been.add(target)
                self.moving = what, True
                continue
            if name == "mark":
                self._mark(at, thing)
            elif name in ("erect", "crown"):
                self._set(at, what, self.ahus[self._ahu(values[0])])
            break
        self.moving = None

    def _paid(self, text: str) -> tuple[int, ...]:
        points = [0] * self.players
        for seat, number in re.findall(r"seat(\d)=(\d)", text):
            points[int(seat)] = int(number)
        return tuple(points)

    def _mark(self, at: int, thing: Thing) -> None:
        """G23"""
        self.seats[at].markers -= 1
        thing.marked = True
        thing.owner = at
        thing.before = None

    def _set(self, at: int, what: str, ahu: Platform) -> None:
        """G21, G22"""
        thing = self.things[what]
        if thing.marked:
            self.seats[at].markers += 1  # G23
        thing.marked, thing.done = False, True
        thing.before = thing.owner = None
        if thing.kind:
            if ahu.base is None:
                ahu.base = at
                self.seats[at].bases -= 1
            ahu.moai = what
        else:
            ahu.headdress = what

    def payments(self, at: int, kind: int, target: int) -> list[tuple[int, ...]]:
        """Every way to pay for a hex in which nobody is paid for nothing [G17, G19].

        All crowds that could carry are tried, and each chief by himself; then those go that pay
        everybody as much as another does, or more.
        """
        weight = WEIGHT[kind]
        found = set()
        crowds = [range(seat.carriers(target) + 1) for seat in self.seats]
        for crowd in product(*crowds):
            if sum(crowd) and sum(crowd) + self.lying[target] >= weight:
                found.add(tuple(n if seat != at else 0 for seat, n in enumerate(crowd)))
        for chief in range(self.players):
            if self.seats[chief].chief_carries(target):
                pay = 0 if chief == at else weight
                found.add(tuple(pay if seat == chief else 0 for seat in range(self.players)))
        return sorted(
            way
            for way in found
            if not any(
                other != way and all(a <= b for a, b in zip(other, way, strict=True))
                for other in found
            )
        )

    def _next(self, at: int, kind: int, here: int, been: set[int]) -> list[int]:
        """Hexes that an object can enter from here [G17, G20]."""
        return [
            other
            for other in self.beside[here]
            if other not in been and self.payments(at, kind, other)
        ]

    def _settings(self, at: int, kind: int, here: int) -> set[str]:
        """Where a moai can be erected, or a headdress put on, on a hex [G21, G22]."""
        if not self.seats[at].present(here):
            return set()
        found = set()
        for number, ahu in enumerate(self.ahus):
            if self.island.ahu_hex[number] != here:
                continue
            free = ahu.base is None and self.seats[at].bases
            if kind and not ahu.moai and (free or ahu.base == at):
                found.add(f"erect(ahu={self.island.ahu_names[number]})")
            if not kind and ahu.moai and not ahu.headdress:
                found.add(f"crown(ahu={self.island.ahu_names[number]})")
        return found

    def _hopeful(self, at: int, kind: int, here: int, been: set[int]) -> bool:
        """Whether the object can be erected or crowned here or somewhere on from here."""
        seen = been | {here}
        front = [here]
        while front:
            at_hex = front.pop()
            if self._settings(at, kind, at_hex):
                return True
            for other in self._next(at, kind, at_hex, seen):
                seen.add(other)
                front.append(other)
        return False

    def _can_take(self, at: int, name: str) -> bool:
        thing = self.things[name]
        if thing.done or thing.owner not in (None, at):
            return False
        been = thing.been | {thing.hex}
        if thing.owner is None:  # G24
            return self.seats[at].markers > 0 or self._hopeful(at, thing.kind, thing.hex, been)
        return bool(
            (self.seats[at].markers and not thing.marked)
            or self._settings(at, thing.kind, thing.hex)
            or self._next(at, thing.kind, thing.hex, been)
        )

    def _moves(self, at: int) -> set[str]:
        assert self.moving is not None
        name, stepped = self.moving
        thing = self.things[name]
        found = self._settings(at, thing.kind, thing.hex)
        marker = self.seats[at].markers > 0
        if marker and not thing.marked:
            found.add("mark")
        if stepped and thing.owner == at:
            found.add("leave")
        for other in self._next(at, thing.kind, thing.hex, thing.been):
            free = thing.owner == at or marker
            if free or self._hopeful(at, thing.kind, other, thing.been):
                found.add(f"go(hex={self.island.hex_names[other]})")
        return found

    # End of turn ----------------------------------------------------------------------------------

    def _end_of_turn(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        self.phase = "end-of-turn"
        self.passed = set()
        for seat in self.seats:  # G27
            if seat.bid is not None:
                seat.workers += seat.bid["workers"]
                seat.markers += seat.bid["markers"]
            seat.bid, seat.strength = None, 0
            seat.workers += len(seat.on)
            seat.on.clear()
            seat.sorcerer = seat.chief = "hand"
            seat.idle.clear()
            seat.markers += seat.laid
            seat.laid = 0
        self.logs_gone += sum(self.lying.values())
        self.lying = dict.fromkeys(self.lying, 0)
        for at in self._round(self.first):
            while self._own_marked(at):
                yield "retrieve", (at,)
                name, values = self._answer
                if name == "skip":
                    break
                thing = self.things[values[0]]
                thing.marked, thing.owner = False, None
                self.seats[at].markers += 1
        self.first = (self.first + 1) % self.players  # G28

    def _own_marked(self, at: int) -> list[str]:
        return [name for name, thing in self.things.items() if thing.marked and thing.owner == at]

    # What is legal --------------------------------------------------------------------------------

    def legal(self, at: int) -> set[str]:
        return self._answers(at) | self._peeks(at)

    def _answers(self, at: int) -> set[str]:
        assert self._asked is not None
        kind = self._asked[0]
        seat = self.seats[at]
        if kind == "bid":
            return {
                f"bid(markers={m}, workers={w}, sorcerer={s}, chief={c})"
                for m in range(seat.markers + 1)
                for w in range(seat.workers + 1)
                for s in (0, 1)
                for c in (0, 1)
            }
        if kind == "pick":
            return {"skip"} | {f"pick(size={size})" for size in self._pickable(at)}
        if kind == "place":
            return self._placings(at)
        if kind == "where":
            return {f"on(hex={name})" for name in self.island.hex_names}
        if kind == "act":
            assert self.acting is not None
            return {"skip"} | self._gains(at, self.acting)
        if kind == "transport":
            takes = {f"take(object={name})" for name in self.things if self._can_take(at, name)}
            return {"pass"} | takes
        if kind == "move":
            return self._moves(at)
        if kind == "pay":
            assert self.moving is not None
            assert self.entering is not None
            ways = self.payments(at, self.things[self.moving[0]].kind, self.entering)
            return {
                "pay("
                + ", ".join(f"seat{rival}={points}" for rival, points in enumerate(way) if points)
                + ")"
                for way in ways
            }
        if kind == "keep":
            return {"mark", "skip"}
        return {"skip"} | {f"retrieve(object={name})" for name in self._own_marked(at)}

    def _placings(self, at: int) -> set[str]:
        seat = self.seats[at]
        found = {"pass"}
        if seat.markers and self.halves:
            found.add("half-tablet")
        for figure, there in (
            ("worker", seat.workers > 0),
            ("sorcerer", seat.sorcerer == "hand"),
        ):
            if there:
                found |= {
                    f"place(figure={figure}, logs={logs})"
                    for logs in range(min(2, seat.logs) + 1)
                }  # fmt: skip
        if seat.chief == "hand":
            found.add("place(figure=chief, logs=0)")
        return found

    def _peeks(self, at: int) -> set[str]:
        """G26"""
        assert self._asked is not None
        if self.options["screens"] == "open" or self._asked[0] == "bid":
            return set()
        if not self.seats[at].halves:
            return set()
        return {
            f"peek(ahu={self.island.ahu_names[number]})"
            for number, ahu in enumerate(self.ahus)
            if ahu.moai and number not in self.seats[at].shown
        }

    # The score -------------------------------------------------

    def worth(self, number: int) -> int:
        """G30"""
        ahu = self.ahus[number]
        size = self.things[ahu.moai].kind if ahu.moai else 0
        extra = self.island.ahu_headdress[number] if ahu.headdress else 0
        return self.island.ahu_value[number] * size + extra

    def erected(self, at: int) -> int:
        return sum(ahu.base == at and ahu.moai is not None for ahu in self.ahus)

    def scores(self) -> list[int]:
        """G30"""
        return [
            seat.points
            + sum(self.worth(n) for n, ahu in enumerate(self.ahus) if ahu.base == at)
            + self.tablet_points * (seat.halves // 2)
            for at, seat in enumerate(self.seats)
        ]

    def ranking(self) -> list[int]:
        """G32"""
        standing = [
            (score, self.erected(at), self.seats[at].halves)
            for at, score in enumerate(self.scores())
        ]
        return [1 + sum(other > own for other in standing) for own in standing]

    # Names ----------------------------------------------------------------------------------------

    def _hex(self, name: str) -> int:
        return list(self.island.hex_names).index(name)

    def _ahu(self, name: str) -> int:
        return list(self.island.ahu_names).index(name)
