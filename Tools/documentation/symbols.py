"""The page of symbols."""

import html
import re
import subprocess
from pathlib import Path

import yaml

from text import code, plain

# Stands for the text's colour while symbols are drawn.
MARK = "#123456"
MEANINGS = Path(__file__).resolve().parent / "symbol_meanings.yaml"


class Meanings:
    """Words for what symbols mean, by which people look for them."""

    def __init__(self, names):
        self.words = yaml.safe_load(MEANINGS.read_text())
        for known in self.words:
            if not any(self.belongs(name, known) for name in names):
                raise SystemExit(f"{MEANINGS}: there is no symbol '{known}'")

    @staticmethod
    def belongs(name, known):
        """Whether a symbol is another one, or that with more parts, as `trash.fill` is `trash`."""
        return name == known or name.startswith(known + ".")

    def of(self, name):
        return [words for known, words in self.words.items() if self.belongs(name, known)]


def draw(entries, folder, program):
    """The drawings of all symbols, by the program itself, as SVG."""
    folder.mkdir(parents=True, exist_ok=True)
    specs = folder / "specs"
    specs.mkdir(exist_ok=True)
    for number, entry in enumerate(entries):
        spec = (
            f"width: 32\nheight: 32\nbackground: transparent\nImage: {entry['name']}\nfont: 20\n"
            f"color: \"{MARK}\"\naccessibilityHidden: true\n")
        path = specs / f"s{number:04}.yaml"
        if not path.exists() or path.read_text() != spec:
            path.write_text(spec)
    drawn = folder / "svg"
    subprocess.run(
        [program, "render", specs, "-q", "--format", "svg", "--no-text", "--no-spec", "-o", f"{drawn}/"],
        check=True)
    return [(drawn / f"s{number:04}.svg").read_text() for number in range(len(entries))]


def page(entries, drawings):
    """All symbols with their drawings, and a field to find one by its name or its meaning."""
    meanings = Meanings([entry["name"] for entry in entries])
    items = ""
    for number, (entry, svg) in enumerate(zip(entries, drawings, strict=True)):
        svg = re.sub(r"<\?xml[^>]*\?>\s*|\s*\n\s*", "", svg).replace(MARK, "currentColor")
        svg = re.sub(r"<svg ", '<svg aria-hidden="true" focusable="false" ', svg, count=1)
        svg = unique_ids(svg, number)
        name = entry["name"]
        words = " ".join(
            [name.replace(".", " "), entry["rule"].lower(), *entry["scripts"], *meanings.of(name)])
        items += f'<li id="{name}" data-words="{html.escape(words)}">{svg}{name}</li>\n'
    rules = {entry["rule"]: entry["ruleSummary"] for entry in entries}
    text = (
        f"# Symbols\n\nThere are {len(entries)} symbols under the names of SF Symbols. They are our own drawings. "
        "Write a name where a key takes a symbol: `Image: heart.fill`, `symbol: cart`.\n\n"
        '<div class="filter"><label for="find">Find a symbol</label> <input id="find" type="search" '
        'aria-controls="symbol-list" aria-describedby="symbol-count" placeholder="heart.fill, settings, motion …"> '
        f'<span id="symbol-count" aria-live="polite">{len(entries)} of {len(entries)}</span></div>\n\n'
        f'<ul class="symbols" id="symbol-list">\n{items}</ul>\n\n## How symbols behave in right-to-left\n\n')
    for rule, summary in rules.items():
        names = [entry["name"] for entry in entries if entry["rule"] == rule]
        text += f"{code(rule)}\n:   {plain(summary)}. {len(names)} symbols, such as {code(names[0])}.\n\n"
    return text


def unique_ids(svg, number):
    """Names inside of one drawing that no other on the page has."""
    for name in set(re.findall(r'\bid="([^"]+)"', svg)):
        svg = re.sub(rf'(id="|url\(#|href="#){re.escape(name)}(?=["\)])', rf"\g<1>y{number}-{name}", svg)
    return svg
