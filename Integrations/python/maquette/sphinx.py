"""Sphinx: draws specs in documents while they are built.

In conf.py:

    extensions = ["maquette.sphinx"]

In reStructuredText, and in MyST as a fence ```{maquette} or ```maquette:

    .. maquette::
       :id: signin
       :variants: light,dark,rtl,dark+rtl

       Button: Continue

`.. maquette:: signin.yaml` draws a file in the document's folder or below it. Options are those of
`maquette help md`. Blocks of Markdown between <!-- maquette:begin id=signin --> and <!-- maquette:end -->, as
`maquette md` has them, are drawn, too. The documents stay as they are.

`maquette_dark` in conf.py says how light and dark pictures are told apart: `class` (only-light and only-dark,
as Furo and PyData's theme know them), `media` (<picture>, as the system is), `none` (light alone) or `auto`, which
is `class` for themes with a switch, `none` for Sphinx's own themes and that of Read the Docs, whose pages are always
light, and `media` for others.
"""

import os
import re
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.util import logging

import maquette
from maquette import documents
from maquette.appearances import Appearances, maquette_picture, visit
from maquette.lexer import MaquetteLexer

_LOG = logging.getLogger(__name__)


class AnyOption(dict):
    """Takes whatever is written: the program knows its options, and says what is wrong."""

    def __bool__(self):
        return True

    def __contains__(self, key):
        return True

    def __getitem__(self, key):
        return lambda text: text or ""


