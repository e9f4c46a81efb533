"""The engine and the reference side by side: who is asked, what is legal, and what can be seen."""

from collections import Counter
from typing import Any

from tests.games.raiatea.printed import printed
from tests.games.raiatea.reference import Reference, Told
from tests.games.raiatea.reference_table import Card, Seat, Space
from vaka.core.state import State

CardOfRow = tuple[str, str | None]

# Events after which the table must be looked at: new cards, tiles, permanent rituals.
SHOWING = {"pick", "forest", "gatherer", "open", "reveal", "permanent"}


def reference(state: State) -> Reference:
    """The reference at the beginning of a game; from now on the state is listened to."""
    options = state.config.options
    cards = printed(str(options["deck"]), options["tane"] is True)
    view = state.view(None)
    model = Reference(state.players, view["first"], dict(options), cards)
    model.decks = {
        deck: Counter(
            {name: each["copies"] for name, each in cards.rituals.items() if each["deck"] == deck}
        )
        for deck in ("normal", "forbidden")
    }
    model.masks = Counter(cards.start_masks)
    for at in range(state.players):
        mine = state.view(at)["seats"][at]
        (mask,) = mine["masks"]
        model.masks[mask] -= 1
        model.give_mask(at, mask)
        model.draw(at, "normal", mine["drawn"])
    for card in row_of(view):
        model.turn_up(card)
    model.statues = [[], [], []]
    show_missions(model, view)
    state.listen().take()
    model.begin([])
    return model


def row_of(view: dict[str, Any]) -> list[CardOfRow]:
    return [(card["card"], card["treasure"]) for card in view["forest_row"]]


def show_missions(model: Reference, view: dict[str, Any]) -> None:
    """Statues that were turned to their mission sides meanwhile."""
    for number, statue in enumerate(view["statues"]):
        if statue["open"] and not model.statues[number]:
            model.statues[number] = [
                Space(space["mission"], row)
                for space, row in zip(statue["spaces"], model.printed.rows, strict=True)
            ]


def follow(model: Reference, state: State, seat: int, text: str) -> None:
    """Take an action that the engine has taken: what chance brought it is brought here."""
    told = [(event.name, dict(event.args)) for event in state.listen().take()]
    if not SHOWING & {name for name, _ in told}:
        model.act(seat, text, told)
        return
    view = state.view(None)
    model.act(seat, text, with_treasures(told, row_of(view), model.row))
    show_missions(model, view)
    for shown, own in zip(view["seats"], model.seats, strict=True):
        if sorted(shown["permanent"]) == sorted(own.permanent):
            own.permanent = list(shown["permanent"])  # in which order they lie is not ours to say


def with_treasures(told: list[Told], row: list[CardOfRow], before: list[CardOfRow]) -> list[Told]:
    """Events name the cards of the forest; which treasures masks have is seen in the row."""
    left = Counter(row)
    found: list[Told] = []
    for name, args in reversed(told):
        seen = args
        if name == "pick":
            treasure = args["treasure"]
            left[args["card"], None if treasure == "none" else treasure] += 1
        elif name == "forest":
            assert sorted(args["cards"]) == sorted(card[0] for card in left.elements())
            seen = {"cards": list(left.elements())}
            left.clear()
        elif name == "gatherer":
            more = left - Counter(before)
            assert (args["card"] == "none") == (not more)
            card = next(iter(more), None)
            assert card is None or card[0] == args["card"]
            seen = {"card": card}
            left -= more
        found.append((name, seen))
    return found[::-1]


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
    compare_table(state.view(viewer), model, viewer)


# What is on the table of the reference, in the words of a view ------------------------------------


def compare_table(view: dict[str, Any], model: Reference, viewer: int | None) -> None:
    over = model.over
    if not over:
        assert view["phase"] == model.phase
        assert view["round"] == model.round
    assert view["ceremony"] == model.ceremony
    assert (view["rounds"], view["first"]) == (model.rounds, model.first)
    assert view["order"] == model.order
    assert (view["kahuna"], view["location"]) == (model.kahuna, model.location)
    assert (view["die"], view["reef_die"]) == (model.die, model.reef_die)
    assert view["locations"] == model.taken
    assert Counter(row_of(view)) == Counter(model.row)
    assert view["forest_deck"] == model.forest.total()
    assert view["goods_market"] == model.goods
    assert {goods: each["step"] for goods, each in view["prices"].items()} == {
        goods: 1 + step for goods, step in model.price.items()
    }
    assert view["assistant_market"] == model.assistants
    assert view["mask_market"] == dict(+model.masks)
    assert view["decks"] == {
        deck: {"left": cards.total(), "era": model.eras[deck]}
        for deck, cards in model.decks.items()
    }
    assert {name: number for name, number in view["discards"].items() if number} == dict(
        +model.discards
    )
    assert view["bag"] == (None if model.options["suspense"] is True else model.bag)
    if model.phase == "gifts" and not over:
        assert view["gifts"] == model.gifts
    assert view["opened"] == model.opened
    compare_statues(view["statues"], model, viewer)
    compare_blessing(view["blessing"], model)
    for at, seat in enumerate(view["seats"]):
        compare_seat(seat, model, at, viewer)
    compare_memory(view["memory"], model, viewer)


