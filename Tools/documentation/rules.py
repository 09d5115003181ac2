"""What lint says about a component, as specs and pictures: do, and don't."""

import html
import shutil
import struct
import subprocess

import yaml

from text import block, code, plain

# What is around others in most specs, so that a rule which has one of them is rarely about it.
AROUND = {
    "VStack", "HStack", "ZStack", "Grid", "Spacer", "Divider", "Screen", "Label", "Image", "Section", "List",
    "Form", "NavigationBar", "Toolbar",
}
KINDS = {"wrong": "Don't", "right": "Do"}


def names_in(value, known):
    """The components that a spec has somewhere, by their own names."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in known:
                yield known[key]
            yield from names_in(inner, known)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner, known)
    elif isinstance(value, str) and value in known:
        yield known[value]


class Rules:
    def __init__(self, data, folder, program):
        self.folder = folder / "rules"
        self.known = {
            name: component["name"] for component in data["components"]
            for name in [component["name"], *component["aliases"]]}
        self.rules = data["rules"]
        # Which components the example of each rule has.
        self.names = {
            rule["name"]: set(names_in(yaml.safe_load(rule["wrong"]), self.known)) for rule in self.rules}
        self.draw(program)

    def draw(self, program):
        """Draws all specs in one run; one that its platform does not draw has no picture."""
        specs = self.folder / "specs"
        shutil.rmtree(self.folder, ignore_errors=True)
        specs.mkdir(parents=True)
        for rule in self.rules:
            for kind in KINDS:
                (specs / f"{self.file(rule, kind)}.yaml").write_text(rule[kind])
        subprocess.run(
            [program, "render", str(specs), "-o", f"{self.folder}/", "--variants", "light,dark",
             "--scale", "2", "--quiet"],
            stderr=subprocess.DEVNULL, check=False)
        shutil.rmtree(specs)

    @staticmethod
    def file(rule, kind):
        return f"{rule['name'].replace('/', '-')}-{kind}"

    def about(self, component):
        """The rules about a component: those whose example has it, unless it is only around others."""
        for rule in self.rules:
            names = self.names[rule["name"]]
            topic = rule["name"].split("/")[0]
            own = topic in (component["name"].lower(), component["folder"])
            if component["name"] in names and (own or component["name"] not in AROUND):
                yield rule

    def section(self, component):
        """The rules of a page: as pictures, whose specs are on the page of the rule, or else as specs."""
        rules = list(self.about(component))
        text = "## Do and don't\n\n"
        if rules:
            text += "`maquette lint` finds these faults. The page of each rule has the specs.\n\n"
        for rule in rules:
            text += f"??? note \"{plain(rule['summary']).replace(chr(34), chr(39))}\"\n\n"
            text += f"    {plain(rule['instruction'])}\n\n"
            text += f"    Rule {self.link(rule)}, {rule['level']}. {plain(rule['guideline'])}: "
            text += f"{plain(rule['sentence'])}\n\n"
            for kind, title in KINDS.items():
                text += f"    **{title}**\n\n"
                shot = self.picture(rule, kind, title)
                text += f"    {shot}\n\n" if shot else block("yaml", rule[kind], 4) + "\n\n"
        return text + self.everywhere(rules)

    def everywhere(self, shown):
        """The rules that hold for all components, in a line each, but for those that were shown."""
        others = [rule for rule in self.rules if rule["name"].startswith("across/") and rule not in shown]
        text = "`maquette lint` looks for these faults in every component:\n\n"
        for rule in others:
            text += f"* {plain(rule['summary'])} {plain(rule['instruction'])} Rule {self.link(rule)}.\n"
        return text + "\n"

    @staticmethod
    def link(rule):
        """The rule's name with a link to its page, from a page beside that folder."""
        return f"[{code(rule['name'])}](../rules/{rule['name'].replace('/', '-')}.md)"

    def picture(self, rule, kind, title):
        """The picture of an example: the wrong one has the fault, the right one follows the instruction."""
        said = rule["summary"] if kind == "wrong" else rule["instruction"]
        return self.shot(self.file(rule, kind), f"{title}: {said}")

    def shot(self, name, text):
        """The picture of an example in light and dark, for a page two folders down; None where it has none."""
        # Traits of the example itself follow its name.
        drawn = sorted(self.folder.glob(f"{name}[.@~]*png"))
        dark = [path for path in drawn if "~dark@" in path.name]
        light = [path for path in drawn if path not in dark]
        if not light:
            return None
        # What looks the same in both, as on a watch, is drawn once.
        shots = [(light[0], "#only-light"), (dark[0], "#only-dark")] if dark else [(light[0], "")]
        images = ""
        for path, fragment in shots:
            width, height = struct.unpack(">II", path.read_bytes()[16:24])
            images += (
                f'<img src="../../rules/{path.name}{fragment}" alt="{html.escape(text)}" '
                f'width="{width // 2}" height="{height // 2}" loading="lazy" decoding="async">')
        return f'<span class="shot">{images}</span>'
