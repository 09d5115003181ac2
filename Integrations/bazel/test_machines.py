"""Work that several processes and machines share: workers, and the remote cache."""

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from conftest import ALONE, is_quiet, many


def running(workspace):
    """The workers that Bazel has started, whose program is in its place."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().split(b"\0")
            place = os.readlink(process / "cwd")
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if b"--persistent_worker" in words and place.startswith(str(workspace.folder)):
            found.append((int(process.name), parent))
    # Their copies, of which each draws an action, are no workers.
    return [number for number, parent in found if parent not in [other for other, _ in found]]


@pytest.mark.parametrize("way", ["worker", "multiplex-worker"])
def test_a_killed_worker_loses_nothing(workspaces, way):
    left, right = workspaces(), workspaces()
    for workspace in (left, right):
        many(workspace, 60, chunk=2)
    flags = ["//:many", "--strategy=Maquette=worker", "--worker_max_instances=Maquette=1",
             *([ALONE] if way == "worker" else [])]
    left.bazel("build", *flags)
    process = right.start("build", *flags)
    while process.poll() is None and len(list(right.root.glob("bazel-out/*/bin/many/*.json"))) < 5:
        time.sleep(0.01)
    killed = running(right)
    assert len(killed) == 1 and process.poll() is None
    os.kill(killed[0], signal.SIGKILL)
    text, _ = process.communicate()
    assert right.workers() == {way}
    print(f"{way}: the build whose worker is killed ends with {process.returncode}")
    if process.returncode != 0:
        # Bazel names the action that was lost, and a second run draws that one and those after it.
        assert process.returncode == 1 and "Drawing 2 specs of //:many failed" in text, text
        text = right.bazel("build", *flags)
        again = int(re.search(r"(\d+) (multiplex-)?worker", text.split("processes:")[1])[1])
        # Of five whose lists were there, two might have been at work still.
        assert 1 <= again <= 30 - 3, text
    assert right.pictures("many") == left.pictures("many") and len(left.pictures("many")) == 120


def test_two_workers_take_half_the_time_of_one(workspaces):
    if len(os.sched_getaffinity(0)) < 2:
        pytest.skip("this machine has one processor")
    workspace = workspaces()
    many(workspace, 200)
    is_fair, drawn, seconds = is_quiet(), [], []
    for count in (1, 2):
        workspace.bazel("clean")
        workspace.bazel("build", "//:many", "--nobuild")
        text = workspace.bazel(
            "build", "//:many", "--strategy=Maquette=worker", f"--jobs={count}", ALONE,
            f"--worker_max_instances=Maquette={count}")
        assert re.search(r"\b20 worker", text), text
        seconds.append(float(re.search(r"Elapsed time: ([\d.]+)s", text)[1]))
        drawn.append(workspace.pictures("many"))
    assert drawn[0] == drawn[1] and len(drawn[0]) == 400
    share = seconds[1] / seconds[0]
    print(f"one worker: {seconds[0]:.2f} s, two: {seconds[1]:.2f} s, {share:.2f} of it")
    if not is_fair:
        pytest.skip("others use this machine; the pictures are the same")
    # Half, and what Bazel itself does.
    assert share < 0.75


def test_a_second_checkout_builds_from_the_remote_cache_alone(workspaces, cache, tmp_path):
    count = int(os.environ.get("MAQUETTE_SPECS", "170"))
    made = []
    for turn in range(2):
        workspace = workspaces()
        for index in range(count):
            (workspace.root / f"ui/many{index}.yaml").write_text(f"Button: Picture {index}\nstyle: filled\n")
        start = time.monotonic()
        text = workspace.bazel(
            "build", "//:pictures", f"--remote_cache={cache}", "--strategy=Maquette=worker",
            "--remote_upload_local_results=true")
        print(f"{'from the cache' if turn else 'drawn'}: {time.monotonic() - start:.1f} s")
        made.append(workspace.pictures())
        chunks = (count + 2 + 9) // 10
        word = "remote cache hit" if turn else "worker"
        assert re.search(rf"\b{chunks} {word}", text), text
        assert (" worker" in text.split("processes:")[-1]) == (turn == 0), text
    assert made[0] == made[1] and len(made[0]) == (count + 2) * 6
    kept = sum(path.stat().st_size for path in (tmp_path / "nginx").rglob("cache/*/*"))
    drawn = sum(map(len, made[0].values()))
    print(f"{len(made[0])} pictures have {drawn / len(made[0]):.0f} bytes each, {kept / len(made[0]):.0f} in the cache")
    # Each is there once; the rest is what Bazel knows of actions.
    assert drawn < kept < 1.5 * drawn


def test_the_memory_of_a_worker_does_not_grow(program, tmp_path):
    (tmp_path / "go.yaml").write_text("Button: Go\nstyle: filled\n")
    process = subprocess.Popen(
        [program, "worker", "--protocol", "json", "--persistent_worker", "-j", "2"], cwd=tmp_path, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    peaks = {}
    for number in range(1, 601):
        words = ["render", "go.yaml", "-o", f"out{number}/", "--quiet", "--no-cache"]
        process.stdin.write(json.dumps({"arguments": words, "requestId": number}))
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        assert (answer["requestId"], answer.get("exitCode", 0)) == (number, 0)
        if number in (20, 600):
            status = Path(f"/proc/{process.pid}/status").read_text()
            peaks[number] = int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) / 1024
    process.stdin.close()
    assert process.wait(60) == 0
    print(f"peak memory: {peaks[20]:.1f} MiB after 20 requests, {peaks[600]:.1f} after 600")
    assert peaks[600] < peaks[20] + 0.5
