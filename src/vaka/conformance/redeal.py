"""Checks of redeals: other states that a seat could not tell from the true one.

For a state s, an observer q (a seat, or None: a spectator) and seeds a, b:

- s.redeal(q, a) shows q the same view, decision and legal actions, has the same components, can be
  played to its end, and s is left as it was.
- s.redeal(q, a).redeal(q, b) and s.redeal(q, b) are equal: a redeal is made of what q knows alone.
- More: states that show q the same view are redealt alike for q, whatever made them different:
  chance or choices that q did not see (`secrets`), or the deal itself (`deals`). This is what finds
  a redeal that keeps the truth, or a part of it: where s and t truly differ, so do their redeals.
- What q cannot know does change: over the games, redeals for q change what another seat knows more
  than a spectator, for every q and every other seat. What all have seen happen and a view only
  leaves out to test their memory (`Title.remembered`) is kept instead.
- What is turned up does change: if an action in s declares more reveals than it rolls dice, the
  same action in some s.redeal(q, a) with the same dice shows some q something else, at least once
  in all positions (30 or more) in which an action of this name answers this kind of decision. Of
  a sealed decision all answers together count as one action, given alike in both states while none
  is in yet; the one reveal that the core declares for opening them does not count. Actions that
  end the game do not count either, because an end can show much else, or a last card that all know
  by then. So a title does not declare a reveal where nothing unknown can turn up, or nothing of
  which the seat is reminded.
- `Title.hidden` is the truth. "nothing": all observers see the same, nothing is ever revealed, and
  a redeal changes the chance cell alone. "chance": all observers see the same but for what is
  `remembered`. "seats": somebody
  sees more than a spectator, or there are sealed answers. What one sees of one's own open sealed
  answer counts as seeing more, so a title with sealed decisions is always of the last sort.
"""

from vaka.conformance.compare import (
    common_actions,
    legal_indexes,
    recalls,
    secret_part,
    text_difference,
    view_text,
)
from vaka.conformance.errors import Observer
from vaka.conformance.match import Match, Tally
from vaka.core.cells import CHANCE, REVEALS
from vaka.core.chance import MASK, STRIDE
from vaka.core.state import State

SEEDS = 2  # redeals for each observer and position

PLIES = 5  # positions of each game in which it is noted what redeals change
MORE_GAMES = 100  # to be played to see all secrets change
ENOUGH = 30  # positions with a reveal, before it is held against a title that all were the same
STARTS = 3  # positions of each game with a sealed decision that nobody has answered yet
DOUBTFUL = 8  # positions with a reveal, before more games are played to reach enough of them
TRIES = 8  # further redeals, to tell one that keeps the truth from one that depends on it


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
    if mine.digest() == others.digest():
        return
    pairs = enumerate(zip(mine.dump(), others.dump(), strict=True))
    cells = [place for place, (this, that) in pairs if this != that]
    kept = [place for place in cells if place != CHANCE and one.cells[place] != other.cells[place]]
    for each in range(seed, seed + TRIES):
        mine, others = one.redeal(observer, each), other.redeal(observer, each)
        kept = [
            place
            for place in kept
            if mine.cells[place] == one.cells[place] and others.cells[place] == other.cells[place]
        ]
    if kept:
        match.fail_for("redeal-keeps", f"cells {kept} as they truly are", observer)
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
    spectator = secret_part(state, state.view(None))
    for seat in range(match.players):
        view = state.view(seat)
        if secret_part(state, view) != spectator:
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
    starts = STARTS
    for ply, state in enumerate(match.record.states()):
        if ply > last:
            return
        start = starts > 0 and _is_unanswered(state) and match.dice.random() < 0.5
        starts -= start
        if ply not in plies and not start:
            continue
        for observer in match.observers:
            for _ in range(SEEDS):
                other = state.redeal(observer, match.seed_for_redeal())
                if ply in plies:
                    _note_changes(match, observer, state, other)
                _note_reveal(match, observer, ply, state, other)


