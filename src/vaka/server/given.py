"""What every handler may ask for: the house, and who asks."""

from litestar.di import NamedDependency

from vaka.server.house import House
from vaka.server.people.asker import Asker

GivenHouse = NamedDependency[House]
GivenAsker = NamedDependency[Asker]
