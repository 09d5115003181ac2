"""A page for each component: what it is, examples, pictures on each platform, keys."""

import collections
import re
from pathlib import Path

import yaml

import files
from rules import names_in
from text import PLATFORMS, block, code, key_list, plain

# What is together in the navigation. Each component is in one group.
GROUPS = {
    "Text": ["Label", "NumberLabel", "DateLabel", "TimerLabel", "RelativeDateLabel", "LabeledContent"],
    "Buttons and menus": [
        "Button", "ButtonGroup", "Toggle", "Link", "Menu", "ContextMenu", "PopUpButton", "PullDownButton",
        "GradientButton", "HelpButton", "ImageButton", "ButtonBar"],
    "Pickers and values": [
        "Picker", "DatePicker", "ColorPicker", "ColorWell", "SegmentedControl", "Stepper", "Slider",
        "Gauge", "LevelIndicator", "ProgressView", "ActivityIndicator", "RatingIndicator", "PageControl"],
    "Text input": [
        "TextField", "SecureField", "SearchField", "NumberField", "ComboBox", "TokenField", "TextEditor",
        "Keyboard", "TextInputController"],
    "Containers": [
        "List", "Section", "Form", "Table", "OutlineGroup", "GroupBox", "DisclosureGroup", "VStack",
        "HStack", "ZStack", "Grid", "LazyVGrid", "LazyHGrid", "ScrollView", "Shelf", "ViewThatFits",
        "ContentUnavailableView", "Spacer", "Divider"],
    "Screens and windows": [
        "Screen", "Window", "SplitView", "NavigationBar", "Toolbar", "TabBar", "TabView", "Tab",
        "NavigationLink", "PathControl", "PreviousNextControl", "Board", "Artboard", "Complication"],
    "Presentations": [
        "Alert", "ConfirmationDialog", "Sheet", "Popover", "ShareSheet", "Tooltip", "Notification"],
    "Pictures and shapes": [
        "Image", "IconTile", "Poster", "Chart", "Map", "VideoPlayer", "Rectangle",
        "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse", "Line", "Path"],
}
# Folders of specimens that show components which have no folder of their own.
SHARED = {
    "lazy-grid": ["LazyVGrid", "LazyHGrid"],
    "shape": [
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse", "Line",
        "Path"],
    "button": ["ActivityIndicator"],
    "menu": ["PullDownButton", "Divider"],
    "text-field": ["SecureField"],
    "color-picker": ["ColorWell"],
    "list": ["Section", "LabeledContent"],
    "tab-view": ["Tab"],
    "navigation-bar": ["PathControl"],
    "right-to-left": ["PreviousNextControl"],
    "poster": ["Shelf"],
    "placeholder": ["Map", "Chart", "VideoPlayer"],
    "board": ["Artboard"],
    "stack": ["VStack", "HStack", "ZStack", "Grid", "ViewThatFits", "Spacer"],
}
# Types of the Swift library that are called otherwise than in specs.
TYPES = {"Line": "LineShape", "Map": "MapView", "Notification": "NotificationBanner", "Path": "PathShape"}
API = Path(__file__).resolve().parents[2] / "Sources/api.txt"


def write(data, folder, pictures, rules, sources):
    """Writes the pages, and gives their part of the navigation."""
    target = folder / "components"
    target.mkdir(parents=True)
    by_name = {component["name"]: component for component in data["components"]}
    sheets = collections.defaultdict(list)
    for sheet in data["sheets"]:
        sheets[sheet["component"]].append(sheet)
    for folder_name, names in SHARED.items():
        for name in names:
            if by_name[name]["folder"] != folder_name:
                sheets[by_name[name]["folder"]] += sheets_with(name, sheets[folder_name], rules)
    listed = collections.Counter(name for names in GROUPS.values() for name in names)
    wrong = [name for name in by_name if listed[name] != 1] + [name for name in listed if name not in by_name]
    if wrong:
        raise SystemExit(f"GROUPS in components.py must have each component once: {', '.join(wrong)}")
    nav = [{"All components": "reference/components/index.md"}]
    index = "# Components\n\nEach page shows a component on every platform that has it, and lists its keys.\n"
    for title, names in GROUPS.items():
        index += f"\n## {title}\n\n"
        pages = []
        for name in names:
            component = by_name[name]
            path = f"{component['folder']}.md"
            (target / path).write_text(page(component, sheets[component["folder"]], pictures, rules, sources))
            index += f"* [{name}]({path}): {plain(component['summary'])}\n"
            pages.append({name: f"reference/components/{path}"})
        nav.append({title: pages})
    index += "\n[Keys of every component](../common-keys.md) lists what all of them take.\n"
    (target / "index.md").write_text(index)
    common = (
        "# Keys of every component\n\nWrite these keys beside a component's own keys, in any order. "
        "Lengths are in points unless a key says otherwise.\n\n"
        + key_list(data["commonKeys"]))
    environment = (
        "\n# The environment\n\nWrite these keys at the top of a spec. The flag of a key overrides it. Most keys also "
        "have words that `--variants` takes, such as `dark` and `ar_EG`.\n\n")
    for trait in data["environment"]:
        initial = f"Default: {plain(trait['default'])}. " if trait["default"] else ""
        environment += (
            f'{code(trait["name"])}{{ #key-{trait["name"]} }}\n:   {plain(trait["summary"])}\n\n'
            f'    Value: {plain(trait["type"])}. {initial}Flag: {code(trait["flag"])}.\n\n')
    (folder / "common-keys.md").write_text(common)
    (folder / "environment.md").write_text(environment.lstrip())
    return nav + [
        {"Keys of every component": "reference/common-keys.md"}, {"The environment": "reference/environment.md"}]


