"""A bot that is a program of its own, in any language: asked in lines of JSON (`protocol`).

It is started when it is first asked, and kept for the game. Whatever it does wrong costs its turn
and is told by BotFailed. If it hangs, ends or talks nonsense, it is started anew for its next turn.
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

LIMIT: Final = 30.0  # seconds for a choice, where the clock says nothing of seconds
GRACE: Final = 0.5  # seconds beyond the clock's, for the way to and fro
START: Final = 20.0  # seconds to get ready
AGAIN: Final = 2.0  # ... for one that took longer than that when it was last started
TRIES: Final = 3  # times that it may fail to get ready before it is not started again

log = logging.getLogger("vaka.bots")


def command_of(name: str) -> list[str]:
    """The command line of a bot that is called `program:COMMAND`; it has to be there."""
    text = name.removeprefix(PREFIX)
    try:
        command = shlex.split(text)
    except ValueError as error:  # a quotation mark without its pair
        raise BadCommand(command=quoted(text), prefix=PREFIX) from error
    if not command:
        raise BadCommand(command=quoted(text), prefix=PREFIX)
    if shutil.which(command[0]) is None:
        raise CommandNotFound(command=quoted(command[0]))
    return command


class ProgramBot:
    """`limit` and `start` are seconds: for a choice on a clock without seconds, and to get ready.

    For one game: a table with other options or another seat gets a new process, but a second game
    at the same table would be taken for the same. Close it, or use it as a context.
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
        self._table: dict[str, object] = {}  # that it was told about
        self._wants: tuple[str, ...] = ()
        self._asked = 0
        self._unready = 0  # times that it failed to get ready, one after the other
        self._is_slow = False  # whether it was ended the last time, while it got ready
        self._why = ""

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        child = self._at_table(observation)
        self._asked += 1
        question = protocol.choose(self._asked, observation, clock, self._seed, self._wants)
        child.forget()
        child.send(protocol.written(question))
        seconds = self._limit if clock.seconds is None else clock.seconds + GRACE
        until = time.monotonic() + seconds
        while True:
            said = self._hear(child, until, seconds, protocol.Answer, protocol.Failure)
            if said["type"] == "error":
                raise self._failed("error", said["text"])
            if said["id"] > self._asked:
                self._drop(child)
                raise self._failed("nonsense", f"id {said['id']} > {self._asked}")
            if said["id"] == self._asked:  # else it comes late, for a turn that was lost
                return self._meant(said["action"], observation)

    def reseed(self, seed: int) -> None:
        """From now on choose as a bot that was made with this seed."""
        self._seed = seed

    def close(self) -> None:
        """End the program; asked again, it is started again."""
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
        """The program, ready to choose at this table."""
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
            child.send(protocol.written(greeting))
            seconds = min(self._start, AGAIN) if self._is_slow else self._start
            until = time.monotonic() + seconds
            said = self._hear(child, until, seconds, protocol.Ready, protocol.Failure)
            if said["type"] == "error":
                raise self._failed("start", said["text"])
        except BaseException:  # also when somebody has had enough
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
            self._drop(child)  # it is out of step: who knows what its next line would answer
            raise self._failed("nonsense", str(error)) from error

    def _meant(self, said: int | str, observation: Observation) -> Action:
        for action in observation.actions:
            if said == (action.index if isinstance(said, int) else str(action)):
                return action
        raise self._failed("illegal", str(said))

    def _drop(self, child: Child) -> list[str]:
        """End the program, and keep in the log what it complained about."""
        child.kill()
        self._child = None
        noise = child.noise()
        for line in noise:
            log.info("%s | %s", self.name, quoted(line))
        return noise

    def _failed(self, kind: str, detail: str) -> BotFailed:
        return BotFailed(self.name, kind, detail)
