"""MkDocs and Sphinx, as they are, with the plugins of the wheel."""

import os
import re
import shutil
import textwrap
from pathlib import Path

import pytest
from conftest import BIN, ROOT

PAGE = """---
title: Start
---
# Signing in

<!-- maquette:begin id=größe source=fold -->
```maquette
Label: 'A "b" <c> d_e *f*: [x]'
```
<!-- maquette:end -->
"""
BARE = """# Quiet

```maquette
Toggle: Quiet
```
"""


@pytest.mark.parametrize("theme", ["mkdocs", "readthedocs", "material"])
def test_mkdocs_draws_blocks_and_leaves_documents_as_they_are(site, theme):
    site.write({
        "docs/index.md": PAGE, "docs/sub/quiet.md": BARE,
        "mkdocs.yml": f"site_name: S\nstrict: true\ntheme: {theme}\nplugins: [maquette]\n",
    })
    site.run("mkdocs", "build", "-q")
    assert site.read("docs/index.md") == PAGE and site.read("docs/sub/quiet.md") == BARE
    assert site.files("docs/**/*") == ["docs/index.md", "docs/sub/quiet.md"]
    start, quiet = site.read("site/index.html"), site.read("site/sub/quiet/index.html")
    assert 'alt="A &quot;b&quot; &lt;c&gt; d_e *f*: [x]."' in start
    assert 'src="images/index/gr%C3%B6%C3%9Fe%402x.png#only-light"' in start
    assert 'src="../images/quiet/quiet~dark%402x.png#only-dark"' in quiet
    pngs = site.files("site/**/*@2x.png")
    assert {"site/images/index/größe@2x.png", "site/sub/images/quiet/quiet~dark@2x.png"} <= set(pngs)
    # Material has rules for light and dark of its own; the others are told.
    rules = "site/assets/maquette.css"
    assert (rules in site.files()) == (theme != "material")
    if theme == "mkdocs":
        assert '[data-bs-theme="dark"]' in site.read(rules)


def test_mkdocs_takes_settings_and_names_the_place_of_a_mistake(site):
    site.write({
        "docs/index.md": BARE,
        "mkdocs.yml": "site_name: S\nplugins: [{maquette: {variants: 'light,rtl', format: svg}}]\n",
    })
    site.run("mkdocs", "build", "-q", "--strict")
    assert site.files("site/images/*/*") == ["site/images/index/quiet.rtl.svg", "site/images/index/quiet.svg"]
    site.write({"docs/index.md": BARE.replace("Toggle", "Togle")})
    assert "index.md:4:1: error: unknown component 'Togle'" in site.run("mkdocs", "build", "-q", status=None)


def test_sites_read_the_project_file_of_the_folder_that_they_are_built_in(site):
    block = "<!-- maquette:begin id=one spec=../ui/a.yaml -->\n<!-- maquette:end -->\n"
    site.write({
        "maquette.yaml": "variants: [light, dark, rtl]\n", "ui/a.yaml": "Button: A\n",
        "mkdocs.yml": "site_name: x\nplugins: [maquette]\n", "docs/index.md": f"# A\n\n{block}",
        "docs/conf.py": "extensions = ['myst_parser', 'maquette.sphinx']\n",
    })
    site.run("mkdocs", "build", "-q", "--strict")
    site.run("sphinx-build", "-q", "-W", "docs", "_build")
    assert (site.folder / "site/images/index/one.rtl@2x.png").exists()
    assert (site.folder / "_build/_images/one.rtl@2x.png").exists()


RST = """Start
=====

.. maquette::
   :id: größe
   :variants: light,dark,rtl,dark+rtl
   :source: keep

   Button: 'Buy "x" <b> ```'

.. maquette:: ui/sign in.yaml
   :width: 50%

.. toctree::

   sub/myst
"""
MYST = """# Quiet

```maquette
Toggle: Quiet
```

```{maquette}
:id: loud

Toggle: Loud
```

<!-- maquette:begin id=folded source=fold -->
```maquette
Label: Folded
```
<!-- maquette:end -->
"""


def sphinx(site, theme, settings=""):
    site.write({
        "index.rst": RST, "sub/myst.md": MYST, "ui/sign in.yaml": "Label: Hi\n",
        "conf.py": f"extensions = ['myst_parser', 'maquette.sphinx']\nhtml_theme = '{theme}'\n{settings}\n",
    })


