"""Messages of the bot protocol as they are in a game, made by the code that makes the real ones."""

import vaka
from vaka.bots import protocol
from vaka.bots.clock import Clock
from vaka.bots.observation import Observation
from vaka.bots.protocol import Message


def examples() -> list[Message]:
    """One of each message, in the order of a game."""
    state = vaka.load("rapanui").new(players=3, seed=7)
    decision = state.decision()
    assert decision is not None
    seat = decision.seats[0]
    observation = Observation(state, seat)
    seed = 11
    wants = (protocol.REDEAL,)
    question = protocol.choose(1, observation, Clock(seconds=1.5), seed, wants)
    return [
        protocol.hello(observation, seed),
        protocol.ready("example", wants),
        question,
        protocol.answer(question, observation.actions[0]),
        protocol.failure("ZeroDivisionError"),
        protocol.end(),
    ]
