"""A game in the terminal. It knows no title: the face draws and words it."""

import sys
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table as Grid

from vaka import Table
from vaka.bots import Clock, Observation
from vaka.bots.advice import Adviser
from vaka.cli import hints, lines, saves
from vaka.cli.answers import impossible, matching, shortest
from vaka.cli.asked import Asked
from vaka.cli.explaining import explained
from vaka.cli.failures import FAILED, INTERRUPTED
from vaka.cli.log import paragraphs
from vaka.cli.screen import Screen
from vaka.cli.seating import Company, Seating
from vaka.cli.sitting import Sitting
from vaka.cli.thinking import thinking
from vaka.core.action import Action
from vaka.core.errors import CannotUndo, MalformedAction, UnknownAction, VakaError
from vaka.drawing import draw
from vaka.drawing.result import result
from vaka.faces import rulebook
from vaka.locale import Words

Command = tuple[str, str, str]  # the word, its short form, and the key that explains it

RULE = "? RULE"  # of which a number stands in the help that the title has
NAME = "? NAME"  # in the help of a title that explains its things
# What can be typed besides a number.
COMMANDS: tuple[Command, ...] = (
    ("?", "", "cli-command-rules"),
    (RULE, "", "cli-command-rule"),
    (NAME, "", "cli-command-name"),
    ("hint", "!", "cli-command-hint"),
    ("undo", "u", "cli-command-undo"),
    ("log", "l", "cli-command-log"),
    ("save FILE", "s", "cli-command-save"),
    ("help", "h", "cli-command-help"),
    ("quit", "q", "cli-command-quit"),
)
# What can be typed while the screen is handed on.
BETWEEN: tuple[Command, ...] = (
    ("Enter", "", "cli-command-enter"),
    *[command for command in COMMANDS if command[0] in ("undo", "help", "quit")],
)
LONGEST = 200  # what is typed beyond that is no longer a choice
_SHORT = {short: word.split()[0] for word, short, _ in COMMANDS if short}


class Leave(Exception):
    """Somebody has had enough for now."""


