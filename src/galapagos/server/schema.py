"""The database's tables. The log (`entries`) is the truth; the rest is an index over it and a cache of it."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # When the server must act by itself next (a bot's move, a clock); NULL when nothing is due.
    Column("due", Float),
    # The process that looks after bots and clocks here, and until when nobody else may.
    Column("keeper", String(40)),
    Column("kept_until", Float, nullable=False, server_default="0"),
    Index("tables_lobby", "public", "status", "touched"),
    Index("tables_of_game", "public", "status", "game", "touched"),
    Index("tables_status", "status", "id"),
    Index("tables_keeper", "keeper"),
    Index("tables_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    # Drawn at random by the writer: after a lost connection it tells whether an entry is the writer's own.
    Column("token", String(24), nullable=False),
    Column("body", Text, nullable=False),
    # What versions the viewpoints had after it, so that a table is rebuilt without looking at every moment again.
    Column("versions", Text),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Index("members_guest", "guest"),
)

saves = Table(
    "saves",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("data", Text, nullable=False),
)

# What the host says to the running server: whom it turns away, what it tells all tables, which table has changed.
orders = Table(
    "orders",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Games' own decks change with releases: the one that a table began with stays here.
decks = Table(
    "decks",
    metadata,
    Column("fingerprint", String(40), primary_key=True),
    Column("source", Text, nullable=False),
)

# What is known of a guest beyond the cookie: how often devices were cut off, and the number of the newest link.
people = Table(
    "people",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("people_at", "at"),
)

# Where people want to be told of their turns.
addresses = Table(
    "addresses",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("address", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Who is to be told that they are asked, since which entry; stored with that entry.
alerts = Table(
    "alerts",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("alerts_due", "done", "due"),
)

# The record of each finished game, written when it ended.
records = Table(
    "records",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

# Reviews of finished games, one a seat: made once, kept for as long as reviews are made in that way.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("edition", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
