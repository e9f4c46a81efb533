"""Learning by playing: a table with the beginning of a lesson.

Its seed is no secret, so there is nothing to prove: it has no commitment. It is not public and not
rated.
"""

from litestar import Router, post
from litestar.params import FromPath

import vaka
from vaka.lessons import Lesson, lesson_of
from vaka.server.errors import NotFound
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.store.adding import add
from vaka.server.tables.making import ME, new_row, new_seats
from vaka.server.tables.starting import begin, let_bots_begin
from vaka.server.tables.telling import told_to
from vaka.server.tables.told import TableTold

LEVEL = "easy"  # of the others, once the script is over


@post("/{title:str}", operation_id="Learn", summary="Learn a title by playing")
async def learn(title: FromPath[str], house: GivenHouse, asker: GivenAsker) -> TableTold:
    """A table of one's own, started: its game follows the script of a lesson, and is free then."""
    person = asker.known()
    lesson = lesson_of(title)
    if lesson is None:
        raise NotFound()
    table_id = await _make(house, person, lesson)
    return await told_to(house, table_id, person)


async def _make(house: House, person: str, lesson: Lesson) -> str:
    options = vaka.load(lesson.title).new(lesson.players, 0, lesson.options).config.options
    row = new_row(house, person, lesson.title, lesson.players, options, "", public=False)
    row.commitment = ""
    row.lesson = lesson.title
    row.seed = f"{lesson.seed:x}"
    who = [ME if seat == lesson.seat else LEVEL for seat in range(lesson.players)]
    seats = new_seats(row.id, person, who, "")
    begun = begin(row, seats, house.clock.now())
    await add(house.database, [row, *seats, *begun])
    await let_bots_begin(house, row.id)
    return row.id


router = Router("/api/lessons", route_handlers=[learn], tags=["Tables"])
