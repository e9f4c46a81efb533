"""A process that thinks: a line with a question comes in, a line with the answer goes out.

Started by the pool as `python -m vaka.server.thinking.worker SECONDS`: see processes/loop.py.
"""

import os
from typing import Final

import msgspec

from vaka.bots import Clock, Observation, registry
from vaka.bots.advice import Adviser
from vaka.bots.greedy import TITLES, guide_for
from vaka.bots.guard import seat as seated
from vaka.core import errors
from vaka.core.registry import load, restore
from vaka.server.processes.loop import answer_lines, ignore_interrupts
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
        return Chosen(action.index, [mishap.message(errors.speaker) for mishap in bot.mishaps])


def _advise(question: Advise, observation: Observation) -> Advised:
    clock = Clock(iterations=question.iterations, seconds=question.seconds)
    hint = Adviser(clock).hint(observation)
    reasons = [Why(each.key, each.points, each.details) for each in hint.reasons]
    return Advised(hint.tries, hint.best, reasons, hint.lead)


def main() -> None:
    ignore_interrupts()
    if hasattr(os, "nice"):
        os.nice(NICE)
    for title in TITLES:  # read what it needs before anybody waits for it
        game = load(title)
        guide_for(game.new(game.title.least_players, 0))
    answer_lines(answer)


if __name__ == "__main__":
    main()
