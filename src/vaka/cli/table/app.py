"""The application: one table on the whole screen, and what can be done at it."""

from typing import Any

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.theme import Theme
from textual.widgets import Footer, Input, Static

from vaka.cli.explaining import explained
from vaka.cli.log import paragraphs
from vaka.cli.table.choices import Choice, Choices
from vaka.cli.table.drawing import Drawing
from vaka.cli.table.names import tinted
from vaka.cli.table.replay import Replay
from vaka.cli.table.scene import Scene, Source
from vaka.cli.table.told import HandOver, Line, Told, Waited
from vaka.core.errors import VakaError
from vaka.drawing import draw
from vaka.drawing.result import result
from vaka.faces import face_of

# Keys of the table, with what each does and the key of its words.
KEYS = (
    ("h", "hint", "table-key-hint"),
    ("u", "undo", "table-key-undo"),
    ("question_mark", "rules", "table-key-rules"),
    ("l", "log", "table-key-log"),
    ("r", "replay", "table-key-replay"),
    ("slash", "type", "table-key-type"),
    ("c", "chat", "table-key-chat"),
    ("q", "leave", "table-key-leave"),
)
COMMANDS = "hulrq?/"  # which therefore do not begin what is typed
BESIDE, ABOVE = 40, 5  # lines of the log beside the board, and above the question
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
TURNS = 0.12  # seconds between its pictures

OCEAN = Theme(
    name="ocean",
    primary="#4fb3bf",
    secondary="#e0a458",
    accent="#e0a458",
    foreground="#d8dee0",
    background="#10191d",
    surface="#16232a",
    panel="#1d2e36",
    success="#7fb069",
    warning="#e0a458",
    error="#e06c75",
    dark=True,
)


