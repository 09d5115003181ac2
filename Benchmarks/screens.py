"""Rows on whole screens: materials over a photo, many components, variants of one spec, lint."""
import math
import os
import random
import statistics
import struct
import sys
import zlib

SIZE = (1206, 2622)


def photo(path):
    """A PNG file of a phone's screen at @3x: waves of colour, with the noise that a camera adds."""
    width, height = SIZE
    noise = random.Random(1)
    grain = [bytes(byte & 7 for byte in noise.randbytes(width * 3)) for _ in range(64)]
    wave = [[int(120 + 100 * math.sin(x / period)) for x in range(width)] for period in (97, 53, 71)]
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        shift = y * 7
        line = bytearray(width * 3)
        for channel in range(3):
            turned = wave[channel][shift % width:] + wave[channel][:shift % width]
            line[channel::3] = bytes(turned)
        # No sum is larger than 227, so that no byte carries into the next one.
        summed = int.from_bytes(line, "big") + int.from_bytes(noise.choice(grain), "big")
        rows += summed.to_bytes(width * 3, "big")

    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))

    with open(path, "wb") as file:
        file.write(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(bytes(rows), 6)) + chunk(b"IEND", b""))


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def screen(folder, name, fill):
    """A full screen with a photo behind it, and a bar of 100 points of a colour or material."""
    return write(folder, name, (
        "device: iPhone 16 Pro\nscale: 3\nScreen:\n  backdrop: photo.png\n  ignoresSafeArea: true\n"
        f"  children:\n    - Rectangle: {fill}\n      width: 402\n      height: 100\n    - Spacer\n"))


def components(folder, count, name="Row"):
    """So many components on one screen: a fifth each of five kinds that may stand close together."""
    kinds = [f"Label: {name} {{n}}", "Label: {n}", "Image: star.fill\n            decorative: true",
             "ProgressView: ''\n            value: 0.4", "Capsule: systemGreen"]
    text = ("device: iPhone 16 Pro\nscale: 3\nwidth: 402\nVStack:\n  spacing: 0\n  children:\n")
    for row in range(count // 10):
        text += "    - HStack:\n        spacing: 0\n        children:\n"
        for n in range(10):
            kind = kinds[n % 5].format(n=row * 10 + n)
            text += f"          - {kind}\n            width: 40\n            height: 20\n"
    return write(folder, f"components{count}{name}.yaml", text)


def spent(command, folder, code):
    """Seconds of processor time and peak memory (MiB) of one run, which has to end with a code."""
    silent = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_WRONLY, 0) for stream in (1, 2)]
    os.chdir(folder)
    _, status, usage = os.wait4(
        os.posix_spawn(command[0], command, os.environ, file_actions=silent), 0)
    ended = os.waitstatus_to_exitcode(status)
    if ended != code:
        sys.exit(f"ended with {ended}, not {code}: {' '.join(command[:8])} …")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def turns(commands, folder, runs, code=0):
    """The median processor time of each, run in turn."""
    for command in commands:
        spent(command, folder, code)
    times = [[spent(command, folder, code)[0] for command in commands] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*times)]


def measure(folder, row, runs, maquette):
    folder = os.path.join(folder, "screens")
    os.makedirs(folder)
    photo(os.path.join(folder, "photo.png"))

    def ms(seconds):
        return f"{seconds * 1000:.1f} ms"

    def render(*specs, out="out.png", more=()):
        return [maquette, "render", *specs, "-o", out, "-q", "--no-cache", "-j", "1", *more]

    glass, plain = turns(
        [render(screen(folder, "material.yaml", "regularMaterial")),
         render(screen(folder, "flat.yaml", "systemBackground"))], folder, runs)
    row("a bar of regular material over a photo, @3x, against one of a colour: processor time",
        ms(glass), ms(plain), f"+ {ms(glass - plain)}", "≤ 15 ms more", glass - plain <= 0.015)

    peaks = []
    for count in (10, 100, 1000):
        specs = [screen(folder, f"m{n}.yaml", "regularMaterial") for n in range(count)]
        peaks.append(spent(render(*specs, out="many/", more=["--format", "png"]), folder, 0)[1])
    row("peak memory over 10, 100, 1,000 such pictures",
        ", ".join(f"{peak:.0f} MiB" for peak in peaks), "", f"{peaks[2] / peaks[1]:.2f}", "flat",
        peaks[2] <= peaks[1] * 1.05)

    none, few, many = turns(
        [render(components(folder, count)) for count in (10, 300, 3000)], folder, runs)
    row("300 components on a screen, @3x, against 10: processor time with start", ms(few), ms(none),
        "", "", None)
    screens = [components(folder, 300, f"Row{n}") for n in range(11)]
    first, eleven = turns([render(*screens[:1], out="one/"), render(*screens, out="eleven/")],
                          folder, runs)
    more = (eleven - first) / 10
    row("such a screen laid out and drawn: one more of eleven, processor time", ms(more), "", "",
        "≤ 60 ms", more <= 0.06)
    each = [(few - none) / 290, (many - few) / 2700]
    row("time for each further component, of 300 and of 3,000",
        *(f"{x * 1e6:.0f} µs" for x in each),
        f"{each[1] / each[0]:.2f}", "does not grow", each[1] <= 1.3 * each[0])

    event = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Examples", "event.yaml")
    eight = "light,dark,rtl,increased,large,accessibility3,de_DE,ar_EG"
    one, all8 = turns(
        [render(event), render(event, out="eight/", more=["--variants", eight])], folder, runs)
    row("eight variants of the event form, against one: processor time", ms(all8), ms(one),
        f"{all8 / one:.2f}", "≤ 4", all8 <= 4 * one)

    refused = write(folder, "nodes.yaml", "VStack:\n" + "  - Label: A\n" * 200_000)
    seconds, = turns([[maquette, "render", refused, "-o", "refused.png"]], folder, runs, code=65)
    row("a spec of 200,000 nodes is refused: processor time", ms(seconds), "", "", "≤ 500 ms",
        seconds <= 0.5)

    examples = os.path.join(os.path.dirname(event), "screens")
    matrix = "light,dark,rtl,accessibility3"
    lint, draw = turns(
        [[maquette, "lint", examples, "--variants", matrix, "-q"],
         render(examples, out="drawn/", more=["--variants", matrix, "--format", "svg"])], folder,
        min(runs, 5))
    row("lint of 16 screens in four variants, against drawing them as SVG", ms(lint), ms(draw),
        f"{lint / draw:.2f}", "≤ 1.3", lint <= 1.3 * draw)
