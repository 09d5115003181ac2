"""Pieces of Markdown and HTML that several pages are made of."""

import html
import json
import re

PLATFORMS = {"ios": "iOS", "ipados": "iPadOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS"}


def code(text):
    """A text as code in a line; backticks inside need longer ones outside."""
    fence = "``" if "`" in text else "`"
    pad = " " if "`" in text else ""
    return f"{fence}{pad}{text}{pad}{fence}"


def plain(text):
    """A text in which nothing is Markdown or HTML."""
    text = html.escape(text, quote=False)
    for mark in "\\`*_[]":
        text = text.replace(mark, "\\" + mark)
    return text.replace("\n", " ")


def block(language, text, indent=0, title=""):
    """A fenced block, which may be inside a tab or a list."""
    lines = [f'```{language} title="{title}"' if title else f"```{language}", *text.rstrip("\n").split("\n"), "```"]
    return "\n".join((" " * indent + line).rstrip() for line in lines)


def table(label, head, rows, wide=()):
    """A table that scrolls by itself; cells are HTML."""
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = ""
    for row in rows:
        cells = "".join(
            f"<td{' class=wide' if index in wide else ''}>{cell}</td>" for index, cell in enumerate(row))
        body += f"<tr>{cells}</tr>\n"
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{html.escape(label)}">'
        f'<table class="plain"><thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table></div>\n')


def key_list(keys, prefix="", level=0):
    """Keys with their names, values, defaults and meanings, as a list of definitions."""
    text = ""
    for key in keys:
        anchor = f"key-{prefix}{key['name']}"
        others = [code(name) for name in key["aliases"]]
        text += f'{code(key["name"])}{{ #{anchor} }}\n'
        values = key.get("values") or []
        is_listed = 0 < len(values) <= 40
        shown = ", ".join(map(code, values)) if is_listed else plain(key["type"])
        text += f":   {plain(key['summary'])}\n\n"
        facts = [f"{'Values' if is_listed and len(values) > 1 else 'Value'}: {shown}."]
        if key["default"]:
            facts.append(f"Default: {code(key['default'])}.")
        if others:
            facts.append(f"Also called {', '.join(others)}.")
        if key.get("synonyms"):
            facts.append(f"Other names of these values: {other_names(key['synonyms'])}.")
        text += "    " + " ".join(facts) + "\n\n"
        if key.get("keys"):
            names = ", ".join(code(inner["name"]) for inner in key["keys"])
            text += f"    Maps have the keys {names}.\n\n"
    return text


def other_names(synonyms):
    """Words with the value that each stands for, by these values."""
    values = {}
    for word, value in synonyms.items():
        values.setdefault(value, []).append(code(word))
    return "; ".join(f"{', '.join(words)} for {code(value)}" for value, words in values.items())


def attribute(text):
    """A text in an HTML attribute, in which nothing is Markdown."""
    return re.sub(r"[\\`*_\[\]]", lambda mark: f"&#{ord(mark[0])};", html.escape(text))


class Pictures:
    """The sheets of a gallery, as its page lists them: files and sizes in points by variants, and what
    stands for each in words."""

    def __init__(self, folder):
        page = (folder / "index.html").read_text()
        found = re.findall(
            r'<article id="([^"]+)".*?(?:alt="([^"]*)" data-pictures="([^"]+)"|</article>)', page, re.S)
        self.sheets = {name: json.loads(html.unescape(text)) for name, _, text in found if text}
        self.alternatives = {name: html.unescape(alt) for name, alt, text in found if text}

    def find(self, sheet, variant=""):
        pictures = self.sheets.get(sheet, {})
        if variant not in pictures:
            return None
        name, width, height = pictures[variant]
        return name, round(width), round(height)

    def show(self, sheet, alt, base, variant=("", "~dark")):
        """Light and dark, of which the page shows the one that its switch says."""
        light, dark = self.find(sheet, variant[0]), self.find(sheet, variant[1])
        if light is None:
            raise SystemExit(f"the gallery has no picture of {sheet}")

        def image(picture, fragment):
            name, width, height = picture
            return (
                f'<img src="{base}gallery/{name}{fragment}" alt="{attribute(alt)}" width="{width}" '
                f'height="{height}" loading="lazy" decoding="async">')

        if dark is None:
            return f'<span class="shot">{image(light, "")}</span>'
        return f'<span class="shot">{image(light, "#only-light")}{image(dark, "#only-dark")}</span>'
