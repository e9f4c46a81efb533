"""What kinds of effects fit where: the type of a ritual says whom it may concern and when [R42]."""

from typing import Final

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.layout import PLAYERS
from vaka.games.raiatea.phrases import read_effects
from vaka.games.raiatea.programs import Effect
from vaka.games.raiatea.vocabulary import (
    ANY_GOODS,
    AT_BID,
    AT_BLESSING,
    AT_BUILDING,
    AT_CEREMONY,
    BAG_,
    BID_,
    COMMON,
    EACH_OPPONENT,
    EVERYONE,
    GAIN,
    IF_,
    INTERACTIVE,
    LOSE,
    LOWER,
    NOW,
    ONE_OPPONENT,
    PERFORM,
    PERMANENT,
    PERSONAL,
    POINTS,
    RAISE,
    READY_,
    REVEAL,
    ROLL,
    SEND,
    STEAL,
    STOP,
    USE,
    WHENS,
    WORDS,
    YOU,
)

_AGAINST_WORDS: Final = (STEAL, STOP)
_AGAINST_SCOPES: Final = (EACH_OPPONENT, ONE_OPPONENT)
_SHARED_WORDS: Final = (BAG_, BID_, ROLL, RAISE, LOWER, REVEAL)  # nobody's own

# A card can do so many things at once: as many cards as it moves, and 1 for each part. What happens
# in one step is sent as one message, and a dozen permanent rituals can work in one step.
MAX_THINGS: Final = 100
MAX_LASTING_THINGS: Final = 24  # of a permanent ritual, each time that it works
MAX_HELP_THINGS: Final = 5  # of the A effect of an assistant, which can be used several times
_HELP_WORDS: Final = (USE, SEND)
_COUNTED_CARDS: Final = 20  # what "for each" counts as
_COUNTED_HELP: Final = 8
_RARE_TIMES: Final = (NOW, AT_CEREMONY, AT_BID, AT_BLESSING, AT_BUILDING)


def things_done(effects: list[Effect]) -> int:
    """How many things effects do at most, one after the other, for one player."""
    return sum([effect.times * _things(effect) for effect in effects])


def _things(effect: Effect) -> int:
    inside = [things_done(alternative) for alternative in effect.alternatives]
    if effect.word in (GAIN, LOSE, STEAL) and effect.what >= ANY_GOODS:
        return 1 + (_COUNTED_CARDS if effect.each else effect.amount)
    if effect.word == READY_:
        return 1 + (_COUNTED_CARDS if effect.each else effect.amount)
    if effect.word in _HELP_WORDS:
        return MAX_HELP_THINGS * (_COUNTED_HELP if effect.each else effect.amount)
    return 1 + max([0, *inside])


def performed(effects: list[Effect]) -> int:
    """How many other rituals effects let players perform at most, at one time."""
    return max(
        [
            sum([_performed(effect) for effect in effects if when in effect.whens()])
            for when in range(len(WHENS))
        ]
    )


def _performed(effect: Effect) -> int:
    inside = [performed(alternative) for alternative in effect.alternatives]
    count = max([0, *inside])
    if effect.word in (PERFORM, SEND):
        count = _COUNTED_HELP if effect.each else effect.amount
    players = {EVERYONE: PLAYERS, EACH_OPPONENT: PLAYERS - 1}.get(effect.scope, 1)
    return count * effect.times * players


def check_size(section: Section, entry: str, effects: list[Effect], most: int = MAX_THINGS) -> None:
    """Refuse what would take long, or go on and on."""
    for when in range(len(WHENS)):
        given = things_done([effect for effect in effects if when in effect.whens()])
        allowed = most if when == NOW else MAX_LASTING_THINGS
        if given > allowed:
            raise section.wrong(entry, "effect-long", given=given, most=allowed)
    if performed(effects) > 1:
        raise section.wrong(entry, "effect-performs")
    # Every turn at a location a dozen times over: a game would take days.
    often = [effect for effect in effects if effect.when not in _RARE_TIMES]
    _refuse(section, entry, often, (SEND, PERFORM))


def check_ends(section: Section, entry: str, effects: list[Effect]) -> None:
    """Refuse what could lead back to itself: A effects and treasures come from other effects."""
    check_size(section, entry, effects, MAX_HELP_THINGS)
    _refuse(section, entry, effects, (USE, SEND, PERFORM))


def _refuse(section: Section, entry: str, effects: list[Effect], words: tuple[int, ...]) -> None:
    for effect in effects:
        for part in effect.parts():
            if part.word in words:
                raise section.wrong(entry, "effect-endless", word=WORDS[part.word])


def _against(effect: Effect) -> bool:
    """Whether it is done to an opponent."""
    return effect.word in _AGAINST_WORDS or effect.scope in _AGAINST_SCOPES


def ritual_effects(section: Section, entry: str, type_: int) -> list[Effect]:
    """The effects of a ritual of a type."""
    effects = read_effects(section, entry)
    try:
        check_size(section, entry, effects)
        _check_ritual(section, entry, type_, effects)
    except DataError as error:
        section.note(entry, error)
    return effects


def _check_ritual(section: Section, entry: str, type_: int, effects: list[Effect]) -> None:
    parts: list[Effect] = []
    for effect in effects:
        parts += effect.parts()
    against = [part for part in parts if _against(part)]
    if type_ != PERMANENT:
        _never_later(section, entry, parts)
    if type_ != INTERACTIVE and against:
        raise section.wrong(entry, "effect-against")
    if type_ in (PERSONAL, PERMANENT):
        _for_the_owner(section, entry, parts)
    if type_ == COMMON:
        for effect in effects:
            if effect.scope != EVERYONE and effect.word not in _SHARED_WORDS:
                raise section.wrong(entry, "ritual-common")
    if type_ == INTERACTIVE and not against:
        raise section.wrong(entry, "ritual-interactive")
    if type_ == PERMANENT:
        # Points are for lying there until the end: a condition can give them, no choice.
        scored = _at_the_end(effects)
        chosen = [part for part in parts if part.word == POINTS and part not in scored]
        lasting = [effect for effect in effects if effect.when != NOW] + scored
        if chosen:
            raise section.wrong(entry, "effect-points-chosen")
        if not lasting:
            raise section.wrong(entry, "ritual-permanent")


def _at_the_end(effects: list[Effect]) -> list[Effect]:
    """What gives points at the end of the game."""
    found = [effect for effect in effects if effect.word == POINTS]
    for effect in effects:
        if effect.word == IF_ and effect.when == NOW:
            found += _at_the_end(effect.alternatives[0])
    return found


def plain_effects(section: Section, entry: str) -> list[Effect]:
    """The effects of anything but a ritual: at once, and for the owner alone."""
    effects = read_effects(section, entry)
    parts: list[Effect] = []
    for effect in effects:
        parts += effect.parts()
    try:
        check_size(section, entry, effects)
        _never_later(section, entry, parts)
        if [part for part in parts if _against(part)]:
            raise section.wrong(entry, "effect-against")
        _for_the_owner(section, entry, parts)
    except DataError as error:
        section.note(entry, error)
    return effects


def _never_later(section: Section, entry: str, parts: list[Effect]) -> None:
    if [part for part in parts if part.when != NOW or part.word == POINTS]:
        raise section.wrong(entry, "effect-later")


def _for_the_owner(section: Section, entry: str, parts: list[Effect]) -> None:
    if [part for part in parts if part.scope != YOU or part.word == BID_]:
        raise section.wrong(entry, "effect-everyone")
