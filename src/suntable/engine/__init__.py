"""What a game is; how rules are written, compiled, played, undone and replayed. Imports nothing of the project."""
