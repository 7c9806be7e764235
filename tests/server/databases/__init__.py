"""Databases that older releases left behind, small and packed; make.py says how they were made."""
