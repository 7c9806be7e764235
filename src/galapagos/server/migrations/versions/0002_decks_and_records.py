"""Decks that tables are played with, records of finished games, and indexes for a crowd of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    columns = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("entries")}
    if "versions" not in columns:  # the very first release had none
        op.add_column("entries", sa.Column("versions", sa.Text))
    op.create_table(
        "decks",
        sa.Column("fingerprint", sa.String(40), primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("tables_of_game", "tables", ["public", "status", "game", "touched"])
    op.create_index("tables_status", "tables", ["status", "id"])
    op.create_index("tables_keeper", "tables", ["keeper"])


def downgrade() -> None:
    for index in ("tables_of_game", "tables_status", "tables_keeper"):
        op.drop_index(index, "tables")
    for name in ("records", "decks"):
        op.drop_table(name)
