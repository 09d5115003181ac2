#!/usr/bin/env python3
"""Counts the instructions of `maquette` by callgrind, and of the same picture in straight C.

Seconds are noise on shared machines; instructions are the same at each run. Beside each figure
stands the change against Benchmarks/instructions.tsv, which holds what was counted last.

    make bench-instructions              count and compare
    make bench-instructions RECORD=1     and keep the figures
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

import bench

HERE = os.path.dirname(os.path.abspath(__file__))
# callgrind is fifty times as slow, and a picture's time is limited.
PATIENT = ["--timeout", "600"]
KEPT = os.path.join(HERE, "instructions.tsv")
COLLECTED = re.compile(r"Collected : (\d+)")


def count(command, folder, environment=None):
    """Millions of instructions of one run, after one that fills the system's caches of files."""
    env = dict(os.environ, **(environment or {}))
    silent = {"cwd": folder, "env": env, "stdin": subprocess.DEVNULL}
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **silent)
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        capture_output=True, text=True, **silent)
    found = COLLECTED.search(done.stderr)
    if done.returncode != 0 or not found:
        sys.exit(f"failed with {done.returncode}: {' '.join(command[:8])} …\n{done.stderr[-2000:]}")
    return int(found[1]) / 1e6


def one_font(folder):
    """A configuration of fontconfig that knows one family, as the C program needs no other."""
    path = os.path.join(folder, "fonts.conf")
    with open(path, "w") as file:
        file.write(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            "<dir>/usr/share/fonts/opentype/inter</dir>"
            f"<cachedir>{folder}/fontconfig</cachedir></fontconfig>")
    return {"FONTCONFIG_FILE": path}


def label_grid(folder, labels):
    path = os.path.join(folder, f"labels{labels}.yaml")
    with open(path, "w") as file:
        file.write("width: 1000\nheight: 1000\nGrid:\n  columns: 20\n  children:\n")
        file.writelines(f"    - Label: Label {n}\n" for n in range(labels))
    return path


def measure(folder):
    """The rows: a name, millions of instructions, and the ratio to C where there is one."""
    maquette = os.path.join(folder, "maquette")
    # Debian's valgrind cannot read Swift's debug information.
    subprocess.check_call(["strip", "-o", maquette, bench.MAQUETTE])
    plain, deflate = bench.compile_c(folder)
    out = os.path.join(folder, "c")
    os.makedirs(out)
    fonts = one_font(folder)
    one, many = os.path.join(folder, "one.txt"), os.path.join(folder, "many.txt")
    titles = [f"Button number {n}" for n in range(200)]
    with open(one, "w") as file:
        file.write("Add to Cart\n")
    with open(many, "w") as file:
        file.write("\n".join(titles) + "\n")
    specs = bench.write_specs(os.path.join(folder, "specs"), titles)

    yield "--version", count([maquette, "--version"], folder), None
    button = count(
        [maquette, "button", "Add to Cart", "--style", "filled", "--size", "large", "--role",
         "primary", "-o", "one.png", *PATIENT], folder)
    yield "one button, cold", button, ("C", count([plain, one, out], folder, fonts))
    yield "one button, cold, again", button, (
        "C with libdeflate", count([deflate, one, out], folder, fonts))
    yield "200 buttons, -j 1", count(
        [maquette, "render", *specs, "-o", "ours/", "-j", "1", "-q", "--no-cache", *PATIENT],
        folder), (
        "C with libdeflate", count([deflate, many, out], folder, fonts))

    def drawn(path, output, *words):
        return count([maquette, "render", path, "-o", output, "-q", *words, *PATIENT], folder)

    # The first of the two runs has put it there.
    yield "one button from the cache", drawn(specs[0], "kept.png", "--cache", "cache"), None
    yield "one button in eight variants", drawn(
        specs[0], "eight/", "--no-cache", "--variants",
        "light,dark,rtl,ar,increased,accessibility3,os26,dark+bold"), None
    few, more = (
        drawn(label_grid(folder, n), "labels.svg", "--no-cache") for n in (10, 1000))
    yield "a label among 1,000", (more - few) / 990, None
    event = os.path.join(HERE, "..", "Examples", "event.yaml")
    yield "Examples/event.yaml", drawn(event, "event.png", "--no-cache"), None


def kept():
    if not os.path.exists(KEPT):
        return {}
    with open(KEPT) as file:
        return {name: float(value) for name, value in (line.split("\t") for line in file)}


def main():
    if not os.path.exists(bench.MAQUETTE):
        sys.exit("build first: make build")
    before, figures = kept(), {}
    folder = tempfile.mkdtemp(prefix="maquette-bench-")
    print("| what | million instructions | change | ratio |\n|---|---|---|---|", flush=True)
    try:
        for name, value, other in measure(folder):
            figures[name] = value
            last = before.get(name)
            change = f"{(value / last - 1) * 100:+.1f} %" if last else ""
            ratio = f"{value / other[1]:.2f} × {other[0]} ({other[1]:.1f})" if other else ""
            print(f"| {name} | {value:.2f} | {change} | {ratio} |", flush=True)
    finally:
        shutil.rmtree(folder)
    if os.environ.get("RECORD"):
        with open(KEPT, "w") as file:
            file.writelines(f"{name}\t{value:.3f}\n" for name, value in figures.items())


if __name__ == "__main__":
    main()
