"""Which room a pending task belongs to."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64
from vaka.games.raiatea import (
    auctions,
    choices,
    drawing,
    effects,
    forest,
    frames,
    market,
    missions,
    offerings,
    path,
    prices,
    tasks,
    theft,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def do(state: "RaiateaState", task: i64) -> None:
    kind = tasks.kind_of(task)
    seat = tasks.seat_of(task)
    if kind == tasks.RUN:
        effects.run(state, task)
    elif kind == tasks.APPLY:
        effects.apply(state, tasks.value_of(task), seat, tasks.owner_of(task))
    elif kind == tasks.SETTLE:
        effects.settle(state, seat, tasks.value_of(task))
    elif kind == tasks.DRAW:
        drawing.begin_draw(state, task)
    elif kind == tasks.PERFORM:
        drawing.begin_perform(state, task)
    elif kind == tasks.PATH:
        tasks.push_one(state, tasks.PATH_MANA, seat)
        if path.can_buy_priests(state, seat):
            state.ask_about(frames.PRIESTS, seat, task)
    elif kind == tasks.PATH_MANA:
        path.priests_mana(state, seat)
    elif kind == tasks.MISSION or kind == tasks.DIVER:
        missions.begin(state, task)
    elif kind == tasks.PAY:
        missions.begin_pay(state, task)
    elif kind == tasks.CHOICE:
        state.ask_about(frames.CHOOSE, seat, task)
    elif kind == tasks.OPPONENT:
        theft.begin_opponent(state, task)
    elif kind == tasks.STEAL:
        theft.begin_steal(state, task)
    elif kind == tasks.STOP:
        theft.begin_stop(state, task)
    elif kind == tasks.LOWER:
        prices.lower(state, tasks.value_of(task))
    elif kind == tasks.AUCTION:
        auctions.begin(state, task)
    elif kind == tasks.BONUS:
        market.begin_bonus(state, task)
    elif kind == tasks.GATHER:
        forest.begin_gather(state, seat)
    elif kind == tasks.OFFERING:
        offerings.begin(state, task)
    elif kind == tasks.TRIGGER:
        effects.trigger_next(state, seat, tasks.value_of(task))
    else:
        choices.begin(state, task)
