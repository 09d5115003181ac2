"""pytest: pictures are compared with baselines that are named after tests."""

import sys

import pytest
from conftest import BIN

TESTS = """import pathlib
import pytest

def test_button(maquette_snapshot):
    maquette_snapshot({"Button": "Continue"}, variants="light,dark")
    maquette_snapshot("Label: Hi\\n", name="hi")

@pytest.mark.parametrize("title", ["Buy", "\\u0634\\u0631\\u0627\\u0621"])
def test_titles(maquette_snapshot, title):
    maquette_snapshot({"Button": title})

def test_file(maquette_snapshot):
    maquette_snapshot(pathlib.Path("ui/file.yaml"))
"""


def run_pytest(site, status, *options, ci=""):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, "tests"]
    return site.run(*command, status=status, CI=ci)


def test_pytest_records_baselines_once_and_compares_then(site):
    site.write({"tests/test_ui.py": TESTS, "tests/ui/file.yaml": "Label: File\n"})
    assert "no baseline" in run_pytest(site, 1, ci="true")
    assert site.files("tests/Snapshots/**/*") == []
    # What is recorded fails once, so that somebody looks at it; each run of a test records one more.
    run_pytest(site, 1)
    run_pytest(site, 1)
    run_pytest(site, 0, ci="true")
    names = site.files("tests/Snapshots/**/*.png")
    assert "tests/Snapshots/test_ui/test_button.hi@2x.png" in names
    assert "tests/Snapshots/test_ui/test_button~dark@2x.png" in names
    assert "tests/Snapshots/test_ui/test_titles-Buy@2x.png" in names and len(names) == 6


def test_pytest_says_what_changed_and_records_it_when_told(site):
    site.write({"tests/test_ui.py": TESTS, "tests/ui/file.yaml": "Label: File\n"})
    run_pytest(site, 1)
    run_pytest(site, 1)
    site.write({"tests/test_ui.py": TESTS.replace("Continue", "Go on")})
    text = run_pytest(site, 1, ci="true")
    assert "Button reads 'Go on', was 'Continue'" in text and "maquette snapshot accept" in text
    assert "snapshot-results/tests/test_ui/test_button/report.html" in site.files()
    run_pytest(site, 1, "--maquette-record=failed")
    run_pytest(site, 0, ci="true")


def test_pytest_shows_what_is_wrong_with_a_spec(site):
    site.write({"tests/test_ui.py": TESTS.replace('"Button": title', '"Buton": title')})
    assert "unknown component 'Buton'" in run_pytest(site, 1, "-k", "titles")


NAMES = """import pytest

class TestA:
    def test_x(self, maquette_snapshot):
        maquette_snapshot({"Button": "A"})

class TestB:
    def test_x(self, maquette_snapshot):
        maquette_snapshot({"Button": "B"})

    class TestC:
        def test_x(self, maquette_snapshot):
            maquette_snapshot({"Button": "C"})

@pytest.mark.parametrize("title", ["a b", "a-b", "a/b", "a:b", "a.", "1.5", "", "\\u0634", "\\U0001f642"])
def test_p(maquette_snapshot, title):
    maquette_snapshot({"Button": ascii(title)})

@pytest.mark.parametrize("name", [None, "one", "one", "a b", "a/b", "y" * 300, "z" * 300, "\\udcff", ""])
def test_named(maquette_snapshot, name):
    maquette_snapshot({"Button": ascii(name)}, name=name)

def test_long(maquette_snapshot):
    maquette_snapshot({"Button": "1"}, name="y" * 300)

def test_two(maquette_snapshot):
    for number in "123":
        maquette_snapshot({"Button": number}, name="one")
"""


def test_pytest_has_a_baseline_for_each_class_parameter_and_name(site):
    site.write({"tests/test_ui.py": NAMES})
    for _ in range(3):  # A test with three pictures records one in each run.
        run_pytest(site, 1)
    run_pytest(site, 0, ci="true")
    names = [name.split("/")[-1].removesuffix("@2x.png") for name in site.files("tests/Snapshots/**/*.png")]
    assert len(names) == 3 + 9 + 9 + 1 + 3
    plain = {"TestA.test_x", "TestB.test_x", "TestB.TestC.test_x", "test_p-a-b", "test_p-1.5", "test_two.one",
             "test_two.one-2", "test_two.one-3"}
    assert plain <= set(names)
    # Each test has the picture that is its own.
    run_pytest(site, 0, "--maquette-record=never", "-k", "TestB or test_p")


