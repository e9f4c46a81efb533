"""Effects as data files say them: plain objects for words, and operations for the engine [R42].

`phrases.py` reads the texts; `effects.py` carries the operations out.
"""

from typing import Final

from vaka.core.data import Section
from vaka.games.raiatea.vocabulary import (
    CHOOSE,
    COUNTED,
    ELSE,
    GAIN,
    LOSE,
    NEXT,
    NOW,
    PERFORM,
    PILE_NAMES,
    SCOPES,
    STEAL,
    THINGS,
    WHAT,
    WHENS,
    WIDTH,
    WORDS,
    YOU,
)

PERFORMED: Final = (*PILE_NAMES, "any")  # by pile

NONE: Final = -1  # no operation

_ROOM: Final = 4096  # operations

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
        self.alternatives: list[list[Effect]] = []  # of `choose`

    def what_name(self) -> str:
        """With what it is done; "" if the word alone says it."""
        if self.word in (GAIN, LOSE, STEAL):
            return THINGS[self.what]
        return PERFORMED[self.what] if self.word == PERFORM else ""

    def parts(self) -> list["Effect"]:
        """This effect and all in its alternatives."""
        found = [self]
        for alternative in self.alternatives:
            found += alternative
        return found

    def data(self) -> dict[str, object]:
        """All parts by name, as views and words know them."""
        return {
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


class Programs:
    """The operations of all effects of a deck; the first is blank, so that 0 can mean none."""

    def __init__(self) -> None:
        self.ops: list[int] = list(_BLANK)
        self.choices: dict[int, Effect] = {}  # by the number of their operation

    def add(self, effects: list[Effect]) -> int:
        """Write effects that follow each other; the number of the first operation."""
        first = len(self.ops) // WIDTH
        for effect in effects:
            self.ops += [effect.word, effect.what, effect.amount, effect.scope, effect.each]
            self.ops += [effect.per, effect.limit, effect.when, NONE, NONE]
        for place, effect in enumerate(effects):
            if place + 1 < len(effects):
                self._set(first + place, NEXT, first + place + 1)
            if effect.word == CHOOSE:
                self.choices[first + place] = effect
                self._set(first + place, WHAT, self._add_alternatives(effect.alternatives))
        return first

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
