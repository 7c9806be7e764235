"""People who have moved to another device, or cut one off."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("people_at", "people", ["at"])


def downgrade() -> None:
    op.drop_index("people_at", "people")
    op.drop_table("people")
