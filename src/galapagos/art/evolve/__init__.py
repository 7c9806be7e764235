"""Evolve!: beasts put together from head, body, tail and adaptation."""
