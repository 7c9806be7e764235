"""The rules, one module a chapter. Start reading in turn.py."""
