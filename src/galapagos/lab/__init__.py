"""The laboratory: many games, tournaments, and what they tell."""
