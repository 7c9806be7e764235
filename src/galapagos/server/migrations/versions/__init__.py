"""Alembic's migrations, for SQLite and PostgreSQL alike."""
