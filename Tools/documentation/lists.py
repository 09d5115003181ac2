"""Diagnostics, colours, text styles, devices and fields of JSON."""

import html
import json

import limits
import symbols
from text import PLATFORMS, block, code, plain, table

SCHEMAS = {
    "maquette": [], "maquette-theme": ["--theme"], "maquette-configuration": ["--configuration"],
    "inspect": ["--inspect"], "results": ["--results"], "receipts": ["--receipts"],
}


def write(data, folder, drawings, sources):
    (folder / "diagnostics.md").write_text(diagnostics(data["diagnostics"]))
    (folder / "colors.md").write_text(colors(data["themes"], sources))
    (folder / "text-styles.md").write_text(text_styles(data["themes"]))
    (folder / "symbols.md").write_text(symbols.page(data["symbols"], drawings))
    (folder / "devices.md").write_text(devices(data["devices"]))
    (folder / "limits.md").write_text(limits.page())
    page = folder / "json.md"
    text = page.read_text()
    for name in ("inspect", "results", "receipts"):
        text = text.replace(f"<!-- fields:{name} -->", fields(folder, name))
    page.write_text(text)
    return [
        {title: f"reference/{name}.md"} for title, name in [
            ("Diagnostics", "diagnostics"), ("Colours", "colors"), ("Text styles", "text-styles"),
            ("Symbols", "symbols"), ("Devices", "devices"), ("Limits", "limits")]]


def fields(folder, name):
    """The fields of a document with their meanings, from its schema."""
    schema = json.loads((folder / "schemas" / f"{name}.schema.json").read_text())
    text = f"[The schema](schemas/{name}.schema.json)\n\n" + field_list(schema, name, name)
    for inner, definition in schema["definitions"].items():
        if "properties" not in definition:
            continue
        text += f"### {inner} {{ #{name}-{inner} }}\n\n{plain(definition.get('description', ''))}\n\n"
        text += field_list(definition, name, f"{name}: {inner}")
    return text


def field_list(schema, name, label):
    rows = []
    for key, value in schema["properties"].items():
        optional = "" if key in schema["required"] else " (optional)"
        rows.append([f"<code>{key}</code>{optional}", kind(value, name), html.escape(value.get("description", ""))])
    return table(f"Fields of {label}", ["Field", "Value", "Meaning"], rows, wide=(2,)) + "\n"


def kind(value, name):
    """What a field holds, in words."""
    if "const" in value:
        return f"<code>{json.dumps(value['const'])}</code>"
    if "enum" in value:
        return " · ".join(f"<code>{word}</code>" for word in value["enum"])
    if "$ref" in value:
        inner = value["$ref"].rsplit("/", 1)[1]
        return inner if inner == "color" else f'<a href="#{name}-{inner}">{inner}</a>'
    for several in ("allOf", "anyOf"):
        if several in value:
            return " or ".join(kind(part, name) for part in value[several])
    if value.get("type") == "array":
        return "list of " + kind(value["items"], name)
    types = value["type"] if isinstance(value["type"], list) else [value["type"]]
    return " or ".join(types)


def diagnostics(entries):
    text = (
        "# Diagnostics\n\nEach message has a name. A name never changes its meaning, while the text of a message "
        "may. `maquette explain NAME` shows the same as this page.\n\n")
    for entry in entries:
        text += f"## {entry['name']} {{ #{entry['name']} }}\n\n{plain(entry['meaning'])}\n\n"
        if entry["example"]:
            text += "Wrong:\n\n" + block("yaml", entry["example"]) + "\n\n"
        if entry["mended"]:
            text += "Right:\n\n" + block("yaml", entry["mended"]) + "\n\n"
        text += f"**What to do:** {plain(entry['advice'])}\n\n"
    return text


def swatch(value):
    shown = html.escape(value)
    return f'<span class="swatch" style="--c: {shown}"></span><code>{shown}</code>'


def system(entry):
    """The platform of a theme or a device, with the version if there is one."""
    version = f" {entry['osVersion']}" if entry["osVersion"] else ""
    return PLATFORMS[entry["platform"]] + version


def colors(themes, sources):
    text = (
        "# Colours\n\nThese names work wherever a key takes a colour. Each theme has its own values for light and "
        "dark, with standard and increased contrast. `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA` work, too. "
        "The short names of a theme stand for its colours; `maquette themes NAME` lists them, too.\n\n")
    head = ["Name", "Light", "Dark", "Light, increased", "Dark, increased", "Source"]
    for theme in themes:
        text += f"## {system(theme)} {{ #{theme['name']} }}\n\nTheme {code(theme['name'])}.\n\n"
        rows = [[f"<code>{name}</code>", f"<code>{meaning}</code>"] for name, meaning in theme["shortNames"].items()]
        label = f"Short names of {system(theme)}"
        text += f"### Short names {{ #{theme['name']}-short }}\n\n" + table(label, ["Name", "Stands for"], rows) + "\n"
        for title, key in [("Colours", "colors"), ("Materials", "materials"), ("Colours on a material", "vibrant")]:
            rows = [
                [f"<code>{name}</code>", *(swatch(value) for value in values),
                 html.escape(sources.remark(theme["name"], key, name))]
                for name, values in theme[key].items()]
            if rows:
                label = f"{title} of {system(theme)}"
                text += f"### {title} {{ #{theme['name']}-{key} }}\n\n" + table(label, head, rows, wide=(5,)) + "\n"
    return text


def short(number):
    return f"{number:g}"


def text_styles(themes):
    text = (
        "# Text styles\n\nA key `font` takes these names. Each cell gives the size and the line height, in points, at "
        "a Dynamic Type size.\n\n")
    for theme in themes:
        styles = theme["textStyles"]
        sizes = list(styles[0]["sizes"])
        # A Mac and a television have one size.
        if all(len({tuple(value) for value in style["sizes"].values()}) == 1 for style in styles):
            sizes = ["large"]
        rows = [
            [f"<code>{style['name']}</code>", style["weight"],
             *(" / ".join(map(short, style["sizes"][size])) if size in style["sizes"] else "–" for size in sizes)]
            for style in styles]
        text += f"## {system(theme)} {{ #{theme['name']} }}\n\n"
        text += table(f"Text styles of {system(theme)}", ["Style", "Weight", *sizes], rows) + "\n"
    return text


def devices(entries):
    rows = []
    for device in entries:
        area = " · ".join(short(value) for value in device["safeArea"])
        rows.append([
            html.escape(device["name"]), system(device), f"{short(device['width'])} × {short(device['height'])}",
            f"@{short(device['scale'])}x", area, short(device["cornerRadius"])])
    return (
        "# Devices\n\nThe key `device` and the flag `--device` take these names. Case, spaces and hyphens don't "
        "matter: `iphone15pro` works. Lengths are in points. A device with a version in the column \"System\" is drawn in "
        "the look of this version.\n\n"
        + table(
            "Devices", ["Name", "System", "Screen", "Scale", "Safe area: top · leading · bottom · trailing",
                        "Corner radius"], rows))
