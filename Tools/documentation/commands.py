"""A page for each command, from the argument parser's own description."""

import re

from text import block, code, plain


def write(data, folder):
    target = folder / "commands"
    target.mkdir(parents=True)
    root = data["command"]
    index = f"# Commands\n\n{plain(root['abstract'])}\n\n"
    nav = [{"All commands": "reference/commands/index.md"}]
    for command in shown(root):
        name = command["commandName"]
        index += f"* [maquette {name}]({name}.md): {plain(command['abstract'])}\n"
        (target / f"{name}.md").write_text(page(command, [name]))
        nav.append({name: f"reference/commands/{name}.md"})
    (target / "index.md").write_text(index + exits(data["exits"]))
    return nav


def exits(entries):
    text = "\n## Exit codes\n\n| Code | Meaning |\n|---|---|\n"
    return text + "".join(f"| {code} | {plain(meaning)} |\n" for code, meaning in entries)


def shown(command):
    return [
        inner for inner in command.get("subcommands", [])
        if inner.get("shouldDisplay", True) and inner["commandName"] != "help"]


def page(command, path, level=1):
    heading = "#" * level
    text = f"{heading} maquette {' '.join(path)}\n\n{plain(command['abstract'])}\n\n"
    inner = shown(command)
    arguments = [
        argument for argument in command.get("arguments", [])
        if argument.get("shouldDisplay", True) and not is_help(argument)]
    if not inner:
        text += block("console", "$ " + synopsis(path, arguments)) + "\n\n"
    text += discussion(command.get("discussion") or "")
    if not inner:
        text += options(arguments, heading)
    for subcommand in inner:
        text += page(subcommand, path + [subcommand["commandName"]], level + 1)
    return text


def is_help(argument):
    names = [name["name"] for name in argument.get("names", [])]
    return "help" in names or "version" in names


def synopsis(path, arguments):
    words = ["maquette", *path]
    if any(argument["kind"] != "positional" for argument in arguments):
        words.append("[options]")
    for argument in arguments:
        if argument["kind"] == "positional":
            word = f"<{argument.get('valueName', 'value')}>" + (" ..." if argument["isRepeating"] else "")
            words.append(f"[{word}]" if argument["isOptional"] else word)
    return " ".join(words)


def discussion(text):
    """Paragraphs; what is indented is a block."""
    result, lines = "", []

    def end():
        nonlocal result, lines
        if lines:
            result += block("console", "\n".join("$ " + l if l.startswith("maquette") else l for l in lines))
            result += "\n\n"
        lines = []

    for line in text.split("\n"):
        if line.startswith("  "):
            lines.append(line[2:])
            continue
        end()
        if line.strip():
            result += prose(line) + "\n\n"
    end()
    return result


def prose(text):
    """A text whose flags and names in quotes are code; what is code is shown as it is."""
    words, end = "", 0
    for found in re.finditer(r"(?<![\w-])'([^']+)'|(--[a-z][a-z-]*)", text):
        words += plain(text[end:found.start()]) + code(found[1] or found[2])
        end = found.end()
    return words + plain(text[end:])


def options(arguments, heading):
    # As in help and in manual pages: what stands without a name comes first.
    sections = {"Arguments": [argument for argument in arguments if argument["kind"] == "positional"]}
    for argument in arguments:
        if argument["kind"] != "positional":
            sections.setdefault(argument.get("sectionTitle") or "Options", []).append(argument)
    text = ""
    for title, own in sections.items():
        if not own:
            continue
        text += f"{heading}# {title}\n\n"
        for argument in own:
            text += f"{names(argument)}\n:   {prose(argument.get('abstract') or 'No words about it.')}"
            if argument.get("defaultValue"):
                text += f" (default: {code(argument['defaultValue'])})"
            text += "\n\n"
    return text


def names(argument):
    value = argument.get("valueName", "value")
    if argument["kind"] == "positional":
        return code(f"<{value}>")
    dashed = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument["names"]]
    dashed.sort(key=len)
    suffix = f" <{value}>" if argument["kind"] == "option" else ""
    return ", ".join(code(name + suffix) for name in dashed)
