"""The titles that this server has, for a form in which somebody makes a table."""

from typing import Any, Final

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath

import vaka
from vaka.core.errors import VakaError
from vaka.core.options import Option, OptionValue, Preset
from vaka.core.title import Title
from vaka.faces import rulebook
from vaka.lessons import known as lessons
from vaka.locale import Words
from vaka.server.errors import NotFound
from vaka.server.language import words_of
from vaka.server.tables.explained import of_title
from vaka.server.tables.installed import installed
from vaka.server.tables.settings import levels_of

_LEVELS: Final = {
    "easy": "server-level-easy",
    "medium": "server-level-medium",
    "hard": "server-level-hard",
    "expert": "server-level-expert",
}


class OptionTold(msgspec.Struct):
    """An option. `type` is "bool", "int" or "str"; `choices` or `least` and `most` narrow it."""

    name: str
    words: str
    type: str
    default: OptionValue
    choices: list[OptionValue]
    least: int | None
    most: int | None


class PresetTold(msgspec.Struct):
    """A named set of options; options not listed have their defaults. `text` is one sentence."""

    name: str
    words: str
    text: str
    options: dict[str, OptionValue]


class LevelTold(msgspec.Struct):
    name: str
    words: str


class TitleTold(msgspec.Struct):
    """A title. `words` and `about` are in the asker's language, empty where there are none.
    `lesson`: it can be learned by playing.
    """

    name: str
    words: str
    about: str
    least_players: int
    most_players: int
    rules_version: int
    presets: list[PresetTold]
    options: list[OptionTold]
    levels: list[LevelTold]
    lesson: bool


def title_told(title: Title, words: Words) -> TitleTold:
    return TitleTold(
        title.name,
        _said(words, f"{title.name}-name"),
        _said(words, f"{title.name}-about"),
        title.least_players,
        title.most_players,
        title.rules_version,
        [_preset_told(title.name, preset, words) for preset in title.presets],
        [_option_told(title.name, option, words) for option in title.options],
        [LevelTold(level, _said(words, _LEVELS[level])) for level in levels_of(title.name)],
        title.name in lessons(),
    )


def _preset_told(title: str, preset: Preset, words: Words) -> PresetTold:
    key = f"{title}-preset-{preset.name}"
    return PresetTold(preset.name, _said(words, key), _said(words, f"{key}-text"), preset.options)


def _option_told(title: str, option: Option, words: Words) -> OptionTold:
    return OptionTold(
        option.name,
        _said(words, f"{title}-option-{option.name}"),
        type(option.default).__name__,
        option.default,
        list(option.choices),
        option.least,
        option.most,
    )


def _said(words: Words, key: str) -> str:
    return words(key) if words.has(key) else ""


@get("/", operation_id="ListTitles", summary="What can be played here")
async def list_titles(request: "Request[Any, Any, Any]") -> list[TitleTold]:
    """A title of another package that cannot be loaded is left out."""
    told: list[TitleTold] = []
    for name in installed():
        try:
            title = vaka.load(name).title
        except VakaError:
            continue
        told.append(title_told(title, words_of(request)))
    return told


class RuleTold(msgspec.Struct):
    """A rule and its number, which does not change with the language."""

    number: str
    text: str


class SectionTold(msgspec.Struct):
    name: str
    rules: list[RuleTold]


class Rulebook(msgspec.Struct):
    """The rules of a title in the asker's language; a title without words has no sections."""

    title: str
    name: str
    about: str
    sections: list[SectionTold]


@get("/{title:str}/rules", operation_id="Rulebook", summary="The rules of a title, by numbers")
async def rules(title: FromPath[str], request: "Request[Any, Any, Any]") -> Rulebook:
    if title not in installed():
        raise NotFound()
    words = words_of(request)
    return Rulebook(
        title,
        _said(words, f"{title}-name") or title,
        _said(words, f"{title}-about"),
        [
            SectionTold(section.name, [RuleTold(*rule) for rule in section.rules])
            for section in rulebook.sections(title, words)
        ],
    )


router = Router("/api/titles", route_handlers=[list_titles, rules, of_title], tags=["Tables"])
