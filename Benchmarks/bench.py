#!/usr/bin/env python3
"""Measures `maquette` against straight C and headless Chromium, and prints a table of ratios.

Each pair of commands runs in turn, A B A B …, so that a machine whose speed drifts slows both.
Figures are medians of whole processes, as the kernel counts them.

    make bench                     everything
    python3 Benchmarks/bench.py --quick
"""
import argparse
import itertools
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import compare
import machines
import preview
import screens
import sizes

HERE = os.path.dirname(os.path.abspath(__file__))
MAQUETTE = os.path.join(HERE, "..", ".build", "release", "maquette")


def run(command, cwd):
    """Wall seconds and peak memory (MiB) of one run."""
    return run_together([command], cwd)


def run_together(commands, cwd):
    """Wall seconds until all have ended that start at once, and the most memory (MiB) of one."""
    os.chdir(cwd)
    silent = [
        (os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    start = time.perf_counter()
    # Spawning costs a fraction of what the subprocess module does before a command starts.
    children = [
        os.posix_spawn(command[0], command, os.environ, file_actions=silent)
        for command in commands]
    ends = [os.wait4(child, 0) for child in children]
    wall = time.perf_counter() - start
    for command, (_, status, _) in zip(commands, ends):
        code = os.waitstatus_to_exitcode(status)
        if code != 0:
            sys.exit(f"failed with {code}: {' '.join(command[:8])} …")
    return wall, max(usage.ru_maxrss for _, _, usage in ends) / 1024


def pair(ours, theirs, cwd, runs, settles=False):
    """Medians of both, and the median of the ratios run by run.

    A command may be a function that makes one: then each run has a folder of its own, since
    replacing hundreds of files costs the file system more than drawing them. With `settles` each
    counted run follows an uncounted one of its own command, so that a short command does not pay
    for the caches that a long one has filled.
    """
    def once(command):
        if settles:
            run(command, cwd)
        return run(command() if callable(command) else command, cwd)[0]

    once(ours), once(theirs)
    times = [(once(ours), once(theirs)) for _ in range(runs)]
    a, b = zip(*times)
    ratio = statistics.median(x / y for x, y in times)
    return statistics.median(a), statistics.median(b), ratio


def compile_c(folder):
    flags = subprocess.check_output(
        ["pkg-config", "--cflags", "--libs", "pangocairo", "libdeflate"], text=True).split()
    source = os.path.join(HERE, "button.c")
    plain, deflate = os.path.join(folder, "button-c"), os.path.join(folder, "button-c-deflate")
    subprocess.check_call(["gcc", "-O2", "-o", plain, source, *flags, "-lm"])
    subprocess.check_call(
        ["gcc", "-O2", "-DLIBDEFLATE", "-o", deflate, source, *flags, "-lm"])
    return plain, deflate


def write_specs(folder, titles):
    os.makedirs(folder, exist_ok=True)
    paths = []
    for index, title in enumerate(titles):
        path = os.path.join(folder, f"b{index}.yaml")
        with open(path, "w") as file:
            file.write(
                f"Button: {title}\nstyle: filled\nsize: large\nrole: primary\npadding: 16\n")
        paths.append(path)
    return paths


def write_pickers(folder):
    """An open date picker twenty times, and the labels it has as many times."""
    picker = ("  - DatePicker: Starts\n    selection: 2025-03-14T09:41\n    mode: dateAndTime\n"
              "    style: inline\n")
    # Month, weekdays, days, "Time", the time, AM and PM.
    labels = ["March 2025", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT",
              *(str(day) for day in range(1, 32)), "Time", "9:41", "AM", "PM"]
    grid = "  - Grid:\n      columns: 7\n      children: ["
    grid += ", ".join(f"{{Label: '{text}'}}" for text in labels) + "]\n"
    paths = []
    for name, part in (("pickers", picker), ("plain", grid)):
        path = os.path.join(folder, f"{name}.yaml")
        with open(path, "w") as file:
            file.write("width: 390\nVStack:\n" + part * 20)
        paths.append(path)
    return paths


def row(name, ours, theirs, ratio, target, good):
    mark = "" if good is None else "ok" if good else "missed"
    print(f"| {name} | {ours} | {theirs} | {ratio} | {target} | {mark} |", flush=True)


def ms(seconds):
    return f"{seconds * 1000:.1f} ms"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    quick = parser.parse_args().quick
    runs = 5 if quick else 21
    if not os.path.exists(MAQUETTE):
        sys.exit("build first: make build")
    folder = tempfile.mkdtemp(prefix="maquette-bench-")
    try:
        measure(folder, runs, quick)
    finally:
        shutil.rmtree(folder)


def measure_cores(command, folder, runs):
    """What the machine makes of two programs at once that know nothing of each other: no `-j 2` can be
    faster than that."""
    alone, both = [], []
    for _ in range(runs):
        alone.append(run(command(), folder)[0])
        both.append(run_together([command(), command()], folder)[0])
    ratio = statistics.median(two / one / 2 for one, two in zip(alone, both))
    row("the C program twice at once, against twice in turn: what two cores bring here",
        ms(statistics.median(both)), ms(2 * statistics.median(alone)), f"{ratio:.2f}", "", None)


def measure_cache(folder, fresh, runs):
    """1,000 specs with an empty cache, without one, and once more."""
    specs = write_specs(
        os.path.join(folder, "cached"), [f"Cached button {n}" for n in range(1000)])

    def command(out, *more):
        return [MAQUETTE, "render", *specs, "-o", out + "/", "-j", "2", "-q", *more]

    def first():
        return command(fresh("first"), "--cache", fresh("cache"))

    again = command(fresh("again"), "--cache", fresh("cache"))
    run(again, folder)
    a, b, ratio = pair(lambda: again, first, folder, min(runs, 7))
    row("1,000 specs again, against the first time", ms(a), ms(b), f"1/{1 / ratio:.0f}", "≤ 1/5",
        ratio <= 0.2)
    a, b, ratio = pair(
        first, lambda: command(fresh("uncached"), "--no-cache"), folder, min(runs, 7))
    row("1,000 specs the first time, against no cache", ms(a), ms(b), f"{ratio:.2f}", "≤ 1.25",
        ratio <= 1.25)


def measure_snapshots(folder, fresh, runs):
    """1,000 pictures that are as they were, against drawing them into files."""
    specs = write_specs(
        os.path.join(folder, "kept"), [f"Kept button {n}" for n in range(1000)])
    work = os.path.join(folder, "snapshots")
    os.makedirs(work)
    shared = ["-j", "2", "-q", "--no-cache"]
    subprocess.check_call(
        [MAQUETTE, "snapshot", "record", *specs, "-q"], cwd=work, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    a, b, ratio = pair(
        [MAQUETTE, "snapshot", "verify", *specs, *shared],
        lambda: [MAQUETTE, "render", *specs, "-o", fresh("drawn") + "/", *shared], work,
        min(runs, 7))
    row("verifying 1,000 unchanged pictures, against rendering them", ms(a), ms(b),
        f"{ratio:.2f}", "≤ 0.6", ratio <= 0.6)


def measure(folder, runs, quick):
    plain, deflate = compile_c(folder)
    out_c = os.path.join(folder, "c")
    os.makedirs(out_c)
    one = os.path.join(folder, "one.txt")
    with open(one, "w") as file:
        file.write("Add to Cart\n")
    print("| what | ours | theirs | ratio | target | met |")
    print("|---|---|---|---|---|---|", flush=True)

    button = [MAQUETTE, "button", "Add to Cart", "--style", "filled", "--size", "large",
              "--role", "primary", "-o", "one.png"]
    a, b, ratio = pair(button, [plain, one, out_c], folder, runs, settles=True)
    row("one button, cold, against C with cairo_surface_write_to_png", ms(a), ms(b),
        f"{ratio:.2f}", "≤ 0.9", ratio <= 0.9)

    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium:
        page = os.path.join(folder, "button.html")
        with open(page, "w") as file:
            file.write(
                "<body style='margin:16px'><button style='font:600 17px Inter;color:#fff;"
                "background:#007aff;border:0;border-radius:8.75px;padding:15px 20px'>"
                "Add to Cart</button>")
        shot = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--force-device-scale-factor=2", "--window-size=160,82",
                f"--user-data-dir={folder}/chromium", "--screenshot=chromium.png", page]
        a, b, _ = pair(button, shot, folder, 3 if quick else 7, settles=True)
        row("one button, cold, against headless Chromium", ms(a), ms(b), f"1/{b / a:.0f}",
            "≤ 1/50", b / a >= 50)
    else:
        print("| one button against headless Chromium | | not installed | | ≤ 1/50 | |")

    titles = [f"Button number {n}" for n in range(500)]
    specs = write_specs(os.path.join(folder, "specs"), titles)
    many = os.path.join(folder, "many.txt")
    with open(many, "w") as file:
        file.write("\n".join(titles) + "\n")

    counter = itertools.count()

    def fresh(name):
        path = os.path.join(folder, f"{name}{next(counter)}")
        os.makedirs(path)
        return path

    def batch(jobs):
        return lambda: [
            MAQUETTE, "render", *specs, "-o", fresh("ours") + "/", "-j", str(jobs), "-q",
            "--no-cache"]

    a, b, ratio = pair(batch(1), lambda: [deflate, many, fresh("c")], folder, runs)
    row("500 buttons, -j 1, against C with libdeflate", ms(a), ms(b), f"{ratio:.2f}", "≤ 1",
        ratio <= 1)
    a, b, ratio = pair(batch(2), batch(1), folder, runs)
    row("500 buttons, -j 2 against -j 1", ms(a), ms(b), f"{ratio:.2f}", "≤ 0.53", ratio <= 0.53)
    measure_cores(lambda: [deflate, many, fresh("c")], folder, runs)

    measure_cache(folder, fresh, runs)
    measure_snapshots(folder, fresh, runs)

    pickers, plain_labels = write_pickers(folder)
    drawn = [[MAQUETTE, "render", spec, "-o", "many.svg", "-q", "--no-cache"]
             for spec in (pickers, plain_labels)]
    a, b, ratio = pair(*drawn, folder, runs)
    row("20 open date pickers, compared with 20 labels", ms(a), ms(b), f"{ratio:.2f}", "≤ 3",
        ratio <= 3)

    peaks = {}
    for count in (1, 100, 1000, 2000 if quick else 10_000):
        names = [f"Picture {n} of {count}" for n in range(count)]
        paths = write_specs(os.path.join(folder, f"memory{count}"), names)
        peaks[count] = run(
            [MAQUETTE, "render", *paths, "-o", os.path.join(folder, "memory/"), "-j", "1", "-q",
             "--no-cache"],
            folder)[1]
    alone, *_, last = peaks.values()
    print("| peak memory over " + ", ".join(f"{n:,}" for n in peaks) + " pictures | "
          + ", ".join(f"{peak:.0f} MiB" for peak in peaks.values())
          + f" | | | ≤ 24 MiB, then flat, ≤ 32 MiB | "
          + f"{'ok' if alone <= 24 and last <= 32 else 'missed'} |", flush=True)

    per_label = {}
    for count in (10, 100, 1000, 10_000):
        path = os.path.join(folder, f"labels{count}.yaml")
        with open(path, "w") as file:
            file.write("width: 1000\nheight: 1000\nGrid:\n  columns: 20\n  children:\n")
            file.writelines(f"    - Label: Label {n}\n" for n in range(count))
        command = [MAQUETTE, "render", path, "-o", os.path.join(folder, "labels.svg"), "-q",
                   "--no-cache"]
        run(command, folder)
        per_label[count] = statistics.median(
            run(command, folder)[0] for _ in range(3 if quick else 7))
    base = per_label[10]
    costs = {n: (seconds - base) / (n - 10) * 1e6 for n, seconds in per_label.items() if n > 10}
    print("| time per label in one spec of " + ", ".join(f"{n:,}" for n in costs) + " | "
          + ", ".join(f"{cost:.0f} µs" for cost in costs.values())
          + f" | | {costs[10_000] / costs[1000]:.2f} | does not grow, ≤ 40 µs | "
          + f"{'ok' if costs[10_000] <= min(40, 1.3 * costs[1000]) else 'missed'} |", flush=True)

    screens.measure(folder, row, 3 if quick else 7, MAQUETTE)
    machines.measure(folder, fresh, sys.modules[__name__], 3 if quick else 7, MAQUETTE)
    compare.measure(folder, row, 3 if quick else 7, MAQUETTE)
    # After the rows on memory: a child's begins with that of this process, of which oxipng takes much.
    sizes.measure(fresh, row, MAQUETTE)
    preview.measure(folder, row, 3 if quick else 7, MAQUETTE)


if __name__ == "__main__":
    main()