class MaquetteDirective(Directive):
    """`.. maquette::`"""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec = AnyOption()

    def run(self):
        # Docutils writes all names in small letters.
        names = {}
        for name in _FIELD.findall(self.block_text):
            names.setdefault(name.lower(), name)
        options = {names.get(key, key): str(value) for key, value in self.options.items()}
        shown = options.pop("source", "hide")
        source = Path(self.state.document.settings.env.doc2path(self.state.document.settings.env.docname))
        if self.arguments:
            if self.content:
                raise self.error("the directive has a file name and a spec; keep only one")
            options["spec"] = self.arguments[0]
        elif not self.content:
            raise self.error("no spec: write one below the options, or the name of a file after '::'")
        is_named = "id" in options
        if not is_named:
            number = self.state.document.settings.env.new_serialno("maquette") + 1
            name = re.sub(r"[^\w.-]+", "-", source.stem).lstrip("-.").encode()[:80].decode(errors="ignore")
            options["id"] = f"{name or 'picture'}-{number}"
        try:
            text = documents.begin(options)
        except maquette.Error as error:
            raise self.error(str(error)) from error
        return self.drawn(text, shown, is_named, shows_file=True)

    def drawn(self, options, shown, is_named=True, shows_file=False):
        """What is in the place of the block. With `shows_file`, a document shows the text of a file, too."""
        environment = self.state.document.settings.env
        source = environment.doc2path(environment.docname)
        values = {key: value for key, (value, _) in documents.written(options).items()}
        file = values.get("spec")
        spec = "\n".join(self.content) if self.content else None
        if shown not in ("keep", "fold", "hide"):
            raise self.error(f"source is '{shown}'; use keep, fold or hide")
        if file is not None:
            environment.note_dependency(str(Path(source).parent / file))
        # Each document has a folder of its own, and so have the blocks whose ids nobody wrote.
        kind = "named" if is_named else "numbered"
        folder = os.path.join(environment.app.doctreedir, "maquette", *environment.docname.split("/"), kind)
        try:
            pictures, legend = documents.draw(spec, options, folder, source)
            self._take(pictures, values)
        except maquette.Error as error:
            # The build goes on, so that it reports every mistake at once, and fails at its end.
            message = documents.placed(str(error), *self._place(self._line), self._option_place)
            _LOG.error(message, type="maquette")
            _failed(environment).add(environment.docname)
            environment.note_reread()
            return []
        result = []
        if shows_file and file is not None and shown != "hide":
            spec = (Path(source).parent / file).read_text(encoding="utf-8").rstrip("\n")
        if shown != "hide" and spec is not None:
            code = nodes.literal_block(spec, spec)
            code["language"] = "maquette"
            folds = shown == "fold"
            if folds:
                result.append(nodes.raw("", "<details><summary>Source</summary>", format="html"))
            result.append(code)
            if folds:
                result.append(nodes.raw("", "</details>", format="html"))
        for picture in pictures:
            result.append(self._node(picture, source))
        if legend:
            result.append(_table(legend))
        return result

    def _take(self, pictures, values):
        """Finds two blocks of a document that write the same files; on some systems, letters' case is no difference."""
        taken = self.state.document.settings.env.temp_data.setdefault("maquette", {})
        block = values.get("id", "")
        place = self._place(self.lineno)
        names = {os.path.join(values.get("folder", ""), block)}
        names.update(path for picture in pictures for path in (picture.light, picture.dark) if path is not None)
        for other, first in [taken.setdefault(name.lower(), (block, place)) for name in sorted(names)]:
            # A file that is included twice has the same blocks.
            if first != place:
                what = f"the id '{block}' is used twice" if other.lower() == block.lower() else (
                    f"the blocks '{other}' and '{block}' would both write the same file")
                where = f"line {first[1]}" if first[0] == place[0] else f"{first[0]}, line {first[1]}"
                raise maquette.Error(
                    f"{place[0]}:{place[1]}:1: error: {what}; the first is in {where}; give one of them another id")

    def _place(self, line):
        """The file, which may be one that is included, and the line in it."""
        source, number = self.state_machine.get_source_and_line(line)
        environment = self.state.document.settings.env
        return (source, number) if number else (environment.doc2path(environment.docname), line)

    @property
    def _line(self):
        """The line of the document that the spec begins in."""
        if not self.content:
            return self.lineno
        # MyST counts from the fence, docutils from the start of the document.
        is_myst = type(self.state).__module__.startswith("myst_parser")
        return self.content_offset + 1 + (self.lineno if is_myst else 0)

    def _lines(self):
        """The lines of the document, and the number of that in which the directive begins."""
        file, number = self._place(self.lineno)
        return Path(file).read_text(encoding="utf-8-sig", errors="replace").splitlines(), number

    def _option_place(self, name):
        """Where the document has an option: the line's number, its text, and where option and value begin in it."""
        lines, number = self._lines()
        first = lines[number - 1] if number <= len(lines) else ""
        if name == "spec" and self.arguments and self.arguments[0] in first:
            column = first.rindex(self.arguments[0])
            return number, first, column, column
        for at, text in enumerate(lines[number:number + len(self.options) + 3], number + 1):
            if name is not None and (match := re.match(rf"[ \t]*:?{re.escape(name)}[ \t]*:[ \t]*", text)):
                return at, text, text.index(name), match.end()
        column = len(first) - len(first.lstrip())
        return number, first, column, column

    def _node(self, picture, source):
        node = maquette_picture()
        for path, kind in ((picture.light, "light"), (picture.dark, "dark")):
            if path is None:
                continue
            path = os.path.relpath(path, os.path.dirname(source))
            image = nodes.image(uri=path, alt=picture.alt, classes=["maquette", "no-scaled-link"])
            image["maquette"] = kind
            if picture.width is not None:
                image["width"] = picture.width if picture.width.endswith("%") else picture.width + "px"
            node += image
        return node


# An option in a directive.
_FIELD = re.compile(r"^[ \t]*:([\w-]+):", re.M)


def _table(rows):
    """What the numbers in a picture stand for."""
    table = nodes.table(classes=["maquette-legend"])
    group = nodes.tgroup(cols=len(rows[0]))
    table += group
    for _ in rows[0]:
        group += nodes.colspec(colwidth=1)
    for place, part in ((nodes.thead(), rows[:1]), (nodes.tbody(), rows[1:])):
        group += place
        for cells in part:
            row = nodes.row()
            place += row
            for cell in cells:
                entry = nodes.entry()
                entry += nodes.paragraph(cell, cell)
                row += entry
    return table


