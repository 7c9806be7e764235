"""The games of this package, for tests that need what they bring; Tidepool, of another package, brings nothing."""

from galapagos import games

ISLANDS = tuple(id for id, package in games.packages().items() if package.startswith("galapagos."))
