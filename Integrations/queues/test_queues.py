"""The examples for queues, by the queues themselves: `make test-bazel` runs this as well."""

import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PROGRAM = Path(os.environ.get("MAQUETTE_BUILT", ROOT / ".build/release/maquette"))
SCRIPT = HERE / "slurm.sh"
COUNT = 40
SHARDS = 6

SLURM = """ClusterName=test
SlurmctldHost={host}(127.0.0.1)
AuthType=auth/none
CredType=cred/none
SlurmUser=root
SlurmdUser=root
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
StateSaveLocation={folder}
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/controller.pid
SlurmdPidFile={folder}/node.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
SchedulerParameters=sched_interval=1
NodeName={host} NodeAddr=127.0.0.1 CPUs={processors} RealMemory=2048
PartitionName=all Nodes=ALL Default=YES State=UP
"""


class Place:
    """A folder of specs, and the pictures that one run draws of all of them."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}
        (folder / "bin").mkdir()
        (folder / "bin/maquette").symlink_to(PROGRAM)
        (folder / "ui").mkdir()
        for index in range(COUNT):
            (folder / f"ui/{index}.yaml").write_text(f"Button: Picture {index}\nstyle: filled\n")
        self.run("maquette", "render", "ui/", "-o", "alone/", "--variants", "light,dark", "--no-cache", "-q")
        self.alone = self.pictures("alone")
        assert len(self.alone) == 2 * COUNT

    def run(self, *command, **variables):
        done = subprocess.run(
            [str(word) for word in command], cwd=self.folder, env={**self.environment, **variables},
            capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pictures(self, folder):
        return {path.name: path.read_bytes() for path in (self.folder / folder).glob("*.png")}


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


def need(*tools):
    for tool in tools:
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")


def test_gnu_parallel_draws_all_shards(place):
    need("parallel")
    place.run("sh", "-c", "parallel -j 2 maquette render ui/ -o build/ --variants light,dark -j 1 -q --no-cache "
              f"--shard {{}}/{SHARDS} ::: $(seq {SHARDS})")
    assert place.pictures("build") == place.alone


def test_shards_of_a_plan_are_what_shards_draw_together(place):
    plan = json.loads(place.run(
        "maquette", "render", "ui/", "-o", "build/", "--variants", "light,dark", "--plan", "json", "--shards", 3))
    # By hand, as the plan says: the specs of each shard in a run of their own.
    runs = {}
    for spec in plan["specs"]:
        runs.setdefault(spec["shard"], []).append(spec)
    assert sorted(runs) == [1, 2, 3]
    for number, specs in runs.items():
        before = set(place.pictures("build"))
        place.run("maquette", "render", *[spec["spec"] for spec in specs], "-o", "build/", "--variants", "light,dark",
                  "-q", "--no-cache")
        made = set(place.pictures("build")) - before
        assert made == {Path(path).name for spec in specs for path in spec["outputs"]}
    assert place.pictures("build") == place.alone


def test_the_script_for_slurm_draws_the_shard_of_its_task(place):
    variables = {"SLURM_ARRAY_TASK_COUNT": str(SHARDS), "SLURM_CPUS_PER_TASK": "1"}
    made = []
    for task in range(1, SHARDS + 1):
        before = len(place.pictures("build"))
        place.run("sh", SCRIPT, "ui/", "build/", "--variants", "light,dark", SLURM_ARRAY_TASK_ID=str(task),
                  **variables)
        made.append(len(place.pictures("build")) - before)
    # No task draws what another has drawn.
    assert sum(made) == 2 * COUNT and all(made) and place.pictures("build") == place.alone
    # A task that failed is started again alone: one of one, which still means the same shard.
    place.run("sh", SCRIPT, "ui/", "again/", "--variants", "light,dark", SLURM_ARRAY_TASK_ID="2",
              **{**variables, "SLURM_ARRAY_TASK_COUNT": "1"}, SHARDS=str(SHARDS))
    again = place.pictures("again")
    assert len(again) == made[1] and again.items() <= place.alone.items()


@pytest.fixture
def slurm(place, tmp_path):
    """A cluster of this one machine, without passwords."""
    need("slurmctld", "slurmd", "sbatch")
    if os.getuid() != 0:
        pytest.skip("only root may start slurmd")
    folder = tmp_path / "slurm"
    folder.mkdir()
    ports = []
    for _ in range(2):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            ports.append(probe.getsockname()[1])
    (folder / "slurm.conf").write_text(SLURM.format(
        host=socket.gethostname().split(".")[0], folder=folder, ports=ports, processors=os.cpu_count()))
    place.environment["SLURM_CONF"] = str(folder / "slurm.conf")
    processes = []
    with open(folder / "log", "wb") as log:
        for tool in ("slurmctld", "slurmd"):
            processes.append(subprocess.Popen([tool, "-D"], env=place.environment, stdout=log, stderr=log))
    try:
        for _ in range(100):
            nodes = subprocess.run(
                ["sinfo", "-h", "-o", "%T"], env=place.environment, capture_output=True, text=True).stdout
            if nodes.strip() == "idle":
                break
            time.sleep(0.2)
        else:
            pytest.skip("slurmd does not start here: " + (folder / "log").read_text()[-400:])
        yield place
    finally:
        for process in reversed(processes):
            process.terminate()
            process.wait(20)


def test_an_array_of_slurm_draws_all_shards(slurm):
    if os.cpu_count() < 2:
        pytest.skip("the script asks for two processors")
    text = slurm.run("sbatch", "--wait", f"--array=1-{SHARDS}", SCRIPT, "ui/", "build/", "--variants", "light,dark")
    assert "Submitted batch job" in text
    assert slurm.pictures("build") == slurm.alone
    for path in slurm.folder.glob("build/*.png"):
        path.unlink()
    slurm.run("sbatch", "--wait", "--array=2", f"--export=ALL,SHARDS={SHARDS}", SCRIPT, "ui/", "build/",
              "--variants", "light,dark")
    again = slurm.pictures("build")
    assert 0 < len(again) < 2 * COUNT and again.items() <= slurm.alone.items()
