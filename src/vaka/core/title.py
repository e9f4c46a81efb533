"""What is fixed: the facts of a title, and the config of one game that all its states share."""

import json

from mypy_extensions import mypyc_attr

from vaka.core.action import Catalog
from vaka.core.decision import BIT, Decision, DecisionKind, seats_of
from vaka.core.features import Feature
from vaka.core.options import Option, OptionValue, Preset, check_presets, find_preset
from vaka.core.vectors import i64


class Title:
    """The facts of a title.

    `rules_version` goes up when a change of the rules would alter a stored game. `hidden` says
    what a seat cannot see: "nothing", "chance" (only what chance will bring: decks, dice) or
    "seats" (also what other seats hold or chose); the conformance kit holds the title to it.
    `sealed_steps` is the most actions that one sealed answer can take, 0 without sealed decisions.
    `remembered` names the parts of a view that leave out what everybody has seen happen: a test of
    memory and no secret, so redeals keep it. `presets` are named sets of options, in the order in
    which interfaces list them. `types` names the module whose `TYPES` are the types of the title's
    views, events and actions.
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, int],
        decisions: tuple[DecisionKind, ...],
        reasons: tuple[str, ...],
        hidden: str,
        options: tuple[Option, ...] = (),
        sealed_steps: int = 0,
        remembered: tuple[str, ...] = (),
        presets: tuple[Preset, ...] = (),
        types: str = "",
    ) -> None:
        check_presets(name, options, presets)
        self.name = name
        self.rules_version = rules_version
        self.least_players = seats[0]
        self.most_players = seats[1]
        self.decisions = decisions
        self.reasons = reasons
        self.hidden = hidden
        self.options = options
        self.sealed_steps = sealed_steps
        self.remembered = remembered
        self.presets = presets
        self.types = types

    def __repr__(self) -> str:
        return f"<{self.name}, {self.least_players} to {self.most_players} players>"

    def preset(self, name: str) -> Preset:
        """Return the preset of this name."""
        return find_preset(self.name, self.presets, name)

    def sealed_cells(self) -> int:
        """How many cells of a state the sealed answers take."""
        return self.most_players * (self.sealed_steps + 1) if self.sealed_steps else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class GameConfig:
    """What stays the same from the first to the last move of one game; shared by all clones.

    A title whose options change its components subclasses this to keep them, and gives it a
    catalog of its own (`Game.make_config`).
    """

    def __init__(
        self, title: Title, players: int, options: dict[str, OptionValue], catalog: Catalog
    ) -> None:
        self.title = title
        self.players = players
        self.options = options
        self.catalog = catalog
        # Digests of different titles, player counts or options never meet.
        self.stamp = json.dumps([title.name, title.rules_version, players, options]).encode()
        self.seats: i64 = players
        self.kinds: i64 = len(title.decisions)
        self.sealed_room: i64 = title.sealed_steps + 1
        # The shared decision objects of one seat: by seat, then by kind.
        self.decisions: list[list[Decision]] = [
            [Decision(kind.name, (seat,), kind.rules, False) for kind in title.decisions]
            for seat in range(players)
        ]
        self._sealed: dict[int, Decision] = {}
        self.features: tuple[Feature, ...] | None = None  # named when they are first asked for

    def __repr__(self) -> str:
        return f"<{self.title.name}, {self.players} players>"

    def sealed_decision(self, kind: i64, open_seats: i64) -> Decision:
        """The shared decision object of the seats that have not answered yet."""
        key: int = kind * 65536 + open_seats
        decision = self._sealed.get(key)
        if decision is None:
            about = self.title.decisions[kind]
            decision = Decision(about.name, seats_of(open_seats), about.rules, True)
            self._sealed[key] = decision
        return decision

    def all_seats(self) -> i64:
        """The bit mask of every seat."""
        mask: int = BIT[self.players] - 1
        return mask
