"""The table server: tables, seats, storage and bots at the table."""
