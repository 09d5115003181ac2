"""Compares decoded pictures in one process, as `PixelComparison` does it and as
pybind11-pixelmatch, the port of pixelmatch to C++, does it.

The kernels in Sources/CPixelComparison are compiled as SwiftPM compiles them for release and debug
builds, and called with the same pixels as the port.
"""
import ctypes
import glob
import os
import statistics
import subprocess
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(HERE, "..", "Sources", "CPixelComparison")


class Pair(ctypes.Structure):
    _fields_ = [("one", ctypes.c_void_p), ("one_stride", ctypes.c_size_t),
                ("other", ctypes.c_void_p), ("other_stride", ctypes.c_size_t),
                ("width", ctypes.c_size_t), ("height", ctypes.c_size_t),
                ("ink", ctypes.c_void_p)]


class Counts(ctypes.Structure):
    _fields_ = [("different", ctypes.c_size_t), ("tolerated", ctypes.c_size_t)]


def kernels(folder, level):
    path = os.path.join(folder, f"pixels{level}.so")
    subprocess.check_call(
        ["clang", level, "-shared", "-fPIC", "-I", os.path.join(SOURCES, "include"), "-o", path,
         *sorted(glob.glob(os.path.join(SOURCES, "*.c")))])
    library = ctypes.CDLL(path)
    library.maquette_changed_rows.restype = ctypes.c_size_t
    for name in ("edges", "yiq"):
        getattr(library, f"maquette_compare_{name}").restype = Counts
    return library


def compare(library, metric, one, other, numpy):
    """What PixelComparison does but for clusters: rows that changed, then the metric."""
    height, width = one.shape[:2]
    pair = Pair(one.ctypes.data, width, other.ctypes.data, width, width, height, None)
    slots = numpy.empty(height, numpy.uint32)
    rows = library.maquette_changed_rows(
        ctypes.byref(pair), slots.ctypes.data_as(ctypes.c_void_p))
    if rows == 0:
        return 0
    mask = numpy.zeros((rows, width), numpy.uint8)
    limit = 35215 * 0.1 ** 2 * (4 if metric == "edges" else 1)
    places = [slots.ctypes.data_as(ctypes.c_void_p), mask.ctypes.data_as(ctypes.c_void_p)]
    arguments = [ctypes.byref(pair), *places, ctypes.c_double(limit)]
    if metric == "yiq":
        arguments.append(ctypes.c_bool(False))
    return getattr(library, f"maquette_compare_{metric}")(*arguments).different


def pictures(numpy, width, height):
    """Names and pairs: a page of text-like rows, and what became of it."""
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
    noise = random.integers(0, 256, (height, width, 4), numpy.uint8)
    noise[..., 3] = 255
    yield "identical", page, page.copy()
    yield "a few pixels differ", page, few
    yield "moved by a pixel", page, numpy.roll(page, 1, 1)
    yield "everything inverted", page, inverted
    yield "noise", page, noise


def measure(folder, row, runs):
    """Prints the rows; says so when the port is not installed."""
    try:
        import numpy
        import pybind11_pixelmatch as theirs
    except ImportError:
        print("| comparing decoded pictures | | pybind11-pixelmatch is not installed: "
              "pip install pybind11-pixelmatch numpy | | | |")
        return
    release, debug = kernels(folder, "-O2"), kernels(folder, "-O0")

    def timed(work, count):
        work()  # So that nobody pays for pages that are touched first.
        times = []
        for _ in range(count):
            start = time.perf_counter()
            work()
            times.append(time.perf_counter() - start)
        return statistics.median(times)

    for width, height, megapixels in ((1170, 2532, 3), (7000, 5300, 37)):
        count = runs if megapixels < 10 else 3
        for name, one, other in pictures(numpy, width, height):
            output = numpy.zeros_like(one)
            # Their pixels are RGBA, ours BGRA; each gets its own.
            pair = [numpy.ascontiguousarray(image[..., [2, 1, 0, 3]]) for image in (one, other)]
            counted = timed(lambda: theirs.pixelmatch(one, other), count)
            drawn = timed(lambda: theirs.pixelmatch(one, other, output=output), count)
            for metric, title in (("edges", "maquette"), ("yiq", "pixelmatch")):
                ours = timed(lambda: compare(release, metric, *pair, numpy), count)
                slow = timed(lambda: compare(debug, metric, *pair, numpy), count)
                least = 5 if name == "identical" else 2
                row(f"{name}, {megapixels} MP, {title}; debug {slow / ours:.1f} ×",
                    f"{ours * 1000:.1f} ms",
                    f"{counted * 1000:.1f} ms, with picture {drawn * 1000:.1f} ms",
                    f"1/{counted / ours:.1f}, 1/{drawn / ours:.1f}", f"≤ 1/{least}",
                    counted / ours >= least)
