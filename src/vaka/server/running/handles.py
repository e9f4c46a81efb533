"""How many lines a server can hold: each person who plays takes one of the process's handles.

Most systems give a program a thousand unless it asks for more, and whoever opens that many lines
would leave none to the others. Workers have what the first process has.
"""

import sys
from contextlib import suppress
from typing import Final

ENOUGH: Final = 65_536


def hold_many() -> int:
    """Take as many as the system allows, or enough; how many that are, 0: nobody knows."""
    if sys.platform == "win32":  # it counts otherwise
        return 0
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (now, most):
        wanted = ENOUGH if now != resource.RLIM_INFINITY else now
    else:
        wanted = max(now, min(most, ENOUGH))
    with suppress(ValueError, OSError):  # then it stays as it is
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
