"""`vaka doctor`: what it says of this installation, and when it exits with 1.

tests/test_extras.py runs it without extras.
"""

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import vaka
from tests.cli.conftest import Runner
from tests.modes import BUILT, once
from vaka import _pure
from vaka.extras import pip_install
from vaka.locale import Words

pytestmark = once

WORDS = Words("en", strict=True)


def test_a_sound_installation(inside: Runner) -> None:
    done = inside("doctor")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith(f"Vaka {vaka.__version__}, Python {sys.version.split()[0]}, ")
    assert sys.executable in lines
    assert WORDS("doctor-compiled" if _pure.is_compiled() else "doctor-pure-built") in lines
    assert WORDS("doctor-titles", titles=", ".join(vaka.titles())) in lines


def test_why_the_engine_is_pure(process: Runner) -> None:
    told = process("doctor", VAKA_PURE="1").out
    assert WORDS("doctor-pure-asked" if BUILT else "doctor-pure-built") in told


def test_a_base_package_is_missing(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "librt", None)
    done = inside("doctor")
    assert done.code == 1
    command = pip_install("librt")
    assert WORDS("doctor-base-missing", packages="librt", command=command) in done.out


def test_a_title_cannot_be_played(
    inside: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tides_title.py").write_text("GAME = 1 / 0")
    info = tmp_path / "tides-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tides\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[vaka.titles]\ntides = tides_title:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    done = inside("doctor")
    assert done.code == 1
    assert WORDS("doctor-titles", titles="giants, raiatea, rapanui") in done.out
    assert "tides: " in done.out
    assert "ZeroDivisionError" in done.out


def test_programs_and_where_to_get_them(
    inside: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {"gcc": "/usr/bin/gcc", "psql": "/usr/bin/psql"}
    monkeypatch.setattr(shutil, "which", found.get)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))  # without Python.h
    done = inside("doctor")
    assert done.code == 0  # none is needed
    (line,) = (line for line in done.out.splitlines() if WORDS("doctor-postgresql-use") in line)
    assert found["psql"] in line
    assert WORDS("doctor-no-headers", packages="gcc python3-dev") in done.out
    assert WORDS("doctor-debian", packages="nodejs") in done.out
    assert WORDS("doctor-debian", packages="postgresql") not in done.out


@pytest.mark.parametrize(
    ("file", "key"), [("index.html", "doctor-page"), ("x", "doctor-page-missing")]
)
def test_whether_the_page_is_built_in(
    file: str, key: str, inside: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "server/page"
    page.mkdir(parents=True)
    (page / file).touch()
    monkeypatch.setattr(vaka, "__file__", str(tmp_path / "__init__.py"))
    assert WORDS(key) in inside("doctor").out
