"""Sphinx with MyST: draws the specs in the documents before a site is built.

In conf.py, with this file in the path:

    extensions = ["myst_parser", "maquette_sphinx"]

A block is a fence ```maquette between <!-- maquette:begin id=signin --> and
<!-- maquette:end -->. The documents themselves get the markup, so that a second build changes
nothing. MAQUETTE names the program when it is not in the path.
"""

import os
import subprocess
from pathlib import Path

from pygments.lexers.data import YamlLexer
from sphinx.errors import ExtensionError


# Themes with a switch have rules for these classes. Others are light, and would show both pictures.
SWITCHING = {"furo", "pydata_sphinx_theme", "shibuya", "sphinx_book_theme", "sphinx_immaterial"}
RULES = "<style>.only-dark { display: none }</style>"


def show_one(app, page, template, context, doctree):
    if app.config.html_theme not in SWITCHING and "only-dark" in context.get("body", ""):
        context["metatags"] = context.get("metatags", "") + RULES


def draw(app):
    pages = sorted(str(page) for page in Path(app.srcdir).rglob("*.md"))
    if not pages:
        return
    command = [os.environ.get("MAQUETTE", "maquette"), "md", "--quiet", "--style", "myst"]
    try:
        subprocess.run(command + ["--"] + pages, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise ExtensionError(f"maquette: {error}") from error


def setup(app):
    app.add_lexer("maquette", YamlLexer)
    app.connect("builder-inited", draw)
    app.connect("html-page-context", show_one)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
