"""Looks at the built site: `make test-docs`.

    check.py SITE [PAGE ... | all]

Every link, picture and anchor must be there. Pages must have no violation of axe-core's rules and be no
wider than the window, at 1280 and 390 pixels, in light and dark: those that are named, or all; without any
those written by hand, and of those made from a template some of each.
"""

import html.parser
import importlib.util
import json
import sys
import time
import urllib.parse
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from browser import Browser

WIDTHS = (1280, 390)
SCHEMES = {"light": "default", "dark": "slate"}


class Page(html.parser.HTMLParser):
    """The anchors of a page, and what it refers to."""

    def __init__(self, path):
        super().__init__()
        self.anchors, self.links, self.fetched = set(), [], []
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if attributes.get("id"):
            self.anchors.add(attributes["id"])
        for key in ("href", "src"):
            if attributes.get(key):
                self.links.append(attributes[key])
        # A link leads elsewhere when somebody follows it; everything else is part of the page.
        place = attributes.get("src") or (attributes.get("href") if tag == "link" else None) or ""
        if place.startswith(("http:", "https:", "//")) and attributes.get("rel") != "canonical":
            self.fetched.append(place)
        if tag == "img" and not attributes.get("alt"):
            self.links.append(f"#a picture without words: {attributes.get('src')}")


# What people search for, with words of what they have to find.
SEARCHES = {"hyphenation": "missing-hyphenation", "--shard": "maquette render"}
# What they search for, with the page that comes first.
FIRST = {
    "unknown-key": "Diagnostics", "--edit": "The live preview", "systemIndigo": "Colours",
    "Liquid Glass": "The look of version 26", "date picker": "DatePicker", "segmented control": "SegmentedControl",
    "isOn": "Toggle", "UISwitch": "Toggle",
}
# Of pages that are made alike, these represent the others.
SAMPLES = {
    "reference/components": ["index", "label", "date-picker", "toggle", "line"],
    "reference/commands": ["index", "render", "snapshot"],
}


def sample(site, pages):
    """Leaves out pages that are like others."""
    for page in pages:
        names = SAMPLES.get(str(page.parent.relative_to(site)))
        if names is None or page.stem in names:
            yield page


def broken_links(site):
    pages = {path: Page(path) for path in site.rglob("*.html")}
    for path, page in pages.items():
        # A server shows this one at any address.
        if path.name == "404.html":
            continue
        for place in page.fetched:
            yield f"{path.relative_to(site)}: {place} is fetched from a network"
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc or link.startswith("javascript:"):
                continue
            target = path
            if parts.path:
                target = (path.parent / urllib.parse.unquote(parts.path)).resolve()
                if target.is_dir():
                    target /= "index.html"
            if not target.exists():
                yield f"{path.relative_to(site)}: {link} is missing"
            elif parts.fragment and target in pages and not parts.fragment.startswith("only-"):
                if urllib.parse.unquote(parts.fragment) not in pages[target].anchors | {"__comments"}:
                    yield f"{path.relative_to(site)}: {link} leads to no place in the page"


def violations(site, paths):
    package = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
    axe = (Path(package) / "axe.min.js").read_text()
    with Browser() as browser:
        for path in paths:
            name = path.relative_to(site)
            for width in WIDTHS:
                browser.size(width)
                browser.scheme("light")
                browser.open(path.as_uri())
                browser.run(axe)
                # Colours are looked at when they have arrived.
                browser.run(
                    "document.head.insertAdjacentHTML('beforeend', "
                    "'<style>*, ::before, ::after { transition: none !important }</style>')")
                for scheme, attribute in SCHEMES.items():
                    browser.scheme(scheme)
                    browser.run(
                        "if (document.body.dataset.mdColorScheme) "
                        f"document.body.dataset.mdColorScheme = '{attribute}'")
                    found = browser.run(
                        "axe.run({resultTypes: ['violations'], elementRef: false}).then((result) => "
                        "result.violations.map((v) => v.id + ': ' + v.help + ': ' + v.nodes.length + ' times, '"
                        " + v.nodes.slice(0, 2).map((n) => n.html.slice(0, 160) + ' ' + "
                        "(n.any[0] || n.all[0] || n.none[0] || {message: ''}).message).join(' | ')))")
                    for violation in found:
                        yield f"{name} at {width}, {scheme}: {violation}"
                wide = browser.run("document.documentElement.scrollWidth - innerWidth")
                if wide > 0:
                    yield f"{name} at {width}: {wide} pixels wider than the window"
                for problem in browser.problems():
                    yield f"{name} at {width}: {problem}"


