"""Builds the Python wheels: `make wheel`.

    build_wheel.py PROGRAM TARGET                    the program, its libraries, fonts, patterns, editor, modules
    build_wheel.py --fonts NAME PROGRAM TARGET       more fonts: scripts, cjk or emoji

All libraries but the C library's are taken along, those too that the program opens when it needs them, and
everything looks for them beside the program. Of the C library they use what glibc 2.34 has. Fonts and patterns are
those of the packages that are installed here; nothing is downloaded but the patterns of languages that are not.
"""

import argparse
import glob
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from wheel.wheelfile import WheelFile

import linked_licences
import older_glibc

ROOT = Path(__file__).resolve().parents[2]
MODULES = Path(__file__).resolve().parent / "maquette"
FONTS = Path("/usr/share/fonts")
EDITOR = Path("/usr/share/javascript/codemirror")

# Parts of the C library, which belongs to the system and its kernel.
SYSTEM = re.compile(
    r"^(ld-linux.*|linux-vdso|lib(c|m|dl|pthread|rt|resolv|util|nsl|anl|BrokenLocale|thread_db))\.so(\.\d+)*$"
)
# The pinned fonts that nearly every picture needs.
PINNED = {
    "fonts-inter": ["opentype/inter/*"],
    "fonts-noto-core": [
        f"truetype/noto/NotoSans{script}-{style}.ttf"
        for script in ("", "Arabic", "Hebrew")
        for style in ("Regular", "Bold", "Italic", "BoldItalic")
    ],
    "fonts-noto-mono": ["truetype/noto/NotoSansMono-Regular.ttf", "truetype/noto/NotoSansMono-Bold.ttf"],
}
# What the other wheels hold: all other files of a package, as the program's own list has them.
MORE = {"scripts": "fonts-noto-core", "cjk": "fonts-noto-cjk", "emoji": "fonts-noto-color-emoji"}
SUMMARIES = {
    "scripts": "Noto's fonts for the scripts of the world, for maquette",
    "cjk": "Noto Sans CJK, Chinese, Japanese and Korean, for maquette",
    "emoji": "Noto Color Emoji, for maquette",
}
# Debian's packages of hyphenation and the languages that words are divided in (HyphenationStore.swift).
HYPHENATION = """af be bg ca cs da de el en-gb en-us es fr gl hr hu id is it lt lv nl no pl pt-br pt-pt ro ru sk sl sr
sv uk zu""".split()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", choices=sorted(MORE))
    parser.add_argument("program", type=lambda path: Path(path).resolve())
    parser.add_argument("target", type=Path)
    arguments = parser.parse_args()
    # The same files, the same wheel.
    os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800")
    with tempfile.TemporaryDirectory(prefix="maquette-wheel-") as folder:
        tree = Path(folder) / "tree"
        if arguments.fonts:
            path = fonts_wheel(arguments.fonts, arguments.program, tree, arguments.target)
        else:
            path = program_wheel(arguments.program, tree, arguments.target)
    print(path)


# MARK: The wheels