def compare_statues(statues: list[dict[str, Any]], model: Reference, viewer: int | None) -> None:
    for number, statue in enumerate(statues):
        spaces = model.statues[number]
        assert statue["open"] == bool(spaces)
        assert statue["buildable"] == (number < model.opened)
        possible = [] if viewer is None else model.can_complete(viewer)
        for place, shown in enumerate(statue["spaces"]):
            assert (shown["statue"], shown["space"]) == (1 + number, 1 + place)
            assert shown["row"] == 1 + model.printed.rows[place]
            if not spaces:
                assert shown["mission"] is None
                continue
            space = spaces[place]
            mission = model.printed.missions[space.mission]
            assert (shown["mission"], shown["owner"]) == (space.mission, space.owner)
            assert (shown["type"], shown["points"]) == (mission["type"], mission["points"])
            can = f"complete(statue={1 + number}, space={1 + place})" in possible
            assert shown["can"] == can


def compare_blessing(row: list[dict[str, Any]], model: Reference) -> None:
    """The order among equals of one owner is open."""

    def shown(at: int, card: str) -> tuple[tuple[int, bool, int], str]:
        return model._place(at, (card, 0)), card

    listed = [shown(each["seat"], each["ritual"]) for each in row]
    assert [each[0] for each in listed] == [shown(at, card[0])[0] for at, card in model.lineup]
    assert sorted(listed) == sorted(shown(at, card[0]) for at, card in model.lineup)
    for each in row:
        assert each["cost"] == model.cost(each["ritual"])
        assert each["common"] == model.is_common(each["ritual"])


def compare_seat(shown: dict[str, Any], model: Reference, at: int, viewer: int | None) -> None:
    seat = model.seats[at]
    own = at == viewer or model.over or model.options.get("screens") == "open"
    behind: dict[str, object] = {
        "mana": seat.mana,
        "pearls": seat.pearls,
        "goods": seat.goods,
        "missions": sorted(seat.missions),
    }
    if own:
        assert {
            **{name: shown[name] for name in behind},
            "missions": sorted(shown["missions"]),
        } == (behind)
    else:
        assert all(shown[name] is None for name in behind)
    assert shown["missions_count"] == len(seat.missions)
    assert shown["goods_count"] == sum(seat.goods.values())
    assert (shown["priests"], shown["tattoo"]) == (seat.priests, seat.tattoo)
    assert shown["rank"] == ("raatira", "ariki", "arioi", "tahua")[model.rank(at)]
    assert (shown["ready"], shown["used"]) == (seat.ready, seat.used)
    assert (sorted(shown["masks"]), shown["mirrors"]) == (sorted(seat.singles), seat.mirrors)
    pairs = [(pair["mask"], pair["mirror"]) for pair in shown["pairs"]]
    assert sorted(pairs) == sorted(seat.pairs)
    assert sorted(shown["permanent"]) == sorted(seat.permanent)
    assert shown["passed"] == (at in model.passed)
    assert shown["dived"] == (at in model.dived)
    compare_rituals(shown, model, seat, at == viewer)
    if own:
        assert shown["score"] == sum(model.parts(at).values())
    else:
        assert shown["score"] is None


def compare_rituals(shown: dict[str, Any], model: Reference, seat: Seat, own: bool) -> None:
    if own:
        assert sorted(shown["hand"]) == sorted(ritual for ritual, _ in seat.hand)
        assert sorted(shown["bag"]) == sorted(ritual for ritual, _ in seat.bag)
        assert sorted(shown["drawn"]) == sorted(ritual for ritual, _ in seat.drawn)
    else:
        assert (shown["hand"], shown["bag"], shown["drawn"]) == (None, None, None)
    compare_origins(shown["hand_cards"], model, seat.hand, clips=False)
    compare_origins(shown["bag_cards"], model, seat.bag, clips=True)


def compare_origins(
    shown: list[dict[str, Any]], model: Reference, cards: list[Card], clips: bool
) -> None:
    """Hidden cards by deck and era; only by deck where chance has chosen between equal ones."""
    known = all(era is not None for _, era in cards)
    found: Counter[tuple[object, ...]] = Counter()
    for group in shown:
        key = (group["deck"], group["era"] if known else None, group["common"] if clips else None)
        found[key] += group["count"]
    wanted: Counter[tuple[object, ...]] = Counter()
    for ritual, era in cards:
        common = model.is_common(ritual) if clips else None
        wanted[model.deck_of(ritual), era if known else None, common] += 1
    assert found == wanted


def compare_memory(memory: dict[str, Any], model: Reference, viewer: int | None) -> None:
    for shown, seat in zip(memory["seats"], model.seats, strict=True):
        assert (shown["mana"], shown["pearls"]) == (seat.mana, seat.pearls)
        assert shown["goods"] == seat.goods
        assert sorted(shown["missions"]) == sorted(seat.missions)
    unseen: dict[tuple[str, int | None], Counter[str]] = {
        (deck, model.eras[deck]): Counter(cards) for deck, cards in model.decks.items()
    }
    for at, seat in enumerate(model.seats):
        if at != viewer:
            for ritual, era in (*seat.hand, *seat.bag, *seat.drawn):
                unseen.setdefault((model.deck_of(ritual), era), Counter())[ritual] += 1
    known = all(era is not None for _, era in unseen)
    shown = {(each["deck"], each["era"]): Counter(each["rituals"]) for each in memory["unseen"]}
    if known:
        assert {key: +cards for key, cards in shown.items() if +cards} == {
            key: +cards for key, cards in unseen.items() if +cards
        }
    for deck in model.decks:
        assert sum((cards for key, cards in shown.items() if key[0] == deck), Counter()) == sum(
            (cards for key, cards in unseen.items() if key[0] == deck), Counter()
        )
