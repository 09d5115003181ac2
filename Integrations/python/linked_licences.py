#!/usr/bin/env python3
"""Copies the licences of what is linked into the program, for packages that hold it.

    python3 Integrations/python/linked_licences.py FOLDER
"""
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Debian's packages of the libraries that `make build` links in; their copyright files are the licences.
PACKAGES = (
    "libcairo2-dev", "libpixman-1-dev", "libfontconfig-dev", "libexpat1-dev", "libdeflate-dev", "libyaml-dev",
)
DOCUMENTS = Path("/usr/share/doc")


def sources():
    """The name of each licence in a package, and the file that it is here."""
    for package in PACKAGES:
        yield f"{package.removesuffix('-dev')}.txt", DOCUMENTS / package / "copyright"
    # Foundation has ICU inside: the licence of the system's own is the same.
    icu = sorted(DOCUMENTS.glob("libicu[0-9]*/copyright"))
    yield "icu.txt", icu[0] if icu else DOCUMENTS / "libicu" / "copyright"
    compiler = shutil.which("swift") or sys.exit("error: swift is not in the path, so its licence is not known")
    yield "swift.txt", Path(compiler).resolve().parents[1] / "share" / "swift" / "LICENSE.txt"
    parser = "swift-argument-parser"
    yield f"{parser}.txt", ROOT / ".build" / "checkouts" / parser / "LICENSE.txt"


def copy(folder):
    """Writes all of them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in sources():
        if not source.exists():
            sys.exit(f"error: the licence of what is linked in is missing: {source}")
        target = folder / name
        target.write_bytes(source.read_bytes())
        target.chmod(0o644)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    copy(Path(sys.argv[1]))
