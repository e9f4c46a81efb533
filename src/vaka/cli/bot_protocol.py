"""The bot protocol on the screen, for people who write a bot: prose, and messages that are real."""

import json
from collections.abc import Iterator
from textwrap import fill
from typing import Any, Final

from rich.text import Text

import vaka
from vaka.bots import protocol
from vaka.bots.child import MOST
from vaka.bots.examples import examples
from vaka.bots.plugins import GROUP
from vaka.bots.program import GRACE, LIMIT, PREFIX, START
from vaka.cli.screen import Screen
from vaka.cli.typed import typed
from vaka.locale import Words
from vaka.schema import Schema, document, title_types

# What is told of each message.
_ABOUT: Final = {
    "hello": "cli-protocol-hello",
    "ready": "cli-protocol-ready",
    "choose": "cli-protocol-choose",
    "answer": "cli-protocol-answer",
    "error": "cli-protocol-error",
    "end": "cli-protocol-end",
}
_TO_BOT: Final = {protocol.kind(shape) for shape in protocol.TO_BOT}
FEW: Final = 4  # entries of a long part that are shown


def show(as_data: bool, words: Words, screen: Screen) -> int:
    if as_data:
        # Not through the console: it would break lines.
        print(json.dumps(data(), indent=2), file=screen.console.file)
    else:
        for line in _told(words, screen.console.width):
            screen.console.print(line, soft_wrap=True)
    return 0


def data() -> dict[str, Any]:
    """The schema and an example of each message, and the schemas of what titles publish."""
    shapes = {protocol.kind(shape): document(shape) for shape in protocol.SHAPES}
    return {
        "protocol": protocol.VERSION,
        "messages": [
            {
                "type": message["type"],
                "to": "bot" if message["type"] in _TO_BOT else "vaka",
                "schema": shapes[message["type"]],
                "example": message,
            }
            for message in examples()
        ],
        "titles": {title: _types(title) for title in vaka.titles()},
    }


def _types(title: str) -> dict[str, Schema]:
    """The schemas of a title's view, and of the arguments of its events and actions by name."""
    types = title_types(title)
    return {} if types is None else {name: document(each) for name, each in types._asdict().items()}


def _told(words: Words, width: int) -> Iterator[Text]:
    """Lines. Prose is broken here, messages and commands are not, so that they can be copied."""

    def prose(text: str, indent: str = "") -> Text:
        # Not by Rich, which breaks lines at spaces that forbid it.
        return Text(fill(text, width, initial_indent=indent, subsequent_indent=indent))

    yield Text(words("cli-protocol-title", version=protocol.VERSION), "bold")
    yield prose(words("cli-protocol-about"))
    for message in examples():
        kind = message["type"]
        arrow = "vaka → bot" if kind in _TO_BOT else "bot → vaka"
        yield Text.assemble("\n", (kind, "bold"), f"   {arrow}")
        yield prose(words(_ABOUT[kind]), "  ")
        yield Text(f"  {json.dumps(shortened(message), ensure_ascii=False)}")
    limits = {"grace": f"{GRACE:g}", "limit": f"{LIMIT:g}", "start": f"{START:g}"}
    yield Text.assemble("\n", (words("cli-protocol-rules"), "bold"))
    yield prose(words("cli-protocol-lines", megabytes=MOST >> 20))
    yield prose(words("cli-protocol-time", **limits))
    yield prose(words("cli-protocol-mishaps"))
    yield Text.assemble("\n", (words("cli-protocol-seats"), "bold"))
    yield prose(words("cli-protocol-program", prefix=PREFIX))
    for bots in ("program:node bot.js", 'hard,program:node bot.js "--depths=1,2"'):
        yield Text(f"  {typed('play', 'rapanui', '--bots', bots)}")
    yield prose(words("cli-protocol-python", group=GROUP))
    yield prose(words("cli-protocol-json"))
    yield Text(f"  {typed('bot-protocol', '--json')}")


def shortened(value: Any) -> Any:
    """A message to be read by a person: long parts end in …"""
    if isinstance(value, dict):
        if "type" in value:  # of the message itself nothing is left out
            return {name: shortened(part) for name, part in value.items()}
        parts = {name: shortened(value[name]) for name in list(value)[:FEW]}
        return parts if len(value) <= FEW else {**parts, "…": "…"}
    if isinstance(value, list) and len(value) > FEW:
        return [*map(shortened, value[:FEW]), "…"]
    return value
