"""Effects as data files say them: plain objects for words, and operations for the engine [R42].

`phrases.py` reads the texts; `effects.py` carries the operations out.
"""

from typing import Final

from vaka.core.data import Section
from vaka.games.raiatea.vocabulary import (
    AT_ANY_LOCATION,
    AT_LOCATION,
    BID_,
    CHOOSE,
    COUNTED,
    ELSE,
    GAIN,
    IF_,
    LIMIT,
    LOCATION_NAMES,
    LOSABLE,
    LOSE,
    LOWER,
    NEXT,
    NOW,
    PAY_,
    PAY_RITUALS,
    PAYABLE,
    PER_RANK,
    PERFORM,
    PILE_NAMES,
    RAISE,
    RANK_NAMES,
    RITUAL,
    SCOPES,
    STEAL,
    WHAT,
    WHENS,
    WIDTH,
    WORD,
    WORDS,
    YOU,
)

PERFORMED: Final = (*PILE_NAMES, "any")  # by pile

NONE: Final = -1  # no operation

_ROOM: Final = 4096  # operations

# Words with other effects inside, and those among them about which a player is asked.
OUTER: Final = (CHOOSE, PAY_, IF_, BID_)
_ASKED: Final = (CHOOSE, PAY_, BID_)

_BLANK: Final = (0, 0, 0, 0, 0, 1, 0, 0, NONE, NONE)


class Effect:
    """One effect. Its parts are numbers of the vocabulary; `data` gives their names."""

    def __init__(self, word: int) -> None:
        self.word = word
        self.what = 0
        self.amount = 1
        self.scope = YOU
        self.each = 0  # of COUNTED
        self.per = 1  # ... for each so many of them
        self.limit = 0  # of `perform` the highest cost, 0: any; of `bag` 1 if for each player
        self.when = NOW
        self.times = 1  # how often it is done
        self.alternatives: list[list[Effect]] = []  # of `choose`; of other OUTER words one

    def what_name(self) -> str:
        """With what it is done; "" if the word alone says it."""
        if self.word in (GAIN, LOSE, STEAL, RAISE, LOWER):
            return LOSABLE[self.what]
        if self.word == PAY_:
            return PAYABLE[self.what]
        if self.word == IF_ and self.each == PER_RANK:
            return RANK_NAMES[self.amount]
        return PERFORMED[self.what] if self.word == PERFORM else ""

    def parts(self) -> list["Effect"]:
        """This effect and all in its alternatives."""
        found = [self]
        for alternative in self.alternatives:
            for effect in alternative:
                found += effect.parts()
        return found

    def data(self) -> dict[str, object]:
        """All parts by name, as views and words know them."""
        found: dict[str, object] = {
            "word": WORDS[self.word],
            "what": self.what_name(),
            "amount": self.amount,
            "scope": SCOPES[self.scope],
            "each": COUNTED[self.each],
            "per": self.per,
            "limit": self.limit,
            "when": WHENS[self.when],
            "alternatives": [
                [effect.data() for effect in alternative] for alternative in self.alternatives
            ],
        }
        if self.times > 1:
            found["times"] = self.times
        return found

    def asked(self) -> list[list["Effect"]]:
        """What a player chooses from: a payment is one thing, with what it is for."""
        return [[self]] if self.word == PAY_ else self.alternatives

    def whens(self) -> list[int]:
        """When it works, an operation for each."""
        if self.when == AT_ANY_LOCATION:
            return [AT_LOCATION + location for location in range(len(LOCATION_NAMES))]
        return [self.when]


class Programs:
    """The operations of all effects of a deck; the first is blank, so that 0 can mean none."""

    def __init__(self) -> None:
        self.ops: list[int] = list(_BLANK)
        self.choices: dict[int, Effect] = {}  # by the number of their operation
        self.whens: set[int] = set()  # when any effect works

    def add(self, effects: list[Effect]) -> int:
        """Write effects that follow each other; the number of the first operation."""
        first = len(self.ops) // WIDTH
        chain = [
            (effect, when)
            for effect in effects
            for when in effect.whens()
            for _ in range(effect.times)
        ]
        for effect, when in chain:
            # What is paid stands as the limit: `what` leads to the effects inside.
            limit = effect.what if effect.word == PAY_ else effect.limit
            self.ops += [effect.word, effect.what, effect.amount, effect.scope, effect.each]
            self.ops += [effect.per, limit, when, NONE, NONE]
            self.whens.add(when)
        inside: dict[int, int] = {}  # the effects inside are written once for all repetitions
        for place, (effect, _) in enumerate(chain):
            if place + 1 < len(chain):
                self._set(first + place, NEXT, first + place + 1)
            if effect.word in _ASKED:
                self.choices[first + place] = effect
            if effect.word in OUTER:
                if id(effect) not in inside:
                    inside[id(effect)] = self._add_alternatives(effect.alternatives)
                self._set(first + place, WHAT, inside[id(effect)])
        return first

    def loses_rituals(self) -> bool:
        """Whether any operation lets somebody lose or pay rituals."""
        ops = range(0, len(self.ops), WIDTH)
        lost = [self.ops[at + WHAT] for at in ops if self.ops[at + WORD] == LOSE]
        paid = [self.ops[at + LIMIT] for at in ops if self.ops[at + WORD] == PAY_]
        return RITUAL in lost or PAY_RITUALS in paid

    def check_room(self, section: Section) -> None:
        """The number of an operation has only so much room in a task."""
        given = len(self.ops) // WIDTH
        if given > _ROOM:
            section.note("", section.wrong("", "too-many-effects", given=given, most=_ROOM))

    def _add_alternatives(self, alternatives: list[list[Effect]]) -> int:
        firsts = [self.add(alternative) for alternative in alternatives]
        for place in range(len(firsts) - 1):
            self._set(firsts[place], ELSE, firsts[place + 1])
        return firsts[0]

    def _set(self, op: int, part: int, value: int) -> None:
        self.ops[op * WIDTH + part] = value
