"""Events as plain data, and which of them a title's tests have heard."""

import re
from importlib.resources import files

import vaka

Told = tuple[str, dict[str, object], tuple[int, ...] | None]


class Teller:
    """Puts events into words to compare with, and remembers their names."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def __call__(self, events: list[vaka.Event]) -> list[Told]:
        self.heard.update(event.name for event in events)
        return [(event.name, dict(event.args), event.audience) for event in events]


def open_to_all(name: str, **args: object) -> Told:
    return (name.replace("_", "-"), args, None)


def emitted(title: str) -> set[str]:
    """The names of all events in a title's source."""
    found: set[str] = set()
    for file in files(f"vaka.games.{title}").iterdir():
        if file.name.endswith(".py"):
            found.update(re.findall(r'log\.add\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    return found
