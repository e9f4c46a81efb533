"""The face of Raiatea."""

from typing import Final

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.faces import Names, View, heading, raiatea_actions, raiatea_events
from vaka.faces.raiatea_explained import explained
from vaka.faces.raiatea_names import Called, deck_of
from vaka.faces.seats import SEATS
from vaka.locale import Words


class RaiateaFace:
    extras = frozenset(("done", "mirror", "shaman"))

    def action_text(self, action: Action, view: View, words: Words, names: Names = SEATS) -> str:
        args = raiatea_actions.told(action, view, Called(deck_of(view), words), names)
        said = words(f"raiatea-action-{action.name}", **args).strip()
        if action.name == "go":
            said = words("raiatea-table-choice", choice=said, text=args["text"])
        return said

    def group_text(self, action: Action, words: Words) -> str:
        return heading("raiatea", action, words)

    def short_text(self, action: Action, view: View, words: Words) -> str:
        return raiatea_actions.named(action, view, Called(deck_of(view), words))

    def hint(self, view: View, words: Words) -> str:
        called = Called(deck_of(view), words)
        return raiatea_actions.how_many(view, called) or raiatea_actions.why_asked(view, called)

    def event_text(self, event: Event, view: View, words: Words, names: Names) -> str:
        args = raiatea_events.told(event, Called(deck_of(view), words), names)
        return words(f"raiatea-event-{event.name}", **args)

    def explain(self, name: str, view: View, words: Words) -> list[str]:
        return explained(name, Called(deck_of(view), words))

    def opening(self, view: View, words: Words, names: Names) -> list[str]:
        # The marker has gone on by one seat after every round since the first [R8].
        played = sum(view["rounds"][: view["ceremony"]]) + max(view["round"] - 1, 0)
        first = (view["first"] - played) % len(names)
        return [words("raiatea-event-start", player=names[first])]

    def closing(self, view: View, words: Words, names: Names) -> list[str]:
        scores = view["outcome"]["scores"]
        return [words("raiatea-tiebreak")] if len(set(scores)) < len(scores) else []


FACE: Final = RaiateaFace()
