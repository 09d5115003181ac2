"""Builds the documentation site: `make docs`.

    build.py MAQUETTE OUTPUT

The hand-written pages are those in docs/. The reference is made from what the program says about itself
(`maquette reference`), its schemas, and the sheets of its gallery. Nothing is said twice: a page that
lacks something lacks it in the program.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import yaml

import files
import reference
import rules
import symbols
from text import Pictures

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# The order of the pages of each folder, which has all of them.
ORDER = {
    "start": ["first-steps", "specs"],
    "guides": [
        "mockups", "text", "controls", "text-input", "lists-and-tables", "screens", "windows-and-drawing",
        "look-of-26", "reuse", "boards", "annotations", "right-to-left",
        "accessibility", "lint", "themes", "preview", "editors", "terminal", "formatting",
        "baselines", "project-file", "comparing", "many-machines", "builds", "documents", "docc", "swift", "snapshot-tests",
    ],
    "explanations": [
        "one-direction", "determinism", "fonts", "comparing", "right-to-left", "writing", "speed",
    ],
}


# What the site's search prefers, where many pages have the same word: pages that explain it, before those
# that use it in an example. Of several patterns of a page, the last one counts. Toggle's key 'isOn' is also a
# key of items in menus, whose pages are shorter.
BOOSTS = {
    "reference/diagnostics.md": 8, "reference/colors.md": 8, "reference/commands/*.md": 2,
    "reference/components/*.md": 2, "reference/components/toggle.md": 6, "guides/look-of-26.md": 4,
    "guides/preview.md": 8,
}


def run(arguments):
    return subprocess.run(arguments, check=True, stdout=subprocess.PIPE, cwd=ROOT).stdout


def follow_switch(text):
    """Pictures that follow the system on GitHub follow the page's own switch on the site."""
    pattern = re.compile(
        r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*'
        r'<img src="([^"]+)"([^>]*)>\s*</picture>')
    return pattern.sub(
        r'<span class="shot"><img src="\2#only-light"\3><img src="\1#only-dark"\3></span>', text)


def without_outside_links(text):
    """Files of the repository that the site does not have are named, not linked to."""
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)+(?:[A-Z][\w.-]*)(?:/[^)]*)?\)", r"`\1`", text)


def title(path):
    for line in path.read_text().splitlines():
        if line.startswith("# "):
            return line[2:]
    raise SystemExit(f"{path}: no heading")


# A guide that belongs to the start.
INSTALLING = "guides/installing.md"


def start(source):
    pages = section(source, "start")
    if (source / INSTALLING).exists():
        pages.insert(0, {title(source / INSTALLING): INSTALLING})
    return pages


def section(source, name):
    there = {p.stem for p in (source / name).glob("*.md") if f"{name}/{p.name}" != INSTALLING}
    if wrong := there ^ set(ORDER[name]):
        raise SystemExit(f"ORDER in build.py must have each page of docs/{name}: {', '.join(sorted(wrong))}")
    return [{title(source / name / f"{p}.md"): f"{name}/{p}.md"} for p in ORDER[name]]


def copy_pages(source):
    shutil.copytree(ROOT / "docs", source, ignore=shutil.ignore_patterns("*.sh"))
    changes = (ROOT / "CHANGELOG.md").read_text()
    (source / "changelog.md").write_text(changes.replace("(docs/", "("))
    shutil.copy(HERE / "gallery.md", source)
    for page in source.rglob("*.md"):
        page.write_text(without_outside_links(follow_switch(page.read_text())))
    shutil.copytree(HERE / "assets", source / "assets")


def boost(source):
    factors = {page: factor for pattern, factor in BOOSTS.items() for page in source.glob(pattern)}
    for page, factor in factors.items():
        page.write_text(f"---\nsearch:\n  boost: {factor}\n---\n\n{page.read_text()}")


def main(program, output):
    output = Path(output).resolve()
    source = output / "source"
    shutil.rmtree(source, ignore_errors=True)
    output.mkdir(parents=True, exist_ok=True)
    data = json.loads(run([program, "reference"]))
    copy_pages(source)
    # What is drawn stays where it is, so that a second run draws nothing.
    gallery = output / "gallery"
    run([program, "gallery", "-o", f"{gallery}/"])
    shown = set(re.findall(r"&quot;([^&]+\.png)&quot;", (gallery / "index.html").read_text()))
    for old in gallery.glob("*.png"):
        if old.name not in shown:
            old.unlink()
    shutil.copytree(gallery, source / "gallery", copy_function=os.link)
    files.add(source / "gallery")
    drawings = symbols.draw(data["symbols"], output / "symbols", program)
    checked = rules.Rules(data, source, program)
    nav = [
        {"Home": "index.md"},
        {"Start": start(source)},
        {"Guides": section(source, "guides")},
        {"Reference": reference.write(
            data, source / "reference", program, Pictures(gallery), checked, drawings)},
        {"Gallery": "gallery.md"},
        {"Explanations": section(source, "explanations")},
        {"Project": [{"Versions": "versioning.md"}, {"Changelog": "changelog.md"}]},
    ]
    boost(source)
    config = yaml.safe_load((HERE / "mkdocs.yml").read_text())
    config |= {"nav": nav, "docs_dir": str(source), "site_dir": str(output / "site")}
    (output / "mkdocs.yml").write_text(yaml.safe_dump(config, sort_keys=False))
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", output / "mkdocs.yml"],
        check=True, env=os.environ | {"PYTHONHASHSEED": "0", "NO_MKDOCS_2_WARNING": "1"})


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()), sys.argv[2])
