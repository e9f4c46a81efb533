"""Checks of redeals by states that no redeal for the same observer has made.

A redeal that keeps the true cards makes no state in which they are others, so comparing it with its
own redeals shows nothing. Two other sources do, for an observer q:

- Deals: the first states of games of different seeds. Chance alone makes them different.
- Guises: at any position, its redeals for observers other than q. To q they are other positions
  that it might be in, some of them with equal views.

Of such states s and t, made without asking what q knows, all that show q the same view must be
redealt alike for q, by every seed, and give q the same legal actions: what q knows is its view,
and the redeal is made of that alone. Deals are then played on with the same actions, and held to
what `secrets` demands after each.

A title that keeps a secret (or any part of it: the top card, one card of a hand, one number) as it
truly is differs between s and t, and so between their redeals. The kit cannot know what a number
means: one that q does not see and that never matters, as the order of tokens in a bag from which
is drawn by lot, must be redealt too, or sorted.

What this cannot see: how many pairs with equal views there are depends on the title. Among 200
deals they are common if little lies open at first (Shells, Prizes) and there are none if much does
(Rapa Nui); guises only show what is kept for one observer and not for another. Where pairs are
missing, what is left is `secrets` after further actions and the tallies of `redeal`. They find a
kept deck, top card or hand, but not a card that is kept for all observers at a place where it only
turns up when it is the last of its deck.
"""

from collections import defaultdict
from itertools import pairwise

from vaka.conformance.compare import common_actions, legal_indexes, secrets_of, view_text
from vaka.conformance.errors import Observer
from vaka.conformance.match import Match
from vaka.conformance.redeal import same_redeal
from vaka.conformance.secrets import walk
from vaka.core.state import State

DEALS = 200  # games to deal, for each player count and set of options
PAIRS = 12  # pairs of them to compare, for each observer
WALKS = 4  # pairs of them to play on
DEPTH = 24  # actions at most
GUISES = 4  # redeals for a spectator, for each position; and one for each seat


def check_deals(match: Match) -> None:
    """Deals that an observer cannot tell apart are redealt alike for it, also when played on."""
    deals = [
        (seed, match.game.new(match.players, seed, match.options))
        for seed in range(match.seed + 1, match.seed + 1 + DEALS)
    ]
    for observer in match.observers:
        alike: defaultdict[str, list[tuple[int, State]]] = defaultdict(list)
        for seed, state in deals:
            alike[view_text(state, observer)].append((seed, state))
        pairs = [
            (seed, one, other)
            for states in alike.values()
            for (seed, one), (_, other) in pairwise(states)
            if secrets_of(one) != secrets_of(other)
        ]
        chosen = match.dice.sample(pairs, min(PAIRS, len(pairs)))
        for number, (seed, one, other) in enumerate(chosen):
            _compare_deals(match.another(seed), observer, one, other, number < WALKS)


def _compare_deals(
    match: Match, observer: Observer, one: State, other: State, play_on: bool
) -> None:
    _same(match, observer, one, other)
    common = common_actions(one, other) if play_on else []
    if common:
        first = match.dice.choice(common)
        walk(match, observer, one.clone(), other.clone(), first, DEPTH)


def check_guises(match: Match) -> None:
    """The same for what redeals for other observers make of a position."""
    if match.game.title.hidden != "seats":
        return
    redealt_for: list[Observer] = [None] * GUISES
    redealt_for += range(match.players)
    guises = [(each, match.state.redeal(each, match.seed_for_redeal())) for each in redealt_for]
    for observer in range(match.players):
        alike = {view_text(match.state, observer): match.state}
        for each, guise in guises:
            if each != observer:
                first = alike.setdefault(view_text(guise, observer), guise)
                if first is not guise and secrets_of(first) != secrets_of(guise):
                    _same(match, observer, first, guise)


def _same(match: Match, observer: Observer, one: State, other: State) -> None:
    if observer is not None:
        mine, others = legal_indexes(one, observer), legal_indexes(other, observer)
        if mine != others:
            match.fail("legal-leak", f"{mine} != {others}", observer)
    same_redeal(match, observer, one, other, match.seed_for_redeal())
