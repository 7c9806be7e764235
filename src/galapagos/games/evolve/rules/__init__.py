"""The rules, a module for each part of the book; start reading at turn.py."""
