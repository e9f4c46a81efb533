"""What is refused for the sake of the clock."""

from vaka.server.errors import BadInput, Conflict


class TwoClocks(BadInput):
    """A clock with two kinds of time, or with none."""

    key = "server-two-clocks"


class ClockTime(BadInput):
    """Too much time or too little; `least` and `most` are in seconds."""

    key = "server-clock-time"


class NoClock(Conflict):
    """A table without a clock: nobody's time runs, so there is nothing to pause."""

    key = "server-no-clock"


class NoPause(Conflict):
    """The game is not paused, and nobody has asked for it."""

    key = "server-no-pause"


class Paused(Conflict):
    """Nobody is asked anything in a pause."""

    key = "server-paused"


class StandInPlays(Conflict):
    """A bot plays for this person, who can take his seat back."""

    key = "server-stand-in"


class BotAnswers(Conflict):
    """The time for one question was over twice: the bot is to answer it."""

    key = "server-bot-answers"


class TooManyInterruptions(Conflict):
    """People have gone away or paused too often since the last move that stands."""

    key = "server-too-many-interruptions"


class NotInLesson(Conflict):
    """A lesson is for who learns, not for a bot."""

    key = "server-not-in-lesson"