def test_sphinx_draws_directives_fences_and_blocks_for_a_theme_that_it_does_not_know(site):
    sphinx(site, "basic")
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    assert site.read("index.rst") == RST and site.read("sub/myst.md") == MYST
    html = site.read("_build/index.html")
    assert html.count("<picture>") == 3
    assert ('<source media="(prefers-color-scheme: dark)" srcset="_images/gr%C3%B6%C3%9Fe~dark%402x.png">'
            '<img src="_images/gr%C3%B6%C3%9Fe%402x.png" alt="Buy &quot;x&quot; &lt;b&gt; ```, button."') in html
    assert "größe.rtl~dark@2x.png" in os.listdir(site.folder / "_build/_images")
    assert "highlight-maquette" in html and "width: 50%" in html
    page = site.read("_build/sub/myst.html")
    assert page.count("<picture>") == 3 and 'srcset="../_images/loud~dark%402x.png"' in page
    assert "<details><summary>Source</summary>" in page


@pytest.mark.parametrize("theme", ["alabaster", "classic"])
def test_sphinx_has_light_pictures_alone_for_a_theme_that_is_always_light(site, theme):
    sphinx(site, theme)
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    html = site.read("_build/index.html") + site.read("_build/sub/myst.html")
    assert html.count('class="maquette') >= 6 and "dark" not in "".join(re.findall("<(?:img|source)[^>]*>", html))
    assert "<picture>" not in html
    assert not [name for name in os.listdir(site.folder / "_build/_images") if "dark" in name]


def test_sphinx_uses_the_classes_of_a_theme_with_a_switch(site):
    sphinx(site, "furo")
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    html = site.read("_build/index.html")
    assert html.count("only-dark") == html.count("only-light") == 3 and "<picture>" not in html


@pytest.mark.parametrize(("way", "dark"), [("none", 0), ("class", 3)])
def test_sphinx_is_told_how_light_and_dark_are_shown(site, way, dark):
    sphinx(site, "alabaster", f"maquette_dark = '{way}'")
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    html = site.read("_build/index.html")
    assert html.count("only-dark") == dark and "<picture>" not in html


def test_sphinx_has_light_pictures_alone_for_print(site):
    sphinx(site, "alabaster")
    site.run("sphinx-build", "-q", "-W", "-b", "latex", ".", "_latex")
    tex = "".join(site.read(name) for name in site.files("_latex/*.tex"))
    assert tex.count("\\sphinxincludegraphics[") == 6 and "dark" not in tex


@pytest.mark.parametrize(
    ("page", "right", "wrong", "line"),
    [("index.rst", "Button: 'Buy", "Buton: 'Buy", 9), ("sub/myst.md", "Toggle: Quiet", "Togle: Quiet", 4),
     ("sub/myst.md", "Toggle: Loud", "Togle: Loud", 10), ("sub/myst.md", "Label: Folded", "Labl: Folded", 15)])
def test_sphinx_names_the_place_of_a_mistake(site, page, right, wrong, line):
    sphinx(site, "alabaster")
    site.write({page: site.read(page).replace(right, wrong)})
    for _ in range(2):  # Where nothing has changed, the build fails again.
        text = site.run("sphinx-build", "-q", ".", "_build", status=1)
        assert f"{page}:{line}:1: error: unknown component '{wrong.split(':')[0]}'" in text
        assert "Traceback" not in text
    site.write({page: site.read(page).replace(wrong, right)})
    site.run("sphinx-build", "-q", ".", "_build")


OPTIONS = """Page
====

.. note::

   .. maquette:: one.yaml
      :id: one
      :TEXT: 50%

.. maquette:: other.yaml
"""
BLOCKS = """# Page

```{maquette}
---
id: two
dark: blue
---
Label: Two
```

<!-- maquette:begin id=three folder="../up" -->

```maquette
Label: Three
```
<!-- maquette:end -->
"""


@pytest.mark.parametrize(
    ("option", "message"),
    [("widht", """index.rst:8:8: error: unknown option 'widht'
8 |       :widht: 50%
  |        ^~~~~ did you mean 'width'?
"""), ("textSize", """index.rst:8:18: error: unknown value '50%' for 'textSize'
8 |       :textSize: 50%
  |                  ^"""), ("", """index.rst:6:18: error: there is no file 'one.yaml'
6 |    .. maquette:: one.yaml
  |                  ^ check the name and the folder
"""), ("", """other.yaml:3:8: error: unknown value 'filed' for 'style'
3 | style: filed
  |        ^~~~~ did you mean 'filled'?
"""), ("", """blocks.md:6:7: error: unknown value 'blue' for 'dark'
6 | dark: blue
  |       ^"""), ("", """blocks.md:11:38: error: """), ("", """
11 | <!-- maquette:begin id=three folder="../up" -->
   |                                      ^""")])
