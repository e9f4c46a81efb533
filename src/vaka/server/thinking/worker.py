"""A process that thinks: a line with a question comes in, a line with the answer goes out.

Started by the pool as `python -m vaka.server.thinking.worker SECONDS`; it ends when nobody writes
to it any more, and by itself when one thought takes longer than these seconds.
"""

import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from vaka.bots import Clock, Observation, registry
from vaka.bots.advice import Adviser
from vaka.bots.greedy import TITLES, guide_for
from vaka.bots.guard import seat as seated
from vaka.core import errors
from vaka.core.registry import load, restore
from vaka.server.thinking.questions import (
    Advise,
    Advised,
    Answer,
    Asked,
    Choose,
    Chosen,
    Failed,
    Why,
)

NICE: Final = 5  # the event loop goes first
_DECODER: Final[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)


def answer(line: bytes) -> bytes:
    """The answer to a question; whatever goes wrong is an answer too."""
    try:
        given = _answer(_DECODER.decode(line))
    except Exception as error:
        given = Failed(f"{type(error).__name__}: {error}")
    return msgspec.json.encode(given)


def _answer(question: Asked) -> Answer:
    state = restore(question.title, question.players, question.options, question.dump)
    observation = Observation(state, question.seat)
    if isinstance(question, Choose):
        return _choose(question, observation)
    return _advise(question, observation)


def _choose(question: Choose, observation: Observation) -> Chosen:
    level = question.level
    if level not in registry.built_in(question.title):  # never a program that somebody names
        level = registry.best(question.title)
    with seated(level, question.seed, question.title) as bot:
        action = bot.choose(observation)
        return Chosen(action.index, [mishap.tell(errors.speaker) for mishap in bot.mishaps])


def _advise(question: Advise, observation: Observation) -> Advised:
    clock = Clock(iterations=question.iterations, seconds=question.seconds)
    hint = Adviser(clock).hint(observation)
    reasons = [Why(each.key, each.points, each.details) for each in hint.reasons]
    return Advised(hint.tries, hint.best, reasons, hint.lead)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    seconds = int(sys.argv[1])
    for title in TITLES:  # read what it needs before anybody waits for it
        game = load(title)
        guide_for(game.new(game.title.least_players, 0))
    # Answers have the line for themselves: what a bot prints goes where errors go.
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)
        try:
            _serve(sys.stdin.buffer, out, seconds)
        except BrokenPipeError:  # the server was killed while we thought: nobody waits for it
            os._exit(1)


def _serve(questions: BinaryIO, answers: BinaryIO, seconds: int) -> None:
    for line in questions:
        _wake_up(seconds)
        answers.write(answer(line) + b"\n")
        answers.flush()
        _wake_up(0)


def _wake_up(seconds: int) -> None:
    """Let the system end this process after so many seconds; 0: after all not."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
