"""What the tests of the rules share. They run Bazel itself: `make test-bazel`.

Debian's Bazel is 4.2; it fetches nothing here, so what tests have for measuring coverage is an empty package.
"""

import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# Each worker draws one action at a time; without this flag, one draws several.
ALONE = "--modify_execution_info=Maquette=-supports-multiplex-workers"


@pytest.fixture
def program():
    """The program as it was built, which the rules have to draw like."""
    return Path(os.environ.get("MAQUETTE_BUILT", ROOT / ".build/release/maquette"))


class Workspace:
    """A copy of the example, which Bazel builds in a place of its own."""

    def __init__(self, folder):
        self.folder = folder
        self.root = folder / "bazel/example"
        shutil.copytree(HERE, folder / "bazel", symlinks=True, ignore=shutil.ignore_patterns("bazel-*", "*.whl"))
        shutil.copy(next((ROOT / "dist").glob("maquette-*.whl")), self.root / "maquette.whl")
        (folder / "coverage").mkdir()
        (folder / "coverage/WORKSPACE").touch()
        (folder / "coverage/BUILD").write_text(
            'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')

    def write(self, files):
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def start(self, command, *words):
        """Starts Bazel and doesn't wait for it."""
        start = ["bazel", f"--output_user_root={self.folder}/output", command]
        if command in ("build", "test"):
            start += [f"--override_repository=remote_coverage_tools={self.folder}/coverage", "--color=no",
                      "--curses=no", "--verbose_failures"]
        return subprocess.Popen(
            [*start, *words], cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def bazel(self, command, *words, status=0):
        process = self.start(command, *words)
        text, _ = process.communicate()
        assert process.returncode == status, text
        return text

    def pictures(self, target="pictures"):
        """The pictures of a target by their names."""
        found = {}
        for path in sorted((self.root / f"bazel-bin/{target}").glob("*/*")):
            found[path.name] = path.read_bytes()
        return found

    def workers(self):
        """The kinds of workers that Bazel has started: worker, multiplex-worker."""
        logs = self.folder.glob("output/*/bazel-workers/*-Maquette.log")
        return {re.sub(r"-\d+-.*", "", path.name) for path in logs}

    def close(self):
        subprocess.run(["bazel", f"--output_user_root={self.folder}/output", "shutdown"], cwd=self.root,
                       capture_output=True)
        # Bazel takes leave to write away.
        subprocess.run(["chmod", "-R", "u+w", self.folder])


@pytest.fixture
def workspaces(tmp_path):
    """Makes checkouts of the example, each with a Bazel of its own."""
    if shutil.which("bazel") is None:
        pytest.skip("bazel is not installed; 'make test-bazel' installs bazel-bootstrap")
    made = []

    def make():
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(Workspace(folder))
        return made[-1]

    yield make
    for workspace in made:
        workspace.close()


SCREEN = """device: iPhone 15 Pro
VStack:
  spacing: 8
  children:
    - Label: Screen {index}
      font: largeTitle
    - Button: Go on
      style: filled
    - Toggle: Wi-Fi
      isOn: true
    - Slider: 40
    - SearchField: Find
    - ProgressView: 0.5
"""


def many(workspace, count, chunk=10):
    """A target of so many specs, of which each takes a while to draw."""
    workspace.write({f"many/{index}.yaml": SCREEN.format(index=index) for index in range(count)})
    workspace.write({"BUILD.bazel": f"""
load("@rules_maquette//:maquette.bzl", "maquette_pictures")
exports_files(["maquette.whl"])
maquette_pictures(name = "many", specs = glob(["many/*.yaml"]), variants = ["light", "dark"], chunk = {chunk})
"""})
    workspace.bazel("build", "//:many", "--nobuild")


def is_quiet():
    """Whether nobody else uses the processors, without which times say nothing."""
    def times():
        values = [int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
        return sum(values), values[3] + values[4]

    start = times()
    time.sleep(1)
    end = times()
    return (end[1] - start[1]) > 0.8 * (end[0] - start[0])


def free_port():
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return place.getsockname()[1]


def wait_for(port):
    """Waits for a server that was started."""
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError(f"nothing listens at port {port}")


@pytest.fixture
def cache(tmp_path):
    """nginx as a remote cache: it keeps what is put, and gives it back."""
    if shutil.which("nginx") is None:
        pytest.skip("nginx is not installed")
    port = free_port()
    folder = tmp_path / "nginx"
    folder.mkdir()
    # The workers of nginx are nobody's processes.
    for part in (tmp_path, folder):
        part.chmod(0o755)
    text = (HERE / "nginx.conf").read_text().replace("8080", str(port)).replace("/var/cache/bazel", str(folder))
    (folder / "nginx.conf").write_text(f"user root;\npid {folder}/pid;\nerror_log {folder}/error.log;\n" + text)
    process = subprocess.Popen(
        ["nginx", "-c", folder / "nginx.conf", "-g", "daemon off;"], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    wait_for(port)
    yield f"http://127.0.0.1:{port}/cache"
    process.terminate()
    process.wait()
