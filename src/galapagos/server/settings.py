"""Settings of a server: plain values, so that they can be handed to the processes that it starts."""

import os
from pathlib import Path

import msgspec
from msgspec import Struct, field

VARIABLE = "GALAPAGOS_SETTINGS"


def spare_cores() -> int:
    """The cores that the server itself does not need: all but one, and one at least."""
    return max(1, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 2) - 1)


class Settings(Struct, frozen=True):
    """How a server runs."""

    database: str = "sqlite:///galapagos.db"
    secret: str = ""  # the file with the secret; empty: beside the database, or in the data folder
    origins: list[str] = []  # of pages besides our own that may call us
    thinkers: int = field(default_factory=spare_cores)  # processes in which bots think
    budget: int = 1_500  # milliseconds for a bot's decision
    review: float = 1.0  # how closely finished games are reviewed, 1 being usual
    pause: float = 0.0  # seconds before a bot's decision shows: a browser shows them one by one itself
    idle: float = 300.0  # seconds until a table that nobody looks at is put away
    patience: float = 20.0  # seconds to wait for a database that is away
    rates: float = 1.0  # factor on all limits of rate
    most_sockets: int = 4_000
    most_tables: int = 4_000  # in use
    messages: bool = False  # whether players may name an address at which they are told of their turns
    delay: float = 4.0  # seconds until somebody who does not look is told
    near: bool = False  # whether such an address may be this machine's own; for tests alone
    metrics: str = ""  # HOST:PORT for the numbers, and then nowhere else
    log: str = "info"

    def secret_path(self) -> Path:
        """Where the secret is kept."""
        if self.secret:
            return Path(self.secret)
        if self.database.startswith("sqlite:///"):
            return Path(self.database.removeprefix("sqlite:///") + ".secret")
        return data_folder() / "secret"

    def export(self) -> None:
        """Leave the settings to the processes that we start."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    """The settings that were left to this process."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)


def data_folder() -> Path:
    """The user's folder for our data."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "galapagos"
