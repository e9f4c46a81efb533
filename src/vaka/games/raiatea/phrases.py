"""Reading the texts of effects: `[WHEN:] [SCOPE:] [for each [N] COUNTED:] ACTION`.

    gain 3 pearls
    at marae: gain 1 tattoo
    everyone: for each 2 priests: gain 1 pearl
    choose one: gain 3 mana / each rival: lose 1 pearl and gain 1 pearl

Every mistake says what was not understood and what is known in its place.
"""

from typing import Final

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.actions import MOST_OPTIONS
from vaka.games.raiatea.programs import PERFORMED, Effect
from vaka.games.raiatea.vocabulary import (
    ANY_ASSISTANT,
    ANY_GOODS,
    BAG_,
    CHOOSE,
    COUNTED,
    DRAW,
    EACH_RIVAL,
    EVERYONE,
    GAIN,
    LOSE,
    MANA_,
    MASK,
    NOW,
    ONE_RIVAL,
    PEARL,
    PERFORM,
    POINTS,
    PRIEST,
    READY_,
    STEAL,
    STOP,
    THINGS,
    USE,
    WHENS,
    WORDS,
    YOU,
)

MOST: Final = 20  # of anything that a text counts
MOST_EFFECTS: Final = 8  # in a row

# How each word is used, in the order of the vocabulary.
FORMS: Final = (
    "gain N THING", "lose N THING", "steal N THING", "draw [N]",
    "perform normal|forbidden|any [up to N]", "ready N", "use N", "mission", "path",
    "bag N [per player]", "points N", "stop", "choose one: A / B",
)  # fmt: skip

_SCOPE_WORDS: Final = ("each rival", "everyone", "one rival")
_SCOPE_NUMBERS: Final = (EACH_RIVAL, EVERYONE, ONE_RIVAL)
_CHOICE: Final = "choose one"

_LOST: Final = (MANA_, PEARL, PRIEST, ANY_GOODS, ANY_ASSISTANT, MASK)
_STOLEN: Final = (MANA_, PEARL, ANY_GOODS, MASK)

# Words that can be done several times over, and those that are never done to somebody.
_REPEATED: Final = (GAIN, LOSE, STEAL, READY_, USE, BAG_, POINTS)
_WITHOUT_SCOPE: Final = (STEAL, STOP, BAG_, POINTS)


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

    def unknown(self, given: str, known: list[str]) -> DataError:
        return self.section.wrong(
            self.entry, "effect-unknown", given=shortened(given), known=", ".join(known)
        )

    def effect(self, text: str, inside: bool) -> Effect:
        """One effect; inside a choice there is no other choice, and no WHEN."""
        rest = " ".join(text.lower().split())
        when, rest = self._when(rest)
        scope, rest = self._scope(rest)
        each, per, rest = self._each(rest)
        head, colon, tail = rest.partition(":")
        if colon and head.strip() == _CHOICE:
            if inside:
                raise self.section.wrong(self.entry, "effect-nested")
            effect = self._choice(tail, scope)
        elif colon:
            raise self.unknown(f"{head.strip()}:", self._beginnings())
        else:
            effect = self._action(rest)
        word = WORDS[effect.word]
        if scope != YOU and effect.word in _WITHOUT_SCOPE:
            raise self.section.wrong(self.entry, "effect-no-scope", word=word)
        if each and effect.word not in _REPEATED:
            raise self.section.wrong(self.entry, "effect-no-each", word=word)
        if when != NOW and (inside or effect.word == POINTS):
            raise self.section.wrong(self.entry, "effect-no-when", word=word)
        effect.when = when
        effect.scope = scope
        effect.each = each
        effect.per = per
        return effect

    def _beginnings(self) -> list[str]:
        whens = [f"at {name}:" for name in WHENS[1:]]
        scopes = [f"{name}:" for name in _SCOPE_WORDS]
        return [*whens, *scopes, "for each [N] COUNTED:", f"{_CHOICE}:"]

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

    def _choice(self, text: str, scope: int) -> Effect:
        options = text.split(" / ")
        if not 2 <= len(options) <= MOST_OPTIONS:
            raise self.section.wrong(
                self.entry, "effect-choices", given=len(options), most=MOST_OPTIONS
            )
        effect = Effect(CHOOSE)
        for option in options:
            parts = option.split(" and ")
            if len(parts) > MOST_EFFECTS:
                raise self.section.wrong(
                    self.entry, "wrong-count", given=len(parts), least=1, most=MOST_EFFECTS
                )
            effects = [self.effect(part, inside=True) for part in parts]
            if scope != YOU and [part for part in effects if part.scope != YOU]:
                raise self.section.wrong(self.entry, "effect-no-scope", word=WORDS[CHOOSE])
            effect.alternatives.append(effects)
        return effect

    def _action(self, text: str) -> Effect:
        words = text.split()
        if not words:
            raise self.section.wrong(self.entry, "effect-empty")
        if words[0] not in WORDS[:CHOOSE]:
            raise self.unknown(words[0], [*WORDS[:CHOOSE], f"{_CHOICE}:"])
        effect = Effect(WORDS.index(words[0]))
        word = effect.word
        rest = words[1:]
        if word in (GAIN, LOSE, STEAL):
            if len(rest) != 2:
                raise self._formless(effect, text)
            effect.amount = self._number(rest[0])
            effect.what = self._thing(word, rest[1])
        elif word == PERFORM:
            if len(rest) not in (1, 4) or rest[1:3] not in ([], ["up", "to"]):
                raise self._formless(effect, text)
            effect.what = self._named(rest[0], list(PERFORMED))
            effect.limit = self._number(rest[3]) if len(rest) == 4 else 0
        elif word in (READY_, USE, POINTS, BAG_):
            if len(rest) != 1 and not (word == BAG_ and rest[1:] == ["per", "player"]):
                raise self._formless(effect, text)
            effect.amount = self._number(rest[0])
            effect.limit = 1 if len(rest) == 3 else 0
        elif word == DRAW and len(rest) == 1:
            effect.amount = self._number(rest[0])
        elif rest:
            raise self._formless(effect, text)
        return effect

    def _formless(self, effect: Effect, text: str) -> DataError:
        return self.section.wrong(
            self.entry, "effect-form", given=shortened(text), form=FORMS[effect.word]
        )

    def _number(self, given: str) -> int:
        if not (
            given.isascii() and given.isdigit() and len(given) <= 3 and 1 <= int(given) <= MOST
        ):
            raise self.section.wrong(self.entry, "effect-number", given=shortened(given), most=MOST)
        return int(given)

    def _thing(self, word: int, given: str) -> int:
        known = list(THINGS)
        if word == LOSE:
            known = [THINGS[thing] for thing in _LOST]
        elif word == STEAL:
            known = [THINGS[thing] for thing in _STOLEN]
        return THINGS.index(known[self._named(given, known)])

    def _named(self, given: str, known: list[str]) -> int:
        """The place of a name, which may stand in the singular or the plural."""
        place = place_of(given, known)
        if place < 0:
            raise self.unknown(given, known)
        return place


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
