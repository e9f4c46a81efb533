"""What kinds of effects fit where: the type of a ritual says whom it may concern and when [R42]."""

from typing import Final

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.phrases import read_effects
from vaka.games.raiatea.programs import Effect
from vaka.games.raiatea.vocabulary import (
    BAG_,
    COMMON,
    EACH_RIVAL,
    EVERYONE,
    INTERACTIVE,
    NOW,
    ONE_RIVAL,
    PERMANENT,
    PERSONAL,
    POINTS,
    STEAL,
    STOP,
    YOU,
)

_AGAINST_WORDS: Final = (STEAL, STOP)
_AGAINST_SCOPES: Final = (EACH_RIVAL, ONE_RIVAL)


def _against(effect: Effect) -> bool:
    """Whether it is done to a rival."""
    return effect.word in _AGAINST_WORDS or effect.scope in _AGAINST_SCOPES


def ritual_effects(section: Section, entry: str, type_: int) -> list[Effect]:
    """The effects of a ritual of a type."""
    effects = read_effects(section, entry)
    try:
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
            if effect.scope != EVERYONE and effect.word != BAG_:
                raise section.wrong(entry, "ritual-common")
    if type_ == INTERACTIVE and not against:
        raise section.wrong(entry, "ritual-interactive")
    if type_ == PERMANENT:
        # Points are for lying there until the end, so no alternative can give them.
        chosen = [part for part in parts if part.word == POINTS and part not in effects]
        lasting = [effect for effect in effects if effect.when != NOW or effect.word == POINTS]
        if chosen:
            raise section.wrong(entry, "effect-points-chosen")
        if not lasting:
            raise section.wrong(entry, "ritual-permanent")


def plain_effects(section: Section, entry: str) -> list[Effect]:
    """The effects of anything but a ritual: at once, and for the owner alone."""
    effects = read_effects(section, entry)
    parts: list[Effect] = []
    for effect in effects:
        parts += effect.parts()
    try:
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
    if [part for part in parts if part.scope != YOU]:
        raise section.wrong(entry, "effect-everyone")