def test_sphinx_shows_the_line_of_the_document_that_an_option_is_in(site, option, message):
    site.write({
        "conf.py": "extensions = ['myst_parser', 'maquette.sphinx']\n", "blocks.md": BLOCKS,
        "index.rst": OPTIONS.replace("TEXT", option) if option else OPTIONS.replace("      :TEXT: 50%\n", ""),
        "other.yaml": "# A comment\nButton: A\nstyle: filed\n",
    })
    assert message in site.run("sphinx-build", "-q", ".", "_build", status=1)


def test_sphinx_takes_options_of_the_environment(site):
    site.write({
        "conf.py": "extensions = ['maquette.sphinx']\n",
        "index.rst": "A\n=\n\n" + "".join(
            f".. maquette::\n   :id: {name}\n   :textSize: {name}\n   :osVersion: 26\n\n   Label: A\n\n"
            for name in ("large", "accessibility5")),
    })
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    names = ["accessibility5.os26.accessibility5@2x.png", "large.os26@2x.png"]
    assert site.files("_build/_images/*") == [f"_build/_images/{name}" for name in names]


def test_sphinx_shows_legends_as_tables(site):
    block = "<!-- maquette:begin id=k overlay=callouts legend=markdown -->\n```maquette\nLabel: 'b|*c* &'\n```\n"
    site.write({
        "conf.py": "extensions = ['myst_parser', 'maquette.sphinx']\n", "page.md": f"# B\n\n{block}<!-- maquette:end -->\n",
        "index.rst": "A\n=\n\n.. maquette::\n   :overlay: callouts\n   :legend: markdown\n\n   Button: Buy\n\n"
                     ".. toctree::\n\n   page\n",
    })
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    for page, texts in (("index", ("1", "Button", "Buy")), ("page", ("1", "Label", "b|*c* &amp;"))):
        html = site.read(f"_build/{page}.html")
        assert html.count('<table class="maquette-legend') == 1
        assert all(f"<p>{text}</p>" in html for text in texts), html


def test_sphinx_reports_every_mistake_in_one_build_of_two_processes(site):
    sphinx(site, "alabaster")
    site.write({"index.rst": site.read("index.rst").replace("Button: 'Buy", "Buton: 'Buy")})
    site.write({"sub/myst.md": site.read("sub/myst.md").replace("Toggle:", "Togle:")})
    text = site.run("sphinx-build", "-q", "-j", "2", ".", "_build", status=1)
    assert text.count("unknown component 'Togle'") == 2 and "unknown component 'Buton'" in text


def test_sphinx_shows_the_text_of_a_file_with_source(site):
    sphinx(site, "alabaster")
    site.write({"ui.yaml": "Button: From a file\n", "page.md": "# Page\n\n```{maquette} ui.yaml\n:source: fold\n```\n"})
    site.run("sphinx-build", "-q", ".", "_build")
    html = site.read("_build/page.html")
    assert "<details>" in html and "From a file</span>" in html


MARKED = PAGE.replace("---\ntitle: Start\n---\n", "") + """
<!-- maquette:begin id=quiet source=hide -->
```maquette
Toggle: Quiet
```
<!-- maquette:end -->
"""
ALT = "A &quot;b&quot; &lt;c&gt; d_e *f*: [x]."


# Says in the page itself which of its pictures are seen, after a switch that a reader would use.
SEEN = """<script>
{switch}
const seen = [...document.images].filter(image => image.checkVisibility());
document.documentElement.setAttribute("data-seen", seen.map(image => image.src.match(/[^/]*$/)[0]).join(" "));
</script></body>"""


def seen(site, page, switch=""):
    """The files that a page shows in Chromium, on a system that is dark."""
    if shutil.which("chromium") is None:
        pytest.skip("chromium is not installed")
    html = site.read(page)
    assert html.count("</body>") == 1
    copy = str(Path(page).with_name("seen.html"))
    site.write({copy: html.replace("</body>", SEEN.replace("{switch}", switch))})
    dom = site.run(
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--blink-settings=preferredColorScheme=0",
        f"--user-data-dir={site.folder / 'profile'}", "--dump-dom", (site.folder / copy).as_uri())
    return re.search('data-seen="([^"]*)"', dom)[1].split()


LIGHT = ["gr%C3%B6%C3%9Fe%402x.png", "quiet%402x.png"]
DARK = [name.replace("%402x", "~dark%402x") for name in LIGHT]


@pytest.mark.parametrize(
    ("theme", "switch", "dark"),
    [("mkdocs", "", False), ("readthedocs", "", False), ("material", "", False),
     ("mkdocs", "document.documentElement.dataset.bsTheme = 'dark'", True),
     ("{name: material, palette: {scheme: slate}}", "", True)])
