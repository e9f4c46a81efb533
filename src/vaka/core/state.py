"""The state of a game: one packed vector of integers, and the public methods over it.

Everything that can change in a game is a number in `cells`; everything that cannot is in the shared
`config`. So a clone is a copy of one vector, and digest, dump and restore are the same few lines
for every title.
"""

import sys
from array import array
from hashlib import blake2b
from typing import SupportsIndex

from mypy_extensions import mypyc_attr

from vaka.core.action import Action, Catalog
from vaka.core.cells import ASKED, CHANCE, KIND, OVER, SEALED, SPECTATOR, blank, blank_bytes
from vaka.core.chance import REDEAL, Chance, fold
from vaka.core.decision import BIT, Decision, seats_of
from vaka.core.errors import (
    GameNotOver,
    GameOver,
    IllegalAction,
    NotAsked,
    UnknownAction,
)
from vaka.core.event import EventLog
from vaka.core.features import Feature
from vaka.core.frames import NOBODY, SEVERAL
from vaka.core.numbers import checked_seed, to_int
from vaka.core.outcome import Outcome
from vaka.core.rendering import render
from vaka.core.state_base import StateBase, View
from vaka.core.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class State(StateBase):  # noqa: PLW1641 - mutable, so not hashable
    """A position of a game: `decision()`, `legal_actions(seat)`, `apply(seat, action)`.

    A state knows all secrets. Give players only `view(seat)` and `redeal(seat, seed)`.

    >>> import vaka
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> state.decision()
    <play (2,)>
    >>> state.apply(2, state.legal_actions(2)[0])
    >>> state.redeal(0, seed=1).view(0) == state.view(0)
    True
    >>> state == state.clone()
    True
    """

    def clone(self) -> "State":
        """Return an independent copy, without the event log."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.config.players

    @property
    def catalog(self) -> Catalog:
        """All actions of this game: the title's, or those of a custom deck, island or box."""
        return self.config.catalog

    def decision(self) -> Decision | None:
        """Return the pending decision, which names the seats to act; None when the game is over."""
        cells = self.cells
        asked = cells[ASKED]
        if asked >= 0:
            return self.config.decisions[asked][cells[KIND]]
        if asked == NOBODY:
            return None
        return self.config.sealed_decision(cells[KIND], self._open_seats())

    def is_asked(self, seat: SupportsIndex) -> bool:
        """Whether the seat may act now; False for a seat that this game does not have."""
        number = to_int(seat)
        if number is None or not 0 <= number < self.config.players:
            return False
        return self._is_open(number)

    def _is_open(self, seat: i64) -> bool:
        asked = self.cells[ASKED]
        if asked != SEVERAL:
            return asked == seat
        bit: i64 = BIT[seat]
        return self.cells[SEALED] & bit != 0 and not self.has_answered(seat)

    def legal_actions(self, seat: SupportsIndex) -> list[Action]:
        """Return the seat's legal actions in catalog order: none for a seat that is not asked."""
        at = self.check_seat(seat)
        if self.cells[ASKED] != at and not self._is_open(at):
            return []
        self._list_legal(at)
        items = self.items
        legal = self._legal
        actions: list[Action] = []  # a loop: before Python 3.12 a comprehension is a call
        for k in range(self._listed):
            actions.append(items[legal[k]])
        return actions

    def _list_legal(self, seat: i64) -> None:
        """Keep an asked seat's legal actions for `apply`."""
        if not len(self._legal):
            self._legal = blank(len(self.items))
        self._listed = self.legal_into(seat, self._legal)
        self._listed_for = seat

    def apply(self, seat: SupportsIndex, action: Action | SupportsIndex) -> None:
        """Take a legal action (or its index). Anything else raises and changes nothing.

        An action that the rules forbid now raises IllegalAction, which names the rule.
        """
        at = self.check_seat(seat)
        if self._listed_for != at:
            self._check_turn(at, action)
            self._list_legal(at)
        index: i64 = action.index if isinstance(action, Action) else self._index_of(action)
        legal = self._legal
        k: i64
        for k in range(self._listed):
            if legal[k] == index:
                if self.items[index] is not action:
                    self._index_of(action)
                self.apply_index(at, index)
                return
        index = self._index_of(action)
        why = self.refusal(at, index)
        raise IllegalAction(
            self.config.title.name, str(self.items[index]), why.rule, why.reason, **why.details
        )

    def _check_turn(self, seat: i64, action: Action | SupportsIndex) -> None:
        decision = self.decision()
        if decision is None:
            if not isinstance(action, Action):
                action = self.items[self._index_of(action)]
            raise GameOver(action=str(action))
        if not self._is_open(seat):
            asked = ", ".join([str(other) for other in decision.seats])
            raise NotAsked(seat=seat, asked=asked)

    def _index_of(self, action: Action | SupportsIndex) -> i64:
        """Return the index of an action of this game; raise UnknownAction for anything else."""
        if isinstance(action, Action):
            index = action.index
            if 0 <= index < len(self.items):
                known = self.items[index]
                if known is action or known == action:
                    return index
        else:
            number = to_int(action)
            if number is not None and 0 <= number < len(self.items):
                return number
        shown = str(action) if isinstance(action, Action) else repr(action)
        raise UnknownAction(action=shown, title=self.config.title.name)

    def outcome(self) -> Outcome:
        """Return scores, ranking and winners; raise GameNotOver before the end."""
        if not self.cells[OVER]:
            raise GameNotOver()
        return self.result()

    def listen(self) -> EventLog:
        """Record events from now on, and return the log. A state without a log makes no events."""
        if self.log is None:
            self.log = EventLog()
        return self.log

    def _observer(self, seat: SupportsIndex | None) -> i64:
        return SPECTATOR if seat is None else self.check_seat(seat)

    def view(self, seat: SupportsIndex | None) -> View:
        """Return everything that a seat (None: a spectator) may know, as plain data.

        A field that hides something from the seat is None. The package of a title has all fields
        as TypedDicts: see `help("vaka.games.rapanui.RapaNuiView")`, likewise `giants.GiantsView`
        and `raiatea.RaiateaView`. Cards that all players have seen stay known in other hands.

        >>> import vaka
        >>> state = vaka.load("rapanui").new(players=3, seed=7)
        >>> [player["hand"] is None for player in state.view(0)["seats"]]
        [False, True, True]
        """
        at = self._observer(seat)
        title = self.config.title
        view: View = {
            "title": title.name,
            "rules_version": title.rules_version,
            "players": self.config.players,
            "options": dict(self.config.options),
            "seat": None if at == SPECTATOR else at,
            "decision": self._show_decision(at),
            "outcome": self.result().data() if self.cells[OVER] else None,
        }
        self.fill_view(at, view)
        return view

    def _show_decision(self, seat: i64) -> View | None:
        decision = self.decision()
        if decision is None:
            return None
        shown: View = {
            "kind": decision.kind,
            "seats": list(decision.seats),
            "rules": list(decision.rules),
            "sealed": decision.sealed,
        }
        if decision.sealed:
            # Public: which seats have answered. Each seat also sees its own answer.
            everyone = seats_of(self.cells[SEALED])
            shown["answered"] = [at for at in everyone if self.has_answered(at)]
            if seat != SPECTATOR:
                shown["own"] = [str(self.config.catalog[index]) for index in self.answer(seat)]
        return shown

    def to_text(self, seat: SupportsIndex | None, *, language: str = "en") -> str:
        """Draw the table as text for a seat (None: a spectator), from its view alone.

        Drawings need the extra `vaka[terminal]`.

        >>> import vaka
        >>> state = vaka.load("rapanui").new(players=2, seed=7)
        >>> print(state.to_text(0).splitlines()[-1])
        Waiting for Player 1. Play a card, or several gatherers of one crop.
        """
        return render(self.view(seat), "text", language)

    def to_svg(self, seat: SupportsIndex | None, *, language: str = "en") -> str:
        """Draw the table of `to_text` as a picture: an SVG document that loads nothing else.

        Drawings need the extra `vaka[terminal]`.

        >>> import vaka
        >>> state = vaka.load("rapanui").new(players=2, seed=7)
        >>> state.to_svg(None).split()[0]
        '<svg'
        """
        return render(self.view(seat), "svg", language)

    def _repr_html_(self) -> str | None:
        """Draw the table for a notebook, with no more than a spectator may see."""
        try:
            return render(self.view(None), "html", "en")
        except ImportError:  # Rich is not installed: the notebook shows repr
            return None

    def described(self) -> tuple[Feature, ...]:
        """Name the numbers of `features`: the same for all games of one config."""
        found = self.config.features
        if found is None:
            found = self.config.features = tuple(self.feature_list())
        return found

    def features(self, seat: SupportsIndex) -> list[int]:
        """Return what matters of a seat's view as numbers, which `described` names."""
        at = self.check_seat(seat)
        out = blank_bytes(len(self.described()))
        self.features_into(at, out, 0)
        return list(out)

    def redeal(self, seat: SupportsIndex | None, seed: SupportsIndex) -> "State":
        """Return a determinization: a state that this seat (None: a spectator) cannot tell from
        this one. What the seat cannot know is drawn at random, from the seed and its view alone.
        """
        at = self._observer(seat)
        other = self.clone()
        chance = Chance(fold(checked_seed(seed), REDEAL))
        other.resample(at, chance)
        if other.cells[ASKED] == SEVERAL:
            other._reanswer(at, chance)
        other.cells[CHANCE] = chance.x
        return other

    def _reanswer(self, seat: i64, chance: Chance) -> None:
        """Replace the complete sealed answers of other seats by random ones."""
        everyone = seats_of(self.cells[SEALED])
        done: list[int] = [other for other in everyone if self.has_answered(other)]
        self.reopen(seat)
        out = blank(len(self.items))
        for at in done:
            if at != seat:
                while not self.has_answered(at):
                    index = out[chance.below(self.legal_into(at, out))]
                    self._seal(at, index)

    def dump(self) -> list[int]:
        """Return the whole state as numbers, secrets included; `game.restore` reads them."""
        return list(self.cells)

    def digest(self) -> str:
        """Return a hash of the state, the same on every machine: equal states, equal digests."""
        numbers = array("q", self.cells)
        if sys.byteorder == "big":
            numbers.byteswap()
        return blake2b(self.config.stamp + numbers.tobytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        """Compare by digest: equal states have equal futures and equal views."""
        if not isinstance(other, State):
            return NotImplemented
        return self.digest() == other.digest()

    def __repr__(self) -> str:
        """Show title, players and decision: nothing that a seat may not know."""
        asked = self.decision() or self.reason()
        return f"<{self.config.title.name}, {self.config.players} players: {asked}>"

    def __reduce__(self) -> tuple[object, ...]:
        from vaka.core.registry import restore

        config = self.config
        return (restore, (config.title.name, config.players, config.options, self.dump()))
