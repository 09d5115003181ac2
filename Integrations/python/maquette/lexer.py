"""Pygments: the language of blocks with specs. The wheel names it as a plugin, so that a document that shows such
a block is coloured, and has no unknown language, in every tool that uses Pygments."""

from pygments.lexers.data import YamlLexer


class MaquetteLexer(YamlLexer):
    """A spec is YAML."""

    name = "Maquette"
    aliases = ["maquette"]
    # Files are YAML as others are.
    filenames = []
    mimetypes = []
