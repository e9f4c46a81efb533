"""What the documents say holds: examples run, links lead somewhere, nothing is left to fill in.

`script/test` also builds the site, which follows every link between its pages; here are those that
lead to and from what is not on the site, and the form of those that lead away.
"""

import ast
import doctest
import importlib
import inspect
import re
import sys
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import vaka
from script import rule_pages, view_pages
from tests.modes import once
from vaka.core import errors
from vaka.faces import rulebook
from vaka.locale import LANGUAGES, Words

pytestmark = once

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/**/*.md")])


def test_there_are_pages() -> None:
    names = {page.name for page in PAGES}
    assert {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "architecture.md", "RULES.md"} <= names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_are_whole(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"@@|TODO|FIXME|TBD", text)
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(text)):
        if re.match(r"[a-z]+:", link):
            address = urlsplit(link)
            assert address.scheme == "https", link
            assert re.fullmatch(r"[\w-]+(\.[\w-]+)+", address.netloc), link
            continue
        file, _, anchor = link.partition("#")
        there = (page.parent / file).resolve() if file else page
        if there.parent == ROOT / "docs/rules":  # written when the site is built
            assert there.name in rule_pages.pages(), link
        elif there.parent == ROOT / "docs/views":
            assert there.name in view_pages.pages(), link
        else:
            assert there.exists(), link
            assert not anchor or anchor in anchors(there), link


def prose(text: str) -> str:
    """A page without its examples."""
    return re.sub(r"```.*?```|`[^`\n]*`|^    .*$", "", text, flags=re.DOTALL | re.MULTILINE)


@cache
def anchors(page: Path) -> set[str]:
    """What a link can name after #: the headings, as the site and others write them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("picture", sorted(ROOT.glob("docs/pictures/*")), ids=lambda one: one.name)
def test_pictures_are_small_and_used(picture: Path) -> None:
    assert picture.stat().st_size < 300_000
    assert any(f"pictures/{picture.name}" in page.read_text(encoding="utf-8") for page in PAGES)


def test_every_page_is_on_the_site() -> None:
    listed = re.findall(r"^([a-z/-]+)$", (ROOT / "docs/index.md").read_text(), re.MULTILINE)
    pages = {page.stem for page in ROOT.glob("docs/*.md")} - {"index"}
    assert pages | {"rules/index", "views/index"} == set(listed)


def test_the_rules_are_on_the_site_in_every_language() -> None:
    pages = rule_pages.pages()
    for title in ("giants", "raiatea", "rapanui"):
        for language in LANGUAGES:
            text = pages[f"{title}-{language}.md"]
            told = re.findall(r"^### (\w+)$", text, re.MULTILINE)
            assert told == rulebook.numbers(title, Words(language))
            first = rulebook.sections(title, Words(language))[0].rules[0][1].split()[0]
            assert f"### {told[0]}\n\n{first}" in text


def test_the_reference_knows_every_public_name() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    for name in vaka.__all__:
        assert f"vaka.{name}" in text, name
    for kind in (vaka.Table, vaka.Record, vaka.Game):
        for name, _ in inspect.getmembers(kind):
            if not name.startswith("_") and name not in WRITTEN_BY_TITLES:
                assert re.search(rf"\b{name}\b", text), f"{kind.__name__}.{name}"
    for name, kind in vars(errors).items():
        if isinstance(kind, type) and issubclass(kind, vaka.VakaError):
            assert f"`{name}`" in text or f"vaka.{name}" in text, name


WRITTEN_BY_TITLES = {"blank", "deal", "make_config"}  # a page of its own tells authors of them


def test_the_bot_of_ten_minutes_plays(tmp_path: Path) -> None:
    """The program of the page, as it stands there."""
    from vaka import bots

    text = (ROOT / "docs/writing-a-bot.md").read_text(encoding="utf-8")
    python, program = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "bot.py").write_text(program)
    scope: dict[str, type[bots.Bot]] = {}
    exec(compile(python, "writing-a-bot.md", "exec"), scope)
    state = vaka.load("rapanui").new(players=2, seed=1)
    own = scope["Canoe"](1)  # type: ignore[call-arg]
    with bots.seat(f"program:{sys.executable} {tmp_path / 'bot.py'}", 1, "rapanui") as other:
        for _ in range(12):
            decision = state.decision()
            assert decision is not None
            seat = decision.seats[0]
            bot = own if seat == 0 else other
            state.apply(seat, bot.choose(bots.Observation(state, seat), bots.UNHURRIED))
    assert other.mishaps == []


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert f"`{capsys.readouterr().out.strip()}`" in (ROOT / "README.md").read_text()


def test_contributing_names_files_that_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    titles = [path.parent for path in ROOT.glob("src/vaka/games/*/meta.py")]
    assert len(titles) >= 2
    table = text[text.index("| file |") : text.index("And around it")]
    named = set(re.findall(r"`([a-z_]+\.py|RULES\.md)`", table))
    for name in named:
        assert any((title / name).exists() for title in titles), name
    for title in titles:
        assert {path.name for path in title.glob("*.py")} <= named


@pytest.mark.parametrize("name", ["action", "game", "playout", "record", "state", "table"])
def test_examples_in_the_core_run(name: str) -> None:
    """Found in the sources: compiled code does not show its examples to doctest."""
    source = (ROOT / f"src/vaka/core/{name}.py").read_text(encoding="utf-8")
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, DOCUMENTED)]
    texts = [text for node in nodes if ">>>" in (text := ast.get_docstring(node) or "")]
    assert texts
    for text in texts:
        test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
        assert doctest.DocTestRunner().run(test).failed == 0


DOCUMENTED = (ast.ClassDef, ast.FunctionDef)


@pytest.mark.parametrize(
    "name", ["vaka.extras", "vaka.locale", "vaka.locale.words", "vaka.conformance"]
)
def test_examples_in_the_code_run(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.failed == 0


def test_the_changelog_begins_with_the_version() -> None:
    newest = re.search(r"^## (\S+?),", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest
    assert newest[1] == vaka.__version__
