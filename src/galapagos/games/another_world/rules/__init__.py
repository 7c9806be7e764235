"""The rules, one frame a paragraph of the book. Start reading at `turn`."""
