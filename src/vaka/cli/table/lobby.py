"""The lobby of a server: one's own tables, and public ones to join or to watch."""

from typing import Any

from rich.text import Text
from textual.app import App, ComposeResult
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from vaka.cli.table.app import OCEAN
from vaka.cli.table.reaching import Reached
from vaka.locale import Words

Told = dict[str, Any]


class Lobby(App[tuple[str, bool]]):
    """Says which table was chosen, and whether to sit down there."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, reached: Reached, words: Words) -> None:
        super().__init__()
        self._words = words
        own = [each for each in reached.line.get("tables", "mine") if each["status"] != "over"]
        mine = {each["id"] for each in own}
        public = reached.line.get("tables")["tables"]
        self._tables: list[Told] = own + [each for each in public if each["id"] not in mine]
        self.bind("q,escape", "leave", description=words("table-key-leave"))

    def compose(self) -> ComposeResult:
        key = "table-lobby" if self._tables else "table-lobby-empty"
        yield Static(Text(self._words(key), "bold"), id="question")
        yield OptionList(*[Option(self._told(each)) for each in self._tables], id="lobby")

    def on_mount(self) -> None:
        self.register_theme(OCEAN)
        self.theme = "ocean"
        self.query_one(OptionList).focus()

    def _told(self, table: Told) -> Text:
        seated = sum(seat["joined"] for seat in table["seats"])
        told = Text.assemble(
            (table["title"], "bold"), f"  {table['name']}  {seated}/{table['players']}"
        )
        status = "table-running" if table["status"] == "running" else "table-open"
        key = "table-your-turn" if table["turn"] else status
        return told.append(f"  {self._words(key)}", "bold yellow" if table["turn"] else "dim")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        table = self._tables[event.option_index]
        joins = table["status"] == "open" and (table["seat"] is None or table["invited"])
        self.exit((table["id"], joins))

    def action_leave(self) -> None:
        self.exit()

    def action_help_quit(self) -> None:
        """What Ctrl+C does."""
        self.exit()
