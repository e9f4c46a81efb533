"""The table that fills the terminal: board, question, answers and log, by keyboard and mouse.

It plays whatever a source hands it as a scene: a game at this machine, or one on a server. Textual
is imported only when the table opens, so that all other commands start as quickly as before.
"""

import os
import sys


def fits_here() -> bool:
    """Whether somebody sits at a terminal that can show it."""
    return (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and os.environ.get("TERM", "") not in ("dumb", "unknown")
    )