def program_wheel(program, tree, target):
    version = version_of(program)
    data = tree / f"maquette-{version}.data"
    scripts, prefix = data / "scripts", data / "data"
    scripts.mkdir(parents=True)
    own = scripts / "maquette"
    shutil.copy(program, own)
    # What debuggers want would be three quarters of it.
    subprocess.run(["strip", "--strip-unneeded", str(own)], check=True)
    set_search_path(own, "$ORIGIN/../lib/maquette")
    libraries = copy_libraries(program, prefix / "lib" / "maquette")
    older_glibc.build_library(prefix / "lib" / "maquette")
    subprocess.run([tool("patchelf"), "--add-needed", older_glibc.LIBRARY, str(own)], check=True)
    # A wheel holds no links; under this name the program is pandoc's filter.
    filter = scripts / "maquette-pandoc"
    filter.write_text(
        '#!/bin/sh\n# The filter of pandoc, for: pandoc --filter maquette-pandoc\n'
        'exec "$(dirname -- "$(readlink -f -- "$0")")/maquette" pandoc "$@"\n'
    )
    share = prefix / "share"
    licences = Licences(share / "doc" / "maquette" / "licences")
    for package, patterns in PINNED.items():
        copy_fonts([path for pattern in patterns for path in FONTS.glob(pattern)], package, share, licences)
    copy_hyphenation(share / "maquette" / "hyphen", licences)
    copy_editor(share / "maquette" / "codemirror", licences)
    for library in libraries:
        licences.add_owner(library)
    linked_licences.copy(licences.folder)
    text_of(program, "manual", "-o", str(share / "man" / "man1"))
    completions = {
        "bash": "bash-completion/completions/maquette", "zsh": "zsh/site-functions/_maquette",
        "fish": "fish/vendor_completions.d/maquette.fish",
    }
    for shell, place in completions.items():
        write(share / place, text_of(program, "--generate-completion-script", shell))
    for source in sorted(MODULES.glob("*.py")):
        write(tree / "maquette" / source.name, source.read_text())
    files = [own, *(prefix / "lib" / "maquette").iterdir()]
    for file in files:
        older_glibc.ask_for_older(file)
    needed = max(older_glibc.newest_needed(file) for file in files)
    machine = os.uname().machine
    tag = f"py3-none-manylinux_{needed[0]}_{needed[1]}_{machine}"
    about = tree / f"maquette-{version}.dist-info"
    extras = "".join(
        f"Provides-Extra: {name}\nRequires-Dist: maquette-fonts-{name}=={version}; extra == \"{name}\"\n"
        for name in MORE
    )
    write(
        about / "METADATA",
        f"Metadata-Version: 2.1\nName: maquette\nVersion: {version}\n"
        "Summary: Draws Apple-platform interface components on Linux: PNG, SVG and PDF\n"
        f"Requires-Python: >=3.9\n{extras}"
        "Classifier: Framework :: MkDocs\nClassifier: Framework :: Pytest\n"
        "Classifier: Framework :: Sphinx :: Extension\nClassifier: Operating System :: POSIX :: Linux\n"
        "Description-Content-Type: text/markdown\n\n"
        + (ROOT / "docs" / "guides" / "installing.md").read_text(),
    )
    write(
        about / "entry_points.txt",
        "[mkdocs.plugins]\nmaquette = maquette.mkdocs:MaquettePlugin\n\n"
        "[pygments.lexers]\nmaquette = maquette.lexer:MaquetteLexer\n\n"
        "[pytest11]\nmaquette = maquette.pytest\n",
    )
    return pack(tree, about, "maquette", version, tag, target, pure=False)


def fonts_wheel(name, program, tree, target):
    version = version_of(program)
    package = MORE[name]
    distribution = f"maquette_fonts_{name}"
    share = tree / f"{distribution}-{version}.data" / "data" / "share"
    licences = Licences(share / "doc" / f"maquette-fonts-{name}" / "licences")
    pinned = {path for pattern in PINNED.get(package, []) for path in FONTS.glob(pattern)}
    # Those that the program may open, of all that the package has.
    files = set(package_files(package)).intersection(text_of(program, "fonts", "--files").splitlines())
    copy_fonts(sorted(set(map(Path, files)) - pinned), package, share, licences)
    about = tree / f"{distribution}-{version}.dist-info"
    write(
        about / "METADATA",
        f"Metadata-Version: 2.1\nName: maquette-fonts-{name}\nVersion: {version}\nSummary: {SUMMARIES[name]}\n"
        f"Requires-Python: >=3.9\n",
    )
    return pack(tree, about, distribution, version, "py3-none-any", target, pure=True)


def pack(tree, about, distribution, version, tag, target, pure):
    write(
        about / "WHEEL",
        f"Wheel-Version: 1.0\nGenerator: maquette\nRoot-Is-Purelib: {'true' if pure else 'false'}\nTag: {tag}\n",
    )
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"{distribution}-{version}-{tag}.whl"
    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with WheelFile(path, "w", compression=zipfile.ZIP_DEFLATED) as wheel:
        for file in sorted(path for path in tree.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(file.relative_to(tree)), moment)
            is_program = file.parent.name == "scripts"
            entry.external_attr = (stat.S_IFREG | (0o755 if is_program else 0o644)) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, file.read_bytes())
    return path


# MARK: Libraries


def copy_libraries(program, folder):
    """Copies every library that the program needs, or may open, and returns the originals."""
    folder.mkdir(parents=True)
    found = {}

    def take(path):
        for name, place in linked(path).items():
            if SYSTEM.match(name) or name in found:
                continue
            found[name] = place
    take(program)
    for name in opened(program):
        place = library_named(name)
        if place is not None and name not in found and not SYSTEM.match(name):
            found[name] = place
            take(place)
    for name, place in sorted(found.items()):
        copy = folder / name
        shutil.copyfile(os.path.realpath(place), copy)
        copy.chmod(0o644)
        set_search_path(copy, "$ORIGIN")
    return sorted(found.values())


