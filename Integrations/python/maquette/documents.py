"""What the plugins for sites share: blocks, the pictures of one, and where mistakes are."""

import html.parser
import os
import re
import urllib.parse

import maquette

FENCE = re.compile(r"^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*(?:`{3,}|~{3,})[ \t]*(?:\{\.?)?maquette\b", re.M)
BLOCK = "<!-- maquette:begin"


def has_blocks(text):
    """Whether a document has something to draw."""
    return BLOCK in text or bool(FENCE.search(text))


class Picture:
    """A picture of a block: files, the text that is read aloud, and CSS pixels or a share."""

    def __init__(self):
        self.light = None
        self.dark = None
        self.alt = ""
        self.width = None


class _Reader(html.parser.HTMLParser):
    def __init__(self, images):
        super().__init__()
        self.images = images
        self.pictures = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "picture":
            self.pictures.append(Picture())
        elif tag == "source" and self.pictures:
            self.pictures[-1].dark = self._path(values.get("srcset"))
        elif tag == "img" and self.pictures:
            picture = self.pictures[-1]
            picture.light = self._path(values.get("src"))
            picture.alt = values.get("alt", "")
            picture.width = values.get("width")

    def _path(self, link):
        return link and os.path.join(self.images, urllib.parse.unquote(link))


_OPTION = re.compile(r"""([^=\s]+)=(?:"([^"]*)"|'([^']*)'|(\S*))""")


def written(options):
    """The options of a begin line: the value of each key, and where the option stands."""
    return {match[1]: (match[match.lastindex], match.span()) for match in _OPTION.finditer(options)}


def begin(options):
    """What a begin line has for options."""
    for key, value in options.items():
        if "-->" in value or "\n" in value:
            raise maquette.Error(f"option '{key}' holds '-->' or a line break, which no option may")
        if "'" in value and '"' in value:
            raise maquette.Error(f"option '{key}' holds both ' and \", and only one of them can be quoted")
    return " ".join(f"{key}={_quoted(value)}" for key, value in options.items())


def draw(spec, options, images, folder):
    """Draws one block, as `maquette md` does, and returns its pictures.

    `options` are those of a begin line, as `begin` has them, `images` is the folder that the pictures go to, also
    with an option `folder`, and `folder` the one that files are named in.
    """
    lines = [f"<!-- maquette:begin {options} -->"]
    if spec is not None:
        ticks = max([2, *map(len, re.findall("`+", spec))]) + 1
        lines += ["`" * ticks + "maquette", spec, "`" * ticks]
    lines.append("<!-- maquette:end -->\n")
    os.makedirs(images, exist_ok=True)
    page = os.path.join(images, ".block")
    maquette.run(
        "md", "-", "--quiet", "--style", "html", "--images", images, "-o", page, input="\n".join(lines), cwd=folder
    )
    with open(page, encoding="utf-8") as file:
        text = file.read()
    os.remove(page)
    # What stands before the fence's end is the spec, and that may have markup in it.
    if spec is not None:
        text = text.rpartition("`" * ticks + "\n")[2]
    reader = _Reader(images)
    reader.feed(text)
    return reader.pictures


def _quoted(value):
    quote = "'" if '"' in value else '"'
    return quote + value + quote


# The spec of a block begins in the third line of what the program is given.
LINES_BEFORE_SPEC = 2
_PLACE = re.compile(r"stdin:(\d+):(\d+): ")
_EXCERPT = re.compile(r"(\d+)( \| .*)")


def placed(message, file, line):
    """A message about a block with the document's name and line.

    `line` is the one of the first line of the spec, from 1.
    """

    def moved(number):
        return line + max(1, int(number) - LINES_BEFORE_SPEC) - 1

    result = []
    indent = ""
    for text in message.splitlines():
        if match := _PLACE.match(text):
            text = f"{file}:{moved(match[1])}:{match[2]}: {text[match.end():]}"
        elif match := _EXCERPT.fullmatch(text):
            number = str(moved(match[1]))
            indent = " " * (len(number) - len(match[1]))
            text = number + match[2]
        elif text.startswith(" "):
            text = indent + text
        result.append(text)
    return "\n".join(result)
