"""The processes in which bots and hints are thought: a few, each with one question at a time.

Tables at which people sit go before those of bots alone, and quick questions before slow ones: a
bot that searches can wait for a bot that does not, but not the other way round.
"""

from typing import Final

import msgspec

from vaka.server.processes.pool import Line, ProcessPool
from vaka.server.thinking.questions import Answer, Asked, Choose

QUICK: Final = frozenset({"easy", "greedy", "medium", "random"})  # they do not search
PATIENCE: Final = 60.0  # seconds: far more than any level thinks, even uncompiled
NOWHERE: Final = Line(False, "", "")

_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class Pool(ProcessPool):
    def __init__(self, size: int, patience: float = PATIENCE) -> None:
        super().__init__(size, "vaka.server.thinking.worker", patience)

    async def ask(self, question: Asked, line: Line = NOWHERE) -> Answer:
        """Wait for a free process, and for its answer."""
        slow = not (isinstance(question, Choose) and question.level in QUICK)
        answer = await self.exchange(msgspec.json.encode(question), line, slow=slow)
        return _ANSWERS.decode(answer)
