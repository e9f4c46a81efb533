"""Reading the texts of effects: `[WHEN:] [SCOPE:] [N times:] [for each [N] COUNTED:] ACTION`.

    gain 3 pearls
    at marae: gain 1 tattoo
    everyone: for each 2 priests: gain 1 pearl
    choose one: gain 3 mana / each opponent: lose 1 pearl and gain 1 pearl
    2 times: pay 1 goods: gain 2 pearls and raise 1 uru
    if rank arioi: gain 1 tattoo

After `pay`, `if` and `bid` everything up to the end or the next alternative belongs to them.
Every mistake says what was not understood, what is known in its place and what comes nearest.
"""

from typing import Final

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.actions import MOST_OPTIONS
from vaka.games.raiatea.layout import GOODS, STATUES, STEPS
from vaka.games.raiatea.programs import PERFORMED, Effect
from vaka.games.raiatea.vocabulary import (
    ANY_ASSISTANT,
    ANY_GOODS,
    AT_LEAST,
    AT_MOST,
    BAG_,
    BID_,
    CHOOSE,
    COUNTED,
    DRAW,
    EACH_OPPONENT,
    EVERYONE,
    FEWER,
    GAIN,
    GOODS_NAMES,
    IF_,
    LOSABLE,
    LOSE,
    LOWER,
    MANA_,
    MASK,
    NOW,
    ONE_OPPONENT,
    PAY_,
    PAY_DIFFERENT,
    PAYABLE,
    PEARL,
    PER_RANK,
    PERFORM,
    POINTS,
    PRIEST,
    RAISE,
    RANK_NAMES,
    READY_,
    REVEAL,
    RITUAL,
    ROLL,
    SEND,
    STEAL,
    STOP,
    THE_GOODS,
    THINGS,
    USE,
    WHENS,
    WORDS,
    YOU,
)

MOST: Final = 20  # of anything that a text counts
MOST_EFFECTS: Final = 8  # in a row
MAX_TIMES: Final = 5
MAX_DEPTH: Final = 3  # of `pay`, `if` and `bid` inside each other

# How each word is used, in the order of the vocabulary.
FORMS: Final = (
    "gain N THING", "lose N THING", "steal N THING", "draw [N]",
    "perform normal|forbidden|any [up to N]", "ready N", "use N", "mission", "path",
    "bag N [per player]", "points N", "stop", "choose one: A / B",
    "send N", "roll", "raise N GOODS", "lower N GOODS", "reveal N", "pay N THING: A",
    "if [not] rank RANK: A, if [not] N COUNTED: A, if at most N COUNTED: A", "bid: A",
)  # fmt: skip

_SCOPE_WORDS: Final = ("each opponent", "everyone", "one opponent")
_SCOPE_NUMBERS: Final = (EACH_OPPONENT, EVERYONE, ONE_OPPONENT)
_CHOICE: Final = "choose one"
_TIMES: Final = "times"

# Words that stand alone, without a colon.
_VERBS: Final = (*WORDS[:CHOOSE], *WORDS[SEND:PAY_])
_OUTER: Final = (WORDS[PAY_], WORDS[IF_], WORDS[BID_])

_LOST: Final = (MANA_, PEARL, PRIEST, ANY_GOODS, ANY_ASSISTANT, MASK, RITUAL)
_STOLEN: Final = (MANA_, PEARL, ANY_GOODS, MASK)

# Words that can be done several times over, and those that are never done to somebody.
_REPEATED: Final = (GAIN, LOSE, STEAL, READY_, USE, BAG_, POINTS, SEND, RAISE, LOWER)
_WITHOUT_SCOPE: Final = (STEAL, STOP, BAG_, POINTS, ROLL, RAISE, LOWER, REVEAL, BID_)


def read_effects(section: Section, entry: str) -> list[Effect]:
    """The effects of an entry: one text, or a list of them in their order."""
    texts = section.texts(entry)
    if not texts:
        section.note(entry, section.wrong(entry, "effect-empty"))
    if len(texts) > MOST_EFFECTS:
        given = len(texts)
        wrong = section.wrong(entry, "wrong-count", given=given, least=1, most=MOST_EFFECTS)
        section.note(entry, wrong)
    alone = isinstance(section.table.get(entry), str)
    effects: list[Effect] = []
    for place, text in enumerate(texts):
        part = entry if alone else f"{entry}[{place}]"
        try:
            effects.append(_Reader(section, part).effect(text, inside=False))
        except DataError as error:
            section.note(part, error)
    return effects


