"""The Beginning: a herd of small animals, and the pool they drink from."""
