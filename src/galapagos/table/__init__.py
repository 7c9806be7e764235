"""A table in play, pure: the entries of its log, the fold of them, viewpoints, and the sheets that are shown.

No network, no database, no third-party library but the one for words: the same code runs in a server and in a tab.
"""
