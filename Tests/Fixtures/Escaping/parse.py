"""Parses documents with the parsers that read them elsewhere, and tells which lost their text.

Standard input is a JSON list of [kind, document, expected text]; standard output has a line for each
document that a parser takes for something else.
"""

import html.parser
import json
import subprocess
import sys
import urllib.parse
import xml.dom.minidom

import markdown
import markdown_it
import yaml


class Page(html.parser.HTMLParser):
    """Elements with their attributes, and the text between them."""

    def __init__(self, document):
        super().__init__()
        self.elements = []
        self.text = ""
        self.feed(document)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, attributes))

    def handle_data(self, data):
        self.text += data


def html_attribute(document):
    page = Page(document)
    assert [name for name, _ in page.elements[0][1]] == ["alt", "width"], page.elements
    assert len(page.elements) == 1, page.elements
    return dict(page.elements[0][1])["alt"]


def html_content(document):
    page = Page(document)
    assert page.elements == [("p", [])], page.elements
    return page.text


def xml_both(document):
    root = xml.dom.minidom.parseString(document).documentElement
    assert root.attributes.length == 1
    assert root.childNodes.length == 1
    assert root.getAttribute("a") == root.firstChild.data
    return root.firstChild.data


def script(document):
    page = Page(document)
    assert len(page.elements) == 1, page.elements
    return json.loads(page.text)


MARKDOWN = markdown_it.MarkdownIt("commonmark").enable(["table", "strikethrough"])


def image(document):
    tokens = MARKDOWN.parse(document)
    assert [token.type for token in tokens] == ["paragraph_open", "inline", "paragraph_close"]
    (child,) = tokens[1].children
    assert child.type == "image" and child.attrs["src"] == "a.png", child
    alt = MARKDOWN.renderer.renderInlineAsText(child.children, MARKDOWN.options, {})
    # MkDocs has another parser.
    page = Page(markdown.markdown(document, extensions=["attr_list"]))
    assert [tag for tag, _ in page.elements] == ["p", "img"], page.elements
    assert dict(page.elements[1][1])["alt"] == alt, page.elements
    return alt


def cell(document):
    tokens = MARKDOWN.parse(document)
    cells = [token for token in tokens if token.type == "inline"][2:]
    assert len(cells) == 2 and cells[1].content == "end", [cell.content for cell in cells]
    assert all(child.type in ("text", "text_special") for child in cells[0].children), cells[0]
    page = Page(markdown.markdown(document, extensions=["tables"]))
    tags = [tag for tag, _ in page.elements]
    assert tags == ["table", "thead", "tr", "th", "th", "tbody", "tr", "td", "td"], tags
    return MARKDOWN.renderer.renderInlineAsText(cells[0].children, MARKDOWN.options, {})


def workflow(document):
    """As GitHub's runner reads a command."""
    assert document.startswith("::error ") and "\n" not in document and "\r" not in document
    properties, message = document[len("::error ") :].split("::", 1)
    pairs = [pair.split("=", 1) for pair in properties.split(",")]
    assert [name for name, _ in pairs] == ["title", "line"], pairs

    def unescaped(text):
        for code, character in [("%3A", ":"), ("%2C", ","), ("%0A", "\n"), ("%25", "%")]:
            text = text.replace(code, character)
        return text

    assert unescaped(pairs[0][1]) == unescaped(message)
    return unescaped(message)


def report(document):
    """The names in a report of HTML, whose scripts hold nothing but data."""
    page = Page(document)
    scripts = [dict(attributes) for tag, attributes in page.elements if tag == "script"]
    assert all(script.get("id", "").startswith(("run", "detail-")) for script in scripts[:-1])
    assert not [name for _, all in page.elements for name, _ in all if name.startswith("on")]
    data = document.split('id="run">', 1)[1].split("</script>", 1)[0]
    rows = json.loads(data)["rows"]
    assert len(scripts) == len(rows) + 2, len(scripts)
    return "\n".join(row[0] for row in rows)


def junit(document):
    cases = xml.dom.minidom.parseString(document).getElementsByTagName("testcase")
    return "\n".join(case.getAttribute("name") for case in cases)


def summary(document):
    table = document[document.index("| Picture") :].split("\n\n")[0]
    cells = [token for token in MARKDOWN.parse(table) if token.type == "inline"][3:]
    assert all(cell.content == "changed" for cell in cells[1::3])
    return "\n".join(
        MARKDOWN.renderer.renderInlineAsText(cell.children, MARKDOWN.options, {})
        for cell in cells[::3]
    )


PARSERS = {
    "report": report,
    "junit": junit,
    "summary": summary,
    "html attribute": html_attribute,
    "html content": html_content,
    "xml": xml_both,
    "script": script,
    "markdown image": image,
    "markdown cell": cell,
    "yaml": yaml.safe_load,
    "json": json.loads,
    "address": urllib.parse.unquote,
    "workflow": workflow,
    "pdf": lambda document: bytes.fromhex(document[5:-1]).decode("utf-16-be"),
}


def shells(cases):
    """All words in one script for each shell: each is one argument again."""
    script = "".join("printf '%s\\0' " + document + "\n" for _, document, _ in cases)
    for shell in ["bash", "zsh"]:
        run = subprocess.run([shell, "-c", script], capture_output=True)
        words = run.stdout.decode().split("\0")
        for (kind, document, expected), word in zip(cases, words):
            yield kind + " " + shell, document, expected, word
        if len(words) != len(cases) + 1 or run.stderr:
            yield shell, script[:80], "", run.stderr.decode()


def main():
    cases = json.load(sys.stdin)
    for kind, document, expected in cases:
        if kind == "shell":
            continue
        try:
            found = PARSERS[kind](document)
        except Exception as error:  # what a parser thinks of it is the news
            found = repr(error)
        if found != expected:
            print(json.dumps([kind, document, expected, str(found)]))
    for kind, document, expected, found in shells([case for case in cases if case[0] == "shell"]):
        if found != expected:
            print(json.dumps([kind, document, expected, found]))


main()
