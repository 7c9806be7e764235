"""The sixteen traits, each in one place; `table` says which of them act at which moment."""
