"""What `check_game` has done."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Report:
    """How much was played and looked at. A report is only made of a title that passed."""

    title: str
    games: int = 0
    plies: int = 0
    probes: int = 0  # positions in which everything was checked
    reasons: Counter[str] = field(default_factory=Counter)  # how often games ended for which reason
    decisions: Counter[str] = field(default_factory=Counter)  # how often which kind was asked
    checks: Counter[str] = field(default_factory=Counter)  # how often each check was made
