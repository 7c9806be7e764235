"""Alerts: who is asked and does not look is told so, at an address of their own, once a turn."""
