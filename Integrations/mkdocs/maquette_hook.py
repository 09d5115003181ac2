"""MkDocs: draws the specs in the documents before a site is built.

In mkdocs.yml:

    hooks: [maquette_hook.py]
    markdown_extensions: [attr_list]

A block is a fence ```maquette between <!-- maquette:begin id=signin --> and
<!-- maquette:end -->. The documents themselves get the markup, so that a second build changes
nothing. MAQUETTE names the program when it is not in the path.
"""

import os
import subprocess
from pathlib import Path

from mkdocs.exceptions import PluginError

try:
    # What stands in a block is coloured as the YAML that it is.
    from pygments.lexers import LEXERS

    LEXERS["MaquetteLexer"] = ("pygments.lexers.data", "YAML", ("maquette",), (), ())
except ImportError:
    pass


# Material has these rules. Themes without them would show the light and the dark picture both; MkDocs' own
# may be dark, and says so at its root.
RULES = """<style>
img[src$="#only-dark"], [data-bs-theme="dark"] img[src$="#only-light"] { display: none }
[data-bs-theme="dark"] img[src$="#only-dark"] { display: inline }
</style>
"""


def on_post_page(output, config, **_):
    if config["theme"].name == "material" or "#only-dark" not in output:
        return output
    return output.replace("</head>", RULES + "</head>", 1)


def on_pre_build(config, **_):
    pages = sorted(str(page) for page in Path(config["docs_dir"]).rglob("*.md"))
    if not pages:
        return
    command = [os.environ.get("MAQUETTE", "maquette"), "md", "--quiet", "--style", "mkdocs"]
    try:
        subprocess.run(command + ["--"] + pages, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise PluginError(f"maquette: {error}") from error
