"""What the rules build: pictures, documents, and tests of them."""

import json
import re
import subprocess

import pytest

from conftest import ALONE


def drawn(program, workspace, tmp_path):
    """What the program draws of the example by itself."""
    target = tmp_path / "alone"
    subprocess.run(
        [program, "render", "ui/cart.yaml", "ui/empty.yaml", "--no-cache", "-q", "--format", "png,svg",
         "--variants", "light,dark,ar", "-o", f"{target}/"], cwd=workspace.root, check=True)
    return {path.name: path.read_bytes() for path in target.iterdir()}


WAYS = {
    "worker": ["--strategy=Maquette=worker", ALONE],
    "multiplexed": ["--strategy=Maquette=worker"],
    "sandboxed worker": ["--strategy=Maquette=worker", "--worker_sandboxing", ALONE],
    "sandbox": ["--strategy=Maquette=sandboxed"],
    "json": ["--strategy=Maquette=worker", "--experimental_worker_allow_json_protocol"],
}


@pytest.mark.parametrize("way", WAYS)
def test_pictures_and_documents_are_what_the_program_draws(workspaces, program, tmp_path, way):
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
    kind = {"sandbox": None, "multiplexed": "multiplex-worker", "json": "multiplex-worker"}.get(way, "worker")
    assert workspace.workers() == ({kind} if kind else set())
    assert workspace.pictures() == drawn(program, workspace, tmp_path)
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


def test_files_of_one_name_in_several_folders_are_drawn_together(workspaces):
    workspace = workspaces()
    specs = {f"many/{folder}/index.yaml": f"Button: In {folder}\n" for folder in "abc"}
    documents = {f"{path}.md": f"```maquette {name}\nButton: {name}\n```\n" for path, name in {
        "pages/guide": "one", "pages/more/guide": "two", "pages/more": "three"}.items()}
    workspace.write({**specs, **documents, "many/a/other.yaml": "Label: Other\n", "BUILD.bazel": """
load("@rules_maquette//:maquette.bzl", "maquette_documents", "maquette_pictures")
exports_files(["maquette.whl"])
maquette_pictures(name = "many", specs = glob(["many/**/*.yaml"]))
maquette_documents(name = "pages", documents = glob(["pages/**/*.md"]))
"""})
    workspace.bazel("build", "//:many", "//:pages", "--output_groups=+dependencies")
    built = workspace.root / "bazel-bin"
    assert [path.name for path in sorted((built / "many/0").iterdir())] == ["index@2x.png", "other@2x.png"]
    pictures = [built / f"many/{chunk}/index@2x.png" for chunk in range(3)]
    assert len({path.read_bytes() for path in pictures}) == 3
    for chunk, folder in enumerate("abc"):
        assert f"many/{folder}/index.yaml" in (built / f"many/{chunk}.json").read_text()
    for page, name in {"pages/guide/guide": "one", "pages/more/guide/guide": "two",
                       "pages/more.md/more": "three"}.items():
        assert f"images/{name}@2x.png" in (built / "pages" / f"{page}.md").read_text(), page
    drawn = [path.read_bytes() for path in sorted((built / "pages/pages").rglob("*@2x.png"))]
    assert len(drawn) == len(set(drawn)) == 3


def test_lint_tests_run_lint_with_its_levels_and_known_findings(workspaces, program):
    workspace = workspaces()

    def lint(*lines, status=0):
        workspace.write({"BUILD.bazel": """
load("@rules_maquette//:maquette.bzl", "maquette_lint_test")
exports_files(["maquette.whl"])
maquette_lint_test(
    name = "lint",
    size = "small",
    data = glob(["ui/parts/**"]),
    specs = glob(["ui/*.yaml"]),
    %s
)
""" % "\n    ".join(lines)})
        return workspace.bazel("test", "//:lint", "--test_output=errors", status=status)

    # Without variants, those that lint itself chooses: at the largest text size, a text is cut.
    text = lint(status=3)
    assert "ui/empty.yaml:7:7: warning: the text of Label is cut" in text and "[label/cut]" in text
    assert "ui/parts/rows.yaml:7:9" in text
    lint('variants = ["light", "dark"],')
    lint('rules = ["button"],')
    lint("strict = False,")
    lint("lint = False,")
    workspace.write({"levels.yaml": "lint:\n  rules:\n    label/cut: off\n"})
    lint('config = "levels.yaml",')
    workspace.write({"levels.yaml": "lint:\n  rules:\n    label/cut: error\n"})
    assert "error: the text of Label is cut" in lint('config = "levels.yaml",', "strict = False,", status=3)
    subprocess.run([program, "lint", "ui/cart.yaml", "ui/empty.yaml", "--record-baseline", "known.json",
                    "--no-config"], cwd=workspace.root, check=True)
    lint('baseline = "known.json",')
    # All that is wrong is said at once: the form, what check finds and what lint finds.
    spec = workspace.root / "ui/empty.yaml"
    spec.write_text(spec.read_text().replace("Label: Your", "Label:    Your") + "\ncolour: red\n")
    text = lint(status=3)
    assert re.search(r"^ui/empty\.yaml$", text, re.MULTILINE), text
    assert text.count("has no key 'colour'") == 2 and "[label/cut]" in text, text
