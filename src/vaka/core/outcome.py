"""The outcome: scores, places, winners and why the game ended."""


class Outcome:
    """The result of a game: `scores`, `ranking` (1 is first; ties share a place), `reason`.

    >>> import vaka
    >>> outcome = vaka.playout(vaka.load("rapanui").new(players=2, seed=7), seed=3).outcome
    >>> outcome.scores, outcome.ranking, outcome.winners, outcome.reason
    ((94, 101), (2, 1), (1,), 'deck-empty')
    >>> outcome.parts[0]
    {'points': 15, 'moai': 0, 'wood': 0, 'offerings': 79}
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        ranking: tuple[int, ...],
        reason: str,
        part_names: tuple[str, ...],
        part_points: tuple[tuple[int, ...], ...],
    ) -> None:
        self.scores = scores
        self.ranking = ranking
        self.reason = reason
        self.part_names = part_names
        self.part_points = part_points

    @property
    def parts(self) -> tuple[dict[str, int], ...]:
        """The sources of each seat's points."""
        return tuple([dict(zip(self.part_names, own, strict=True)) for own in self.part_points])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place: several if they share it."""
        return tuple([seat for seat, place in enumerate(self.ranking) if place == 1])

    def data(self) -> dict[str, object]:
        """Return the outcome as plain data."""
        return {
            "scores": list(self.scores),
            "ranking": list(self.ranking),
            "winners": list(self.winners),
            "reason": self.reason,
            "parts": list(self.parts),
        }

    def __reduce__(self) -> tuple[object, ...]:
        told = (self.scores, self.ranking, self.reason, self.part_names, self.part_points)
        return (Outcome, told)

    def __repr__(self) -> str:
        return f"<{self.reason}: {self.scores}, won by {self.winners}>"


def places(standing: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat by score and tie-breaks, best first: equal standing, equal place."""
    found: list[int] = []
    for own in standing:
        place = 1
        for other in standing:
            if other > own:
                place += 1
        found.append(place)
    return tuple(found)
