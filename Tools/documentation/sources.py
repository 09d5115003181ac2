"""Where the numbers of a look come from: the remarks beside them in Themes/*.yaml."""

import re
from pathlib import Path

import yaml

from text import PLATFORMS, block, code

ROOT = Path(__file__).resolve().parent.parent.parent
# These have a part of the theme of their own; the other components have theirs below `controls`.
PARTS = {"Button": "buttons", "Label": "labels", "List": "lists"}
# Controls that other code than the component's own asks for.
MORE = {
    "ProgressView": ["progressBar", "progressRing"], "TextField": ["textField"], "SecureField": ["textField"],
    "DatePicker": [
        "calendar", "calendarCard", "clockFace", "compactDatePicker", "dateField", "datePopover",
        "graphicalCalendar", "timeFace"],
    "Picker": ["optionRow", "palette", "pickerList", "radioGroup"], "Map": ["mapPicture"],
}


class Sources:
    def __init__(self):
        self.themes = {}
        # A theme names its platform. What it extends may name none, and is read when a theme asks for it.
        for path in sorted((ROOT / "Themes").glob("*.yaml")):
            head = yaml.safe_load(path.read_text())
            if isinstance(head, dict) and "platform" in head:
                self.read(path.stem)
        families = (ROOT / "Sources/ThemeGenerator/LookFamilies.swift").read_text()
        self.families = {
            name: re.findall(r'"(\w+)"', controls)
            for name, controls in re.findall(r'\(\s*"(\w+)",\s*\[(.*?)\]', families, re.S)}
        self.files = {path.stem: path for path in (ROOT / "Sources/MaquetteComponents").rglob("*.swift")}

    def read(self, name):
        """Reads a file of values, and those that it extends."""
        if name in self.themes:
            return
        text = (ROOT / "Themes" / f"{name}.yaml").read_text()
        head = yaml.safe_load(text)
        bases = head.get("extends") or []
        self.themes[name] = {
            "parts": dict(parts(text)), "remarks": dict(remarks(text)),
            "platform": head.get("platform"), "version": head.get("osVersion"),
            "bases": [bases] if isinstance(bases, str) else bases}
        for base in self.themes[name]["bases"]:
            self.read(base)

    def remark(self, theme, part, name):
        """The remark above a value of a part, in a theme or in those that it extends."""
        for key, remark, _ in entries(self.themes[theme]["parts"].get(part, "")):
            if key == name:
                return remark or self.themes[theme]["remarks"].get(part, "")
        for base in reversed(self.themes[theme]["bases"]):
            if found := self.remark(base, part, name):
                return found
        return ""

    def controls(self, component):
        """The controls of a theme whose looks the code of a component asks for."""
        path = self.files.get(component)
        texts = [
            other.read_text() for stem, other in sorted(self.files.items())
            if path and other.parent == path.parent and stem.startswith(component)]
        for look, control in re.findall(r"\b(\w+)Look(?:\.self)?[,(]? ?\(?(?:\.(\w+))?", "\n".join(texts)):
            names = self.families.get(look, [look[:1].lower() + look[1:]])
            yield from [control] if control in names else names

    def section(self, component):
        """What each theme says about a component, with its remarks."""
        wanted = {*self.controls(component), *MORE.get(component, [])}
        text = ""
        for name, theme in self.themes.items():
            if not theme["platform"]:
                continue
            said = theme["parts"].get(PARTS.get(component, ""), "").strip("\n")
            if not said:
                said = "\n".join(
                    lines for key, _, lines in entries(theme["parts"].get("controls", "")) if key in wanted)
            if said:
                version = f" {theme['version']}" if theme["version"] else ""
                text += f'??? note "{PLATFORMS[theme["platform"]]}{version}, theme {name}"\n\n'
                text += block("yaml", without_margin(said), 4) + "\n\n"
        if not text:
            return ""
        return (
            "## Measures and their sources\n\nThese are the values of the built-in themes. A comment says where the "
            "values below it come from. “Documented” values are printed by Apple. “Measured” values were read off "
            "Apple’s software, by us or by the project that the comment names. “Peer” values were published by others, "
            "who read them off a running system, or imitate its look. “Estimated” values are ours. A theme of version 26 "
            "contains only the values that differ. A theme of your own can change each of them; "
            f"{code('maquette schema --theme')} prints all names.\n\n{text}")


def parts(text):
    """The parts of a theme's file by their names: what is below each key at the margin."""
    found = list(re.finditer(r"^(\w+):.*\n", text, re.M))
    for match, following in zip(found, [*found[1:], None]):
        end = following.start() if following else len(text)
        # Remarks above the next key are about that one.
        yield match[1], re.sub(r"(?:^#.*\n|^\s*\n)+\Z", "", text[match.end():end], flags=re.M)


def remarks(text):
    """What is above the parts of a theme's file."""
    for remark, name in re.findall(r"((?:^#.*\n)+)(\w+):", text, re.M):
        yield name, plain(remark.splitlines())


def entries(part):
    """The values of a part: each one's name, the remark above it, and its lines together with that remark."""
    remark, own, lines, key = [], [], [], None
    for line in part.splitlines():
        if re.match(r"  \w", line):
            if key:
                yield key, plain(remark), "\n".join(lines)
            # A remark is also about the values that follow without one of their own.
            remark = own or remark
            lines, own, key = [*own, line], [], line.split(":")[0].strip()
        elif line.startswith("  #"):
            own = own + [line]
        elif not line.strip():
            continue
        elif key:
            lines.append(line)
    if key:
        yield key, plain(remark), "\n".join(lines)


def plain(remark):
    return " ".join(line.strip().lstrip("#").strip() for line in remark)


def without_margin(text):
    return "\n".join(line[2:] if line.startswith("  ") else line for line in text.split("\n"))
