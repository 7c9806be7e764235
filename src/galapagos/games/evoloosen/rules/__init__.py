"""The rules, one paragraph of the rulebook a frame. Start reading in turn.py."""
