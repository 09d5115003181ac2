#!/usr/bin/env python3
"""Writes Tools/FunctionOrder.txt: the functions that usual commands run, which the linker puts
beside each other.

The program has 30 MB of code, and the system brings in 64 KB around each function that runs: in the
order of modules that is two thirds of all code, in this one a tenth. Each function stands with the
first of the commands that runs it, so that the short ones, which come first, touch nothing of what
only the others run. A name that is no longer there is left out by the linker, and what is missing
stands elsewhere, so the file may be older than the program; it costs memory only: 5 MB in two days
of many changes.

    make function-order
"""
import os
import re
import shutil
import subprocess
import tempfile

import bench
import instructions

ORDER = os.path.join(bench.HERE, "..", "Tools", "FunctionOrder.txt")
CALLED = re.compile(r"^c?fn=\(\d+\) (\S+?)(?:'\d+)?$", re.MULTILINE)


def commands(folder):
    """The usual commands, the shortest first."""
    event = os.path.abspath(os.path.join(bench.HERE, "..", "Examples", "event.yaml"))
    quiet = ["-q", "--no-cache", *instructions.PATIENT]
    specs = bench.write_specs(os.path.join(folder, "specs"), ["One", "Two"])
    yield ["--version"]
    yield ["button", "Add to Cart", "--style", "filled", "--size", "large", "--role", "primary",
           "--symbol", "cart", "-o", "button.png"]
    yield ["render", *specs, "-o", "drawn/", "-j", "1", *quiet]
    yield ["snapshot", "record", *specs, "-q"]
    yield ["snapshot", "verify", *specs, "-j", "1", *quiet]
    yield ["render", instructions.label_grid(folder, 10), "-o", "labels.svg", *quiet]
    for kind in ("png", "svg", "pdf"):
        yield ["render", event, "-o", f"event.{kind}", *quiet]


def called(program, words, folder):
    """The names of the functions that a command runs, as the linker knows them."""
    out = os.path.join(folder, "callgrind")
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={out}", program,
         *words], cwd=folder, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    with open(out) as file:
        return set(CALLED.findall(file.read()))


def main():
    folder = tempfile.mkdtemp(prefix="maquette-order-")
    try:
        program = os.path.join(folder, "maquette")
        # Debian's valgrind cannot read Swift's debug information.
        subprocess.check_call(["objcopy", "--strip-debug", bench.MAQUETTE, program])
        symbols = subprocess.check_output(["nm", "--defined-only", program], text=True)
        own = {line.split()[2] for line in symbols.splitlines() if line.split()[1] in "tTwW"}
        names = {}
        for words in commands(folder):
            names.update(dict.fromkeys(sorted(called(program, words, folder) & own)))
    finally:
        shutil.rmtree(folder)
    with open(ORDER, "w") as file:
        file.writelines(f"{name}\n" for name in names)


if __name__ == "__main__":
    main()
