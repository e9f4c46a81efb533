"""The engine and the reference side by side: who is asked, what is legal, and what can be seen."""

from tests.games.giants.positions import BOX, dice_of
from tests.games.giants.reference import EDGES, KINDS, SPECIAL, WEIGHT, Reference
from vaka.core.state import State
from vaka.games.giants.state import GiantsState


def reference(state: State) -> Reference:
    """The reference at the beginning of a game."""
    assert isinstance(state, GiantsState)
    view = state.view(None)
    model = Reference(state.players, view["first"], dict(state.config.options), state.island, BOX)
    model.begin(view["dice"])
    return model


def follow(model: Reference, state: State, seat: int, text: str) -> None:
    """Take an action that the engine has taken: what it rolled meanwhile is rolled here."""
    model.act(seat, text, dice_of(state))


def answers(model: Reference) -> list[tuple[int, str]]:
    """Everything that anybody can do now."""
    now = model.asked()
    seats = () if now is None else now[1]
    return [(seat, text) for seat in seats for text in sorted(model.legal(seat))]


def compare(state: State, model: Reference, viewer: int | None = None) -> None:
    """Who is asked, what is legal, and everything that somebody can see."""
    decision = state.decision()
    now = None if decision is None else (decision.kind, decision.seats)
    assert now == model.asked()
    if decision is not None:
        for seat in decision.seats:
            actions = [str(action) for action in state.legal_actions(seat)]
            assert len(actions) == len(set(actions))
            assert set(actions) == model.legal(seat)
    compare_table(state, model, viewer)


def compare_table(state: State, model: Reference, viewer: int | None) -> None:
    view = state.view(viewer)
    over = model.over is not None
    assert (view["turn"], view["first"]) == (model.turn, model.first)
    if not over and view["decision"]["kind"] != "keep":
        assert view["phase"] == model.phase
    assert view["offered"] == model.offered[1:]
    assert view["supply"] == {
        "moai": model.boxed[1:],
        "headdresses": model.boxed[0],
        "logs": model.logs,
        "half_tablets": model.halves,
    }
    assert view["gone"] == model.gone[1:]
    assert view["logs_gone"] == model.logs_gone
    assert view["order"] == model.order
    assert view["hexes"] == hexes(model)
    assert view["ahus"] == platforms(model, viewer)
    compare_objects(view["objects"], model)
    moving = None
    if model.moving is not None:
        name, _ = model.moving
        names = model.island.hex_names
        to = None if model.entering is None else names[model.entering]
        moving = {"object": name, "hex": names[model.things[name].hex], "to": to}
    assert view["moving"] == moving
    placing = None
    if model.placing is not None:
        placing = {"figure": model.placing[0], "logs": model.placing[1]}
    assert view["placing"] == placing
    assert view["seats"] == [show_seat(model, seat, viewer) for seat in range(state.players)]


def compare_objects(objects: list[dict[str, object]], model: Reference) -> None:
    shown = {}
    for each in objects:
        trail = each.pop("trail")
        assert isinstance(trail, list)
        thing = model.things[str(each["name"])]
        # Where it stands belongs to the trail, whether it is written down or not.
        assert {*trail, each["hex"]} == {
            model.island.hex_names[at] for at in thing.been | {thing.hex}
        }
        shown[each["name"]] = each
    assert shown == {
        name: {
            "name": name,
            "kind": "moai" if thing.kind else "headdress",
            "size": WEIGHT[thing.kind],
            "hex": model.island.hex_names[thing.hex],
            "in_front_of": thing.before,
            "owner": thing.owner,
            "marked": thing.marked,
        }
        for name, thing in model.things.items()
        if not thing.done
    }


def show_seat(model: Reference, at: int, viewer: int | None) -> dict[str, object]:
    """A seat as a viewer sees it [G26]."""
    shown = show_whole_seat(model, at)
    if model.options["screens"] == "as_printed" and viewer != at and model.over is None:
        for what in ("workers", "markers", "logs", "bases", "erected"):
            shown[what] = None
        shown["contained"] = {"workers": None, "markers": None}
    return shown


def show_whole_seat(model: Reference, at: int) -> dict[str, object]:
    seat = model.seats[at]
    bid: dict[str, int] | None = seat.bid or dict.fromkeys(
        ("markers", "workers", "sorcerer", "chief"), 0
    )
    now = model.asked()
    if now is not None and now[0] == "bid":
        bid = None
    if bid is not None:
        bid = {**bid, "strength": seat.strength}
    score = seat.points
    if model.over is not None:
        score = model.scores()[at]
    elif model.options["open_score"]:
        for number, ahu in enumerate(model.ahus):
            if ahu.base == at and ahu.moai is not None:
                size = KINDS.index(ahu.moai.partition("-")[0])
                score += model.island.ahu_value[number] * size
    return {
        "workers": seat.workers,
        "markers": seat.markers,
        "sorcerer": where(model, seat.sorcerer),
        "chief": where(model, seat.chief),
        "idle": [figure for figure in ("sorcerer", "chief") if figure in seat.idle],
        "logs": seat.logs,
        "half_tablets": seat.halves,
        "bases": seat.bases,
        "points": seat.points,
        "passed": at in model.passed,
        "bid": bid,
        "laid": seat.laid,
        "contained": {"workers": seat.contained_workers, "markers": seat.contained_markers},
        "erected": model.erected(at),
        "score": score,
        "shown": [model.island.ahu_names[ahu] for ahu in sorted(seat.shown)],
    }


# What is on the table of the reference, in the words of a view ------------------------------------


def hexes(model: Reference) -> list[dict[str, object]]:
    island = model.island
    return [
        {
            "name": island.hex_names[at],
            "q": island.q[at],
            "r": island.r[at],
            "kind": SPECIAL[island.kind[at]],
            "forest": model.forests.get(at, 0),
            "logs": model.lying[at],
            "workers": [seat.on.count(at) for seat in model.seats],
            "sorcerers": [n for n, seat in enumerate(model.seats) if seat.sorcerer == at],
            "chiefs": [n for n, seat in enumerate(model.seats) if seat.chief == at],
            "idle": [
                {"seat": n, "figure": figure}
                for figure in ("sorcerer", "chief")
                for n, seat in enumerate(model.seats)
                if figure in seat.idle and at == getattr(seat, figure)
            ],
        }
        for at in range(island.size)
    ]


def platforms(model: Reference, at: int | None) -> list[dict[str, object]]:
    """The ahus as a seat sees them [G26]."""
    island = model.island
    found = []
    for number, ahu in enumerate(model.ahus):
        hidden = (
            model.options["screens"] == "as_printed"
            and model.over is None
            and ahu.moai is not None
            and (at is None or number not in model.seats[at].shown)
        )
        found.append(
            {
                "name": island.ahu_names[number],
                "hex": island.hex_names[island.ahu_hex[number]],
                "edge": EDGES[island.ahu_edge[number]],
                "value": island.ahu_value[number],
                "headdress": island.ahu_headdress[number],
                "base": None if hidden else ahu.base,
                "reserved": ahu.base is not None and ahu.moai is None,
                "moai": ahu.moai,
                "size": model.things[ahu.moai].kind if ahu.moai else 0,
                "crowned": ahu.headdress,
                "worth": model.worth(number),
            }
        )
    return found


def where(model: Reference, figure: str | int) -> str:
    return figure if isinstance(figure, str) else model.island.hex_names[figure]