def uses(site):
    """What people do on the pages: find a symbol, search the site, follow an address into the gallery."""
    with Browser() as browser:
        browser.size(1280)
        browser.open((site / "reference/symbols.html").as_uri())
        count = browser.run(
            "(() => { const field = document.getElementById('find'); field.value = 'arrow left';"
            "field.dispatchEvent(new Event('input')); return document.getElementById('symbol-count').textContent })()")
        if not 0 < int(count.split()[0]) < 200:
            yield f"reference/symbols.html: 'arrow left' finds {count}"
        missing = browser.run("document.getElementById('cart')?.dataset.words.includes('shopping') !== true")
        if missing:
            yield "reference/symbols.html: 'cart' has no place, or no words for what it means"
        browser.open((site / "gallery/index.html").as_uri() + "#macos-toggles&platform=macos&variant=~dark")
        place, source, options = browser.run(
            "(() => { const sheet = document.getElementById('macos-toggles'); return ["
            "sheet.getBoundingClientRect().top, sheet.querySelector('img').getAttribute('src'),"
            "document.querySelectorAll('article:not([hidden])').length] })()")
        if not (abs(place) < 100 and "~dark" in source and 10 < options < 300):
            yield f"gallery/index.html: an address leads to {place}, {source}, {options} sheets"
        browser.open((site / "guides/lint.html").as_uri())
        copied = browser.run("document.querySelector('.language-console').dataset.copy")
        if copied != "maquette lint ui/":
            yield f"guides/lint.html: the first command is copied as {copied!r}"
        browser.open((site / "reference/components/button.html").as_uri() + "#macos-button-styles")
        place = browser.run("document.getElementById('macos-button-styles')?.getBoundingClientRect().top ?? -1")
        if not 0 < place < 200:
            yield f"reference/components/button.html: an address leads into a hidden tab, to {place}"
        for query, wanted in SEARCHES.items():
            found = results(browser, site / "index.html", query)
            if wanted not in found:
                yield f"index.html: the search for {query!r} finds {found[:100]!r}"
        for query, title in FIRST.items():
            found = results(browser, site / "index.html", query)
            if [line for line in found.splitlines() if line.strip()][1:2] != [title]:
                yield f"index.html: the search for {query!r} first finds {found[:100]!r}, not {title!r}"


def results(browser, page, query):
    """What the site's search lists for a query."""
    browser.open(page.as_uri())
    browser.run(
        "(() => { const field = document.querySelector('.md-search__input'); field.focus();"
        f"field.value = {json.dumps(query)}; field.dispatchEvent(new Event('keyup', {{bubbles: true}})) }})()")
    found = ""
    for _ in range(60):
        time.sleep(0.5)
        found = browser.run("document.querySelector('.md-search-result')?.innerText ?? ''")
        if "matching" in found:
            break
    return found


def opening_time(site):
    """Milliseconds until the gallery can be used."""
    with Browser() as browser:
        browser.size(1280)
        start = time.monotonic()
        browser.open((site / "gallery/index.html").as_uri())
        return round((time.monotonic() - start) * 1000)


def main(site, names):
    site = Path(site).resolve()
    pages = sorted(path for path in site.rglob("*.html") if path.name != "404.html")
    paths = list(sample(site, pages)) if not names else pages
    if names and names != ["all"]:
        paths = [site / name for name in names]
    problems = list(dict.fromkeys(broken_links(site)))
    problems += uses(site)
    # Two browsers look at half of the pages each.
    with ThreadPoolExecutor(2) as pool:
        for found in pool.map(lambda part: list(violations(site, part)), (paths[::2], paths[1::2])):
            problems += found
    for problem in problems:
        print(problem)
    print(f"{len(paths)} pages, {len(problems)} problems; the gallery opens in {opening_time(site)} ms")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
