"""A program: TOML in, the same as JSON out. Nothing of ours is imported, so that it starts at once and has no secrets.

It ends with 0, or with 3 and a reason when it was given something else; any other end means that it needed too much.
"""

import contextlib
import datetime
import json
import os
import resource
import sys
import tomllib

MEMORY = 256 * 2**20
SECONDS = 5


def main() -> int:
    """Convert what comes in."""
    limit()
    try:
        print(json.dumps(tomllib.loads(sys.stdin.buffer.read().decode()), default=refuse))
    except (ValueError, TypeError) as error:
        print(error)
        return 3
    return 0


def limit() -> None:
    """Use little memory and time, and give way to the server."""
    os.nice(5)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    with contextlib.suppress(ValueError, OSError):  # not every system limits memory
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def refuse(value: object) -> None:
    """JSON has no dates and times, and no deck has any."""
    kind = "date or time" if isinstance(value, datetime.date | datetime.time) else type(value).__name__
    raise TypeError(f"a {kind}")


if __name__ == "__main__":
    sys.exit(main())
