"""What is kept: guests, tables, seats, and the append-only entries of every table."""
