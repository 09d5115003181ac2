"""What the plugins for sites share: blocks, the pictures of one, and where mistakes are."""

import html
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


_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_BEGIN = "<!-- maquette:begin "
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


def project_file(document):
    """The flag that names the project file above a document, up to the current folder; none where there is none.

    The program starts in the document's folder, and looks above that in a repository only.
    """
    top = os.path.realpath(os.getcwd())
    folder = os.path.dirname(os.path.realpath(document))
    while folder == top or folder.startswith(top.rstrip(os.sep) + os.sep):
        for name in ("maquette.yaml", ".maquette.yaml"):  # as ProjectRoot.swift has them
            path = os.path.join(folder, name)
            if os.path.isfile(path):
                return ["--config", path]
        if folder == top:
            break
        folder = os.path.dirname(folder)
    return []


def draw(spec, options, images, document):
    """Draws one block, as `maquette md` does, and returns its pictures and the rows of its legend.

    `options` are those of a begin line, as `begin` has them, `images` is the folder that the pictures go to, also
    with an option `folder`. Files are named from the document's folder.
    """
    lines = [_BEGIN + options + " -->"]
    if spec is not None:
        ticks = max([2, *map(len, re.findall("`+", spec))]) + 1
        lines += ["`" * ticks + "maquette", spec, "`" * ticks]
    lines.append("<!-- maquette:end -->\n")
    os.makedirs(images, exist_ok=True)
    page = os.path.join(images, ".block")
    maquette.run(
        "md", "-", "--quiet", "--style", "html", "--images", images, "-o", page, *project_file(document),
        input="\n".join(lines), cwd=os.path.dirname(document)
    )
    with open(page, encoding="utf-8") as file:
        text = file.read()
    os.remove(page)
    # What stands before the fence's end is the spec, and that may have markup in it.
    if spec is not None:
        text = text.rpartition("`" * ticks + "\n")[2]
    reader = _Reader(images)
    reader.feed(text)
    return reader.pictures, [_cells(line) for line in text.splitlines() if line.startswith("| ")]


def _cells(row):
    """The texts of a row of a table in Markdown."""
    return [html.unescape(_ESCAPED.sub(r"\1", cell)).strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]]


def _quoted(value):
    quote = "'" if '"' in value else '"'
    return quote + value + quote


# The spec of a block begins in the third line of what the program is given.
LINES_BEFORE_SPEC = 2
_PLACE = re.compile(r"(.+?):(\d+):(\d+): ")
_EXCERPT = re.compile(r"(\d+) \| (.*)")
_MARKS = re.compile(r" +\|( +)(\^.*)")


def placed(message, file, line, option_place):
    """A message about a block with the document's name, lines and text.

    `line` is the one of the first line of the spec, from 1. `option_place` is asked for a name of an option, and tells
    where the document has it: the line's number, its text, and where in it the option and its value begin, from 0.
    Places in other files stay as they are.
    """
    result = []
    begin = _begin_line(message)
    # How many lines later than in the message the excerpt is in the document; or the place of an option.
    later, option, width = 0, None, 1
    for text in message.splitlines():
        if (match := _PLACE.match(text)) and match[1] == "stdin":
            number, column, rest = int(match[2]), int(match[3]), text[match.end():]
            later, option = line - LINES_BEFORE_SPEC - 1, None
            if number == 1:
                option = _option(begin, column - 1, option_place)
                number, column = option[0], option[2] + 1
            else:
                number += later
            text = f"{file}:{number}:{column}: {rest}"
        elif match:
            later, option = 0, None
        elif match := _EXCERPT.fullmatch(text):
            text = f"{option[0]} | {option[1]}" if option else f"{int(match[1]) + later} | {match[2]}"
            width = len(text) - len(text.partition(" | ")[2]) - 3
        elif match := _MARKS.fullmatch(text):
            text = " " * width + " |" + (" " * (option[2] + 1) if option else match[1]) + match[2]
        result.append(text)
    return "\n".join(result)


def _begin_line(message):
    """The begin line that the program was given, as an excerpt has it."""
    lines = (_EXCERPT.fullmatch(text) for text in message.splitlines())
    return next((match[2] for match in lines if match and match[2].startswith(_BEGIN)), "")


def _option(begin, column, option_place):
    """Where a document has what is in a column of the begin line: the line's number, its text, and the column."""
    for match in _OPTION.finditer(begin):
        if match.start() <= column <= match.end():
            number, text, name, value = option_place(match[1])
            # Of a value in quotes, the program names the first of them.
            if column > match.end(1):
                return number, text, value + max(0, column - match.start(match.lastindex))
            return number, text, name
    number, text, name, _ = option_place(None)
    return number, text, name