def test_mkdocs_shows_one_picture_without_the_plugin(site, theme, switch, dark):
    site.write({
        "docs/index.md": MARKED + "\n1. In a list:\n\n" + textwrap.indent(
            MARKED.split("\n\n")[-1].replace("quiet", "listed"), "    "),
        "mkdocs.yml": f"site_name: S\ntheme: {theme}\nmarkdown_extensions: [attr_list, smarty]\n"})
    site.run("maquette", "md", "--style", "mkdocs", "docs/index.md")
    site.run("mkdocs", "build", "--strict", "-q")
    files = [name.partition("#")[0] for name in seen(site, "site/index.html", switch)]
    listed = "listed~dark%402x.png" if dark else "listed%402x.png"
    assert files == (DARK if dark else LIGHT) + [listed]


@pytest.mark.parametrize(
    ("theme", "switch", "dark"),
    [("alabaster", "", False), ("classic", "", False), ("furo", "document.body.dataset.theme = 'light'", False),
     ("furo", "document.body.dataset.theme = 'dark'", True), ("furo", "", True)])
def test_sphinx_shows_one_picture_without_the_extension(site, theme, switch, dark):
    site.write({
        "index.md": MARKED,
        "conf.py": f"extensions = ['myst_parser']\nhtml_theme = '{theme}'\n"})
    site.run("maquette", "md", "--style", "myst", "index.md")
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    assert seen(site, "_build/index.html", switch) == (DARK if dark else LIGHT)


@pytest.mark.parametrize("program", [["mkdocs"], ["/usr/bin/python3", "-m", "mkdocs"]], ids=["PyPI", "Debian"])
def test_mkdocs_shows_what_md_wrote_without_the_plugin(site, program):
    site.write({
        "docs/index.md": MARKED,
        "mkdocs.yml": "site_name: S\nmarkdown_extensions: [attr_list, fenced_code]\n"})
    if program[0].startswith("/") and not os.path.isdir("/usr/lib/python3/dist-packages/mkdocs"):
        pytest.skip("Debian's mkdocs is not installed")
    site.run("maquette", "md", "--style", "mkdocs", "docs/index.md")
    site.run(*program, "build", "--strict", "-q")
    html = site.read("site/index.html")
    assert f'alt="{ALT}"' in html and 'src="images/gr%C3%B6%C3%9Fe%402x.png#only-light" width=' in html
    assert {"site/images/größe~dark@2x.png", "site/images/quiet@2x.png"} <= set(site.files())


def test_sphinx_shows_what_md_wrote_without_the_extension(site):
    site.write({"index.md": MARKED, "conf.py": "extensions = ['myst_parser']\n"})
    site.run("maquette", "md", "--style", "myst", "index.md")
    # The wheel tells Pygments the language of the fence that is shown.
    site.run("sphinx-build", "-q", "-W", ".", "_build")
    html = site.read("_build/index.html")
    assert f'alt="{ALT}"' in html and '<figure class="only-dark' in html
    assert "größe~dark@2x.png" in os.listdir(site.folder / "_build/_images")


def test_the_guides_lines_tell_a_sphinx_without_the_wheel_the_language(site):
    if not os.path.isdir("/usr/lib/python3/dist-packages/myst_parser"):
        pytest.skip("python3-sphinx and python3-myst-parser are not installed")
    guide = (ROOT / "docs/guides/documents.md").read_text(encoding="utf-8")
    lines = next(part for part in guide.split("```")[1::2] if "YamlLexer" in part).removeprefix("python\n")
    site.write({"index.md": MARKED, "conf.py": f"{textwrap.dedent(lines)}\nextensions = ['myst_parser']\n"})
    site.run("maquette", "md", "--style", "myst", "index.md")
    site.run("/usr/bin/python3", "-m", "sphinx", "-q", "-W", ".", "_build")
    assert "highlight-maquette" in site.read("_build/index.html")


def test_debians_sphinx_takes_the_extension_too(site):
    if not os.path.isdir("/usr/lib/python3/dist-packages/myst_parser"):
        pytest.skip("python3-sphinx and python3-myst-parser are not installed")
    sphinx(site, "basic")
    # Its MyST is too old to take bare fences for directives.
    site.write({"sub/myst.md": MYST.replace("```maquette\nToggle", "```{maquette}\nToggle")})
    site.run("/usr/bin/python3", "-m", "sphinx", "-q", "-W", ".", "_build",
             PYTHONPATH=str(ROOT / "Integrations/python"), PYTHONDONTWRITEBYTECODE="1")
    assert site.read("_build/sub/myst.html").count("<picture>") == 3
    assert site.read("_build/index.html").count("<picture>") == 3
