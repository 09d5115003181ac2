"""Sphinx: how a document shows the light and the dark picture of a block."""

import urllib.parse

from docutils import nodes
from sphinx.transforms.post_transforms import SphinxPostTransform

# Themes with a switch, and the classes only-light and only-dark.
SWITCHED = {"furo", "pydata_sphinx_theme", "sphinx_book_theme"}
# Themes whose pages stay light on a dark system, where a dark picture would be a black box.
LIGHT = {
    "agogo", "alabaster", "bizstyle", "classic", "default", "haiku", "nature", "pyramid", "scrolls", "sphinx_rtd_theme",
    "sphinxdoc", "traditional",
}


class maquette_picture(nodes.General, nodes.Element):
    """Two images of one block: the light one, and the dark one where there is one."""


class Appearances(SphinxPostTransform):
    """Keeps the light picture alone where nobody can choose: in everything but web pages."""

    # Before images are looked for that a format cannot show.
    default_priority = 5

    def run(self, **_):
        way = _way(self.app)
        for node in list(self.document.findall(maquette_picture)):
            images = list(node.children)
            if way == "none":
                images = [image for image in images if image["maquette"] == "light"] or images[:1]
            if way == "class" and len(images) == 2:
                for image in images:
                    image["classes"].append("only-" + image["maquette"])
            if way == "media" and len(images) == 2:
                continue
            paragraph = nodes.paragraph("", "", *images, classes=["maquette-picture"])
            node.replace_self(paragraph)


def _way(app):
    if app.builder.format != "html":
        return "none"
    way = app.config.maquette_dark
    if way != "auto":
        return way
    if app.config.html_theme in LIGHT:
        return "none"
    return "class" if app.config.html_theme in SWITCHED else "media"


def visit(writer, node):
    """<picture>: only the one that is shown is loaded."""
    light, dark = node.children
    names = []
    for image in (light, dark):
        name = writer.builder.images.get(image["uri"], image["uri"])
        names.append("/".join([writer.builder.imgpath, name]) if name != image["uri"] else name)
    quoted = [writer.attval(urllib.parse.quote(name)) for name in names]
    writer.body.append(
        '<p class="maquette-picture"><picture>'
        f'<source media="(prefers-color-scheme: dark)" srcset="{quoted[1]}">'
        f'<img src="{quoted[0]}" alt="{writer.attval(light["alt"])}" class="maquette"'
    )
    if "width" in light:
        writer.body.append(f' style="width: {writer.attval(light["width"])}"')
    writer.body.append("></picture></p>\n")
    raise nodes.SkipNode
