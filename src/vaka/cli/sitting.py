"""A game at this machine: its table, the people and bots who sit there, its log and its file.

Whoever plays it, line by line or at the table of the whole screen, plays it through this.
"""

from pathlib import Path

from vaka import Table
from vaka.bots import Mishap
from vaka.cli import saves
from vaka.cli.asked import Asked, asked
from vaka.cli.log import Line, Log
from vaka.cli.seating import Seating
from vaka.cli.typed import typed
from vaka.core.action import Action
from vaka.faces import View, face_of
from vaka.locale import Words


class Sitting:
    def __init__(self, table: Table, seating: Seating, file: Path, words: Words) -> None:
        self.table = table
        self.seating = seating
        self.file = file
        self.words = words
        self.title = table.record.title
        self.face = face_of(self.title)
        self.names = seating.names(words)
        self.log = Log(table, self.face, words, self.names)
        self.mishaps = [each for each in saves.mishaps_of(file) if each[0] <= table.ply]
        self.unsaved: str | None = None  # why the game could not be saved

    def next_seat(self) -> int | None:
        """Who is to answer now, bots first; None when the game is over."""
        decision = self.table.state.decision()
        if decision is None:
            return None
        waiting = [seat for seat in decision.seats if seat in self.seating.bots]
        return (waiting or list(decision.seats))[0]

    def asked(self, view: View) -> Asked:
        """What the seat of a view is asked."""
        actions = self.table.state.legal_actions(view["seat"])
        name = self.names[view["seat"]] if self.seating.shared else ""
        return asked(view, actions, self.face, self.words, name)

    def noted(self, log: list[Line]) -> list[Line]:
        """Lines of the log, and between them what went wrong with bots meanwhile."""
        since = log[0][0] if log else 0
        lost = [(ply, mishap.message(self.words)) for ply, mishap in self.mishaps if ply >= since]
        return sorted([*lost, *log], key=lambda line: line[0])

    def last_eyes(self) -> int | None:
        """Who looks at the game when it is over; None: all who share the screen."""
        return None if self.seating.shared else self.seating.people[0]

    # What is done ---------------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> str | None:
        """Take an action and save the game; what is to be said if that has just begun to fail."""
        self.table.act(seat, action)
        return self.store()

    def lose(self, mishaps: list[Mishap]) -> None:
        """Note what went wrong with a bot that is about to act."""
        self.mishaps += [(self.table.ply + 1, mishap) for mishap in mishaps]

    def undo(self, seat: int) -> str:
        """Take back the seat's last action, and say which; raises if it cannot be taken back."""
        action = self.table.undo(seat)
        self.mishaps = [each for each in self.mishaps if each[0] <= self.table.ply]
        what = self.face.action_text(action, self.table.view(seat), self.words)
        said = self.words("cli-undone", action=what.removesuffix("."))
        lost = self.store()
        return said if lost is None else f"{said} {lost}"

    # Keeping the game -----------------------------------------------------------------------------

    def store(self) -> str | None:
        """Save the game; if that fails, and for another cause than before, what to say."""
        known = self.unsaved
        try:
            saves.write(self.file, self.table.record, self.seating, self.mishaps)
        except OSError as error:
            self.unsaved = str(error.strerror)
        else:
            self.unsaved = None
        return None if self.unsaved in (None, known) else self.lost()

    def farewell(self) -> list[str]:
        """What is said to who leaves."""
        if self.unsaved is not None:
            return [self.lost()]
        command = typed("play", "--resume", str(self.file))
        return [self.words("cli-left", file=str(self.file)), f"  {command}"]

    def finish(self) -> list[str]:
        """Put a game that is over away, and say where it is."""
        if self.unsaved is not None:
            return [self.lost()]
        command = typed("replay", str(saves.finish(self.file)))
        return [self.words("cli-kept"), f"  {command}"]

    def lost(self) -> str:
        return self.words("cli-save-failed", file=str(self.file), cause=str(self.unsaved))
