"""A page for each rule of `maquette lint`, as the program writes it, with its wrong and its right picture
side by side."""

import re
import shutil
import struct
import subprocess

FENCE = re.compile(r"```maquette id=(\S+)\n(.*?)```\n", re.DOTALL)
SCALE = 2


def write(folder, output, program):
    """Writes the pages, and gives their part of the navigation."""
    target = folder / "rules"
    target.mkdir(parents=True, exist_ok=True)
    subprocess.run([program, "explain", "-o", target], check=True, stderr=subprocess.DEVNULL)
    pages = sorted(target.glob("*.md"))
    draw(pages, target, output / "rules", program)
    for page in pages:
        page.write_text(shown(page.read_text(), target))
    index = (target / "index.md").read_text()
    return {"Rules": [{"All rules": "reference/rules/index.md"}, *groups(index)]}


def draw(pages, target, work, program):
    """Draws the examples of all pages at once."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for page in pages:
        for name, spec in FENCE.findall(page.read_text()):
            (work / f"{name}.yaml").write_text(spec)
    # What is wrong may be so wrong that there is nothing to draw; then the page has its text alone.
    subprocess.run(
        [program, "render", work, "-o", f"{target}/", "--scale", str(SCALE), "--no-spec"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def shown(text, target):
    """A page with its pictures beside one another above its specs."""
    found = FENCE.findall(text)
    pictures = [picture(name, target) for name, _ in found]
    text = FENCE.sub(lambda match: f"```yaml\n{match[2]}```\n", text)
    if len(found) != 2 or not all(pictures):
        return text
    table = f"| Wrong | Right |\n|---|---|\n| {pictures[0]} | {pictures[1]} |\n\n"
    return text.replace("## Wrong\n", table + "## Wrong\n", 1)


def picture(name, target):
    path = target / f"{name}@{SCALE}x.png"
    if not path.exists():
        path = target / f"{name}.png"
    if not path.exists():
        return None
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    side = "What is wrong" if name.endswith("-wrong") else "What is right"
    return f'<img src="{path.name}" alt="{side}" width="{width // SCALE}" height="{height // SCALE}">'


def groups(index):
    """The navigation by documents, as the list of all rules has them."""
    result = []
    for part in index.split("\n## ")[1:]:
        title, _, rest = part.partition("\n")
        pages = re.findall(r"\[`([^`]+)`\]\(([^)]+)\)", rest)
        result.append({title: [{name: f"reference/rules/{path}"} for name, path in pages]})
    return result
