"""Writes all pages of the reference without a picture, and looks at their text: `make test`.

    check_reference.py MAQUETTE

This takes seconds, where `make docs` takes minutes; what is wrong in either is wrong in both.
"""

import collections
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import build
import reference
import rules
from sources import ROOT
from text import Pictures


class NoPictures(Pictures):
    """Every sheet has a picture in every variant, and none is drawn."""

    def __init__(self):
        self.alternatives = collections.defaultdict(str)

    def find(self, sheet, variant=""):
        return f"{sheet}{variant}.png", 1, 1


class NoRulePictures(rules.Rules):
    """Rules whose pages have their specs alone."""

    def draw(self, program):
        pass


def empty_pages(folder):
    """Pages that say nothing below their heading."""
    for path in sorted(folder.rglob("*.md")):
        if len(path.read_text().split("\n", 1)[-1].strip()) < 40:
            yield f"{path.relative_to(folder)} says nothing"


def unsourced(folder):
    """Values of themes whose remarks, which say where they are from, are not found."""
    text = (folder / "colors.md").read_text()
    if "Documented" not in text or "Measured" not in text:
        yield "colors.md: no colour has a source"


def swift_numbers(folder):
    """Limits that are no numbers as people write them."""
    rows = re.findall(r"<tr><td><code>(\w+)</code></td>.*<td>(.*)</td></tr>", (folder / "limits.md").read_text())
    if len(rows) < 50:
        yield f"limits.md has {len(rows)} limits"
    one = r"-?[\d,]+(\.\d*[1-9])?"
    for name, value in rows:
        if not re.fullmatch(rf"{one}|{one} to {one}|\d+ × 2\^\d+ = {one}", value):
            yield f"limits.md: {name} is '{value}'"


def escapes_in_code(folder):
    """Marks of Markdown that are escaped in code, where a backslash is shown."""
    for path in sorted(folder.rglob("*.md")):
        text = re.sub(r"^ *```.*?^ *```$", "", path.read_text(), flags=re.M | re.S)
        for span in re.findall(r"(?<![\\`])`([^`\n]+)`(?!`)", text):
            if re.search(r"\\[`*_\[\]<>]|&(amp|lt|gt);", span):
                yield f"{path.relative_to(folder)}: `{span}`"


def misplaced_arguments(folder):
    """What stands without a name on a command line, in the list of options."""
    for path in sorted((folder / "commands").glob("*.md")):
        title = ""
        for line in path.read_text().splitlines():
            title = line.lstrip("# ") if line.startswith("#") else title
            if line.startswith("`<") and title != "Arguments":
                yield f"{path.relative_to(folder)}: {line} below '{title}'"


def fields_without_words(folder):
    """Fields of JSON whose schema doesn't say what they mean."""
    rows = re.findall(r"<tr><td><code>(\w+)</code>.*<td class=wide>(.*)</td></tr>", (folder / "json.md").read_text())
    if len(rows) < 50:
        yield f"json.md has {len(rows)} fields"
    for name, words in rows:
        if not words:
            yield f"json.md: {name} has no meaning"


def unexplained_sources(folder):
    """Kinds of sources that values have, and that the page does not explain."""
    kinds = r"^ *# (documented|measured|estimated|read by others|peer|derived)"
    for path in sorted((folder / "components").glob("*.md")):
        text = path.read_text().lower()
        for kind in sorted(set(re.findall(kinds, text, re.M))):
            if f"“{kind}”" not in text:
                yield f"{path.relative_to(folder)}: nothing says what '{kind}' means"


def specs_of_other_pictures(folder):
    """Pictures in the look of version 26 without a spec of that look below them."""
    count = 0
    for path in sorted((folder / "components").glob("*.md")):
        for part in path.read_text().split("    In version 26:\n")[1:]:
            shown = re.split(r"^(?:    ### |===|## )", part, maxsplit=1, flags=re.M)[0]
            count += 1
            if "osVersion: 26" not in shown:
                yield f"{path.relative_to(folder)}: the spec below a picture of version 26 is another one"
    if count < 100:
        yield f"components: {count} pictures in version 26"


CHECKS = [
    empty_pages, unsourced, swift_numbers, escapes_in_code, misplaced_arguments, fields_without_words,
    unexplained_sources, specs_of_other_pictures,
]


def main(program):
    data = json.loads(subprocess.run([program, "reference"], check=True, stdout=subprocess.PIPE).stdout)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "reference"
        shutil.copytree(ROOT / "docs/reference", folder)
        drawings = ["<svg/>" for _ in data["symbols"]]
        reference.write(
            data, folder, program, NoPictures(), NoRulePictures(data, folder, program), drawings)
        for part in build.ORDER:
            build.section(ROOT / "docs", part)
        problems = [problem for check in CHECKS for problem in check(folder)]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(str(Path(sys.argv[1]).resolve())))
