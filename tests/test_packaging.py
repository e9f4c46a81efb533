"""The locks, what the installed package contains, and when the build falls back to pure Python."""

import importlib
import importlib.metadata
import json
import os
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import vaka
from script import licences
from tests.modes import BUILT, PURE, once

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {path.stem: path for path in (ROOT / "requirements").glob("*.lock")}
SETUP = runpy.run_path(str(ROOT / "setup.py"))
PAGE = "vaka/server/page"


def normal(name: str) -> str:
    """A requirement's bare name, as package indexes spell it."""
    match = re.match(r"[\w.-]+", name)
    assert match, name
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def pins(lock: str) -> dict[str, set[str]]:
    """Name to versions; several where they depend on the Python."""
    found: dict[str, set[str]] = {}
    for line in LOCKS[lock].read_text(encoding="utf-8").splitlines():
        if line and line[0] not in "# ":
            name, _, version = line.partition("==")
            found.setdefault(normal(name), set()).add(version.split()[0])
    return found


def test_every_lock_is_there() -> None:
    assert sorted(LOCKS) == ["build", "dev", "hosting", "node", "peers", "ray", "runtime"]


@pytest.mark.parametrize("lock", sorted(LOCKS))
def test_locks_pin_by_hash_and_name_no_address(lock: str) -> None:
    text = LOCKS[lock].read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text
    for entry in re.split(r"\n(?=[^\s#])", text)[1:]:
        assert "--hash=sha256:" in entry, entry


def test_locks_hold_what_the_project_asks_for() -> None:
    base, extras = PROJECT["project"]["dependencies"], PROJECT["project"]["optional-dependencies"]
    groups = PROJECT["dependency-groups"]
    runtime = [*base, *extras["server"], *extras["stats"], *extras["terminal"]]
    asked = {
        "runtime": runtime,
        "build": PROJECT["build-system"]["requires"],
        "dev": [*groups["dev"], *extras["envs"], *extras["redis"]],
        "hosting": [*runtime, *extras["redis"]],
        "node": groups["node"],
        "peers": groups["peers"],
        "ray": extras["ray"],
    }
    for lock, requirements in asked.items():
        assert {normal(name) for name in requirements} <= {*pins(lock), "vaka"}, lock


def test_locks_agree() -> None:
    dev = pins("dev")
    assert pins("runtime").items() <= dev.items()
    assert pins("build").items() <= dev.items()
    assert pins("runtime").items() <= pins("hosting").items()
    assert pins("runtime").items() <= pins("peers").items()
    assert pins("runtime").items() <= pins("ray").items()


def test_build_requirements_are_exact_and_locked_alike() -> None:
    asked = {
        "build": PROJECT["build-system"]["requires"],
        "node": PROJECT["dependency-groups"]["node"],
    }
    for lock, requirements in asked.items():
        for requirement in requirements:
            assert pins(lock)[normal(requirement)] == {requirement.partition("==")[2]}


def installed() -> set[str]:
    """The files of the installed package, with forward slashes."""
    files = importlib.metadata.files("vaka")
    assert files
    return {file.as_posix() for file in files}


def test_installed_package_is_whole() -> None:
    source = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/vaka").rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}
    }
    source = {name for name in source if "/." not in name}  # caches
    source = {name for name in source if not name.startswith(PAGE)}  # put there on its own
    assert source - installed() == set()


def test_installed_page_is_the_built_one() -> None:
    built, there = ROOT / "src" / PAGE, Path(str(vaka.__file__)).parent.parent / PAGE
    if not built.is_dir():
        pytest.skip("no page was built")
    files = {path.relative_to(built) for path in built.rglob("*") if path.is_file()}
    assert {Path("index.html"), Path("build.txt")} < files
    assert files == {path.relative_to(there) for path in there.rglob("*") if path.is_file()}
    assert all((built / name).read_bytes() == (there / name).read_bytes() for name in files)


@pytest.mark.parametrize(
    "pattern",
    [
        r"py\.typed",
        r"games/\w+/RULES\.md",
        r"games/\w+/data/\w+\.toml",
        r"locale/.+\.ftl",
        r"cli/table/\w+\.tcss",
    ],
)
def test_installed_package_has_data(pattern: str) -> None:
    assert any(re.fullmatch(f"vaka/{pattern}", name) for name in installed())


def test_installed_metadata() -> None:
    metadata = importlib.metadata.metadata("vaka")
    assert metadata["Version"] == vaka.__version__
    assert metadata["License-Expression"] == "MIT"
    assert any(name.endswith("/licenses/LICENSE") for name in installed())
    (script,) = importlib.metadata.entry_points(group="console_scripts", name="vaka")
    assert script.value == "vaka.cli:main"


def test_the_version_has_one_source() -> None:
    """It stands in src/vaka/__init__.py; what else names it follows, or is held to it here."""
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "vaka.__version__"}
    web = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    assert web["version"] == vaka.__version__
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [vaka.__version__]