@pytest.mark.parametrize(
    ("test", "message"),
    [("""
@pytest.mark.parametrize("title", ["a", "a-2"])
def test_p(maquette_snapshot, title):
    maquette_snapshot({"Button": title})
    maquette_snapshot({"Button": title + "!"})
""", "tests/test_ui.py::test_p[a] and tests/test_ui.py::test_p[a-2] have the same baseline"),
     ("""
@pytest.mark.parametrize("one", ["b", "a-b"])
@pytest.mark.parametrize("two", ["c", "c-a"])
def test_p(maquette_snapshot, one, two):
    maquette_snapshot({"Button": one + two})
""", "two pictures of tests/test_ui.py::test_p[c-a-b] have the same baseline")])
def test_pytest_names_two_tests_that_would_have_one_baseline(site, test, message):
    site.write({"tests/test_ui.py": "import pytest\n" + test})
    for _ in range(2):
        run_pytest(site, 1)
    text = run_pytest(site, 1)
    assert message in text and "give one of the pictures another name" in text


FILES = {"ui/x.yaml": "Button: X\n", "other/x.yaml": "Button: Y\n"}


@pytest.mark.parametrize(
    ("calls", "message"),
    [("spec('../ui/x.yaml'); spec('../other/x.yaml')", "two pictures of tests/test_ui.py::test_a have the same baseline"),
     ("spec('x.yaml'); spec('x.yaml', flags=['--theme', 'ios26'])", "two pictures of tests/test_ui.py::test_a"),
     ("spec('x.yaml', 'n'); spec('x.yaml', 'n', flags=['--theme', 'ios26'])", None),
     ("spec('x.yaml'); spec('x.yaml'); spec('x.yaml', variants='dark')", None)])
def test_pytest_tells_pictures_of_one_file_apart_by_their_names(site, calls, message):
    test = f"""
import pathlib

@pytest.fixture
def spec(maquette_snapshot):
    return lambda path, *words, **more: maquette_snapshot(pathlib.Path(path), *words, **more)

def test_a(spec):
    {calls}
"""
    site.write(FILES | {"tests/x.yaml": "Button: Z\n", "tests/test_ui.py": "import pytest\n" + test})
    run_pytest(site, 1)
    text = run_pytest(site, 1)
    if message:
        assert message in text and "give one of the pictures another name" in text
    else:
        run_pytest(site, 0)


def test_pytest_has_baselines_of_a_file_that_belong_to_named_pictures(site):
    site.write(FILES | {"tests/test_ui.py": """
import pathlib
import pytest

@pytest.mark.parametrize("theme", ["ios", "ios26"])
def test_a(maquette_snapshot, theme):
    maquette_snapshot(pathlib.Path("../ui/x.yaml"), "look", flags=["--theme", theme])
"""})
    run_pytest(site, 1)
    run_pytest(site, 0)
    assert site.files("tests/Snapshots/**/*.png") == [
        f"tests/Snapshots/test_ui/test_a-{theme}-.look/x@2x.png" for theme in ("ios", "ios26")]


def test_pytest_keeps_reports_of_files_of_one_name_apart(site):
    test = "def test_x(maquette_snapshot):\n    maquette_snapshot({'Button': '1'})\n"
    files = [f"tests/{folder}/test_ui.py" for folder in ("one", "two")]
    site.write({name: test for name in files} | {f"tests/{folder}/__init__.py": "" for folder in ("one", "two")})
    run_pytest(site, 1)
    site.write({name: test.replace("1", "2") for name in files})
    run_pytest(site, 1)
    assert site.files("**/report.html") == [
        f"snapshot-results/tests/{folder}/test_ui/test_x/report.html" for folder in ("one", "two")]


@pytest.mark.parametrize(
    ("call", "message"),
    [("'Label: \\udcff'", "the spec has '\\udcff', which is only half of a character"),
     ("{'Label': '\\udcff'}", "the spec has '\\udcff', which is only half of a character"),
     ("{'Label': {1}}", "the spec cannot be written as JSON: Object of type set is not JSON serializable"),
     ("b'Label: A'", "the spec cannot be written as JSON: Object of type bytes is not JSON serializable"),
     ("{'Label': float('nan')}", "the spec cannot be written as JSON: Out of range float values"),
     ("'Label: A', variants='\\0'", "cannot give 'PROGRAM' its arguments or its input: embedded null byte"),
     ("'Label: A', variants='\\ud800'", "cannot give 'PROGRAM' its arguments or its input: 'utf-8' codec")])
def test_pytest_says_why_a_spec_cannot_be_given_to_the_program(site, call, message):
    site.write({"tests/test_ui.py": f"def test_x(maquette_snapshot):\n    maquette_snapshot({call})\n"})
    text = run_pytest(site, 1)
    assert message.replace("PROGRAM", str(BIN / "maquette")) in text
    assert "Traceback" not in text and "another exception" not in text
