"""pytest: compares pictures with baselines.

    def test_signin(maquette_snapshot):
        maquette_snapshot({"Button": "Continue"}, variants="light,dark,rtl")

Baselines are in `Snapshots/FILE` beside the test's file, named after the test and its classes; those of a spec in a
file of its own are in `Snapshots` and named after that file, where the picture has no name. The first run writes
them, and fails; `--maquette-record=failed` writes those that differ, and `never`, which is the default where CI
is set, none.
"""

import hashlib
import json
import os
import re
from pathlib import Path

import pytest

import maquette

MODES = ("never", "missing", "failed", "all")
# Who has each baseline first, and in which test.
OWNERS = pytest.StashKey[dict]()
# Bytes of a name, which variants make longer; file systems take 255.
LONGEST = 150


def pytest_addoption(parser):
    group = parser.getgroup("maquette", "pictures of interfaces")
    group.addoption(
        "--maquette-record", choices=MODES, default=None,
        help="Which baselines to write: never (the default where CI is set), missing, failed or all.",
    )
    parser.addini("maquette_baselines", "The folder of baselines, beside each test's file.", default="Snapshots")
    parser.addini("maquette_results", "The folder of what differs, below the root.", default="snapshot-results")


@pytest.fixture
def maquette_snapshot(request, tmp_path):
    """Compares the pictures of a spec with their baselines; the test fails where they differ."""
    used = set()
    node = request.node
    classes = [part.name for part in node.listchain() if isinstance(part, pytest.Class)]
    called = ".".join([*classes, node.name])
    config = request.config
    mode = config.getoption("--maquette-record") or ("never" if os.environ.get("CI") else "missing")
    test = Path(str(request.path))
    baselines = test.parent / config.getini("maquette_baselines")
    root = Path(config.rootpath)
    # Two folders may have tests in files of the same name.
    below = test.parent.relative_to(root) if test.is_relative_to(root) else ""
    results = root / config.getini("maquette_results") / below / test.stem

    def check(spec, name=None, *, variants=None, flags=()):
        """`spec` is a dictionary, a text of YAML, or the path of a file, from the test's folder.

        `name` tells several pictures of a test apart; `flags` are more of `maquette help snapshot verify`.
        """
        __tracebackhide__ = True
        first = title = _file_name(called if name is None else f"{called}.{name}")
        number = 2
        while title in used:
            title = f"{first}-{number}"
            number += 1
        used.add(title)
        if isinstance(spec, os.PathLike):
            # Drawn where it is, so that it finds the files that it names. Without a name, its baselines are called as
            # it is: tests that draw the same picture share them.
            folder, file = test.parent, os.fspath(spec)
            place = baselines if name is None else baselines / test.stem / title
            baseline = place / _from(folder, folder / file)
            owner = (os.path.realpath(folder / file), *map(str, flags))
        else:
            kind = "yaml" if isinstance(spec, str) else "json"
            folder, file, place = tmp_path, f"{title}.{kind}", baselines / test.stem
            baseline = place / title
            owner = (node.nodeid, getattr(getattr(node, "callspec", None), "indices", None))
        command = ["snapshot", "verify", file, "--no-config", "--baselines", place, "--record", mode]
        command += ["--artifacts", results / title]
        if variants is not None:
            command += ["--variants", variants]
        failure = None
        try:
            _own(config, baseline, owner, node.nodeid)
            if folder is tmp_path:
                (tmp_path / file).write_bytes(_bytes(spec))
            done = maquette.run(*command, *flags, cwd=folder, statuses=(0, 1))
            if done.returncode != 0:
                failure = f"{done.stdout}{done.stderr}".strip()
        except maquette.Error as error:
            failure = str(error)
        if failure is not None:
            pytest.fail(failure, pytrace=False)

    return check


def _bytes(spec):
    """What is in the file of a spec."""
    try:
        text = spec if isinstance(spec, str) else json.dumps(spec, ensure_ascii=False, allow_nan=False)
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise maquette.Error(f"the spec has {ascii(text[error.start])}, which is only half of a character") from error
    except (TypeError, ValueError, RecursionError) as error:
        raise maquette.Error(f"the spec cannot be written as JSON: {error}") from error


def _from(folder, file):
    """The path of a spec from a folder, as its baseline has it: what is elsewhere is called by its name alone."""
    path = Path(os.path.relpath(file, folder))
    return path.name if path.parts[0] == ".." else path


def _own(config, baseline, owner, test):
    """Refuses a baseline that another picture has: each of the two would be accepted as the other."""
    first, other = config.stash.setdefault(OWNERS, {}).setdefault(os.path.abspath(baseline), (owner, test))
    if first != owner:
        both = f"{other} and {test} have" if other != test else f"two pictures of {test} have"
        raise maquette.Error(
            f"{both} the same baseline, '{baseline}'; give one of the pictures another name, as in "
            "maquette_snapshot(spec, name='other')")


# Names of tests that keep all their characters but the brackets.
_PLAIN = re.compile(r"(\w+\.)*\w+(\[[\w.=-]*[\w=]\])?(\.[\w.=-]*[\w=])?")


def _file_name(text):
    """A name of a test as one of a file, with a checksum where characters are missing that no file should have."""
    name = re.sub(r"[^\w.=-]+", "-", text).strip("-.")
    if _PLAIN.fullmatch(text) and len(name.encode("utf-8")) <= LONGEST:
        return name
    start = name.encode("utf-8")[:LONGEST].decode("utf-8", "ignore").strip("-.")
    return f"{start}-{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"
