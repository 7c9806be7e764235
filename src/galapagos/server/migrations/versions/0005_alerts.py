"""Where people want to be told of their turns, and what they are still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "alerts",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("alerts_due", "alerts", ["done", "due"])


def downgrade() -> None:
    op.drop_index("alerts_due", "alerts")
    for name in ("alerts", "addresses"):
        op.drop_table(name)
