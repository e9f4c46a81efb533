"""The rooms of the server keep to themselves what they must."""

import ast
import subprocess
import sys
from pathlib import Path

import vaka
from tests.modes import once

pytestmark = once

PACKAGE = Path(str(vaka.__file__)).parent
SERVER = PACKAGE / "server"

# What the command line must not load unless a server is to run.
HEAVY = ("litestar", "sqlalchemy", "uvicorn", "alembic", "asyncpg", "msgspec", "prometheus_client")


def calls(name: str) -> set[str]:
    """The modules of the server in which a method of this name is called."""
    found: set[str] = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == name:
                found.add(file.relative_to(SERVER).as_posix())
    return found


def test_a_game_leaves_the_server_by_one_door() -> None:
    """What a seat may see is asked for where it is told, and nowhere else."""
    doors = {file for file in calls("view") if not file.startswith("records/")}
    doors.discard("running/examples.py")  # OpenAPI's example: a new game with a fixed seed
    assert doors == {"play/telling.py"}


def test_other_commands_do_not_load_the_server() -> None:
    code = (
        "import sys; from vaka.cli.run import run\n"
        "run(['play', '--help']), run(['serve', '--help'])\n"
        f"loaded = [name for name in {HEAVY!r} if name in sys.modules]; sys.exit(str(loaded or ''))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr.strip() == ""