_BLOCK = re.compile(
    r"^([ \t]*)<!--[ \t]*maquette:begin\b(.*?)-->[ \t]*\n(.*?)^[ \t]*<!--[ \t]*maquette:end[ \t]*-->", re.M | re.S
)
_FENCE = re.compile(r"^[ \t]*(`{3,}|~{3,})[ \t]*maquette\b[^\n]*\n(.*?)^[ \t]*\1[ \t]*$", re.M | re.S)


def read(app, docname, source):
    """Makes directives of the blocks that `maquette md` keeps in documents."""
    if documents.BLOCK not in source[0] or not str(app.env.doc2path(docname)).endswith(".md"):
        return

    def directive(match):
        fence = _FENCE.search(match[3])
        # Each line stays where it is, for messages.
        before = match[3][: fence.start()].count("\n") if fence else 0
        body = fence[2] if fence else ""
        ticks = max([2, *map(len, re.findall("`+", body))]) + 1
        text = f"{'`' * ticks}{{maquette-block}} {match[2].strip()}\n{body}{match[1]}{'`' * ticks}"
        text = "\n" * (before + 1) + f"{match[1]}{text}"
        return text + "\n" * (match[0].count("\n") - text.count("\n"))

    source[0] = _BLOCK.sub(directive, source[0])


class BlockDirective(MaquetteDirective):
    """A block of Markdown with the options of its begin line."""

    option_spec = {}

    def run(self):
        options = self.arguments[0] if self.arguments else ""
        words = documents.written(options)
        if "spec" in words and "source" in words:
            raise self.error("'source' is for a spec in a fence; take one of 'spec' and 'source' away")
        shown, (start, end) = words.get("source", ("keep", (0, 0)))
        return self.drawn(options[:start] + options[end:], shown)

    def _option_place(self, name):
        lines, number = self._lines()
        # The begin line is above the fence.
        while number > 1 and documents.BLOCK not in lines[number - 1]:
            number -= 1
        text = lines[number - 1]
        start = text.find(documents.BLOCK) + len(documents.BLOCK)
        for key, (value, (first, end)) in documents.written(text[start:]).items():
            if key == name:
                column = start + first
                return number, text, column, text.index(value, column + len(key), start + end)
        return number, text, text.find(documents.BLOCK), text.find(documents.BLOCK)


def _failed(environment):
    """The documents with specs that could not be drawn."""
    if not hasattr(environment, "maquette_failed"):
        environment.maquette_failed = set()
    return environment.maquette_failed


def forget(app, environment, docname):
    """A document is read again."""
    _failed(environment).discard(docname)


def merge(app, environment, docnames, other):
    """Another process has read some documents."""
    _failed(environment).update(_failed(other) & set(docnames))


def finish(app, exception):
    """A page without its pictures fails the build, as an error in it does elsewhere."""
    if exception is None and _failed(app.env):
        app.statuscode = 1


def configure(app, config):
    """A bare fence of the language is a directive, as everywhere else."""
    if "myst_fence_as_directive" in config:
        config.myst_fence_as_directive = {*config.myst_fence_as_directive, "maquette"}


def setup(app):
    # Without the wheel, Pygments does not find it by itself.
    app.add_lexer("maquette", MaquetteLexer)
    app.add_config_value("maquette_dark", "auto", "env", [str])
    app.add_node(maquette_picture, html=(visit, None))
    app.add_directive("maquette", MaquetteDirective)
    app.add_directive("maquette-block", BlockDirective)
    app.add_post_transform(Appearances)
    # Before MyST looks at its own settings.
    app.connect("config-inited", configure, priority=100)
    app.connect("source-read", read)
    app.connect("env-purge-doc", forget)
    app.connect("env-merge-info", merge)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