def test_compiled_wheels_are_built_for_every_python_named() -> None:
    prefix = "Programming Language :: Python :: "
    classifiers = [name.removeprefix(prefix) for name in PROJECT["project"]["classifiers"]]
    versions = [name for name in classifiers if re.fullmatch(r"3\.\d+", name)]
    assert PROJECT["project"]["requires-python"] == f">={versions[0]}"
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in versions]


@once
def test_licences_are_up_to_date() -> None:
    assert licences.PAGE.read_text(encoding="utf-8") == licences.written(), "run script/licences"


@once
def test_licences_know_what_is_in_the_page() -> None:
    told = ROOT / "src" / PAGE / "licenses.txt"
    if not told.is_file():
        pytest.skip("no page was built")
    named = set(re.findall(r"^## (\S+) - (\S+) \((\S+)\)", told.read_text(), re.MULTILINE))
    assert named == set(licences.in_the_page())


def test_modules_run_as_asked() -> None:
    """Compiled modules are used if they were built, and VAKA_PURE=1 avoids every one of them."""
    compiled = BUILT and not PURE
    files = SETUP["compiled_files"](ROOT)
    assert files
    for file in files:
        name = ".".join(Path(file).with_suffix("").parts[1:])
        origin = importlib.import_module(name).__file__
        assert origin
        assert (Path(origin).suffix != ".py") == compiled, name


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with the real setup.py: one module to compile, and those it leaves out."""
    (tmp_path / "script").mkdir()
    for name in ("setup.py", "script/docstrings.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "vaka"\nversion = "0"\n')
    for name in ("__init__.py", "core/__init__.py", "core/sum.py", *SETUP["NOT_COMPILED"]):
        path = tmp_path / "src/vaka" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path


def build(
    project: Path, code: str, **environment: str
) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    (project / "src/vaka/core/sum.py").write_text(code)
    done = subprocess.run(
        [sys.executable, "setup.py", "build"],
        cwd=project,
        env={**os.environ, "VAKA_PURE": "", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done, [path.name for path in project.glob("build/lib*/**/*.so")]


GOOD = 'def total(a: int, b: int) -> int:\n    """Add."""\n    return a + b\n'
WRONG = "def total(a: int, b: int) -> str:\n    return a + b\n"
needs_compiler = pytest.mark.skipif(not BUILT, reason="there is no C compiler")


@pytest.mark.long
@once
@needs_compiler
def test_build_compiles(project: Path) -> None:
    done, libraries = build(project, GOOD)
    assert done.returncode == 0, done.stdout
    assert "PURE" not in done.stdout
    assert len(libraries) == 2
    written = (project / "build/__native_vaka___core___sum.c").read_text()
    assert r"total(a: int, b: int) -> int\012\012Add." in written


@pytest.mark.long
@once
@needs_compiler
def test_build_reuses_extensions_while_compiled_sources_stay(project: Path) -> None:
    def stamps() -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in project.glob("build/lib*/**/*.so")}

    other = project / "src/vaka/other.txt"
    old = project / "src/vaka/server/old.py"
    old.parent.mkdir()
    (old.parent / "__init__.py").touch()
    old.touch()
    assert build(project, GOOD)[0].returncode == 0
    first = stamps()
    old.rename(old.with_name("new.py"))
    other.touch()
    assert build(project, GOOD)[0].returncode == 0
    assert stamps() == first
    assert [path.name for path in project.glob("build/lib*/**/server/*.py")].count("old.py") == 0
    assert len(list(project.glob("build/lib*/**/server/new.py"))) == 1
    (project / "src/vaka/core/more.py").write_text(GOOD)
    assert build(project, GOOD)[0].returncode == 0
    assert len(stamps()) == 3
    assert all(stamps()[name] > stamp for name, stamp in first.items())
    (project / "src/vaka/core/more.py").unlink()
    assert build(project, GOOD)[0].returncode == 0
    assert stamps().keys() == first.keys()
    assert build(project, GOOD, VAKA_PURE="1")[0].returncode == 0
    assert stamps() == {}


@once
@needs_compiler
def test_type_error_fails_the_build(project: Path) -> None:
    done, _ = build(project, WRONG)
    assert done.returncode != 0
    assert "sum.py:2: error: Incompatible return value type" in done.stdout
    assert "PURE" not in done.stdout


@once
@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"CC": "/nonexistent/cc"}, "no working C compiler"),
        ({"CFLAGS": "--no-such-option"}, "no working C compiler"),
        ({"VAKA_PURE": "1"}, "VAKA_PURE is set"),
    ],
)
def test_build_without_compiler_is_pure_and_says_so(
    project: Path, environment: dict[str, str], reason: str
) -> None:
    done, libraries = build(project, GOOD, **environment)
    assert done.returncode == 0, done.stdout
    assert f"vaka: building PURE PYTHON, many times slower: {reason}" in done.stdout
    assert libraries == []


def test_exclusions(project: Path) -> None:
    files = SETUP["compiled_files"]
    assert str(Path("src/vaka/core/sum.py")) in files(project)
    assert files(project, (*SETUP["NOT_COMPILED"], "core/sum.py")) == []
    with pytest.raises(SystemExit, match=r"core/gone\.py, which does not exist"):
        files(project, ("core/gone.py",))
