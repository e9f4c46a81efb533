"""The base install is enough to play, and what needs an extra names it.

Programs run in a process of their own, where packages that are not installed cannot be imported.
"""

import importlib.metadata
import json
import os
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import vaka
from tests.modes import once
from vaka.cli import needs
from vaka.cli.app import build
from vaka.extras import BASE, EXTRAS, MissingExtra, install_command, missing
from vaka.locale import LANGUAGES, Words

pytestmark = once

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]
WORDS = Words("en")

ONLY = """
import sys

class Only:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in installed and not top.startswith("_sysconfigdata"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

installed = sys.stdlib_module_names | set(INSTALLED)
sys.meta_path.insert(0, Only())
"""
COMMAND = "sys.argv[0] = 'vaka'; from vaka.cli import main; main()"


class Done(NamedTuple):
    code: int
    out: str
    err: str


def needed(*extras: str) -> list[Requirement]:
    """The requirements of the package with extras."""
    lines = PROJECT["dependencies"] + [line for extra in extras for line in OPTIONAL[extra]]
    found = [Requirement(line) for line in lines]
    own = [name for each in found if each.name == "vaka" for name in each.extras]
    return needed(*extras, *own) if set(own) - set(extras) else found


def applies(wanted: Requirement, by: Requirement) -> bool:
    """Whether a requirement of a package counts here, with the extras that are asked of it."""
    if wanted.marker is None:
        return True
    return any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *by.extras))


@cache
def modules_with(*extras: str) -> list[str]:
    """The modules of an environment with vaka, these extras, and what they depend on."""
    names = {"vaka"}
    waiting = needed(*extras)
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name not in names:
            names.add(name)
            lines = importlib.metadata.requires(name) or ()
            waiting += [each for each in map(Requirement, lines) if applies(each, requirement)]
    packages = importlib.metadata.packages_distributions()
    found = {
        module
        for module, packs in packages.items()
        if not names.isdisjoint(map(canonicalize_name, packs))
    }
    return sorted(found | {"vaka", "vaka__mypyc"})


def run(code: str, *args: str, extras: tuple[str, ...] = (), language: str = "en") -> Done:
    installed = f"INSTALLED = {modules_with(*extras)!r}\n"
    done = subprocess.run(
        [sys.executable, "-c", installed + ONLY + code, *args],
        env={**os.environ, "VAKA_LANG": language},
        capture_output=True,
        text=True,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def test_the_base_has_few_dependencies() -> None:
    assert len(PROJECT["dependencies"]) <= 4
    assert {Requirement(line).name for line in PROJECT["dependencies"]} == set(BASE)


@pytest.mark.parametrize("extra", sorted(OPTIONAL))
def test_the_modules_of_an_extra_are_those_of_its_packages(extra: str) -> None:
    packages = importlib.metadata.packages_distributions()
    found = {canonicalize_name(packages.get(name, [name])[0]) for name in EXTRAS[extra]}
    asked = {canonicalize_name(each.name) for each in needed(extra)}
    assert found == asked - {canonicalize_name(name) for name in (*BASE, "vaka")}


def test_every_extra_is_known() -> None:
    assert EXTRAS.keys() == OPTIONAL.keys()


def test_importing_vaka_is_light() -> None:
    done = run("before = set(sys.modules); import vaka; print(*set(sys.modules) - before)")
    loaded = set(done.out.split())
    tops = {name.partition(".")[0] for name in loaded} - set(sys.stdlib_module_names)
    assert {"vaka"} <= tops <= {"vaka", "vaka__mypyc", "librt", "mypy_extensions"}
    assert not loaded & {"asyncio", "email", "importlib.metadata", "importlib.resources"}


PLAY = """
import importlib, pkgutil, vaka
from vaka import arena, bots
from vaka.locale import LANGUAGES, Words

for package in ("arena", "bots", "conformance", "core", "faces", "games", "locale"):
    root = importlib.import_module(f"vaka.{package}")
    for module in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
        importlib.import_module(module.name)
for title in ("giants", "raiatea", "rapanui"):
    state = vaka.load(title).new(players=3, seed=1)
    seat = state.decision().seats[0]
    action = bots.make("greedy", seat, title).choose(bots.Observation(state, seat))
    state.apply(seat, action)
    assert vaka.playout(state, 1).outcome.scores
    assert all(Words(language)(f"{title}-name") != f"{title}-name" for language in LANGUAGES)
assert arena.play(arena.Match("rapanui", {}, ("random", "random"), 1)).outcome
"""


def test_the_base_is_enough_to_play() -> None:
    assert run(PLAY) == (0, "", "")


LIBRARY = """
try:
    CODE
except ImportError as error:
    assert error.key == "error-missing-extra"
    print(error)
"""
TOURNAMENT = """from vaka.arena import Tournament, tournament
    tournament(Tournament("rapanui", ("random", "greedy"), 1, 1, {}))"""


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("from vaka import envs; envs.vector('rapanui', 2)", "envs"),
        ("import vaka.envs.pettingzoo", "envs"),
        ("import vaka.envs.openspiel", "envs"),
        (TOURNAMENT, "stats"),
        ("from vaka.arena.ratings import ratings; ratings([])", "stats"),
        ("from vaka.arena.cluster import Cluster; Cluster(1)", "ray"),
    ],
)
def test_a_library_call_names_its_extra(code: str, extra: str) -> None:
    assert run(LIBRARY.replace("CODE", code)) == (0, f"{MissingExtra(extra)}\n", "")


