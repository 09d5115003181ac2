"""The rules for Bazel, by Bazel itself: `make test-bazel`.

Debian's Bazel is 4.2; it fetches nothing here, so what tests have for measuring coverage is an empty package.
"""

import filecmp
import json
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
BUILT = Path(os.environ.get("MAQUETTE_BUILT", ROOT / ".build/release/maquette"))

if shutil.which("bazel") is None:
    pytest.skip("bazel is not installed; 'make test-bazel' installs bazel-bootstrap", allow_module_level=True)


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

    def bazel(self, command, *words, status=0):
        start = ["bazel", f"--output_user_root={self.folder}/output", command]
        if command in ("build", "test"):
            start += [f"--override_repository=remote_coverage_tools={self.folder}/coverage", "--color=no",
                      "--curses=no", "--verbose_failures"]
        done = subprocess.run([*start, *words], cwd=self.root, capture_output=True, text=True)
        text = done.stdout + done.stderr
        assert done.returncode == status, text
        return text

    def pictures(self, target="pictures"):
        """The pictures of a target by their names."""
        found = {}
        for path in sorted((self.root / f"bazel-bin/{target}").glob("*/*")):
            found[path.name] = path.read_bytes()
        return found

    def close(self):
        subprocess.run(["bazel", f"--output_user_root={self.folder}/output", "shutdown"], cwd=self.root,
                       capture_output=True)
        # Bazel takes leave to write away.
        subprocess.run(["chmod", "-R", "u+w", self.folder])


@pytest.fixture
def workspaces(tmp_path):
    made = []

    def make():
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(Workspace(folder))
        return made[-1]

    yield make
    for workspace in made:
        workspace.close()


def drawn(workspace, tmp_path):
    """What the program draws of the example by itself."""
    target = tmp_path / "alone"
    subprocess.run(
        [BUILT, "render", "ui/cart.yaml", "ui/empty.yaml", "--no-cache", "-q", "--format", "png,svg",
         "--variants", "light,dark,ar", "-o", f"{target}/"], cwd=workspace.root, check=True)
    return {path.name: path.read_bytes() for path in target.iterdir()}


WAYS = {
    "worker": ["--strategy=Maquette=worker"],
    "multiplexed": ["--strategy=Maquette=worker", "--experimental_worker_multiplex"],
    "sandboxed worker": ["--strategy=Maquette=worker", "--worker_sandboxing"],
    "sandbox": ["--strategy=Maquette=sandboxed"],
    "json": ["--strategy=Maquette=worker", "--experimental_worker_allow_json_protocol"],
}


@pytest.mark.parametrize("way", WAYS)
def test_pictures_and_documents_are_what_the_program_draws(workspaces, tmp_path, way):
    workspace = workspaces()
    if way == "json":
        rules = workspace.folder / "bazel/maquette.bzl"
        text = rules.read_text()
        assert '"requires-worker-protocol": "proto"' in text and 'arguments = ["worker", words]' in text
        rules.write_text(
            text.replace('"requires-worker-protocol": "proto"', '"requires-worker-protocol": "json"')
            .replace('arguments = ["worker", words]', 'arguments = ["worker", "--protocol", "json", words]'))
    text = workspace.bazel("build", "//:pictures", "//:documents", *WAYS[way])
    count = re.search(r"(\d+) (worker|multiplex-worker|linux-sandbox)", text)
    assert count and int(count[1]) == 2, text
    assert workspace.pictures() == drawn(workspace, tmp_path)
    guide = (workspace.root / "bazel-bin/documents/guide/guide.md").read_text()
    assert 'src="images/pay@2x.png"' in guide and "Your cart is empty" in guide
    assert (workspace.root / "bazel-bin/documents/guide/images/empty~dark@2x.png").is_file()


def test_nothing_is_read_that_was_not_declared(workspaces):
    workspace = workspaces()
    workspace.bazel("build", "//:pictures", "--output_groups=dependencies", "--strategy=Maquette=sandboxed")
    rules = json.loads((workspace.root / "bazel-bin/pictures/0.json").read_text())["rules"]
    inputs = {path for rule in rules for path in rule["inputs"]}
    assert {"ui/cart.yaml", "ui/empty.yaml", "ui/parts/rows.yaml"} <= inputs
    for path in inputs - {"ui/cart.yaml", "ui/empty.yaml", "ui/parts/rows.yaml"}:
        # Fonts: those that came with the program, of which each is an input.
        assert "/external/maquette/share/maquette/fonts/" in path, path
    build = workspace.root / "BUILD.bazel"
    build.write_text(build.read_text().replace("    data = PARTS,\n", ""))
    text = workspace.bazel("build", "//:pictures", "--strategy=Maquette=sandboxed", status=1)
    assert "ui/cart.yaml:1:6: error:" in text and "parts/rows.yaml" in text


def test_tests_pass_and_say_what_changed(workspaces):
    workspace = workspaces()
    text = workspace.bazel("test", "//...")
    assert "2 tests pass" in text
    spec = workspace.root / "ui/empty.yaml"
    spec.write_text(spec.read_text().replace("Your cart is empty", "Nothing in it"))
    text = workspace.bazel("test", "//...", "--test_output=errors", status=3)
    assert "Label reads 'Nothing in it', was 'Your cart is empty'" in text and "//:lint" in text
    spec.write_text(spec.read_text().replace("Label: Nothing", "Label:    Nothing"))
    assert "ui/empty.yaml" in workspace.bazel("test", "//:lint", "--test_output=errors", status=3)


@pytest.fixture
def cache(tmp_path):
    """nginx as a remote cache: it keeps what is put, and gives it back."""
    if shutil.which("nginx") is None:
        pytest.skip("nginx is not installed")
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port = place.getsockname()[1]
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
    for _ in range(50):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.1)
    yield f"http://127.0.0.1:{port}/cache"
    process.terminate()
    process.wait()


def test_a_second_checkout_builds_from_the_remote_cache_alone(workspaces, cache):
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