def sheets_with(name, sheets, rules):
    """Those sheets of a folder that show a component."""
    found = [sheet for sheet in sheets if name in names_in(yaml.safe_load(sheet["spec"] or ""), rules.known)]
    if not found:
        raise SystemExit(f"no sheet shows {name}, although components.py says so")
    return found


def page(component, sheets, pictures, rules, sources):
    name = component["name"]
    text = f"# {name}\n\n{plain(component['summary'])}\n\n"
    if component["aliases"]:
        text += f"Also called {', '.join(map(code, component['aliases']))}.\n\n"
    if component["classes"]:
        text += f"In Apple's frameworks, it is {', '.join(map(code, component['classes']))}.\n\n"
    short = []
    if component["titleKey"]:
        short.append(f"A text after `{name}:` sets {code(component['titleKey'])}.")
    if component["childrenKey"]:
        short.append(f"A list sets {code(component['childrenKey'])}.")
    text += " ".join(short) + "\n\n" if short else ""
    if component["examples"]:
        text += "## Examples\n\n"
    for example in component["examples"]:
        text += f"### {plain(example['title'])}\n\n"
        alt = example["speech"] or f"{name}: {example['title']}"
        text += show_example(example, alt, pictures)
        text += pair(block("yaml", example["spec"], title="YAML"),
                     block("swift", example["swiftUI"], title="SwiftUI"))
        if example["speech"]:
            text += f"A screen reader says: “{plain(example['speech'])}”\n\n"
    shown = [sheet for sheet in sheets if not sheet["name"].split("-", 1)[1].startswith("example-")]
    if shown:
        text += "## On each platform\n\n" + platform_tabs(shown, pictures)
        text += (
            f'<a href="../../gallery/index.html#{shown[0]["component"]}">The gallery</a> also shows '
            f"these pictures right-to-left, in large text and with increased contrast.\n\n")
    text += library(name)
    text += rules.section(component)
    text += f"## Keys\n\n{key_list(component['keys'])}" if component["keys"] else ""
    text += "It also takes the [keys of every component](../common-keys.md).\n\n"
    text += sources.section(name)
    return text


def library(name):
    """How a program makes the component with the Swift library, as the list of what is public has it."""
    own = TYPES.get(name, name)
    found = re.findall(rf"^  {own}: (init\(.*)$", API.read_text(), re.M)
    if not found:
        raise SystemExit(f"Sources/api.txt has no initialiser of {own}: components.py lists types of other names")
    return (
        f"## In Swift\n\nIn the [Swift library](../../guides/swift.md), it is {code(own)}. Its other keys have methods.\n\n"
        + block("swift", "\n\n".join(map(wrapped, found)), title="The Swift library") + "\n\n")


def wrapped(signature):
    """A declaration with a parameter in each line, if it is too long for one."""
    if len(signature) <= 88:
        return signature
    start, rest = signature.split("(", 1)
    parts, depth = [""], 0
    for letter in rest:
        if letter == ")" and depth == 0:
            break
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    end = rest[len(",".join(parts)):]
    return start + "(\n  " + ",\n  ".join(part.strip() for part in parts) + "\n" + end


def pair(*blocks):
    """Blocks beside one another, or below where there is no room."""
    return '<div class="pair" markdown="1">\n\n' + "\n\n".join(blocks) + "\n\n</div>\n\n"


def show_example(example, alt, pictures):
    for platform in PLATFORMS:
        sheet = f"{platform}-{example['sheet']}"
        if pictures.find(sheet):
            shot = pictures.show(sheet, alt, "../../")
            return shot.replace('class="shot"', 'class="shot example"', 1) + "\n\n"
    raise SystemExit(f"the gallery has no picture of {example['sheet']}")


def platform_tabs(sheets, pictures):
    text = ""
    for platform, title in PLATFORMS.items():
        own = [sheet for sheet in sheets if sheet["platform"] == platform]
        if not own:
            continue
        text += f'=== "{title}"\n\n'
        for sheet in own:
            name = f"{sheet['title']}, on {title}"
            alt = pictures.alternatives[sheet["name"]]
            text += f"    ### {plain(sheet['title'])} {{ #{sheet['name']} }}\n\n"
            text += f"    {pictures.show(sheet['name'], alt, '../../')}\n\n"
            text += shown_spec(sheet["spec"], sheet["title"], pictures.find(sheet["name"], "~dark"))
            if pictures.find(sheet["name"], ".os26"):
                shot = pictures.show(sheet["name"], alt.replace(name, f"{name} 26", 1), "../../", (".os26", ".os26~dark"))
                text += f"    In version 26:\n\n    {shot}\n\n"
                text += shown_spec(
                    sheet["spec26"], f"{sheet['title']} in version 26",
                    pictures.find(sheet["name"], ".os26~dark"))
    return text


def shown_spec(spec, title, has_dark):
    """The spec of the picture above, which a reader opens; nothing for a sheet without one."""
    if not spec:
        return ""
    text = f'    ??? note "Spec of {plain(title).replace(chr(34), chr(39))}"\n\n' + block("yaml", spec, 8) + "\n\n"
    if has_dark:
        text += "        With the line `appearance: dark` at the top, it draws the dark picture.\n\n"
    if needed := files.links(spec, "../../gallery/"):
        text += f"        {needed}\n\n"
    return text
