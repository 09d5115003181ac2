"""The picture files that specs of the gallery name: a reader who copies a spec needs them, too."""

import functools
import html
import re
import shutil
from pathlib import Path

SPECIMENS = Path(__file__).resolve().parent.parent.parent / "Snapshots/specimens"
# Beside the gallery's page.
FOLDER = "files"
SPEC = re.compile(r"<code>((?:[^<]|</?span[^>]*>)*)</code></pre>(?=</details>)")


@functools.cache
def all_files():
    """The files beside specimens, by their names."""
    return {
        path.name: path for path in sorted(SPECIMENS.rglob("*"))
        if path.is_file() and path.suffix not in (".yaml", ".txt")}


def links(spec, base):
    """A sentence with links to the files that a spec names; nothing where it names none."""
    named = [name for name in all_files() if re.search(rf"(?<![\w.-]){re.escape(name)}(?![\w.-])", spec)]
    if not named:
        return ""
    shown = ", ".join(f'<a href="{base}{FOLDER}/{name}" download>{html.escape(name)}</a>' for name in named)
    return f"To draw this spec, save these files beside it: {shown}."


def add(gallery):
    """Puts the files beside a gallery's page, and links to them below the specs that name them."""
    (gallery / FOLDER).mkdir()
    for name, path in all_files().items():
        shutil.copy(path, gallery / FOLDER / name)
    page = gallery / "index.html"
    text = page.read_text()
    # The page is the same file as the one that was drawn, which stays as it is.
    page.unlink()
    page.write_text(SPEC.sub(with_links, text))


def with_links(match):
    said = links(html.unescape(re.sub(r"</?span[^>]*>", "", match[1])), "")
    return match[0] + (f"<p>{said}</p>" if said else "")
