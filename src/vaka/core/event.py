"""Events: what happened, for logs and animation, each with who may see it."""

Value = str | int | list[str]


class Event:
    """One thing that happened. `audience` None: everybody, spectators included."""

    def __init__(
        self, name: str, args: dict[str, Value], audience: tuple[int, ...] | None = None
    ) -> None:
        self.name = name
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def data(self) -> dict[str, object]:
        """Plain data for a log, a file or a client that may see it."""
        return {"name": self.name, "args": dict(self.args)}

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.name, self.args, self.audience))

    def __repr__(self) -> str:
        return f"<{self.name} {self.args}>"


class EventLog:
    """Where a state that somebody listens to writes its events down."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self, name: str, args: dict[str, Value], audience: tuple[int, ...] | None = None
    ) -> None:
        self.events.append(Event(name, args, audience))

    def take(self) -> list[Event]:
        """All events since the last call."""
        taken = self.events
        self.events = []
        return taken
