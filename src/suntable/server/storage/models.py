"""The layout of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("creator", String(32), ForeignKey("guests.id"), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    # Everything below follows from the entries, and may be thrown away.
    Column("number", Integer, nullable=False),  # of the last entry
    Column("status", String(8), nullable=False),
    Column("deciding", Integer),  # the seat
    Column("state", LargeBinary),  # a snapshot after the last entry
    Column("updated", DateTime(timezone=True), nullable=False),
    Column("rematch", String(16)),
)
Index("ix_tables_status_updated", tables.c.status, tables.c.updated)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("name", String(24), nullable=False),
    Column("bot", String(24)),
    Column("secret", String(32), nullable=False, unique=True),
    Column("resigned", Boolean, nullable=False),
)
Index("ix_seats_guest", seats.c.guest)

# Whoever has shown the secret of a taken seat sits there too: the same person on another device.
holders = Table(
    "holders",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
)
Index("ix_holders_guest", holders.c.guest)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: the table
    Column("value", Integer),  # an action, or the step that is gone back to
    Column("note", String(40)),
    Column("made", DateTime(timezone=True), nullable=False),
)
