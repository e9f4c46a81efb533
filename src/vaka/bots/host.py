"""A Python bot as a program: `python -m vaka.bots.host NAME` plays by the bot protocol.

So a bot of another package that hangs, crashes or eats memory does it in a process of its own. It
is given an observation like any other: the view and the actions that were told, and redeals made
from the redealt state that was told, which are equal to those that the true state would give.
"""

import json
import os
import sys
import traceback
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import IO, Any, SupportsIndex

import vaka
from vaka.bots import plugins, protocol, registry
from vaka.bots.clock import Clock
from vaka.bots.errors import UnknownBot
from vaka.bots.observation import Bot, Observation
from vaka.core.action import Catalog
from vaka.core.state import State


class Told(Observation):
    """An observation from the messages."""

    __slots__ = ("_question", "_restored", "_table")

    def __init__(self, table: protocol.Hello, catalog: Catalog, question: protocol.Choose) -> None:
        self.seat = table["seat"]
        self.actions = tuple(catalog[offer["index"]] for offer in question["actions"])
        self._view = question["view"]
        self._table = table
        self._question = question
        self._restored: State | None = None

    def redeal(self, seed: SupportsIndex) -> State:
        if self._restored is None:  # not every bot asks, and it takes a while
            game, table = vaka.load(self._table["title"]), self._table
            dump = self._question["redeal"]
            self._restored = game.restore(table["players"], table["options"], dump)
        return self._restored.redeal(self.seat, seed)


def serve(name: str, make: Callable[[int], Bot], heard: IO[bytes], voice: IO[bytes]) -> None:
    """Play a game: `make` gives the bot for a seed. What goes wrong is told, and costs a turn."""

    def say(message: protocol.Message) -> None:
        voice.write(protocol.written(message))
        voice.flush()

    bot: Bot | None = None
    for line in heard:
        message = protocol.read(line, *protocol.TO_BOT)
        try:
            if message["type"] == "hello":
                table = message
                game = vaka.load(table["title"])
                catalog = game.new(table["players"], 0, table["options"]).catalog
                seed = table["seed"]
                bot = make(seed)
                say(protocol.ready(name, (protocol.REDEAL,)))
            elif message["type"] == "choose":
                if bot is None or message["seed"] != seed:
                    seed = message["seed"]
                    bot = make(seed)
                budget = message["clock"]
                clock = Clock(budget["iterations"], budget["seconds"])
                say(protocol.answer(message, bot.choose(Told(table, catalog, message), clock)))
            else:
                return
        except Exception as error:
            traceback.print_exc()
            say(protocol.failure(f"{type(error).__name__}: {error}"))


def maker(name: str) -> Callable[[int], Bot]:
    """What makes the bot of a name: an entry point's callable, or ours."""
    if name in registry.built_in():
        return lambda seed: registry.make(name, seed)
    for entry in entry_points(group=plugins.GROUP, name=name):
        loaded: Callable[[int], Bot] = entry.load()
        if not callable(loaded):
            raise TypeError(f"{entry.value}: {loaded!r}")
        return loaded
    raise UnknownBot(name=name, known=", ".join(registry.names()))


def about(name: str) -> dict[str, Any]:
    """What can be told of a bot before a game: its titles, or why it cannot be loaded."""
    try:
        titles = getattr(maker(name), "titles", None)
        return {"titles": None if titles is None else [str(title) for title in titles]}
    except BaseException as error:
        return {"error": f"{type(error).__name__}: {error}"}


def main(arguments: list[str]) -> int:
    # What a bot prints must not end up among the messages, nor may it read them.
    with os.fdopen(os.dup(0), "rb") as heard, os.fdopen(os.dup(1), "wb") as voice:
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        name = arguments[0]
        if plugins.ABOUT in arguments:
            voice.write(json.dumps(about(name)).encode())
            return 0
        try:
            make = maker(name)
        except BaseException as error:
            voice.write(protocol.written(protocol.failure(f"{type(error).__name__}: {error}")))
            return 1
        serve(name, make, heard, voice)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
