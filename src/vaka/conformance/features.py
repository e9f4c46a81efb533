"""Checks of the numbers for learners, for titles that have them.

- The numbers have names of their own, and each lies between its bounds.
- A seat's numbers are equal in a state and in its redeal for that seat: they tell what it may know.
"""

from vaka.conformance.match import Match
from vaka.core.errors import NoFeatures


def check_features(match: Match) -> None:
    state = match.state
    try:
        described = match.game.features(match.players, match.options)
    except NoFeatures:
        return
    names = [feature.name for feature in described]
    match.same("features", "names", len(names), len(set(names)))
    match.same("features", "of the game and of the state", described, state.described())
    for seat in range(match.players):
        numbers = state.features(seat)
        match.same("features", "how many", len(described), len(numbers), seat)
        for feature, number in zip(described, numbers, strict=True):
            if not feature.least <= number <= feature.most:
                match.fail("features", f"{feature!r}: {number}", seat)
        # Not of the match's dice: titles with and without features are played alike.
        other = state.redeal(seat, match.seed + match.ply).features(seat)
        for name, one, its in zip(names, numbers, other, strict=True):
            match.same("features-leak", name, one, its, seat)
