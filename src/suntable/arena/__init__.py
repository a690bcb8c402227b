"""Many games: tournaments, ratings, statistics."""
