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
    [("", "site/{}/index.html"), ("theme: material", "site/{}/index.html"),
     ("use_directory_urls: false", "site/{}.html")])
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


ORPHAN = "---\norphan: true\n---\n"
DIRECTIVE = """Page
====

.. maquette::

   Button: {0}

.. maquette::
   :id: {1}

   Label: {0}
"""


def sphinx(site, status=0):
    site.write({
        "conf.py": "extensions = ['myst_parser', 'maquette.sphinx']\nhtml_theme = 'furo'\n"
        "exclude_patterns = ['part.txt']\n"})
    return site.run("sphinx-build", "-q", "-W", "--keep-going", ".", "_build", status=status)


@pytest.mark.parametrize("options", ["", " folder=ui"])
def test_sphinx_has_a_picture_for_each_document_with_the_same_heading_or_id(site, options):
    # MyST's fences and blocks, and documents of one name in two folders.
    names = ["index", "50% off", "sub/index"]
    site.write({
        f"{name}.md": ORPHAN + PAGE.format(name)
        + NAMED.replace("signin", "signin" + options).format(name) for name in names})
    site.write({f"rst/{name}.rst": ":orphan:\n\n" + DIRECTIVE.format(name, "signin") for name in names[1:]})
    sources = site.files()
    sphinx(site)
    pages = {f"_build/{name}.html": name for name in names}
    pages |= {f"_build/rst/{name}.html": name for name in names[1:]}
    found = {page: pictures(site, page) for page in pages}
    assert all(list(found[page]) == [f"{name}, button.", f"{name}."] for page, name in pages.items())
    # The names of both kinds are the same, so are their pictures, and no others.
    assert len({picture for each in found.values() for picture in each.values()}) == 6
    assert [name for name in site.files() if not name.startswith("_build/")] == sorted([*sources, "conf.py"])


@pytest.mark.parametrize(
    ("one", "two", "message"),
    [("same", "same", "the id 'same' is used twice"), ("same", "SAME", "the id 'SAME' is used twice"),
     ("same\n   :variants: rtl", "same.rtl", "the blocks 'same' and 'same.rtl' would both write the same file")])
def test_sphinx_says_where_two_blocks_of_a_document_would_write_the_same_picture(site, one, two, message):
    def text(last):
        return (
            DIRECTIVE.format("One", one) + "\n.. note::\n\n   .. maquette::\n      :id: other\n\n      Label: A\n"
            f"\n.. maquette::\n   :id: {last}\n\n   Label: Two\n")
    site.write({"index.rst": text(two)})
    line = text(two).count("\n") - 3
    error = f"index.rst:{line}:1: error: {message}; the first is in line 8; give one of them another id"
    for _ in range(2):  # Where nothing has changed, the build fails again.
        assert error in sphinx(site, status=1)
    site.write({"index.rst": text("two")})
    sphinx(site)


def test_sphinx_says_where_two_blocks_of_a_myst_document_have_one_id(site):
    fence = "\n```{maquette}\n:id: signin\n\nLabel: Two\n```\n"
    site.write({"index.md": PAGE.format("One") + fence + NAMED.format("Three")})
    assert "index.md:16:1: error: the id 'signin' is used twice; the first is in line 9" in sphinx(site, status=1)


def test_sphinx_takes_a_file_that_is_included_twice_and_names_it_in_messages(site):
    part = ".. maquette::\n   :id: part\n\n   Label: Part\n"
    site.write({"part.txt": part, "index.rst": DIRECTIVE.format("One", "one") + "\n.. include:: part.txt\n" * 2})
    sphinx(site)
    assert list(pictures(site, "_build/index.html")) == ["One, button.", "One.", "Part."]
    site.write({"part.txt": part.replace("Label", "Labl")})
    assert "part.txt:4:1: error: unknown component 'Labl'" in sphinx(site, status=1)


def test_sphinx_takes_quotes_and_words_like_options_in_alternative_texts(site):
    site.write({
        "index.rst": DIRECTIVE.format("One", 'one\n   :alt: Say "hi"')
        + "\n.. maquette::\n   :alt: it's\n\n   Label: A\n",
        "page.md": ORPHAN + NAMED.replace("id=", "alt='spec=a source=fold id=b' id=").format("Two")})
    sphinx(site)
    assert list(pictures(site, "_build/index.html")) == ["One, button.", "Say &quot;hi&quot;", "it's"]
    assert list(pictures(site, "_build/page.html")) == ["spec=a source=fold id=b"]
    site.write({"index.rst": DIRECTIVE.format("One", "one\n   :alt: it's \"b\"")})
    assert "option 'alt' holds both ' and \"" in sphinx(site, status=1)
