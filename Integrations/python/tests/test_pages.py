"""Pages of one site that have the same headings and ids: each shows its own pictures."""

import contextlib
import os
import re
import socket
import subprocess
import time
import urllib.parse
import urllib.request

import pytest
from conftest import BIN

PAGE = "# Page\n\n## Example\n\n```maquette\nButton: {0}\n```\n"
NAMED = """
<!-- maquette:begin id=signin -->
```maquette
Label: {0}
```
<!-- maquette:end -->
"""


def pictures(site, page):
    """The alternative texts of a page's light pictures, and what is in their files."""
    html = site.read(page)
    found = {}
    for tag in re.findall("<img[^>]*>", html):
        alt, link = (re.search(f'{name}="([^"]*)"', tag)[1] for name in ("alt", "src"))
        path = urllib.parse.unquote(link.partition("#")[0])
        assert (site.folder / page).parent.joinpath(path).is_file(), link
        if "dark" not in path:
            found[alt] = (site.folder / page).parent.joinpath(path).read_bytes()
    return found


def mkdocs(site, settings=""):
    site.write({"mkdocs.yml": f"site_name: S\nplugins: [maquette]\n{settings}\n"})
    site.run("mkdocs", "build", "-q", "--strict")


@pytest.mark.parametrize(
    ("settings", "page"),
    [("", "site/{}/index.html"), ("use_directory_urls: false", "site/{}.html"), ("theme: material", "site/{}/index.html")])
def test_mkdocs_has_a_picture_for_each_page_with_the_same_heading_or_id(site, settings, page):
    names = ["one", "50% off"]
    site.write({f"docs/{name}.md": PAGE.format(name) + NAMED.format(name) for name in names})
    mkdocs(site, settings)
    found = [pictures(site, page.format(name)) for name in names]
    assert [list(each) for each in found] == [[f"{name}, button.", f"{name}."] for name in names]
    assert len({picture for each in found for picture in each.values()}) == 4


def test_mkdocs_names_pictures_as_before_when_pages_are_added_or_change_places(site):
    site.write({"docs/one.md": PAGE.format("One"), "docs/two.md": PAGE.format("Two")})
    mkdocs(site)
    before = {name: (site.folder / name).read_bytes() for name in site.files("site/images/**/*.png")}
    assert len(before) == 4
    site.write({"docs/aaa.md": PAGE.format("Three")})
    mkdocs(site, "nav: [{Two: two.md}, {Three: aaa.md}, {One: one.md}]")
    after = {name: (site.folder / name).read_bytes() for name in site.files("site/images/**/*.png")}
    assert len(after) == 6 and before.items() <= after.items()


def test_mkdocs_takes_a_blocks_own_folder_from_one_page_alone(site):
    block = NAMED.replace("signin", "signin folder=ui")
    site.write({"docs/one.md": block.format("Same"), "docs/two.md": block.format("Same")})
    mkdocs(site)
    assert pictures(site, "site/two/index.html").keys() == {"Same."}
    site.write({"docs/two.md": block.format("Other")})
    text = site.run("mkdocs", "build", "-q", status=None)
    assert "two.md and one.md would both write 'ui/signin@2x.png'" in text and "Traceback" not in text


@contextlib.contextmanager
def served(site):
    """The address that `mkdocs serve` shows a site at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    server = subprocess.Popen(
        [BIN / "mkdocs", "serve", "-q", "--livereload", "-a", address], cwd=site.folder,
        env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "NO_MKDOCS_2_WARNING": "1"})
    try:
        yield f"http://{address}/"
    finally:
        server.terminate()
        server.wait()


def fetched(address, text):
    """What is at an address, once it holds a text."""
    content = ""
    for _ in range(300):
        with contextlib.suppress(OSError):
            content = urllib.request.urlopen(address).read().decode("utf-8")
            if text in content:
                return content
        time.sleep(0.1)
    raise AssertionError(f"no '{text}' at {address} in 30 seconds: {content}")


def test_mkdocs_names_pictures_as_before_while_it_serves_a_page_that_changes(site):
    site.write({"docs/one.md": PAGE.format("One"), "docs/two.md": PAGE.format("Two")})
    mkdocs(site)
    with served(site) as address:
        for text in ("One", "Changed"):
            site.write({"docs/one.md": PAGE.format(text)})
            assert "images/one/example%402x.png" in fetched(f"{address}one/", f'alt="{text}, button."')
        assert "images/two/example%402x.png" in fetched(f"{address}two/", 'alt="Two, button."')
