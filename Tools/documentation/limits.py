"""The page of limits: their numbers with the words before them in the source."""

import html
import re

from sources import ROOT
from text import table

SOURCE = ROOT / "Sources/MaquetteCore/Limits/Limits.swift"
# The program that people have is optimised.
OPTIMISED = re.compile(r"isOptimized \? (\S+) : \S+")


def page():
    text = (
        "# Limits\n\nThese limits bound the time and memory that Maquette takes. It refuses a spec that exceeds one. "
        "The error names the component and the limit, and says what to do. A mockup needs far less.\n\n"
        "`--timeout` and `--max-memory` set the limits of one picture. `--image-timeout` and `--image-max-memory` "
        "set those of one picture file that a spec shows.\n")
    rows, comment, part, known = [], [], "", {}

    def flush():
        nonlocal text, rows
        if rows:
            text += table(f"Limits: {part}", ["Limit", "What it bounds", "Value"], rows, wide=(1,))
        rows = []

    for line in SOURCE.read_text().splitlines():
        line = line.strip()
        if line.startswith("// MARK:"):
            flush()
            part = line[8:].strip()
            text += f"\n## {part}\n\n"
        elif line.startswith("///"):
            comment.append(line[3:].strip())
        elif match := re.match(r"package static let (\w+) = (.+)", line):
            words = html.escape(" ".join(comment)).replace("``", "").replace("`", "")
            rows.append([f"<code>{match[1]}</code>", words, value(match[1], match[2], known)])
            comment = []
        elif line:
            comment = []
    flush()
    return text


def value(name, expression, known):
    """A number, or the two ends of a range, as people read them; `known` has the limits above by their names."""
    ends = [number(name, end, known) for end in OPTIMISED.sub(r"\1", expression).split("...")]
    if len(ends) == 1:
        known[name] = ends[0]
        if power := re.fullmatch(r"(\d+) << (10|20|30|40)", expression):
            return f"{int(power[1]):,} × 2^{power[2]} = {shown(ends[0])}"
    return " to ".join(map(shown, ends))


def number(name, expression, known):
    """What an expression of the source is; what Python does not read alike is a mistake."""
    try:
        return eval(expression, {"__builtins__": {}}, known)
    except Exception as error:
        raise SystemExit(f"{SOURCE}: the value of {name} is no number: {expression} ({error})") from error


def shown(number):
    return f"{int(number):,}" if float(number).is_integer() else f"{number:,}"
