"""What is still to be done: a stack of small tasks, the last first, each packed into one number.

A task that needs a choice becomes a decision, whose frame carries the task along as its argument.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.vectors import i64
from vaka.games.raiatea.layout import TASK, TASK_COUNT, TASK_ROOM

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# Kinds; in brackets what `value` and `count` mean.
RUN: Final = 1  # a chain of operations [operation, when]
APPLY: Final = 2  # one operation to one seat [operation]
SETTLE: Final = 3  # a ritual has worked: it is discarded, or lies before its owner [ritual]
TAKE_GOODS: Final = 4  # from the market [MAY or 0, how many]
TAKE_TYPE: Final = 5  # an assistant from the market [MAY or 0, how many]
TAKE_MASK: Final = 6  # from the market [-, how many]
TAKE_CARD: Final = 7  # from the forest row [-, how many]
MAKE_READY: Final = 8  # [-, how many]
USE_TYPE: Final = 9  # an assistant [0: A effect, SENT: B effect, ROLLED + type; how often]
LOSE_GOODS: Final = 10  # [-, how many]
LOSE_TYPE: Final = 11  # [-, how many]
LOSE_MASK: Final = 12  # [-, how many]
DRAW: Final = 13  # rituals by rank [-, how many to keep]
PERFORM: Final = 14  # a ritual from the hand [pile + 4 * highest cost, 0: any]
PATH: Final = 15  # the action of the Path of the Gods
PATH_MANA: Final = 16  # and what it gives at its end
MISSION: Final = 17  # complete an open mission
DIVER: Final = 18  # complete a second one
PAY: Final = 19  # for a mission [way + 4 * bit mask of goods paid already, how many]
CHOICE: Final = 20  # one of several alternatives [operation]
OPPONENT: Final = 21  # whom an operation hits [operation]
STEAL: Final = 22  # from `owner` [thing, how many]
STOP: Final = 23  # a ritual in the row; `owner` is whose, or the seat itself before he is chosen
LOWER: Final = 24  # the price marker of a sold goods [goods]
AUCTION: Final = 25  # [statue * SPACES + space]
BONUS: Final = 26  # of a sold goods [goods]
GATHER: Final = 27  # the goods card that a gatherer brings
LOSE_RITUAL: Final = 28  # from the hand [-, how many]
OFFERING: Final = 29  # mana for what an effect gives [operation]
TRIGGER: Final = 30  # what lies before a seat works [when]
KINDS: Final = 31

SENT: Final = 1  # an assistant sent out

MAY: Final = 1  # what is taken may be left
ROLLED: Final = 2

# How the rest of a mission is paid.
ANY: Final = 0
EQUAL: Final = 1
DIFFERENT: Final = 2
WITH_MASKS: Final = 3

# With so much pending, or so many at work, no further ritual is performed within others. What one
# ritual can leave behind before it is asked again has room above.
DEEP: Final = TASK_ROOM - 32
MAX_ACTING: Final = 8

_SEAT: Final = 5
_OWNER: Final = 8
_VALUE: Final = 11
_COUNT: Final = 23
MOST: Final = 255  # of a count


def packed(kind: i64, seat: i64, owner: i64, value: i64, count: i64) -> i64:
    return kind | (seat << _SEAT) | (owner << _OWNER) | (value << _VALUE) | (count << _COUNT)


def kind_of(task: i64) -> i64:
    return task & 31


def seat_of(task: i64) -> i64:
    """Who does it."""
    return (task >> _SEAT) & 7


def owner_of(task: i64) -> i64:
    """Whose ritual it comes from; of a theft, the victim."""
    return (task >> _OWNER) & 7


def value_of(task: i64) -> i64:
    return (task >> _VALUE) & 0xFFF


def count_of(task: i64) -> i64:
    return (task >> _COUNT) & 0xFF


def push(state: "RaiateaState", task: i64) -> None:
    cells = state.cells
    count = cells[TASK_COUNT]
    if count == TASK_ROOM:
        raise OverflowError("tasks")
    cells[TASK + count] = task
    cells[TASK_COUNT] = count + 1


def push_one(state: "RaiateaState", kind: i64, seat: i64) -> None:
    """A task of one seat, once."""
    push(state, packed(kind, seat, seat, 0, 1))


def push_many(state: "RaiateaState", kind: i64, seat: i64, count: i64) -> None:
    """A task to be done so many times."""
    if count > MOST:
        count = MOST
    if count > 0:
        push(state, packed(kind, seat, seat, 0, count))


def push_rest(state: "RaiateaState", task: i64) -> None:
    """One of so many is done: the others are still to come."""
    if count_of(task) > 1:
        push(state, task - (1 << _COUNT))


def pop(state: "RaiateaState") -> i64:
    cells = state.cells
    last = cells[TASK_COUNT] - 1
    cells[TASK_COUNT] = last
    task = cells[TASK + last]
    cells[TASK + last] = 0
    return task


def is_deep(state: "RaiateaState") -> bool:
    cells = state.cells
    if cells[TASK_COUNT] > DEEP:
        return True
    acting: i64 = 0
    place: i64
    for place in range(cells[TASK_COUNT]):
        if kind_of(cells[TASK + place]) == SETTLE:
            acting += 1
    return acting >= MAX_ACTING
