"""A line that says who is thinking, while somebody waits for it at a terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from vaka.cli.screen import Screen

MOMENT: Final = 0.4  # seconds for which nobody needs to be told anything


@contextmanager
def thinking(screen: Screen, text: str, at_once: bool = False) -> Iterator[None]:
    """Show the text after a moment, or at once, and take it away at the end.

    A compiled search lets no other thread run, so what announces it has to be said before it.
    """
    console = screen.console
    if not console.is_terminal or console.is_dumb_terminal or not console.file.isatty():
        yield
        return
    shown = False

    def show() -> None:
        nonlocal shown
        shown = True
        console.print(Text(text, "dim"), end="", no_wrap=True, overflow="ellipsis", crop=True)
        console.file.flush()

    timer = Timer(MOMENT, show)
    timer.daemon = True
    try:
        if at_once:
            show()
        else:
            timer.start()
        yield
    finally:
        if timer.is_alive():
            timer.cancel()
            timer.join()
        if shown:
            console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))
