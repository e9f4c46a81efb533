"""Checks of redeals: other states that a seat could not tell from the true one.

For a state s, an observer q (a seat, or None: a spectator) and seeds a, b:

- s.redeal(q, a) shows q the same view, decision and legal actions, has the same components, can be
  played to its end, and s is left as it was.
- s.redeal(q, a).redeal(q, b) and s.redeal(q, b) are equal: a redeal is made of what q knows alone.
- What q cannot know does change: over the games, redeals for q change what another seat knows more
  than a spectator, for every q and every other seat; and of every kind of action that declares a
  reveal without rolling dice, a redeal turns up something else at least once.
- `Title.hidden` is the truth. "nothing": all observers see the same, nothing is ever revealed, and
  a redeal changes the chance cell alone. "chance": all observers see the same. "seats": somebody
  sees more than a spectator, or there are sealed answers. What one sees of one's own open sealed
  answer counts as seeing more, so a title with sealed decisions is always of the last sort.
"""

from vaka.conformance.compare import legal_indexes, public_part, text_difference, view_text
from vaka.conformance.errors import Observer
from vaka.conformance.match import Match, Tally
from vaka.core.state import CHANCE, REVEALS, State

SEEDS = 2  # redeals for each observer and position

PLIES = 5  # positions of each game in which it is noted what redeals change
MORE_GAMES = 100  # to be played to see all secrets change
ENOUGH = 30  # positions with a reveal, before it is held against a title that all were the same


def check_redeal(match: Match) -> None:
    """The seat sees no difference, all components are there, and the game can go on."""
    state = match.state
    true = state.dump()
    for observer in match.observers:
        for _ in range(SEEDS):
            other = state.redeal(observer, match.seed_for_redeal())
            _check_view(match, observer, state, other)
            if other.inventory() != match.inventory:
                detail = f"inventory: {match.inventory} != {other.inventory()}"
                match.fail_for("redeal-inventory", detail, observer)
        if state.dump() != true:
            match.fail_for("query", "redeal", observer)


def _check_view(match: Match, observer: Observer, state: State, other: State) -> None:
    differs = text_difference(view_text(state, observer), view_text(other, observer))
    if differs:
        match.fail_for("redeal-view", differs, observer)
    if observer is not None:
        mine, others = legal_indexes(state, observer), legal_indexes(other, observer)
        if mine != others:
            match.fail("legal-leak", f"{mine} != {others}", observer)


def check_redeal_depends(match: Match) -> None:
    """A redeal of a redeal is the redeal of the true state."""
    for observer in match.observers:
        for _ in range(SEEDS):
            a, b = match.seed_for_redeal(), match.seed_for_redeal()
            same_redeal(match, observer, match.state, match.state.redeal(observer, a), b)


def same_redeal(match: Match, observer: Observer, one: State, other: State, seed: int) -> None:
    """Demand that two states that an observer cannot tell apart are redealt alike."""
    mine, others = one.redeal(observer, seed), other.redeal(observer, seed)
    if mine.digest() != others.digest():
        pairs = enumerate(zip(mine.dump(), others.dump(), strict=True))
        cells = [place for place, (this, that) in pairs if this != that]
        match.fail_for("redeal-depends", f"cells {cells}", observer)


def check_redeal_plays(match: Match) -> None:
    """One of the redeals can be played to its end."""
    match.play_out(match.state.redeal(match.dice.choice(match.observers), match.seed_for_redeal()))


def check_hidden(match: Match) -> None:
    """What the title says it hides is what it hides."""
    hidden = match.game.title.hidden
    if hidden not in ("nothing", "chance", "seats"):
        match.fail("hidden", repr(hidden))
    if hidden == "seats":
        return
    state = match.state
    spectator = state.view(None)
    for seat in range(match.players):
        view = state.view(seat)
        if public_part(view) != public_part(spectator):
            match.fail("hidden", f"{hidden}: sees more than a spectator", seat)
        if view["decision"] and view["decision"].get("own"):
            match.fail("hidden", f"{hidden}: sealed answers", seat)
    if hidden == "nothing":
        if state.cells[REVEALS] != 0:
            match.fail("hidden", f"{hidden}: {state.cells[REVEALS]} reveals")
        for observer in match.observers:
            true = state.dump()
            other = state.redeal(observer, match.seed_for_redeal()).dump()
            true[CHANCE] = other[CHANCE] = 0
            if true != other:
                match.fail_for("hidden", f"{hidden}: redeal changes cells", observer)


# Over many positions ------------------------------------------------------------------------------


def note_changes(match: Match) -> None:
    """Note what redeals change, at a few plies and just before the end, when most is hidden."""
    last = len(match.record) - 1
    plies = {last, *(match.dice.randrange(last + 1) for _ in range(PLIES - 1))}
    for ply, state in enumerate(match.record.states()):
        if ply in plies:
            for observer in match.observers:
                for _ in range(SEEDS):
                    other = state.redeal(observer, match.seed_for_redeal())
                    _note_changes(match, observer, state, other)


def _note_changes(match: Match, observer: Observer, state: State, other: State) -> None:
    """Note whether the redeal changed what the other seats know."""
    tally = match.tally
    spectator = public_part(state.view(None))
    for seat in range(match.players):
        if seat == observer:
            continue
        true, redealt = state.view(seat), other.view(seat)
        pair = (observer, seat)
        if public_part(true) != spectator:
            tally.private[pair] += 1
            tally.private_changed[pair] += public_part(true) != public_part(redealt)
        decision = true["decision"]
        if decision and decision.get("own") and seat not in decision["seats"]:
            tally.answers[pair] += 1
            tally.answers_changed[pair] += true["decision"] != redealt["decision"]


def check_redeal_keeps(match: Match) -> None:
    """Over all games: what an observer cannot know was not kept as it truly is.

    Secrets can be rare, so more games are played, unexamined, before a title is blamed.
    """
    tally = match.tally
    if match.game.title.hidden == "seats":
        for more in range(1, MORE_GAMES + 1):
            if (tally.private or tally.answers) and not _kept(tally):
                break
            other = match.another(match.seed + more)
            while other.state.decision() is not None:
                other.act(*other.choose(other.state))
            note_changes(other)
        if not tally.private and not tally.answers:
            match.fail("hidden", "seats: nobody sees more than a spectator")
        for what, observer, seat, times in _kept(tally):
            detail = f"{what} of seat {seat} unchanged in {times} redeals"
            match.fail_for("redeal-keeps", detail, observer)
    for (kind, name), positions in tally.revealed.items():
        if len(positions) >= ENOUGH and (kind, name) not in tally.revealed_other:
            detail = f"{kind}: {name} turned up the same in {len(positions)} positions"
            match.fail("redeal-keeps", detail)


def _kept(tally: Tally) -> list[tuple[str, Observer, int, int]]:
    """Which secrets of which seat no redeal for which observer ever changed, in how many tries."""
    return [
        (what, *pair, times)
        for what, seen, changed in (
            ("own view", tally.private, tally.private_changed),
            ("sealed answer", tally.answers, tally.answers_changed),
        )
        for pair, times in seen.items()
        if not changed[pair]
    ]
