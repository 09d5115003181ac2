"""Builds documents with the tools that build them elsewhere, and tells what an image is described by.

Standard input is a JSON list of [style, document, expected text]; standard output has a line for each
document in which something else is read aloud, or an element has an attribute that nobody wrote.
"""

import html.parser
import json
import sys

import docutils.core
import markdown
import markdown_it
import myst_parser.docutils_

ATTRIBUTES = {"src", "alt", "width", "height", "class", "media", "srcset", "style", "id"}


class Page(html.parser.HTMLParser):
    """Descriptions of images; every attribute is one of ours."""

    def __init__(self, document):
        super().__init__()
        self.alts = []
        self.cells = []
        self.stray = []
        self.tag = None
        self.feed(document)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tag = tag
        names = {name for name, _ in attributes}
        if tag == "img":
            self.alts.append(dict(attributes)["alt"])
            self.stray += sorted(names - ATTRIBUTES)
        if tag == "td":
            self.cells.append("")
        self.stray += [name for name in names if name.startswith("on")]
        self.stray += [tag] if tag in ("script", "svg") else []

    def handle_endtag(self, tag):
        self.tag = None

    def handle_data(self, data):
        if self.tag == "td":
            self.cells[-1] += data


def commonmark(document):
    return markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table").render(document)


def python_markdown(document):
    return markdown.markdown(document, extensions=["attr_list", "fenced_code", "tables"])


def myst(document):
    settings = {"report_level": 5, "halt_level": 5, "_disable_config": True}
    return docutils.core.publish_string(
        document,
        parser=myst_parser.docutils_.Parser(),
        writer_name="html5",
        settings_overrides=settings,
    ).decode()


def pandoc(document):
    blocks = json.loads(document)["blocks"]
    return blocks[0]["c"][1]


BUILDERS = {
    "github": [commonmark],
    "html": [commonmark],
    "mdbook": [commonmark],
    "mkdocs": [python_markdown],
    "plain": [commonmark, python_markdown],
    "myst": [myst],
    "pandoc": [pandoc],
}


def main():
    for style, document, expected in json.load(sys.stdin):
        for build in BUILDERS[style]:
            page = Page(build(document))
            bad = [alt for alt in page.alts if not alt.startswith(expected)]
            if page.stray or bad or not page.alts:
                print(json.dumps([style, build.__name__, expected, page.stray, page.alts]))
            if "maquette-table" in document and expected not in page.cells:
                print(json.dumps([style, "table", expected, page.cells]))


main()
