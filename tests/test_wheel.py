"""What others install: a wheel, compiled or not, that runs away from its sources and is typed."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import vaka
from script import page
from tests.modes import once
from tests.waiting import TIMEOUT_SECONDS, wait_until

pytestmark = once

ROOT = Path(__file__).parent.parent
# The very file that script/setup has installed here; compiled where there is a compiler.
BUILT = sorted(Path(sys.prefix, "vaka-wheel").glob("*.whl"))
PAGE = page.PAGE.relative_to(ROOT / "src").as_posix()
NOT_SOURCE = shutil.ignore_patterns(
    *(".git", ".venv", "build", "node_modules", "*.egg-info", "__pycache__", ".*_cache")
)


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a command prints, which must succeed."""
    hidden = ("PYTHONPATH", "VAKA_PURE")
    inherited = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel without a compiler, by way of a source archive."""
    folder = tmp_path_factory.mktemp("pure")
    copy = folder / "source"
    shutil.copytree(ROOT, copy, ignore=NOT_SOURCE)
    if page.stale():  # without its sources the page is what it is, and nothing is fetched
        shutil.rmtree(copy / "web")
    code = "import sys; from script.backend import build_sdist; print(build_sdist(sys.argv[1]))"
    run(sys.executable, "-c", code, folder, cwd=copy)
    (archive,) = folder.glob("*.tar.gz")
    assert archive.name == f"vaka-{vaka.__version__}.tar.gz"
    asked = ("--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", folder)
    pip = (sys.executable, "-m", "pip", "wheel")
    # Neither Node nor a compiler is found, and npm may not use the network.
    offline = {"PATH": str(folder), "npm_config_offline": "true"}
    told = run(*pip, "--verbose", *asked, archive, cwd=folder, VAKA_PURE="1", **offline)
    assert "building PURE PYTHON" in told
    assert "WITHOUT THE PAGE" not in told
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module", params=["as it was built", "pure"])
def wheel(request: pytest.FixtureRequest) -> Path:
    if request.param == "pure":
        found: Path = request.getfixturevalue("pure_wheel")
        return found
    if not BUILT:
        pytest.skip("vaka was not installed by script/setup")
    return BUILT[0]


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it, and the packages that are here but for vaka."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home / "venv", symlinks=True)
    others = home / "others"
    others.mkdir()
    for folder in {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}:
        for entry in Path(folder).iterdir():
            if not entry.name.startswith("vaka") and entry.suffix != ".pth":
                (others / entry.name).symlink_to(entry)
    own = next(home.glob("venv/lib/python*/site-packages"))
    (own / "others.pth").write_text(f"{others}\n")
    python = home / "venv/bin/python"
    asked = ("install", "--quiet", "--no-deps", "--no-index", wheel)
    run(sys.executable, "-m", "pip", "--python", python, *asked, cwd=home)
    return home


def is_compiled(wheel: Path) -> bool:
    return not wheel.name.endswith("-none-any.whl")


def test_a_wheel_holds_the_package_alone(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    tops = {name.partition("/")[0] for name in names}
    tops = {top for top in tops if not re.match(r"[\w]+__mypyc\.", top)}
    assert tops == {"vaka", f"vaka-{vaka.__version__}.dist-info"}
    assert {"vaka/py.typed", "vaka/core/state.py"} <= set(names)
    assert any(name.endswith((".so", ".pyd")) for name in names) == is_compiled(wheel)


def test_a_source_archive_has_the_page(pure_wheel: Path) -> None:
    if page.stale():
        pytest.skip("no page was built")
    names = {name for name in ZipFile(pure_wheel).namelist() if name.startswith(f"{PAGE}/")}
    files = (path.relative_to(ROOT / "src") for path in page.PAGE.rglob("*") if path.is_file())
    assert names == {path.as_posix() for path in files}


def test_it_runs_away_from_its_sources(wheel: Path, home: Path) -> None:
    command = home / "venv/bin/vaka"
    how = "compiled" if is_compiled(wheel) else "pure"
    told = run(command, "--version", cwd=home)
    assert vaka.__version__ in told
    assert how in told.lower()
    titles = run(command, "titles", cwd=home)
    assert all(name in titles for name in ("rapanui", "giants", "raiatea"))
    code = (
        "import vaka; print(vaka.__file__);"
        "print(vaka.playout(vaka.load('rapanui').new(3, 1), 2).outcome.scores)"
    )
    where, scores = run(home / "venv/bin/python", "-c", code, cwd=home).splitlines()
    assert Path(where).is_relative_to(home)
    # The same game as here, whichever way either is built.
    assert scores == str(vaka.playout(vaka.load("rapanui").new(3, 1), 2).outcome.scores)


def test_it_serves_its_page(wheel: Path, home: Path) -> None:
    if not any(name == f"{PAGE}/index.html" for name in ZipFile(wheel).namelist()):
        pytest.skip("the wheel was built without the page")
    asked = ("serve", "--port", "0", "--database", str(home / "vaka.db"))
    log = home / "log"
    with log.open("w") as output:
        server = subprocess.Popen(
            [home / "venv/bin/vaka", *asked], cwd=home, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        said = wait_until(
            log.read_text, lambda said: "http://" in said or server.poll() is not None
        )
        address = re.search(r"http://[^\s/]+", said)
        assert address, said
        text = fetched(f"{address[0]}/")
        script = re.search(r'src="(/[^"]+\.js)"', text)
        assert script, text
        assert len(fetched(address[0] + script[1])) > 1000
    finally:
        server.terminate()
        server.wait(TIMEOUT_SECONDS)


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=TIMEOUT_SECONDS) as answer:
        told: bytes = answer.read()
        return told.decode()


CONSUMER = """
from typing import assert_type

import vaka

game = vaka.load("giants")
assert_type(game, vaka.Game)
state = game.new(players=4, seed=7, options={{"two_workers": True}})
decision = state.decision()
assert decision is not None
assert_type(decision.seats, tuple[int, ...])
assert_type(state.legal_actions(0), list[vaka.Action])
assert_type(vaka.playout(state, seed=1).outcome.scores, tuple[int, ...])
table = vaka.Table.new("rapanui", players=2, seed=1)
assert_type(table.record, vaka.Record)
state.apply(0, {action})
"""


def test_it_is_typed_for_those_who_use_it(home: Path) -> None:
    """mypy, against the installed package: it accepts what is right and finds what is wrong."""
    file = home / "consumer.py"
    python = home / "venv/bin/python"
    mypy = (sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "consumer.py")
    file.write_text(CONSUMER.format(action="state.legal_actions(0)[0]"))
    assert "Success" in run(*mypy, cwd=home)
    file.write_text(CONSUMER.format(action="'bid'"))
    with pytest.raises(AssertionError, match=r'type "str"; expected "Action \| SupportsIndex"'):
        run(*mypy, cwd=home)
