"""The outcome: scores, places, winners and why the game ended."""


class Outcome:
    """`ranking[seat]` is the place of a seat, 1 for the first; seats that share a place are equal.

    `parts[seat]` says where the points came from; `reason` is a key, not a sentence.
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
        """Where each seat's points came from."""
        return tuple([dict(zip(self.part_names, own, strict=True)) for own in self.part_points])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple([seat for seat, place in enumerate(self.ranking) if place == 1])

    def data(self) -> dict[str, object]:
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
