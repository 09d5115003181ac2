"""What the plugins for sites share: blocks, the pictures of one, and where mistakes are."""

import html.parser
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
    def __init__(self):
        super().__init__()
        self.pictures = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "picture":
            self.pictures.append(Picture())
        elif tag == "source" and self.pictures:
            self.pictures[-1].dark = _path(values.get("srcset"))
        elif tag == "img" and self.pictures:
            picture = self.pictures[-1]
            picture.light = _path(values.get("src"))
            picture.alt = values.get("alt", "")
            picture.width = values.get("width")


def _path(link):
    return link and urllib.parse.unquote(link)


def begin(options):
    """What a begin line has for options."""
    for key, value in options.items():
        if "-->" in value or "\n" in value:
            raise maquette.Error(f"option '{key}' holds '-->' or a line break, which no option may")
    return " ".join(f"{key}={_quoted(value)}" for key, value in options.items())


def draw(spec, options, images, folder):
    """Draws one block, as `maquette md` does, and returns its pictures.

    `options` are those of a begin line, as `begin` has them, `images` is the folder that the pictures go to, and
    `folder` the one that files are named in.
    """
    lines = [f"<!-- maquette:begin {options} -->"]
    if spec is not None:
        ticks = max([2, *map(len, re.findall("`+", spec))]) + 1
        lines += ["`" * ticks + "maquette", spec, "`" * ticks]
    lines.append("<!-- maquette:end -->\n")
    done = maquette.run(
        "md", "-", "--quiet", "--style", "html", "--images", images, input="\n".join(lines), cwd=folder
    )
    # What stands before the fence's end is the spec, and that may have markup in it.
    text = done.stdout.rpartition("`" * ticks + "\n")[2] if spec is not None else done.stdout
    reader = _Reader()
    reader.feed(text)
    return reader.pictures


def _quoted(value):
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


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
