"""Engines that researchers use today, measured beside ours: OpenSpiel and catanatron."""

import random
from typing import Any

from vaka.core.errors import VakaError
from vaka.extras import pip_install


class MissingPeers(VakaError):
    """The packages to compare with are not installed."""

    key = "bench-missing-peers"


class Peers:
    """OpenSpiel's hearts, with the deal excluded, and catanatron's whole game."""

    def __init__(self, spiel: Any, catanatron: Any) -> None:
        self.catanatron = catanatron
        game = spiel.load_game("hearts")
        self.dealt = [self._deal(game) for _ in range(5)]
        self.turn = 0

    @staticmethod
    def _deal(game: Any) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        return state

    def hearts_game(self) -> int:
        """One random game from a dealt state; how many decisions it took."""
        chance = random.random
        self.turn = (self.turn + 1) % len(self.dealt)
        state = self.dealt[self.turn].clone()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    def hearts_clone(self) -> object:
        return self.dealt[0].clone()

    def catanatron_game(self) -> int:
        """The first decisions of a game of four random players, as its own loop plays it."""
        colors = list(self.catanatron.Color)[:4]
        game = self.catanatron.Game([self.catanatron.RandomPlayer(color) for color in colors])
        decisions = 0
        while decisions < 500 and game.winning_color() is None:
            game.play_tick()
            decisions += 1
        return decisions


def load_peers() -> Peers:
    try:
        import catanatron
        import pyspiel
    except ImportError as error:
        command = pip_install("open_spiel", "catanatron")
        raise MissingPeers(package=str(error.name), command=command) from error
    return Peers(pyspiel, catanatron)
