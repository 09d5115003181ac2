"""pytest: compares pictures with baselines.

    def test_signin(maquette_snapshot):
        maquette_snapshot({"Button": "Continue"}, variants="light,dark,rtl")

Baselines are in `Snapshots/FILE` beside the test's file, named after the test. The first run writes
them, and fails; `--maquette-record=failed` writes those that differ, and `never`, which is the default where CI
is set, none.
"""

import json
import os
import re
from pathlib import Path

import pytest

import maquette

MODES = ("never", "missing", "failed", "all")


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
    config = request.config
    mode = config.getoption("--maquette-record") or ("never" if os.environ.get("CI") else "missing")
    test = Path(str(request.path))
    baselines = test.parent / config.getini("maquette_baselines")
    results = Path(config.rootpath) / config.getini("maquette_results")

    def check(spec, name=None, *, variants=None, flags=()):
        """`spec` is a dictionary, a text of YAML, or the path of a file, from the test's folder.

        `name` tells several pictures of a test apart; `flags` are more of `maquette help snapshot verify`.
        """
        __tracebackhide__ = True
        title = _file_name(request.node.name if name is None else f"{request.node.name}.{name}")
        number = 2
        while title in used:
            title = f"{_file_name(request.node.name)}-{number}"
            number += 1
        used.add(title)
        if isinstance(spec, os.PathLike):
            # Drawn where it is, so that it finds the files that it names; its baselines are called as it is.
            folder, file, place = test.parent, os.fspath(spec), baselines
        else:
            is_text = isinstance(spec, str)
            folder, file, place = tmp_path, f"{title}.{'yaml' if is_text else 'json'}", baselines / test.stem
            text = spec if is_text else json.dumps(spec, ensure_ascii=False)
            (tmp_path / file).write_text(text, encoding="utf-8")
        command = ["snapshot", "verify", file, "--no-config", "--baselines", place, "--record", mode]
        command += ["--artifacts", results / test.stem / title]
        if variants is not None:
            command += ["--variants", variants]
        failure = None
        try:
            done = maquette.run(*command, *flags, cwd=folder, statuses=(0, 1))
            if done.returncode != 0:
                failure = f"{done.stdout}{done.stderr}".strip()
        except maquette.Error as error:
            failure = str(error)
        if failure is not None:
            pytest.fail(failure, pytrace=False)

    return check


def _file_name(text):
    """A name of a test as one of a file: parameters without what no name of a file should have."""
    return re.sub(r"[^\w.=-]+", "-", text).strip("-.") or "test"