class TableApp(App[list[str]]):
    """Shows the scenes of a source; what it returns is said after the screen is gone."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, source: Source) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]
        self.source = source
        self.words = source.words
        self.shown: Scene | None = None
        self._turn = 0
        self._leaving = False
        for key, action, words in KEYS:
            if action != "chat" or source.talks:
                self.bind(key, action, description=self.words(words))
        self.bind("ctrl+up", "scroll_board(-1)", show=False)
        self.bind("ctrl+down", "scroll_board(1)", show=False)

    def compose(self) -> ComposeResult:
        with Horizontal(id="upper"):
            yield Drawing(fits=True, id="board")
            yield Drawing(ends=True, id="log")
        yield Drawing(ends=True, id="recent")
        with Vertical(id="lower"):
            yield Static(id="question")
            yield Choices(id="choices", compact=True)
        yield Input(
            compact=True,
            id="typed",
            placeholder=self.words("table-typed"),
            select_on_focus=False,  # the first letter is there already
        )
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.register_theme(OCEAN)
        self.theme = "ocean"
        self.query_one("#upper").border_title = ""
        self.query_one("#log").border_title = self.words("table-log")
        self.query_one("#typed").display = False
        self.query_one(Choices).focus()
        self.set_interval(TURNS, self._spin)
        self.run_worker(self.source.run(self.show), name="others")

    # The scene ------------------------------------------------------------------------------------

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)  # the log may have changed its place

    def show(self) -> None:
        """Draw the scene that is now."""
        if self._leaving:
            return
        scene = self.source.scene()
        before, self.shown = self.shown, scene
        table = self.screen_stack[0]
        board, log, recent = (
            table.query_one(name, Drawing) for name in ("#board", "#log", "#recent")
        )
        names = scene.names
        if scene.view is None:
            for each in (board, log, recent):  # also one that has no room now
                each.show(Text(""))
        elif before is not None and before.view == scene.view and before.names == names:
            pass  # it is drawn
        elif scene.over:
            face = face_of(scene.view["title"])
            drawn = draw(scene.view, self.words, names)
            board.show(result(scene.view, face, self.words, names), "", drawn)
        else:
            board.show(draw(scene.view, self.words, names))
        pane, most = (log, BESIDE) if log.display else (recent, ABOVE)
        told = [(ply, tinted(sentence, names)) for ply, sentence in scene.log[-most:]]
        pane.show(paragraphs(told))
        self._head()
        table.query_one(Choices).ask(scene.asked, scene.offers)
        table.refresh_bindings()  # the footer lists undo and hint only where they are possible
        if scene.asked != (before.asked if before else None):
            self._stop_typing()
        if scene.hand_over is not None:
            self._hand_over(scene)

    def _head(self) -> None:
        scene = self.shown
        if scene is None:
            return
        text = Text()
        if scene.trouble:
            text.append(f"{scene.trouble}\n", "bold red")
        if scene.thinking:
            text.append(f"{SPINNER[self._turn % len(SPINNER)]} ", "cyan")
        seat = scene.asked.seat if scene.asked else None
        if seat is not None:
            text.append("▸ ", "bold")
        text.append_text(tinted(scene.heading, scene.names))
        text.stylize("bold")
        self.screen_stack[0].query_one("#question", Static).update(text)

    def _spin(self) -> None:
        """While somebody thinks, the screen shows that it is alive."""
        if self.shown is not None and self.shown.thinking and not self._leaving:
            self._turn += 1
            self._head()

    def _hand_over(self, scene: Scene) -> None:
        if isinstance(self.screen, HandOver):
            return

        def taken(pressed: str | None) -> None:
            if pressed == "undo":
                self.run_worker(self._undone(), group="acts")
            elif pressed == "quit":
                self.action_leave()
            else:
                self.run_worker(self._taken("hand-over"), group="acts")

        self.push_screen(HandOver(scene.heading, self.words("table-hand-over-keys")), taken)

    # Choosing -------------------------------------------------------------------------------------

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self._choose(event.choice)

    def _choose(self, choice: Choice) -> None:
        self._stop_typing()
        if choice.offer is not None:
            self.run_worker(self._taken(choice.offer), group="acts")
        elif choice.action is not None:
            self.run_worker(self._done(choice), group="acts")

    async def _done(self, choice: Choice) -> None:
        scene = self.source.scene()
        # Between the key and now the question may have gone.
        if choice.action is None or scene.asked is None or choice.action not in scene.asked.actions:
            return
        try:
            self._say(await self.source.choose(choice.action))
        except VakaError as error:
            self._complain(error)

    async def _taken(self, offer: str) -> None:
        try:
            self._say(await self.source.take(offer))
        except VakaError as error:
            self._complain(error)

    def on_key(self, event: events.Key) -> None:
        """What begins an answer: a number, or words that are typed."""
        choices = self.screen_stack[0].query_one(Choices)
        sign = event.character
        if self.focused is not choices or sign is None or not sign.isprintable():
            return
        if sign in COMMANDS or sign.isspace() or (sign == "c" and self.source.talks):
            return
        event.stop()
        only = choices.only(sign) if sign.isdecimal() else None
        if only is not None:
            self._choose(only)
        elif choices.shown:
            self._type(sign)

    def _type(self, begun: str) -> None:
        typed = self.query_one("#typed", Input)
        typed.display = True
        typed.value = begun
        typed.focus()
        typed.cursor_position = len(begun)

    def _stop_typing(self) -> None:
        typed = self.screen_stack[0].query_one("#typed", Input)
        if typed.display:
            typed.display = False
            typed.value = ""
            self.screen_stack[0].query_one(Choices).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input.id == "typed":
            meant = self.query_one(Choices).narrow(event.value)
            event.input.set_class(not meant, "-nothing")

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id != "typed":
            return
        choices = self.query_one(Choices)
        asked = self.shown.asked if self.shown else None
        line = event.value.strip()
        if not line:
            self._stop_typing()
        elif choices.narrow(line):
            choices.choose()
        elif asked is not None:
            try:
                why = await self.source.refusal(line, asked)
            except VakaError as error:
                why = error.message(self.words)
            self.notify(why or self.words("cli-nonsense", text=line), markup=False)

    # Commands -------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        scene = self.shown
        if action in ("undo", "hint") and scene is not None:
            return scene.can_undo if action == "undo" else scene.asked is not None
        return True

    def action_scroll_board(self, way: int) -> None:
        board = self.query_one("#board", Drawing)
        board.scroll_relative(y=way * max(board.size.height // 2, 1), animate=False)

    def action_type(self) -> None:
        if self.query_one(Choices).shown:
            self._type("")

    def action_undo(self) -> None:
        self.run_worker(self._undone(), group="acts")

    async def _undone(self) -> None:
        try:
            self._say(await self.source.undo())
        except VakaError as error:
            self._complain(error)

    def action_hint(self) -> None:
        asked = self.shown.asked if self.shown else None
        if asked is None:
            return

        def closed(best: int | None) -> None:
            if best is not None and self.shown and self.shown.asked == asked:
                self.query_one(Choices).point_at(best)

        heading, meanwhile = self.words("table-key-hint"), self.words("cli-hint-thinking")
        told = Waited(heading, self.words("table-close"), meanwhile, self.source.hint(asked))
        self.push_screen(told, closed)

    def action_rules(self) -> None:
        view = self.shown.view if self.shown else None
        if view is None:
            return

        def find(wanted: str) -> list[Any]:
            try:
                return explained(wanted.split(), view, self.words)
            except VakaError as error:
                return [Text(error.message(self.words))]

        now = find("") if view["decision"] is not None else [self.words("face-game-over")]
        heading, close = self.words("table-key-rules"), self.words("table-close")
        ask = self.words("table-rules-ask")
        help_text = Text(self.words("table-help"), "dim")
        self.push_screen(Told(heading, close, *now, "", help_text, find=find, ask=ask))

    def action_log(self) -> None:
        if self.shown is None:
            return
        names = self.shown.names
        told = [(ply, tinted(sentence, names)) for ply, sentence in self.shown.log]
        heading, close = self.words("table-log"), self.words("table-close")
        self.push_screen(Told(heading, close, paragraphs(told), ends=True))

    def action_replay(self) -> None:
        if self.shown is not None and self.shown.view is not None:
            self.push_screen(Replay(self.source.past(), self.words))

    def action_chat(self) -> None:
        def said(text: str | None) -> None:
            if text and text.strip():
                self.run_worker(self._talk(text.strip()), group="acts")

        self.push_screen(Line(self.words("table-key-chat"), self.words("table-close")), said)

    async def _talk(self, text: str) -> None:
        try:
            await self.source.say(text)
        except VakaError as error:
            self._complain(error)

    def action_leave(self) -> None:
        self._leaving = True
        self.run_worker(self._leave(), group="leave")

    async def action_quit(self) -> None:
        self.action_leave()

    def action_help_quit(self) -> None:
        """What Ctrl+C does."""
        self.action_leave()

    async def _leave(self) -> None:
        self.workers.cancel_group(self, "default")
        self.exit(await self.source.close())

    def key_escape(self) -> None:
        self._stop_typing()

    # What is said ---------------------------------------------------------------------------------

    def _say(self, sentence: str) -> None:
        if sentence:
            self.notify(sentence, markup=False)

    def _complain(self, error: VakaError) -> None:
        self.notify(error.message(self.words), severity="warning", markup=False)


class ReplayApp(App[None]):
    """A recorded game alone."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self._replay = replay

    def on_mount(self) -> None:
        self.register_theme(OCEAN)
        self.theme = "ocean"
        self.push_screen(self._replay, lambda _: self.exit())

    def action_help_quit(self) -> None:
        """What Ctrl+C does."""
        self.exit()
