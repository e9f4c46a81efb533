"""What a game of Raiatea is worth a picture for: the bids of its ceremonies, and their rituals."""

from collections.abc import Sequence

from vaka.core.event import Event
from vaka.faces import View
from vaka.faces.figure import Figure, Layer, number, table_of
from vaka.games.raiatea.layout import CEREMONIES
from vaka.locale import Words


class Ceremony:
    """What the seats bid, and how many of their rituals the bag paid for and how many not."""

    def __init__(self, which: int, players: int) -> None:
        self.which = which
        self.bids = [0] * players
        self.leader: int | None = None
        self.paid = [0] * players
        self.unpaid = [0] * players

    def hear(self, event: Event) -> None:
        if event.name == "bid":
            self.bids[number(event, "seat")] += number(event, "mana")
        elif event.name == "order":
            seats = event.args["seats"]
            assert isinstance(seats, list)
            self.leader = int(seats[0])
        elif event.name == "paid":
            self.paid[number(event, "seat")] += 1
        elif event.name == "unpaid":
            self.unpaid[number(event, "seat")] += 1

    def is_told(self) -> bool:
        return self.leader is not None or any(self.bids + self.paid + self.unpaid)


def figures(view: View, events: Sequence[Event], words: Words) -> list[Figure]:
    ceremonies = _ceremonies(view["players"], events)
    rows = tuple(words("web-summary-raiatea-ceremony", number=each.which) for each in ceremonies)
    head = words("web-summary-raiatea-head")
    bids = Layer(
        words("web-summary-raiatea-mana"), table_of([ceremony.bids for ceremony in ceremonies])
    )
    paid = Layer(
        words("web-summary-raiatea-paid"), table_of([ceremony.paid for ceremony in ceremonies])
    )
    unpaid = Layer(
        words("web-summary-raiatea-unpaid"), table_of([ceremony.unpaid for ceremony in ceremonies])
    )
    return [
        Figure(
            "bids",
            "groups",
            words("web-summary-raiatea-bids"),
            words("web-summary-raiatea-bids-about"),
            head,
            rows,
            (bids,),
            words("web-summary-raiatea-first"),
            tuple(ceremony.leader for ceremony in ceremonies),
        ),
        Figure(
            "rituals",
            "groups",
            words("web-summary-raiatea-rituals"),
            words("web-summary-raiatea-rituals-about"),
            head,
            rows,
            (paid, unpaid),
        ),
    ]


def _ceremonies(players: int, events: Sequence[Event]) -> list[Ceremony]:
    """A game that began in the middle may have begun in a ceremony: the one before the next."""
    begun = [number(event, "number") for event in events if event.name == "ceremony"]
    found = [Ceremony(begun[0] - 1 if begun else CEREMONIES, players)]
    for event in events:
        if event.name == "ceremony":
            found.append(Ceremony(number(event, "number"), players))
        else:
            found[-1].hear(event)
    return [ceremony for ceremony in found if ceremony.is_told()]
