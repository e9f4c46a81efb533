"""The ways of moai and headdresses over the island [G16-G24].

Every way is walked on a copy, action by action: so what is told is what would happen.
"""

from collections.abc import Sequence
from typing import Final

from vaka.core.action import Action
from vaka.core.errors import IllegalAction
from vaka.core.state import State
from vaka.faces.giants import worth
from vaka.faces.ways import Begun, Ending, Payment, Stage, Way
from vaka.games.giants import transport_routes
from vaka.games.giants.layout import MARKERS, PIECE_MARKED
from vaka.games.giants.state import GiantsState

_SET_UP: Final = ("erect", "crown")
_TOLD: Final = ("no-figure", "no-base")


class GiantsWays:
    def begin(self, state: State, seat: int, name: str) -> Begun:
        take = state.catalog.find("take", object=name)
        moving = state.view(seat)["moving"]
        if moving is not None and moving["to"] is None and moving["object"] == name:
            return Begun(state, state.view(seat), ())
        state.apply(seat, take)
        return Begun(state, state.view(seat), (str(take),))

    def cheapest(self, begun: Begun, seat: int, name: str) -> list[Way]:
        return [
            _walk(begun, seat, route.path) for route in transport_routes(begun.state, seat, name)
        ]

    def through(self, begun: Begun, seat: int, places: Sequence[str]) -> Way:
        return _walk(begun, seat, places)


def _walk(begun: Begun, seat: int, places: Sequence[str]) -> Way:
    """Whoever may be chosen to help is the first of those who get the fewest points."""
    state = begun.state.clone()
    log = state.listen()
    actions = list(begun.actions)
    stages: list[Stage] = []
    for place in places:
        go = state.catalog.find("go", hex=place)
        if stages and _is_left(state, seat):
            what, hex_ = begun.seen["moving"]["object"], stages[-1].place
            raise IllegalAction("giants", str(go), "G17", "stays", object=what, hex=hex_)
        state.apply(seat, go)
        actions.append(str(go))
        choices: tuple[Payment, ...] = ()
        if _asked(state) == "pay":
            # They rise with the points; a peek is no payment.
            listed = [each for each in state.legal_actions(seat) if each.name == "pay"]
            choices = tuple(Payment(str(pay), _points(pay, state.players)) for pay in listed)
            state.apply(seat, listed[0])
            actions.append(str(listed[0]))
        paid = [0] * state.players
        for event in log.take():
            if event.name == "paid":
                paid[_number(event.args["to"])] += _number(event.args["points"])
        stages.append(Stage(place, tuple(paid), choices))
    end = stages[-1].place if stages else begun.seen["moving"]["hex"]
    endings = _endings(state, seat, begun)
    can = any(ending.label.name in _SET_UP for ending in endings)
    barred = None if can else _barred(begun, seat, end, actions[len(begun.actions) :])
    return Way(end, tuple(stages), tuple(actions), endings, barred)


def _barred(begun: Begun, seat: int, place: str, actions: Sequence[str]) -> IllegalAction | None:
    """Why the object cannot be set up at the end of a way, in the words of the engine; None where
    everybody sees that: nothing is free there for it.
    """
    ahus = [str(ahu["name"]) for ahu in begun.seen["ahus"] if ahu["hex"] == place]
    if not ahus:
        return None
    name = str(begun.seen["moving"]["object"])
    state = begun.state.clone()
    assert isinstance(state, GiantsState)
    # It could be marked there: else it may be left at once, and there is nothing to refuse.
    state.cells[MARKERS + seat] += 1
    state.cells[PIECE_MARKED + state.box.piece_names.index(name)] = 0
    for action in actions:
        state.apply(seat, state.catalog.parse(action))
    if _is_left(state, seat):
        return None
    kind = "crown" if name.startswith("headdress") else "erect"
    for ahu in ahus:
        try:
            state.apply(seat, state.catalog.find(kind, ahu=ahu))
        except IllegalAction as error:
            if error.reason in _TOLD:
                return error
    return None


def _endings(state: State, seat: int, begun: Begun) -> tuple[Ending, ...]:
    """What can be done now; where nothing can, it was left here already."""
    leave = state.catalog.find("leave")
    if _is_left(state, seat):
        return (Ending(None, leave, 0),)
    found: list[Ending] = []
    for action in state.legal_actions(seat):
        if action.name in _SET_UP:
            found.append(Ending(action, action, int(worth(action, begun.seen)["points"])))
        elif action.name in ("mark", "leave"):
            found.append(Ending(action, action, 0))
    return tuple(sorted(found, key=lambda each: -each.points))


def _is_left(state: State, seat: int) -> bool:
    """Whether nothing could be done with it where it was brought, so that it was left there."""
    return not state.is_asked(seat) or _asked(state) != "move"


def _asked(state: State) -> str:
    decision = state.decision()
    return "" if decision is None else decision.kind


def _points(pay: Action, players: int) -> tuple[int, ...]:
    args = dict(pay.args)
    return tuple(int(args.get(f"seat{seat}", 0)) for seat in range(players))


def _number(value: str | int | list[str]) -> int:
    assert isinstance(value, int)
    return value


FINDER: Final = GiantsWays()
