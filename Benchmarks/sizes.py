"""How small PNG files are, beside what `oxipng -o 2` makes of them. It writes the same pixels, or fails."""
import os
import subprocess

EXAMPLES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Examples")


def measure(fresh, row, program):
    """Prints the row; says so when oxipng is not installed."""
    try:
        import oxipng
    except ImportError:
        print("| size of PNG files | | oxipng is not installed: pip install pyoxipng | | | |")
        return
    out = fresh("sizes")
    subprocess.run([program, "render", EXAMPLES, "-o", out + "/", "-q", "--no-cache", "--no-spec"], check=True)
    ours = theirs = files = 0
    for folder, _, names in os.walk(out):
        for name in names:
            with open(os.path.join(folder, name), "rb") as file:
                picture = file.read()
            files += 1
            ours += len(picture)
            theirs += len(oxipng.optimize_from_memory(picture, level=2))
    row(f"{files} PNG files of the examples, against oxipng -o 2: size", f"{ours / 1024:.0f} KiB",
        f"{theirs / 1024:.0f} KiB", f"{ours / theirs:.2f}", "≤ 1.05", ours / theirs <= 1.05)
