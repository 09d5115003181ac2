"""Lets programs and libraries run with a C library that is older than the one they were linked with.

A file names the versions of the C library that have the functions which it uses, and is not started where a version
is missing. A few functions here are of versions after 2.34. The file is changed to ask for these as if they were of
the oldest version. The C library then gives what it had under that name before (`hypot`), or has none, and the one of
our own library is taken (glibc.c).
"""

import os
import re
import struct
import subprocess
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection

# Ubuntu 22.04 has 2.35; Red Hat Enterprise Linux 9 and Amazon Linux 2023 have 2.34.
OLDEST = (2, 34)
LIBRARY = "libmaquette-glibc.so.1"
SOURCE = Path(__file__).resolve().parent / "glibc.c"
# The name of the oldest version, which has what it had under no other name since.
BASE = {"x86_64": "GLIBC_2.2.5", "aarch64": "GLIBC_2.17"}[os.uname().machine]
# Functions of versions after OLDEST that the oldest version or our library has.
KNOWN = {"hypot", "hypotf", "arc4random", "arc4random_buf", "_dl_find_object"}


def build_library(folder):
    """Compiles the library that has what older ones lack."""
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", f"-Wl,-soname,{LIBRARY}",
         "-o", str(folder / LIBRARY), str(SOURCE)], check=True)
    (folder / LIBRARY).chmod(0o644)


def version_of(name):
    match = re.fullmatch(r"GLIBC_(\d+)\.(\d+)(?:\.\d+)?", name)
    return (int(match[1]), int(match[2])) if match else None


def newest_needed(path):
    """The newest version of the C library whose functions a file uses."""
    with open(path, "rb") as file:
        versions = [version_of(entry.name) for _, entries in needs(ELFFile(file)) for entry in entries]
    return max([(2, 17), *filter(None, versions)])


def needs(file):
    for section in file.iter_sections():
        if isinstance(section, GNUVerNeedSection):
            for library, entries in section.iter_versions():
                yield library, list(entries)


def ask_for_older(path):
    """Has a file ask for no version after OLDEST."""
    with open(path, "rb") as file:
        elf = ELFFile(file)
        section = next((part for part in elf.iter_sections() if isinstance(part, GNUVerNeedSection)), None)
        if section is None:
            return
        check_functions(elf, path)
        changes = list(renamed(section))
    with open(path, "r+b") as file:
        for offset, entry in changes:
            file.seek(offset)
            file.write(entry)


def renamed(section):
    """The entries of versions after OLDEST, as those of the oldest version of the same library."""
    order = "<" if section.elffile.little_endian else ">"
    shape = struct.Struct(order + "IHHII")
    place = section["sh_offset"]
    for need, _ in section.iter_versions():
        entries, at = [], place + need["vn_aux"]
        section.stream.seek(at)
        for _ in range(need["vn_cnt"]):
            section.stream.seek(at)
            entry = shape.unpack(section.stream.read(shape.size))
            name = section.stringtable.get_string(entry[3])
            entries.append((at, entry, name))
            at += entry[4]
        base = next((entry for _, entry, name in entries if name == BASE), None)
        for at, entry, name in entries:
            version = version_of(name)
            if version is None and name.startswith("GLIBC_"):
                raise SystemExit(f"error: a library needs '{name}', and nobody knows which glibc has it")
            if version and version > OLDEST:
                if base is None:
                    raise SystemExit(f"error: a library needs {name} and not {BASE}, which it could ask instead")
                yield at, shape.pack(base[0], entry[1], entry[2], base[3], entry[4])
        place += need["vn_next"]


def check_functions(elf, path):
    """Ends the build when a function is used that no older C library has."""
    table, versions = elf.get_section_by_name(".dynsym"), elf.get_section_by_name(".gnu.version")
    names = {
        entry["vna_other"]: version_of(entry.name) for _, entries in needs(elf) for entry in entries}
    for number, symbol in enumerate(table.iter_symbols()):
        index = versions.get_symbol(number)["ndx"]
        version = names.get(index) if isinstance(index, int) else None
        if version and version > OLDEST and symbol.name not in KNOWN:
            raise SystemExit(
                f"error: '{path}' uses '{symbol.name}', which glibc has since {version[0]}.{version[1]}; "
                f"add it to {SOURCE.name} and {Path(__file__).name}")