def _is_unanswered(state: State) -> bool:
    """Whether a sealed decision is pending that nobody has begun to answer."""
    decision = state.decision()
    if decision is None or not decision.sealed:
        return False
    return not any(state.answer(seat) for seat in range(state.players))


def _note_reveal(match: Match, observer: Observer, ply: int, true: State, redealt: State) -> None:
    """Do the same in both, with the same dice, and note whether something else turned up."""
    decision = true.decision()
    if decision is None or (decision.sealed and not _is_unanswered(true)):
        return
    state, other = true.clone(), redealt.clone()
    other.cells[CHANCE] = state.cells[CHANCE]
    while True:
        common = common_actions(state, other)
        if not common:
            return
        seat, action = match.dice.choice(common)
        reveals, chance = state.cells[REVEALS], state.cells[CHANCE]
        before = state.view(seat)
        state.apply(seat, action)
        other.apply(seat, action)
        turned_up = state.cells[REVEALS] - reveals
        if turned_up or not decision.sealed:  # the last answer has opened all
            break
    if turned_up > _rolls(chance, state.cells[CHANCE], turned_up) + decision.sealed:
        if state.decision() is None or other.decision() is None:
            return
        differs = state.view(observer) != other.view(observer)
        differs = differs or recalls(state, before, state.view(seat))
        match.tally.note_reveal(
            decision.kind, "" if decision.sealed else action.name, (match.seed, ply), differs
        )


def _rolls(before: int, after: int, most: int) -> int:
    """How many numbers were drawn; `most`, if it is not known how."""
    for rolls in range(most):
        if (before + rolls * STRIDE) & MASK == after:
            return rolls
    return most


def _note_changes(match: Match, observer: Observer, state: State, other: State) -> None:
    """Note whether the redeal changed what the other seats know."""
    tally = match.tally
    spectator = secret_part(state, state.view(None))
    for seat in range(match.players):
        if seat == observer:
            continue
        true, redealt = state.view(seat), other.view(seat)
        pair = (observer, seat)
        private = secret_part(state, true)
        if private != spectator:
            tally.private[pair] += 1
            tally.private_changed[pair] += private != secret_part(state, redealt)
        decision = true["decision"]
        if decision and decision.get("own") and seat not in decision["seats"]:
            tally.answers[pair] += 1
            tally.answers_changed[pair] += true["decision"] != redealt["decision"]


def check_redeal_keeps(match: Match) -> None:
    """Over all games: what an observer cannot know was not kept as it truly is.

    Secrets can be rare, so more games are played, unexamined, before a title is blamed.
    """
    tally = match.tally
    for more in range(1, MORE_GAMES + 1):
        if not _lacks_secrets(match) and not _kept(tally) and not _turned_up_alike(tally, DOUBTFUL):
            break
        other = match.another(match.seed + more)
        while other.state.decision() is not None:
            other.act(*other.choose(other.state))
        note_changes(other)
    if _lacks_secrets(match):
        match.fail("hidden", "seats: nobody sees more than a spectator")
    for what, observer, seat, times in _kept(tally):
        detail = f"{what} of seat {seat} unchanged in {times} redeals"
        match.fail_for("redeal-keeps", detail, observer)
    for kind, name, times in _turned_up_alike(tally, ENOUGH):
        what = f"{kind}: {name or 'the same answers'}"
        detail = f"{what} declared a reveal, but turned up the same in {times} positions"
        match.fail("redeal-keeps", detail)


def _lacks_secrets(match: Match) -> bool:
    """Whether no seat has been seen to know more than a spectator, though the title says so."""
    tally = match.tally
    return match.game.title.hidden == "seats" and not tally.private and not tally.answers


def _turned_up_alike(tally: Tally, least: int) -> list[tuple[str, str, int]]:
    """Which reveals no redeal ever made different, if they were seen in so many positions."""
    return [
        (*key, len(positions))
        for key, positions in tally.revealed.items()
        if len(positions) >= least and key not in tally.revealed_other
    ]


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
