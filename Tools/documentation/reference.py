"""All pages of the reference, from what the program says about itself."""

import subprocess

import commands
import components
import lists
import rule_pages
from sources import Sources


def write(data, folder, program, pictures, rules, drawings):
    """Writes the pages beside those written by hand, and gives their part of the navigation."""
    schemas = folder / "schemas"
    schemas.mkdir(parents=True, exist_ok=True)
    for name, flags in lists.SCHEMAS.items():
        text = subprocess.run([program, "schema", *flags], check=True, stdout=subprocess.PIPE).stdout
        (schemas / f"{name}.schema.json").write_bytes(text)
    sources = Sources()
    return [
        {"Components": components.write(data, folder, pictures, rules, sources)},
        {"Commands": commands.write(data, folder)},
        *lists.write(data, folder, drawings, sources),
        rule_pages.write(folder, program, rules),
        {"JSON": "reference/json.md"},
    ]
