"""The page's words: each that it says is there, and each that is there is said."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.locale.test_keys import literal
from tests.modes import once
from vaka.locale import LANGUAGES, defined

pytestmark = once

SOURCES = Path(__file__).parent.parent.parent / "web/src"
WRITTEN = {"keys.ts", "schema.d.ts", "types.d.ts"}  # by script/web-types

LITERAL = re.compile(r"""['"`](web(?:-[A-Za-z0-9]+)+)['"`]""")
# A key that is put together: `web-theme-${theme}`.
FORMED = re.compile(r"`(web-(?:[A-Za-z0-9-]|\$\{[^`}]*\})*\$\{[^`}]*\}[A-Za-z0-9-]*)`")


@cache
def sources() -> str:
    """All that the page is made of, but for its tests."""
    files = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in {".ts", ".svelte"}]
    files = [path for path in files if path.name not in WRITTEN and ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def said() -> set[str]:
    return set(LITERAL.findall(sources()))


def patterns() -> list[re.Pattern[str]]:
    pieces = [re.split(r"\$\{[^}]*\}", formed) for formed in FORMED.findall(sources())]
    return [re.compile(".+".join(map(re.escape, each))) for each in pieces]


def web_keys(language: str) -> set[str]:
    return {key for key in defined(language) if key.startswith("web-")}


def test_the_sources_are_read_right() -> None:
    """A change of style in the sources must not make this test blind."""
    assert LITERAL.findall("t('web-close') t(\"web-a-b\", { n })") == ["web-close", "web-a-b"]
    assert FORMED.findall("t(`web-theme-${theme}`)") == ["web-theme-${theme}"]
    assert len(said()) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert said() - web_keys(language) == set()
    for pattern in patterns():
        assert any(map(pattern.fullmatch, web_keys(language))), pattern.pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    unused = web_keys(language) - said() - literal()  # the server says some of them
    formed = patterns()
    assert {key for key in unused if not any(each.fullmatch(key) for each in formed)} == set()
