"""A page for each rule of `maquette lint`, as the program writes it, with its wrong and its right picture
side by side."""

import re
import subprocess

FENCE = re.compile(r"```maquette id=(\S+)\n(.*?)```\n", re.DOTALL)
SIDES = {"wrong": "What is wrong", "right": "What is right"}


def write(folder, program, rules):
    """Writes the pages, and gives their part of the navigation; `rules` has their pictures."""
    target = folder / "rules"
    target.mkdir(parents=True, exist_ok=True)
    subprocess.run([program, "explain", "-o", target], check=True, stderr=subprocess.DEVNULL)
    for page in sorted(target.glob("*.md")):
        page.write_text(shown(page.read_text(), rules))
    index = (target / "index.md").read_text()
    return {"Rules": [{"All rules": "reference/rules/index.md"}, *groups(index)]}


def shown(text, rules):
    """A page with its pictures beside one another above its specs."""
    found = [name for name, _ in FENCE.findall(text)]
    pictures = [rules.shot(name, SIDES.get(name.rsplit("-", 1)[-1], name)) for name in found]
    text = FENCE.sub(lambda match: f"```yaml\n{match[2]}```\n", text)
    # What is wrong may be so wrong that there is nothing to draw; then the page has its text alone.
    if len(found) != 2 or not all(pictures):
        return text
    table = f"| Wrong | Right |\n|---|---|\n| {pictures[0]} | {pictures[1]} |\n\n"
    return text.replace("## Wrong\n", table + "## Wrong\n", 1)


def groups(index):
    """The navigation by documents, as the list of all rules has them."""
    result = []
    for part in index.split("\n## ")[1:]:
        title, _, rest = part.partition("\n")
        pages = re.findall(r"\[`([^`]+)`\]\(([^)]+)\)", rest)
        result.append({title: [{name: f"reference/rules/{path}"} for name, path in pages]})
    return result
