"""Events: what happened, for logs and animations, each with its audience."""

from typing import SupportsIndex

Value = str | int | list[str]


class Event:
    """Something that happened: a name, arguments, and the seats that may see it (None: all).

    >>> import vaka
    >>> table = vaka.Table.new("rapanui", players=2, seed=1)
    >>> table.act(1, table.state.legal_actions(1)[0])
    >>> ply, event = table.events(None)[0]
    >>> event.name, event.args
    ('play', {'seat': 1, 'card': 'fish', 'count': 1, 'cost': 0})
    """

    def __init__(
        self, name: str, args: dict[str, Value], audience: tuple[int, ...] | None = None
    ) -> None:
        self.name = name
        self.args = args
        self.audience = audience

    def seen_by(self, seat: SupportsIndex | None) -> bool:
        """Whether a seat (None: a spectator) may see this event."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def data(self) -> dict[str, object]:
        """Return the event as plain data, without its audience."""
        return {"name": self.name, "args": dict(self.args)}

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.name, self.args, self.audience))

    def __repr__(self) -> str:
        return f"<{self.name} {self.args}>"


class EventLog:
    """The events of a state since the last `take`."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self, name: str, args: dict[str, Value], audience: tuple[int, ...] | None = None
    ) -> None:
        self.events.append(Event(name, args, audience))

    def take(self) -> list[Event]:
        """Return the events since the last call, and forget them."""
        taken = self.events
        self.events = []
        return taken
