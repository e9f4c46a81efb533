"""States of OpenSpiel.

Sealed decisions are taken one seat after the other; an answer is hidden from the other seats until
all have answered.
"""

from collections.abc import Callable
from typing import Any

import pyspiel

from vaka.envs.openspiel.position import Position
from vaka.envs.rewards import win_shares


class VakaState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of OpenSpiel: a chance node first, then the positions of the game.

    Only `position` changes: OpenSpiel copies and saves the attributes of a state.

    >>> import pyspiel
    >>> import vaka.envs.openspiel
    >>> state = pyspiel.load_game("python_vaka_rapanui(players=3,deals=10)").new_initial_state()
    >>> state.is_chance_node()
    True
    >>> state.apply_action(7)  # the deal of seed 7
    >>> state.current_player()
    2
    >>> [state.action_to_string(action) for action in state.legal_actions()]
    ['play(card=fish, count=1)', 'play(card=mulberry, count=1)', 'play(card=grain, count=1)']
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.position: Position | None = None  # not dealt yet

    def __reduce__(self) -> tuple[object, ...]:
        # OpenSpiel's own pickling loses the Python part of the object.
        return (_read, (pyspiel.serialize_game_and_state(self.get_game(), self),))

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's id of chance or of the end."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.position.state.next_seat())
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.state.next_seat() < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, equally likely."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return [action.index for action in self.position.state.legal_actions(player)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.get_game().dealing.deal(action), ())
        else:
            self.position.apply(int(self.position.state.next_seat()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        chance = player == pyspiel.PlayerId.CHANCE
        return str(game.dealing.name(action) if chance else game.actions[action])

    def returns(self) -> list[float]:
        """Return one win shared by the winners, or zeros before the end."""
        if self.position is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return win_shares(self.position.state.outcome())

    def __str__(self) -> str:
        """Return a spectator's view and the digest: different positions have different texts."""
        if self.position is None:
            return "-"
        return f"{self.position.view(None)} {self.position.state.digest()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "VakaState":
        """Sample a state from the player's information set, without a history.

        OpenSpiel's history would contain the true actions of all seats, sealed ones included.
        """
        other: VakaState = self.get_game().new_initial_state()
        if self.position is not None:
            other.position = self.position.redealt(player, int(sampler() * 2**53))
        return other


def _read(saved: str) -> VakaState:
    state: VakaState = pyspiel.deserialize_game_and_state(saved)[1]
    return state
