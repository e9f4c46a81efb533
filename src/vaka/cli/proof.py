"""What a record claims beyond its actions, and whether it holds: its table's proof and outcome."""

from enum import Enum
from typing import Any, NamedTuple

from vaka import Record
from vaka.core import fairness
from vaka.core.errors import VakaError
from vaka.core.outcome import Outcome


class WrongTable(VakaError):
    """An entry of the record's table is missing or is not what it must be."""

    key = "verify-wrong-table"


class WrongCommitment(VakaError):
    """The table has told a commitment that its secret does not fit."""

    key = "verify-wrong-commitment"


class WrongSeedMade(VakaError):
    """The game was dealt with another seed than secret and salts make."""

    key = "verify-wrong-seed"


class WrongOutcome(VakaError):
    """The table names another outcome than the one that the actions lead to."""

    key = "verify-wrong-outcome"


class Origin(Enum):
    """Where the beginning of a game comes from."""

    FAIR = "fair"  # a seed that nobody chose, with the proof
    UNPROVED = "unproved"  # a seed; the record does not say who chose it
    BRANCH = "branch"  # a position of another game
    REDEALT = "redealt"  # a position of a game that ran, as one seat knew it


class Proved(NamedTuple):
    """A record that holds. `outcome` None: the game is not over."""

    record: Record
    origin: Origin
    outcome: Outcome | None

    @property
    def commitment(self) -> str:
        return fairness.commitment(_proof(self.record)[1])


def prove(record: Record) -> Proved:
    """Look at all that a record claims; its actions were looked at when it was read."""
    table = record.table or {}
    state = record.replay()
    outcome = None if state.decision() is not None else state.outcome()
    if "outcome" in table:
        _compare(table["outcome"], outcome)
    if record.seed is None:
        if "fairness" in table:
            raise WrongTable(field="fairness")
        return Proved(record, Origin.REDEALT if "redealt" in table else Origin.BRANCH, outcome)
    if "fairness" not in table:
        return Proved(record, Origin.UNPROVED, outcome)
    told, secret, salts = _proof(record)
    match fairness.differs(told, secret, salts, record.seed):
        case "commitment":
            raise WrongCommitment(given=told, found=fairness.commitment(secret))
        case "seed":
            found = fairness.seed_of(secret, salts)
            raise WrongSeedMade(given=f"{record.seed:x}"[:64], found=f"{found:x}")
    return Proved(record, Origin.FAIR, outcome)


def _proof(record: Record) -> tuple[str, str, list[str]]:
    """Commitment, secret and salts of a record."""
    proof: Any = (record.table or {}).get("fairness")
    if not isinstance(proof, dict):
        raise WrongTable(field="fairness")
    for name in ("commitment", "secret"):
        if not isinstance(proof.get(name), str):
            raise WrongTable(field=name)
    salts = proof.get("salts")
    if (
        not isinstance(salts, list)
        or len(salts) != record.players
        or not all(isinstance(salt, str) for salt in salts)
    ):
        raise WrongTable(field="salts")
    return proof["commitment"], proof["secret"], salts


def _compare(claimed: object, outcome: Outcome | None) -> None:
    """Whether the outcome that a table names is the one that was reached."""
    if not isinstance(claimed, dict):
        raise WrongTable(field="outcome")
    reached = {} if outcome is None else outcome.data()
    for name, value in claimed.items():
        if name not in reached or reached[name] != value:
            raise WrongOutcome(
                field=str(name)[:40],
                given=str(value)[:200],
                found=str(reached.get(name, "-"))[:200],
            )
