"""Checks of plain play: decisions, legal actions, components, the end."""

import json

from vaka.conformance.compare import difference, legal_indexes, text_of
from vaka.conformance.match import Match
from vaka.core.action import Action
from vaka.core.cells import blank
from vaka.core.errors import GameNotOver, GameOver
from vaka.core.playout import playout
from vaka.core.state import State


def check_decision(match: Match) -> None:
    """Somebody is asked something the title knows, and all ways to ask who agree."""
    state = match.state
    decision = state.decision()
    if decision is None:
        match.fail("decision", "None before the end")
    kinds = [kind.name for kind in match.game.title.decisions]
    if decision.kind not in kinds:
        match.fail("decision", f"{decision.kind} not in {kinds}")
    asked = [seat for seat in range(match.players) if state.is_asked(seat)]
    match.same("decision", "seats", list(decision.seats), asked)
    if not asked or state.next_seat() != asked[0]:
        match.fail("decision", f"next_seat {state.next_seat()} of {asked}")
    match.report.decisions[decision.kind] += 1


def check_legal(match: Match) -> None:
    """Check legal actions: not empty, of the catalog, unique, rising, the same in every method."""
    state = match.state
    copy = state.clone()
    for seat in range(match.players):
        if not state.is_asked(seat):
            match.same("legal-empty", "not asked", state.legal_actions(seat), [], seat)
            continue
        listed = _legal_into(match, state, seat)
        match.same("legal-stable", "clone", listed, _legal_into(match, copy, seat), seat)
        match.same("legal-stable", "again", listed, _legal_into(match, state, seat), seat)
        for _ in range(2):
            actions = state.legal_actions(seat)
            indexes = [action.index for action in actions]
            match.same("legal-stable", "legal_actions", listed, indexes, seat)
            for action in actions:
                if state.catalog[action.index] != action:
                    match.fail("legal-catalog", repr(action), seat)
        match.same("legal-stable", "clone", listed, legal_indexes(copy, seat), seat)


def _legal_into(match: Match, state: State, seat: int) -> list[int]:
    """What legal_into writes, if it is a list as it should be."""
    size = len(state.catalog)
    out = blank(2 * size)  # room to see one's mistakes
    indexes = [out[place] for place in range(state.legal_into(seat, out))]
    if not indexes:
        match.fail("legal-empty", str(state.decision()), seat)
    if not all(0 <= index < size for index in indexes):
        match.fail("legal-catalog", f"{indexes} of {size}", seat)
    if len(set(indexes)) < len(indexes):
        match.fail("legal-unique", f"{indexes}", seat)
    if sorted(indexes) != indexes:
        match.fail("legal-order", f"{indexes}", seat)
    return indexes


def check_inventory(match: Match) -> None:
    """Every card, token and coin is accounted for."""
    match.same("inventory", "first and now", match.inventory, match.state.inventory())


def check_not_over(match: Match) -> None:
    """There is no outcome before the end."""
    try:
        match.state.outcome()
    except GameNotOver:
        return
    match.fail("over", "outcome() before the end")


def check_over(match: Match) -> None:
    """After the end nothing is asked and nothing can be done."""
    state = match.state
    before = state.digest()
    match.same("over", "next_seat", state.next_seat(), -1)
    for seat in range(match.players):
        match.same("over", "is_asked", state.is_asked(seat), False, seat)
        match.same("over", "legal_actions", state.legal_actions(seat), [], seat)
        for action in (state.catalog[0], Action(len(state.catalog), "no-such-action", ())):
            try:
                state.apply(seat, action)
            except GameOver:
                continue
            match.fail("over", f"apply {action}", seat)
    match.same("over", "digest", before, state.digest())


def check_outcome(match: Match) -> None:
    """Scores, places, winners and reason fit each other.

    A place is 1 and how many are ahead (1, 2, 2, 4), and the winners are those on place 1. Scores
    decide first: a higher score is a better place, and tie-breaks only part equal scores. So where
    the fewest points win, or one who is out is behind all others, the scores must say so.
    """
    state = match.state
    outcome = state.outcome()
    title = match.game.title
    if outcome.reason not in title.reasons:
        match.fail("outcome", f"reason: {outcome.reason} not in {title.reasons}")
    match.same("outcome", "reason", outcome.reason, state.reason())
    match.same("outcome", "scores", len(outcome.scores), match.players)
    match.same("outcome", "ranking", len(outcome.ranking), match.players)
    if not all(type(number) is int for number in (*outcome.scores, *outcome.ranking)):
        match.fail("outcome", f"numbers: {outcome.scores} {outcome.ranking}")
    for seat, place in enumerate(outcome.ranking):
        ahead = sum(other < place for other in outcome.ranking)
        match.same("outcome", "place", place, 1 + ahead, seat)
    standing = list(zip(outcome.scores, outcome.ranking, strict=True))
    for seat, (score, place) in enumerate(standing):
        if any(less < score and better <= place for less, better in standing):
            match.fail("outcome", f"scores {outcome.scores}: places {outcome.ranking}", seat)
    first = tuple(seat for seat, place in enumerate(outcome.ranking) if place == 1)
    match.same("outcome", "winners", outcome.winners, first)
    match.same("outcome", "parts", len(outcome.parts), match.players)
    data = outcome.data()
    match.same("outcome", "json", json.loads(text_of(data)), data)
    match.same("outcome", "again", state.outcome().data(), data)
    for observer in match.observers:
        if state.view(observer)["outcome"] != data:
            match.fail_for("outcome", "view", observer)
    match.report.reasons[outcome.reason] += 1


def check_playout(match: Match) -> None:
    """A playout is the same for the same seed, ends well and leaves the state as it is."""
    state = match.game.new(match.players, match.seed, match.options)
    before = state.digest()
    seed = match.seed_for_redeal()
    one = playout(state, seed)
    other = playout(state.clone(), seed)
    match.same("playout", "outcome", one.outcome.data(), other.outcome.data())
    match.same("playout", "decisions", one.decisions, other.decisions)
    match.same("playout", "state", before, state.digest())
    if one.outcome.reason not in match.game.title.reasons or one.decisions < 1:
        match.fail("playout", f"{one}")
    match.same("playout", "over", playout(match.state, seed).decisions, 0)


def check_views(match: Match) -> None:
    """Views are plain JSON data for every seat and a spectator."""
    for observer in match.observers:
        view = match.state.view(observer)
        try:
            back = json.loads(json.dumps(view, allow_nan=False))
        except (TypeError, ValueError) as error:
            match.fail_for("view-json", str(error), observer)
        if back != view:
            match.fail_for("view-json", _changed(view, back), observer)


def _changed(view: dict[str, object], back: dict[str, object]) -> str:
    return next((name for name in view if view[name] != back.get(name)), "-")


def check_queries(match: Match) -> None:
    """Questions change nothing."""
    state = match.state.clone()
    before = state.dump()
    state.decision()
    state.inventory()
    for observer in match.observers:
        state.view(observer)
        state.redeal(observer, match.seed_for_redeal())
    for seat in range(match.players):
        state.legal_actions(seat)
    if state.dump() != before:
        match.fail("query", f"cells{difference(before, state.dump())}")
