"""A bot in a process of its own, in any language, that speaks lines of JSON (`protocol`).

The process starts at its first turn and lives for the game. Every failure costs it one turn and
raises BotFailed. If it hangs, exits or breaks the protocol, it is restarted for its next turn.
"""

import logging
import shlex
import shutil
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Final

from vaka.bots import protocol
from vaka.bots.child import Child, Flood, Gone, Late
from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.errors import BadCommand, BotFailed, CommandNotFound, quoted
from vaka.bots.observation import Observation
from vaka.bots.protocol import NotAMessage
from vaka.core.action import Action

PREFIX: Final = "program:"

LIMIT: Final = 30.0  # seconds for a choice, if the clock has no seconds
GRACE: Final = 0.5  # seconds beyond the clock's, for the transport
START: Final = 20.0  # seconds to get ready
AGAIN: Final = 2.0  # ... after a start that timed out
TRIES: Final = 3  # failed starts in a row before it is given up

log = logging.getLogger("vaka.bots")


def command_of(name: str) -> list[str]:
    """Parse the name `program:COMMAND`; raise if there is no such command."""
    text = name.removeprefix(PREFIX)
    try:
        command = shlex.split(text)
    except ValueError as error:  # an unclosed quotation mark
        raise BadCommand(command=quoted(text), prefix=PREFIX) from error
    if not command:
        raise BadCommand(command=quoted(text), prefix=PREFIX)
    if shutil.which(command[0]) is None:
        raise CommandNotFound(command=quoted(command[0]))
    return command


class ProgramBot:
    """A bot in a process of its own. Use it as a context manager, or close it after the game.

    `limit` is the number of seconds for a choice if the clock has none, `start` for getting ready.
    Make one for each game: only other options or another seat start a new process.

    >>> import sys
    >>> import vaka
    >>> from vaka import bots
    >>> program = '''
    ... import json
    ... print(json.dumps({"type": "ready"}), flush=True)
    ... hello, question = json.loads(input()), json.loads(input())
    ... first = question["actions"][0]["index"]
    ... print(json.dumps({"type": "answer", "id": question["id"], "action": first}), flush=True)
    ... '''
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> with bots.ProgramBot("first", [sys.executable, "-c", program], seed=1) as bot:
    ...     bot.choose(bots.Observation(state, 2))
    <5 play(card=fish, count=1)>
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        seed: int,
        *,
        limit: float = LIMIT,
        start: float = START,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self._command = command
        self._seed = seed
        self._limit = limit
        self._start = start
        self._environment = environment
        self._child: Child | None = None
        self._table: dict[str, object] = {}  # of the last hello
        self._wants: tuple[str, ...] = ()
        self._asked = 0
        self._unready = 0  # failed starts in a row
        self._is_slow = False  # whether the last start timed out
        self._why = ""

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        """Ask the program to choose; raise BotFailed if it does not answer with a legal action."""
        child = self._at_table(observation)
        self._asked += 1
        question = protocol.choose(self._asked, observation, clock, self._seed, self._wants)
        child.forget()
        seconds = self._limit if clock.seconds is None else clock.seconds + GRACE
        until = time.monotonic() + seconds  # before it is asked, however quick it is
        child.send(protocol.written(question))
        while True:
            said = self._hear(child, until, seconds, protocol.Answer, protocol.Failure)
            if said["type"] == "error":
                raise self._failed("error", said["text"])
            if said["id"] > self._asked:
                self._drop(child)
                raise self._failed("nonsense", f"id {said['id']} > {self._asked}")
            if said["id"] == self._asked:  # else it is the late answer to an earlier question
                return self._meant(said["action"], observation)

    def reseed(self, seed: int) -> None:
        """Continue as a bot made with this seed."""
        self._seed = seed

    def close(self) -> None:
        """End the program; the next choice starts it again."""
        if self._child is not None:
            self._child.end(protocol.written(protocol.end()))
            self._child = None

    def __enter__(self) -> "ProgramBot":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    # Getting ready --------------------------------------------------------------------------------

    def _at_table(self, observation: Observation) -> Child:
        """Return the process, ready to choose at this table; start it if need be."""
        greeting = protocol.hello(observation, self._seed)
        table: dict[str, object] = {**greeting, "seed": None}
        if table != self._table:
            self.close()
            self._unready = 0
            self._is_slow = False
            self._table = table
        if self._child is None:
            if self._unready >= TRIES:
                raise self._failed("start", self._why)
            self._unready += 1
            try:
                self._child = self._started(greeting)
            except BotFailed as error:
                self._why = error.detail
                self._is_slow = error.kind == "late"
                raise
            self._unready = 0
            self._is_slow = False
        return self._child

    def _started(self, greeting: protocol.Hello) -> Child:
        try:
            child = Child(self._command, self._environment)
        except (OSError, ValueError) as error:
            raise self._failed("start", str(error)) from error
        try:
            seconds = min(self._start, AGAIN) if self._is_slow else self._start
            until = time.monotonic() + seconds
            child.send(protocol.written(greeting))
            said = self._hear(child, until, seconds, protocol.Ready, protocol.Failure)
            if said["type"] == "error":
                raise self._failed("start", said["text"])
        except BaseException:  # KeyboardInterrupt too
            child.kill()
            raise
        self._wants = tuple(said.get("wants", ()))
        return child

    # Listening ------------------------------------------------------------------------------------

    def _hear(self, child: Child, until: float, seconds: float, *shapes: type) -> Any:
        try:
            return protocol.read(child.receive(until), *shapes)
        except Late as error:
            self._drop(child)
            raise self._failed("late", f"{seconds:g} s") from error
        except Flood as error:
            self._drop(child)
            raise self._failed("flood", self._command[0]) from error
        except Gone as error:
            code = child.exit_code()
            noise = self._drop(child)
            raise self._failed("exit", f"{code}: {noise[-1]}" if noise else str(code)) from error
        except NotAMessage as error:
            self._drop(child)  # its next line could answer anything
            raise self._failed("nonsense", str(error)) from error

    def _meant(self, said: int | str, observation: Observation) -> Action:
        for action in observation.actions:
            if said == (action.index if isinstance(said, int) else str(action)):
                return action
        raise self._failed("illegal", str(said))

    def _drop(self, child: Child) -> list[str]:
        """End the program and log the last lines of its standard error."""
        child.kill()
        self._child = None
        noise = child.noise()
        for line in noise:
            log.info("%s | %s", self.name, quoted(line))
        return noise

    def _failed(self, kind: str, detail: str) -> BotFailed:
        return BotFailed(self.name, kind, detail)
