"""A server with settings that have no flag: `python -m benchmarks.serving '{"port": 80}'`."""

import sys
from typing import Any

import msgspec

from vaka.server.running.serve import run
from vaka.server.settings import Limit, Settings


def line(**settings: Any) -> tuple[str, ...]:
    """The arguments of the interpreter that starts it."""
    return "-m", "benchmarks.serving", msgspec.json.encode(settings).decode()


def main() -> int:
    given = msgspec.json.decode(sys.argv[1])
    limits = {name: Limit(*each) for name, each in given.pop("limits", {}).items()}
    usual = Settings(**given)
    return run(msgspec.structs.replace(usual, limits={**usual.limits, **limits}), print)


if __name__ == "__main__":
    sys.exit(main())