def linked(path):
    """The libraries of a file with their places, those of its libraries among them."""
    output = subprocess.run(["ldd", str(path)], check=True, capture_output=True, text=True).stdout
    if "not found" in output:
        sys.exit(f"error: a library of '{path}' is missing:\n{output}")
    return {name: place for name, place in re.findall(r"^\s*(\S+) => (/\S+)", output, re.M)}


def opened(program):
    """The libraries that a program names: those that it opens when they are needed among them."""
    names = re.findall(rb"\0(lib[\w.+-]+\.so\.\d+)(?=\0)", Path(program).read_bytes())
    return sorted({name.decode() for name in names})


def library_named(name):
    output = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    machine = "x86-64" if os.uname().machine == "x86_64" else "AArch64"
    match = re.search(rf"^\s*{re.escape(name)} \([^)]*{machine}[^)]*\) => (\S+)", output, re.M)
    return match and match[1]


def set_search_path(path, folder):
    # Asked before LD_LIBRARY_PATH, which may name the system's libraries, or anybody's.
    subprocess.run([tool("patchelf"), "--force-rpath", "--set-rpath", folder, str(path)], check=True)


# MARK: Fonts and patterns


def copy_fonts(paths, package, share, licences):
    paths = [path for path in paths if path.suffix in (".otf", ".ttf", ".ttc")]
    if not paths:
        sys.exit(f"error: there is no font of '{package}' below {FONTS}; install the package")
    for path in paths:
        copy(path, share / "maquette" / "fonts" / path.relative_to(FONTS))
    licences.add(package)


def copy_hyphenation(folder, licences):
    """Patterns of all languages: those that are installed, the others out of their packages."""
    with tempfile.TemporaryDirectory(prefix="maquette-hyphen-") as place:
        for language in HYPHENATION:
            package = f"hyphen-{language}"
            if package_files(package):
                root = Path("/")
            else:
                root = Path(place) / package
                root.mkdir()
                subprocess.run(
                    ["apt-get", "download", "-qq", package], cwd=root, check=True, capture_output=True)
                archive = glob.glob(f"{root}/*.deb")[0]
                subprocess.run(["dpkg-deb", "-x", archive, str(root)], check=True)
            files = (root / "usr/share/hyphen").glob("hyph_*.dic")
            own = set(package_files(package)) if root == Path("/") else None
            for path in sorted(files):
                # The main name of each language; what is only a link to it is found by that one.
                if path.is_symlink() or (own is not None and str(path) not in own):
                    continue
                copy(path, folder / path.name)
            licences.add(package, root)


def copy_editor(folder, licences):
    """The files of CodeMirror that the page of `maquette watch --serve --edit` loads, and their licence."""
    source = (ROOT / "Sources/MaquettePreview/Editing/EditorFiles.swift").read_text()
    for name in re.findall(r'"([^"]+)"', re.search(r"static let names = \[(.*?)\]", source, re.S)[1]):
        if not (EDITOR / name).exists():
            sys.exit(f"error: '{EDITOR / name}' is missing; install libjs-codemirror")
        copy(EDITOR / name, folder / name)
    copy(licences.add("libjs-codemirror"), folder / "LICENSE")


class Licences:
    """What the packages of all that is taken along say about who may do what with it."""

    def __init__(self, folder):
        self.folder = folder

    def add(self, package, root=Path("/")):
        source = root / "usr/share/doc" / package / "copyright"
        if not source.exists():
            sys.exit(f"error: the licence of '{package}' is missing: {source}")
        target = self.folder / f"{package}.txt"
        copy(Path(os.path.realpath(source)), target)
        return target

    def add_owner(self, library):
        for path in (library, os.path.realpath(library), "/usr" + os.path.realpath(library)):
            done = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True)
            if done.returncode == 0:
                return self.add(done.stdout.split(":")[0])
        sys.exit(f"error: no package has '{library}', so its licence is not known")


def package_files(package):
    done = subprocess.run(["dpkg-query", "-L", package], capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


# MARK: Files


def tool(name):
    """A program of the environment that this runs in."""
    return str(Path(sys.executable).parent / name)


def version_of(program):
    return text_of(program, "--version").split()[1]


def text_of(program, *arguments):
    return subprocess.run([str(program), *arguments], check=True, capture_output=True, text=True).stdout


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copy(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    main()
