"""A bot that plays Rapa Nui by a small network, which has learnt the game by self-play."""

from vaka_learned.bot import Learned

__all__ = ["Learned"]
