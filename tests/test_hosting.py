"""The examples for hosts: the image can be built from its context, and the settings exist."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import typer

from tests.modes import once
from vaka.cli.app import build
from vaka.locale import Words

pytestmark = once

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "examples/hosting"


def copy_context(target: Path) -> None:
    """Copy what .dockerignore lets into the image."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    first, *rules = [line for line in lines if line and not line.startswith("#")]
    assert first == "*"
    ignored = [rule for rule in rules if not rule.startswith("!")]

    def ignore(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if any(Path(folder, name).match(rule) for rule in ignored)}

    for rule in set(rules) - set(ignored):
        source = ROOT / rule[1:]
        if source.is_dir():
            shutil.copytree(source, target / source.name, ignore=ignore)
        else:
            shutil.copy(source, target)


def test_the_context_of_the_image_is_enough_for_a_wheel(tmp_path: Path) -> None:
    copy_context(tmp_path)
    assert (tmp_path / "web/package-lock.json").is_file()
    assert not list(tmp_path.rglob("node_modules"))
    assert not (tmp_path / "src/vaka/server/page").exists()
    assert (tmp_path / "requirements/hosting.lock").is_file()
    shutil.rmtree(tmp_path / "web")  # the page needs the network
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index")
    command = (*pip, "--no-build-isolation", "--wheel-dir", tmp_path / "dist", tmp_path)
    subprocess.run(command, check=True, env={"PATH": "", "VAKA_PURE": "1"})
    assert len(list(tmp_path.glob("dist/vaka-*.whl"))) == 1


def test_examples_set_what_serve_knows() -> None:
    group = typer.main.get_command(build(Words("en")))
    serve = group.commands["serve"]  # type: ignore[attr-defined]
    known = {option.envvar for option in serve.params}
    for name in ("compose.yaml", "vaka.service"):
        used = set(re.findall(r"VAKA_\w+", (HOSTING / name).read_text(encoding="utf-8")))
        assert used, name
        assert used <= known, name