class Evening:
    """One table and the people at this screen; `advice` limits how long a hint is thought about."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        file: Path,
        words: Words,
        screen: Screen,
        advice: Clock | None = None,
    ) -> None:
        self.sitting = Sitting(table, seating, file, words)
        self.table = table
        self.seating = seating
        self.words = words
        self.screen = screen
        self.title = table.record.title
        self.face = self.sitting.face
        self.names = self.sitting.names
        self.company = Company(seating, self.title, table.record.seed)
        self.adviser = Adviser(advice)
        self.at_screen: int | None = None
        self.saved: set[Path] = set()

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        sitting = self.sitting
        try:
            self._tell(sitting.store())
            while (seat := sitting.next_seat()) is not None:
                self._turn(seat)
            self._end()
        except (Leave, EOFError):
            self.screen.say(*sitting.farewell())
        except KeyboardInterrupt:
            self.screen.say("", *sitting.farewell())
            return INTERRUPTED if sitting.unsaved is None else FAILED
        finally:
            self.company.close()
        return 0 if sitting.unsaved is None else FAILED

    def _tell(self, sentence: str | None) -> None:
        if sentence is not None:
            self.screen.say(sentence)

    # Turns ----------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        if seat in self.seating.bots:
            self._act(seat, self._chosen(seat))
        elif self.seating.shared and seat != self.at_screen:
            self._hand_over(seat)
        else:
            self._ask(seat)

    def _chosen(self, seat: int) -> Action:
        """What a bot does; if it went wrong, the log will say so."""
        table = self.table
        note = self.words("cli-thinking", player=self.names[seat])
        with thinking(self.screen, note, at_once=self.company.searches(seat)):
            action, mishaps = self.company.choose(table.state, seat, table.ply)
        self.sitting.lose(mishaps)
        return action

    def _act(self, seat: int, action: Action) -> None:
        self._tell(self.sitting.act(seat, action))

    def _hand_over(self, seat: int) -> None:
        """Clear the screen, and wait until the right person looks at it."""
        self.screen.wipe()
        lines.forget()
        while True:
            self.screen.say(self.words("cli-hand-over", player=self.names[seat]))
            word = self._read("[Enter undo help quit] > ").lower()
            word = _SHORT.get(word, word)
            if not word:
                self.at_screen = seat
                return
            if word == "undo" and self._undo(seat if self.at_screen is None else self.at_screen):
                return
            if word == "help":
                self.screen.say(self._explained(*BETWEEN))
            elif word == "quit":
                raise Leave

    def _ask(self, seat: int) -> None:
        """Ask a person until something has changed."""
        view = self.table.view(seat)
        asked = self.sitting.asked(view)
        board = draw(view, self.words, self.names)
        short = [self.face.short_text(action, view, self.words) for action in asked.actions]
        question = self.screen.question(
            asked.text, asked.choices, asked.actions, asked.called, short, board
        )
        self.screen.turn(board, self.sitting.noted(self.sitting.log.since_own(seat)), question)
        while True:
            line = self._read(self._prompt(asked))
            if line.isdecimal():
                if self._choose(asked, line):
                    return
            elif line:
                word, _, rest = line.partition(" ")
                word = _SHORT.get(word.lower(), word.lower())
                if word == "undo" and not rest:
                    if self._undo(seat):
                        return
                elif self._inform(asked, word, rest.strip()):
                    self.screen.say(question)
                elif word == "save" and not (line[1:2] == " " and self._meant(asked, line)):
                    self._save_as(rest.strip())
                elif word == "quit" and not rest:
                    raise Leave
                elif self._type(asked, line):
                    return

    def _prompt(self, asked: Asked) -> str:
        undo = " undo" if self.table.can_undo(asked.seat) else ""
        return f"[{asked.first}-{asked.last} ? hint{undo} log save help quit] > "

    def _read(self, prompt: str) -> str:
        self.screen.console.file.flush()
        line = lines.read(prompt)
        if not sys.stdin.isatty():
            self.screen.say("")  # nobody pressed Enter on this screen
        return line

    def _choose(self, asked: Asked, number: str) -> bool:
        """One of the numbered answers; whether there was one."""
        place = int(number[-9:]) - asked.first
        if len(number) <= 9 and 0 <= place < len(asked.actions):
            self._act(asked.seat, asked.actions[place])
            return True
        clipped = number if len(number) <= 9 else f"{number[:9]}…"
        numbers = {"first": asked.first, "last": asked.last}
        self.screen.say(self.words("cli-no-such-choice", number=clipped, **numbers))
        return False

    def _meant(self, asked: Asked, line: str) -> list[Action]:
        """What a few words can mean: legal actions, or one that will be refused with its rule."""
        line = line[:LONGEST]
        refused = impossible(line, asked.actions, self.table.state.catalog)
        if refused is not None:
            return [refused]
        return matching(line, asked.actions, asked.choices, asked.called)

    def _type(self, asked: Asked, line: str) -> bool:
        """An action in its written form, or as little of it as is unique; whether it was taken."""
        line = lines.printable(line[:LONGEST])
        meant = [] if "(" in line else self._meant(asked, line)
        if len(meant) > 1:
            self.screen.say(self.screen.answers(asked.numbered(meant)))
            return False
        try:
            self._act(asked.seat, meant[0] if meant else self.table.state.catalog.parse(line))
        except (MalformedAction, UnknownAction) as error:
            written = "(" in line  # like an action
            said = error.message(self.words) if written else self.words("cli-nonsense", text=line)
            possible = self.words("cli-possible", first=asked.first, last=asked.last)
            self.screen.say(f"{said} {possible}")
        except VakaError as error:
            self.screen.say(error.message(self.words))
        else:
            return True
        return False

    # Commands -------------------------------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        try:
            self.screen.say(self.sitting.undo(seat))
        except CannotUndo as error:
            self.screen.say(error.message(self.words))
            return False
        return True

    def _inform(self, asked: Asked, word: str, rest: str) -> bool:
        """Commands that only tell something; whether the line was one."""
        if word.startswith("?"):
            self._explain(asked.seat, (word[1:] + " " + rest).split())
        elif word == "log" and not rest:
            self.screen.page(paragraphs(self.sitting.noted(self.sitting.log.lines(asked.seat))))
        elif word == "hint" and not rest:
            try:
                self.screen.say(self._hint(asked))
            except KeyboardInterrupt:  # of the hint, not of the game
                self.screen.say("")
        elif word == "help" and not rest:
            self.screen.say(self._help(asked))
        else:
            return False
        return True

    def _hint(self, asked: Asked) -> RenderableType:
        """What the adviser would do, told by what this seat knows alone."""
        with thinking(self.screen, self.words("cli-hint-thinking"), at_once=True):
            observation = Observation(self.table.state, asked.seat)
            hint = self.adviser.hint(observation)
        return hints.told(hint, observation, asked.first, asked.choices, self.words)

    def _explain(self, seat: int, wanted: list[str]) -> None:
        """What is asked about: a thing of the game by its name, or rules by their numbers."""
        try:
            self.screen.say(*explained(wanted, self.table.view(seat), self.words))
        except VakaError as error:
            self.screen.say(error.message(self.words))

    def _help(self, asked: Asked) -> RenderableType:
        number = ("1, 2, 3 ...", "", "cli-command-number")
        example = asked.actions[-1]
        forms = dict.fromkeys((shortest(example, asked.actions), str(example)))
        action = (" = ".join(forms), "", "cli-command-action")
        known = rulebook.numbers(self.title, self.words)
        rule = {RULE: f"? {known[len(known) // 2]}"} if known else {}
        explains = self.face.explain("", self.table.view(asked.seat), self.words)
        commands = [
            (rule.get(word, word), short, key)
            for word, short, key in COMMANDS
            if word != NAME or explains
        ]
        return self._explained(number, *commands, action)

    def _explained(self, *commands: Command) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for word, short, key in commands:
            grid.add_row(f"{word} ({short})" if short else word, self.words(key))
        return grid

    def _save_as(self, name: str) -> None:
        """Save under a name of one's own; nothing that is already there is overwritten."""
        if not name:
            self.screen.say(self.words("cli-autosaved", file=str(self.sitting.file)))
            return
        try:
            file = Path(name).expanduser().absolute()
            if file.exists() and file not in self.saved:
                self.screen.say(self.words("cli-file-exists", file=str(file)))
                return
            saves.write(file, self.table.record, self.seating, self.sitting.mishaps)
        except (OSError, ValueError, RuntimeError) as error:
            cause = str(getattr(error, "strerror", None) or error)
            self.screen.say(self.words("cli-save-failed", file=name, cause=cause))
            return
        self.saved.add(file)
        self.screen.say(self.words("cli-saved", file=str(file)))

    def _end(self) -> None:
        sitting = self.sitting
        seat = sitting.last_eyes()
        view = self.table.view(seat)
        since = sitting.noted(
            sitting.log.lines(None) if seat is None else sitting.log.since_own(seat)
        )
        if self.seating.shared:
            self.screen.wipe()
        self.screen.say(draw(view, self.words, self.names), paragraphs(since[-12:]))
        self.screen.say("", result(view, self.face, self.words, self.names))
        self.screen.say(*sitting.finish())