SERVER = ("admin key", "backup", "check-upgrade", "restore", "serve")


def commands() -> list[str]:
    names = [str(command.name) for command in build(WORDS).registered_commands]
    return sorted({*names, "admin key", "admin people", "deck check", ""} - {"doctor"})


@pytest.mark.parametrize("command", commands())
def test_without_extras_a_command_names_those_it_needs(command: str) -> None:
    extras = ["server"] if command in SERVER else ["terminal"]
    if command == "arena":
        extras.insert(0, "stats")
    assert run(COMMAND, *command.split()) == (2, "", f"vaka: {MissingExtra(*extras)}\n")


@pytest.mark.parametrize(
    ("installed", "args", "extra"),
    [
        *((("terminal",), tuple(command.split()), "server") for command in SERVER),
        (("terminal",), ("bench", "--opening"), "server"),
        (("terminal",), ("bench", "--vector"), "envs"),
        (("terminal",), ("arena", "rapanui"), "stats"),
        (("terminal", "stats"), ("arena", "rapanui", "--engine", "ray"), "ray"),
        (("server",), ("serve", "--bus", "redis://127.0.0.1:1"), "redis"),
        (("stats",), ("arena", "rapanui"), "terminal"),
    ],
)
def test_a_command_names_the_extra_it_lacks(
    installed: tuple[str, ...], args: tuple[str, ...], extra: str
) -> None:
    assert run(COMMAND, *args, extras=installed) == (2, "", f"vaka: {MissingExtra(extra)}\n")


@pytest.mark.parametrize("args", [("titles",), ("rules", "rapanui", "N1"), ("serve", "--help")])
def test_the_terminal_is_enough_for_the_others(args: tuple[str, ...]) -> None:
    done = run(COMMAND, *args, extras=("terminal",))
    assert (done.code, done.err) == (0, "")
    assert done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_extra_is_named_in_every_language(language: str) -> None:
    told = MissingExtra("server").message(Words(language, strict=True))
    assert "vaka[server]" in told
    said = run(COMMAND, "serve", language=language).err
    assert said.split() == f"vaka: {told}".split()


def test_a_package_that_is_half_there_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing(*EXTRAS["terminal"]) == []
    monkeypatch.setitem(sys.modules, "rich", None)
    assert missing(*EXTRAS["terminal"]) == ["rich"]
    with pytest.raises(MissingExtra, match=r"vaka\[terminal\]"):
        needs.check(["play"])


class Origin:
    """The metadata of an installation from an address."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.address is None else json.dumps({"url": self.address})


def test_the_command_names_what_vaka_was_installed_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def command(address: str | None) -> str:
        monkeypatch.setattr("importlib.metadata.distribution", lambda _: Origin(address))
        return install_command("envs", "stats")

    wheel = tmp_path / "vaka-1-py3-none-any.whl"
    wheel.touch()
    install = f"{sys.executable} -m pip install"
    assert command(wheel.as_uri()) == f"{install} '{wheel}[envs,stats]'"
    assert command(tmp_path.as_uri()) == f"{install} '{tmp_path}[envs,stats]'"
    for elsewhere in (None, (tmp_path / "gone.whl").as_uri(), "https://vaka.example/vaka.whl"):
        assert command(elsewhere) == f"{install} '.[envs,stats]'"


def states(told: str) -> dict[str, str]:
    """What doctor says of each extra."""
    lines = [line.split() for line in told.splitlines() if line.startswith("  ")]
    return {line[0]: line[1] for line in lines if line[0] in EXTRAS and line[1:]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_needs_no_extra(language: str) -> None:
    words = Words(language, strict=True)
    done = run(COMMAND, "doctor", language=language)
    assert (done.code, done.err) == (0, "")
    assert vaka.__version__ in done.out
    assert words("doctor-base") in done.out
    assert states(done.out) == dict.fromkeys(EXTRAS, words("doctor-missing"))
    for extra, modules in EXTRAS.items():
        assert ", ".join(modules) in done.out
        assert install_command(extra) in done.out


def test_doctor_tells_extras_apart() -> None:
    told = states(run(COMMAND, "doctor", extras=("terminal", "stats")).out)
    installed = {extra for extra in EXTRAS if told[extra] == WORDS("doctor-installed")}
    assert installed == {"terminal", "stats"}
