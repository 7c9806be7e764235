"""Tables, their log, their members and the last save of each."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("keeper", sa.String(40)),
        sa.Column("kept_until", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "touched"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("token", sa.String(24), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("versions", sa.Text),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
    )
    op.create_index("members_guest", "members", ["guest"])
    op.create_table(
        "saves",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("saves", "members", "entries", "tables"):
        op.drop_table(name)