class _Reader:
    """The text of one entry, taken apart from the left."""

    def __init__(self, section: Section, entry: str) -> None:
        self.section = section
        self.entry = entry
        self.depth = 0  # inside how many of `pay`, `if` and `bid`
        self.choosing = False  # inside a choice

    def unknown(self, given: str, known: list[str], nearest: str = "") -> DataError:
        return self.section.wrong(
            self.entry,
            "effect-unknown",
            given=shortened(given),
            nearest=nearest or self.section.nearest(given, known),
            known=", ".join(known),
        )

    def effect(self, text: str, *, inside: bool) -> Effect:
        """One effect; inside another there is no WHEN."""
        rest = " ".join(text.lower().split())
        when, rest = self._when(rest)
        scope, rest = self._scope(rest)
        times, rest = self._times(rest)
        each, per, rest = self._each(rest)
        effect = self._outer(rest)
        word = WORDS[effect.word]
        if scope != YOU and effect.word in _WITHOUT_SCOPE:
            raise self.section.wrong(self.entry, "effect-no-scope", word=word)
        if scope != YOU and [part for part in effect.parts() if part.scope != YOU]:
            raise self.section.wrong(self.entry, "effect-no-scope", word=word)
        if each and effect.word not in _REPEATED:
            raise self.section.wrong(self.entry, "effect-no-each", word=word)
        if when != NOW and (inside or effect.word == POINTS):
            raise self.section.wrong(self.entry, "effect-no-when", word=word)
        effect.when = when
        effect.scope = scope
        effect.times = times
        if each:
            effect.each = each
            effect.per = per
        return effect

    def _outer(self, text: str) -> Effect:
        """What stands behind WHEN, SCOPE and how often."""
        head, colon, tail = text.partition(":")
        words = head.split()
        if not colon:
            return self._action(text)
        if words == _CHOICE.split():
            return self._choice(tail)
        if words and words[0] in _OUTER:
            return self._conditional(words, tail.strip())
        raise self._unknown_beginning(f"{head.strip()}:")

    def _unknown_beginning(self, given: str) -> DataError:
        """Name the nearest beginning: by a misspelled first word, else as a whole.

        `pya 2 pearls:` is `pay N THING:`, `at fores:` is `at forest:`.
        """
        known = self._beginnings()
        firsts = {each.split(maxsplit=1)[0].strip(":"): each for each in known}
        first = given.split(maxsplit=1)[0].strip(":")
        nearest = "none" if first in firsts else self.section.nearest(first, firsts)
        if nearest == "none":
            return self.unknown(given, known, self.section.nearest(given, known))
        return self.unknown(given, known, firsts[nearest])

    def _beginnings(self) -> list[str]:
        whens = [f"at {name}:" for name in WHENS[1:]]
        scopes = [f"{name}:" for name in _SCOPE_WORDS]
        outer = [f"N {_TIMES}:", "for each [N] COUNTED:", f"{_CHOICE}:"]
        return [*whens, *scopes, *outer, "pay N THING:", "if CONDITION:", "bid:"]

    def _when(self, text: str) -> tuple[int, str]:
        head, colon, tail = text.partition(":")
        if not colon or not head.startswith("at "):
            return NOW, text
        name = head[3:].strip()
        if name not in WHENS[1:]:
            raise self.unknown(name, list(WHENS[1:]))
        return WHENS.index(name), tail.strip()

    def _scope(self, text: str) -> tuple[int, str]:
        head, colon, tail = text.partition(":")
        name = head.strip()
        if not colon or name not in _SCOPE_WORDS:
            return YOU, text
        return _SCOPE_NUMBERS[_SCOPE_WORDS.index(name)], tail.strip()

    def _times(self, text: str) -> tuple[int, str]:
        """How often it is done, and the rest."""
        head, colon, tail = text.partition(":")
        words = head.split()
        if not colon or words[1:] != [_TIMES]:
            return 1, text
        return self._number(words[0], MAX_TIMES), tail.strip()

    def _each(self, text: str) -> tuple[int, int, str]:
        """What is counted, by how many, and the rest."""
        head, colon, tail = text.partition(":")
        words = head.split()
        if not colon or words[:2] != ["for", "each"]:
            return 0, 1, text
        if len(words) not in (3, 4):
            raise self.section.wrong(
                self.entry, "effect-form", given=shortened(head), form="for each [N] COUNTED:"
            )
        per = self._number(words[2]) if len(words) == 4 else 1
        counted = list(COUNTED[1:])
        return 1 + self._named(words[-1], counted), per, tail.strip()

    # Effects with others inside -------------------------------------------------------------------

    def _choice(self, text: str) -> Effect:
        if self.choosing:
            raise self.section.wrong(self.entry, "effect-nested")
        options = text.split(" / ")
        if not 2 <= len(options) <= MOST_OPTIONS:
            raise self.section.wrong(
                self.entry, "effect-choices", given=len(options), most=MOST_OPTIONS
            )
        effect = Effect(CHOOSE)
        self.choosing = True
        effect.alternatives = [self._chain(option) for option in options]
        self.choosing = False
        return effect

    def _chain(self, text: str) -> list[Effect]:
        """Effects with `and` between them; the first that has others inside has all the rest."""
        parts = text.split(" and ")
        if len(parts) > MOST_EFFECTS:
            raise self.section.wrong(
                self.entry, "wrong-count", given=len(parts), least=1, most=MOST_EFFECTS
            )
        effects: list[Effect] = []
        for place, part in enumerate(parts):
            if self._is_outer(part):
                whole = " and ".join(parts[place:])
                return [*effects, self.effect(whole, inside=True)]
            effects.append(self.effect(part, inside=True))
        return effects

    def _is_outer(self, text: str) -> bool:
        _, rest = self._scope(" ".join(text.split()))
        _, rest = self._times(rest)
        head, colon, _ = rest.partition(":")
        return bool(colon) and (head.strip() == _CHOICE or head.partition(" ")[0] in _OUTER)

    def _conditional(self, words: list[str], tail: str) -> Effect:
        """`pay`, `if` or `bid`, and what follows."""
        if self.depth == MAX_DEPTH:
            raise self.section.wrong(self.entry, "effect-deep", most=MAX_DEPTH)
        effect = Effect(WORDS.index(words[0]))
        if effect.word == PAY_:
            self._payment(effect, words)
        elif effect.word == IF_:
            self._condition(effect, words)
        elif len(words) > 1:
            raise self._formless(effect, " ".join(words))
        self.depth += 1
        effect.alternatives = [self._chain(tail)]
        self.depth -= 1
        if [part for part in effect.parts() if part.when != NOW]:
            raise self.section.wrong(self.entry, "effect-no-when", word=words[0])
        return effect

    def _payment(self, effect: Effect, words: list[str]) -> None:
        if len(words) < 3:
            raise self._formless(effect, " ".join(words))
        effect.what = self._named(" ".join(words[2:]), list(PAYABLE))
        most = GOODS if effect.what == PAY_DIFFERENT else MOST
        effect.amount = self._number(words[1], most)

    def _condition(self, effect: Effect, words: list[str]) -> None:
        """`rank arioi`, `3 priests`, either with `not`, or `at most 3 priests`."""
        given = words[1:]
        effect.limit = AT_LEAST
        if given[:1] == ["not"]:
            effect.limit = FEWER
            given = given[1:]
        elif given[:2] == ["at", "most"]:
            effect.limit = AT_MOST
            given = given[2:]
        if len(given) != 2:
            raise self._formless(effect, " ".join(words))
        if given[0] == COUNTED[PER_RANK] and effect.limit != AT_MOST:
            effect.each = PER_RANK
            effect.amount = 1 + self._named(given[1], list(RANK_NAMES[1:]))
            return
        if given[1] in RANK_NAMES[1:] and effect.limit != AT_MOST:
            raise self.unknown(given[0], [COUNTED[PER_RANK]])
        counted = [name for name in COUNTED[1:] if name != COUNTED[PER_RANK]]
        effect.amount = self._number(given[0])
        effect.each = COUNTED.index(counted[self._named(given[1], counted)])

    # Effects by themselves ------------------------------------------------------------------------

    def _action(self, text: str) -> Effect:
        words = text.split()
        if not words:
            raise self.section.wrong(self.entry, "effect-empty")
        if words[0] in _OUTER:
            raise self._formless(Effect(WORDS.index(words[0])), text)
        if words[0] not in _VERBS:
            outer = [f"{name}:" for name in (_CHOICE, *_OUTER)]
            raise self.unknown(words[0], [*_VERBS, *outer])
        effect = Effect(WORDS.index(words[0]))
        word = effect.word
        rest = words[1:]
        if word in (GAIN, LOSE, STEAL):
            if len(rest) != 2:
                raise self._formless(effect, text)
            effect.amount = self._number(rest[0])
            effect.what = self._thing(word, rest[1])
        elif word in (RAISE, LOWER):
            if len(rest) != 2:
                raise self._formless(effect, text)
            return self._price(effect, rest)
        elif word == PERFORM:
            if len(rest) not in (1, 4) or rest[1:3] not in ([], ["up", "to"]):
                raise self._formless(effect, text)
            effect.what = self._named(rest[0], list(PERFORMED))
            effect.limit = self._number(rest[3]) if len(rest) == 4 else 0
        elif word in (READY_, USE, POINTS, BAG_, SEND, REVEAL):
            if len(rest) != 1 and not (word == BAG_ and rest[1:] == ["per", "player"]):
                raise self._formless(effect, text)
            effect.amount = self._number(rest[0], STATUES if word == REVEAL else MOST)
            effect.limit = 1 if len(rest) == 3 else 0
        elif word == DRAW and len(rest) == 1:
            effect.amount = self._number(rest[0])
        elif rest:
            raise self._formless(effect, text)
        return effect

    def _price(self, effect: Effect, rest: list[str]) -> Effect:
        """A certain price marker; `goods` leaves the choice of one to the player."""
        effect.amount = self._number(rest[0])
        named = self._named(rest[1], [*GOODS_NAMES, THINGS[ANY_GOODS]])
        if named < GOODS:
            effect.what = THE_GOODS + named
            return effect
        return _any_price(effect.word, effect.amount)

    def _formless(self, effect: Effect, text: str) -> DataError:
        return self.section.wrong(
            self.entry, "effect-form", given=shortened(text), form=FORMS[effect.word]
        )

    def _number(self, given: str, most: int = MOST) -> int:
        if not (
            given.isascii() and given.isdigit() and len(given) <= 3 and 1 <= int(given) <= most
        ):
            raise self.section.wrong(self.entry, "effect-number", given=shortened(given), most=most)
        return int(given)

    def _thing(self, word: int, given: str) -> int:
        known = list(THINGS)
        if word == LOSE:
            known = [LOSABLE[thing] for thing in _LOST]
        elif word == STEAL:
            known = [LOSABLE[thing] for thing in _STOLEN]
        return LOSABLE.index(known[self._named(given, known)])

    def _named(self, given: str, known: list[str]) -> int:
        """The place of a name, which may stand in the singular or the plural."""
        place = place_of(given, known)
        if place < 0:
            raise self.unknown(given, known)
        return place


def _any_price(word: int, steps: int) -> Effect:
    """A choice of the goods whose price marker moves."""
    choice = Effect(CHOOSE)
    for goods in range(GOODS):
        option = Effect(word)
        option.amount = steps
        option.what = THE_GOODS + goods
        choice.alternatives.append([option])
    return choice


def lifted() -> Effect:
    """The B effect of a merchant: a price marker of one's choice goes to the top [R22]."""
    return _any_price(RAISE, STEPS)


def place_of(given: str, known: list[str]) -> int:
    """The place of a name in the singular or the plural; -1: not known."""
    if given in known:
        return known.index(given)
    single = given.removesuffix("s")
    return known.index(single) if single in known else -1


def shortened(text: str) -> str:
    """What somebody wrote, as an error repeats it."""
    text = "".join([letter if letter.isprintable() else "?" for letter in text])
    return text if len(text) <= 40 else text[:40] + "…"
