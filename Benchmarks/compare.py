"""Compares picture files in whole processes: `maquette diff` beside blazediff, a program in Rust of
the kind of odiff that comes as a Python package.

What counts is the processor's time of the process, user and system, and for large files also the time
that passes: both programs use as many threads as they like. Those of a Python that starts and ends are
measured and taken off.
"""
import os
import statistics
import struct
import subprocess
import sys
import time
import zlib

PROGRAM = "import sys, blazediff; blazediff.compare(sys.argv[1], sys.argv[2])"


def spent(command):
    """Seconds of the processor, seconds that passed, and peak memory (MiB) of one run."""
    silent = [
        (os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, os.environ, file_actions=silent)
    _, status, usage = os.wait4(child, 0)
    passed = time.perf_counter() - start
    # 1 says that the pictures differ.
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"failed: {' '.join(command[:4])} …")
    return usage.ru_utime + usage.ru_stime, passed, usage.ru_maxrss / 1024


def write(path, image, numpy):
    """A PNG file of a picture, each row as the difference to the one above, as most programs do."""
    height, width = image.shape[:2]
    rows = image.reshape(height, width * 4)
    filtered = rows.copy()
    filtered[1:] -= rows[:-1]
    lines = numpy.concatenate(
        [numpy.full((height, 1), 2, numpy.uint8), filtered], axis=1).tobytes()
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for name, body in ((b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)),
                           (b"IDAT", zlib.compress(lines, 6)), (b"IEND", b"")):
            file.write(struct.pack(">I", len(body)) + name + body)
            file.write(struct.pack(">I", zlib.crc32(name + body)))


def pictures(numpy, width, height):
    """A pair for each name: a page of text-like rows, and what became of it."""
    random = numpy.random.default_rng(1)
    page = numpy.full((height, width, 4), 255, numpy.uint8)
    ink = random.random((height // 4 + 1, width // 3 + 1)) < 0.3
    marks = numpy.kron(ink, numpy.ones((4, 3), bool))[:height, :width]
    rows = (numpy.arange(height) // 24 % 2 == 0)[:, None]
    page[..., :3][marks & rows] = 40
    few = page.copy()
    few[height // 2, width // 3:width // 3 + 9, :3] ^= 255
    inverted = 255 - page
    inverted[..., 3] = 255
    yield page, page
    yield page, few
    yield page, numpy.roll(page, 1, 1)
    yield page, inverted


def draw(folder, width, height):
    """Writes a pair of files for each name."""
    import numpy
    for number, (one, other) in enumerate(pictures(numpy, width, height)):
        write(os.path.join(folder, f"{number}-one.png"), one, numpy)
        write(os.path.join(folder, f"{number}-other.png"), other, numpy)


NAMES = ["identical files", "a few pixels differ", "moved by a pixel", "everything inverted"]
# The part of the other program's time that the first two may take.
MOST_OF_TIME = {0: 1 / 3, 1: 0.5}


def measure(folder, row, runs, maquette):
    """Prints the rows; says so when the other program is not installed."""
    try:
        import blazediff  # noqa: F401
        import numpy  # noqa: F401
    except ImportError:
        print("| comparing picture files | | blazediff is not installed: "
              "pip install blazediff numpy | | | |")
        return
    empty = [spent([sys.executable, "-c", "import sys, blazediff"]) for _ in range(runs)]
    for width, height, megapixels in ((1170, 2532, 3), (7000, 5300, 37)):
        # In a process of its own: a child's peak memory begins with that of its parent.
        subprocess.check_call([sys.executable, __file__, folder, str(width), str(height)])
        for number, name in enumerate(NAMES):
            paths = [os.path.join(folder, f"{number}-{side}.png") for side in ("one", "other")]
            ours, theirs = [], []
            for _ in range(runs):
                ours.append(spent([maquette, "diff", *paths]))
                theirs.append(spent([sys.executable, "-c", PROGRAM, *paths]))
            what = f"diff of two PNG files, {name}, {megapixels} MP"
            print_row(row, f"{what}: processor time, peak memory", 0, ours, theirs, empty, 1)
            if megapixels > 3 and number in MOST_OF_TIME:
                print_row(row, f"{what}: time", 1, ours, theirs, empty, MOST_OF_TIME[number])


def print_row(row, what, figure, ours, theirs, empty, most):
    """A row about one figure of all runs."""
    times = [statistics.median(run[figure] for run in runs) for runs in (ours, theirs)]
    times[1] = max(1e-4, times[1] - statistics.median(run[figure] for run in empty))
    shown = [f"{time * 1000:.0f} ms" for time in times]
    if figure == 0:
        shown = [f"{text}, {max(run[2] for run in runs):.0f} MiB" for text, runs in zip(shown, (ours, theirs))]
    ratio = times[0] / times[1]
    row(what, *shown, f"{ratio:.2f}", f"≤ {most:.2g}", ratio <= most)


if __name__ == "__main__":
    draw(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
