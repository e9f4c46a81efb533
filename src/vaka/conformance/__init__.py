"""The conformance kit: what every title must keep, checked by playing it.

    >>> import vaka
    >>> from vaka.conformance import check_game
    >>> check_game(vaka.load("rapanui"), games=1).games
    6

`check_game` plays random games at every player count and over the alternatives of every option, and
raises `ConformanceError` at the first thing that is wrong. Its `check` is one of these names:

endless          random play does not end
crash            something raised an error that is none of the contract
decision         decision() contradicts itself, next_seat() or is_asked()
legal-empty      an asked seat has no legal action, or one that is not asked has some
legal-catalog  a legal action is not of the catalog
legal-unique     a legal action is listed twice
legal-order      legal actions do not rise by index
legal-stable     legal actions differ when asked again, on a clone or through legal_into
inventory        a component was lost or made
over             the wrong answer of outcome() before the end, or of apply() and decision() after it
outcome          the outcome is not well formed, or its places are not in the order of the scores
query            a question changed the state
view-json        a view is not plain JSON data
event-json       an event is not plain JSON data, or is for a seat that does not exist
clone            a clone is not equal, or not independent
digest           two states with equal digests are not equal, or the other way round
dump             a state is not what its dump restores: something lives outside its cells
pickle           the same for pickle
seed             the same seed and actions do not give the same game, or another seed gives it too
listen           listening changes the game
refused          an action that must be refused is not, or by the wrong error, or changes something
rule             an illegal action is refused without the number of a rule
record           a record does not come back from JSON or text, or does not replay, or branch
playout          a playout differs from itself, changes the state or has a wrong outcome
hidden           the title says of itself (`Title.hidden`) what is not so
redeal-view      a redeal shows its seat another view: the view shows too much, or the redeal
                 replaces what the seat has seen (the kit cannot know which)
redeal-depends   a redeal depends on what its seat cannot know
redeal-keeps     a redeal leaves what its seat cannot know as it truly is, or a reveal is declared
                 where nothing unknown turns up (the kit cannot know which)
redeal-inventory a redeal has other components
features         numbers for learners that are not as they are described (a title may have none)
features-leak    numbers of a seat depend on what it cannot know
legal-leak       legal actions of a seat depend on what it cannot know
event-leak       events seen by a seat depend on what it cannot know
error-leak       errors of a seat depend on what it cannot know
decision-leak    who is asked what depends on what a seat cannot know, without a declared reveal
reveal           an action showed a seat what it could not know, without a declared reveal
sealed-view      others see something of a sealed answer besides that it is complete
sealed-legal     the sealed answer of one seat changes what another may answer
sealed-commute   the order in which sealed answers arrive makes a difference

`vaka.conformance.redeal`, `deals` and `secrets` say exactly what the checks of secrets demand.
"""

from vaka.conformance.errors import ConformanceError, Where
from vaka.conformance.report import Report
from vaka.conformance.suite import check_game

__all__ = ["ConformanceError", "Report", "Where", "check_game"]
