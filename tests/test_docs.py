"""What the documents say holds: examples run, links lead somewhere, nothing is left to fill in."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from tests.modes import once

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
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (page.parent / link).exists(), link


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("(")


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


EXAMPLES = ["vaka", "vaka.locale", "vaka.locale.words", "vaka.conformance"]
ADAPTERS = ["vaka.envs.openspiel", "vaka.envs.pettingzoo"]


@pytest.mark.parametrize("name", [*EXAMPLES, *ADAPTERS])
def test_examples_in_the_code_run(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.failed == 0


def test_the_changelog_knows_the_version() -> None:
    import vaka

    assert f"## {vaka.__version__}" in (ROOT / "CHANGELOG.md").read_text()
