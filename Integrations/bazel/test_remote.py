"""Remote execution: Bazel gives the actions to BuildGrid, whose workers draw them.

BuildGrid is PyPI's, and keeps its queue in Debian's PostgreSQL; bot.py is the worker.
"""

import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from conftest import HERE, ROOT, free_port, is_quiet, many, wait_for

PYTHON = Path(os.environ.get("MAQUETTE_BUILDGRID", ROOT / ".build/bazel-tools/bin/python"))
POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


class Grid:
    """A server of BuildGrid's with its database, and workers."""

    def __init__(self, folder):
        self.folder = folder
        self.bots = {}
        self.processes = []
        self.port = free_port()
        self.url = f"127.0.0.1:{self.port}"

    def start(self):
        # PostgreSQL refuses to be root's.
        data = self.folder / "database"
        data.mkdir()
        user = []
        if os.getuid() == 0:
            shutil.chown(data, "postgres")
            for parent in [self.folder, *list(self.folder.parents)[:-2]]:
                parent.chmod(parent.stat().st_mode | 0o011)
            user = ["runuser", "-u", "postgres", "--"]
        subprocess.run([*user, POSTGRES[-1] / "initdb", "-D", data, "-A", "trust", "-U", "postgres"], cwd="/",
                       check=True, capture_output=True)
        port = free_port()
        self.run("postgres", *user, POSTGRES[-1] / "postgres", "-D", data, "-p", str(port), "-k", data, "-c",
                 "listen_addresses=127.0.0.1", "-c", "fsync=off")
        wait_for(port)
        database = f"postgresql+psycopg2://postgres@127.0.0.1:{port}/postgres"
        tool = PYTHON.with_name("bgd")
        subprocess.run([tool, "migrate", "apply", database], check=True, capture_output=True)
        settings = self.folder / "buildgrid.yaml"
        settings.write_text((HERE / "buildgrid.yaml").read_text().replace("{port}", str(self.port))
                            .replace("{database}", database).replace("{folder}", str(self.folder)))
        self.run("buildgrid", tool, "server", "start", settings)
        wait_for(self.port)

    def run(self, name, *command):
        with open(self.folder / f"{name}.log", "wb") as log:
            self.processes.append(subprocess.Popen(command, cwd="/", stdout=log, stderr=log))
        return self.processes[-1]

    def bot(self, name):
        """Starts a worker; the folders of its actions are in the one that this returns."""
        place = self.folder / name
        self.bots[name] = self.run(name, PYTHON, HERE / "bot.py", f"http://{self.url}", place, name)
        return place

    def close(self):
        for process in reversed(self.processes):
            # runuser hands this on, and PostgreSQL ends at once.
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


@pytest.fixture
def grid(tmp_path):
    if not PYTHON.exists():
        pytest.skip("BuildGrid is not installed; 'make test-bazel' installs it below .build")
    if not POSTGRES:
        pytest.skip("PostgreSQL is not installed, in which BuildGrid keeps its queue")
    folder = tmp_path / "grid"
    folder.mkdir()
    made = Grid(folder)
    try:
        made.start()
        yield made
    finally:
        made.close()


def test_workers_of_buildgrid_draw_what_the_program_draws(workspaces, grid):
    grid.bot("first")
    here, there = workspaces(), workspaces()
    here.bazel("build", "//:pictures", "//:documents", "--strategy=Maquette=sandboxed")
    flags = [f"--remote_executor=grpc://{grid.url}", "--strategy=Maquette=remote"]
    text = there.bazel("build", "//:pictures", "//:documents", *flags)
    assert re.search(r"\b2 remote\b", text), text
    assert there.pictures() == here.pictures() and there.pictures()
    assert there.pictures("documents/guide") == here.pictures("documents/guide")
    # Another checkout has its pictures from the server's cache.
    text = workspaces().bazel("build", "//:pictures", "//:documents", *flags)
    assert re.search(r"\b2 remote cache hit", text), text


def test_two_workers_of_buildgrid_share_a_build_and_one_may_be_killed(workspaces, grid):
    places = [grid.bot("first")]
    workspace = workspaces()
    # So many that drawing takes most of the time, and not what Bazel and the server do for each action.
    many(workspace, 240, chunk=8)
    flags = ["//:many", f"--remote_executor=grpc://{grid.url}", "--strategy=Maquette=remote", "--jobs=8",
             "--noremote_accept_cached"]

    def timed():
        workspace.bazel("clean")
        start = time.monotonic()
        text = workspace.bazel("build", *flags)
        assert re.search(r"\b30 remote\b", text), text
        return time.monotonic() - start, workspace.pictures("many")

    is_fair = is_quiet()
    _, drawn = timed()
    assert len(drawn) == 480
    alone, again = timed()
    assert again == drawn
    places.append(grid.bot("second"))
    # It fetches the program and its fonts once.
    timed()
    both, again = timed()
    assert again == drawn
    print(f"one worker: {alone:.2f} s, two: {both:.2f} s, {both / alone:.2f} of it")
    assert not is_fair or both < 0.75 * alone
    workspace.bazel("clean")
    process = workspace.start("build", *flags)
    while process.poll() is None and len(list(places[1].glob("tmp*"))) == 0:
        time.sleep(0.002)
    grid.bots["second"].kill()
    assert process.poll() is None
    text, _ = process.communicate()
    assert process.returncode == 0 and re.search(r"\b30 remote\b", text), text
    assert workspace.pictures("many") == drawn
