"""The command line: `vaka play`, `vaka replay`, `vaka rules` and others."""

import sys


def main() -> None:
    """The console entry."""
    from vaka.cli.run import run

    sys.exit(run(sys.argv[1:]))
