#!/usr/bin/env python3
"""Measures what large and hostile inputs cost: seconds of one process and its peak memory.

Each case is an input that somebody may send, as large as the limits let it be or larger. It must end
within 2 s and 512 MB, or be refused with the name of a limit.

    python3 Benchmarks/limits.py .build/release/maquette [PART OF A NAME …]
"""
import os
import subprocess
import sys
import tempfile
import threading
import time

SECONDS, MEGABYTES = 2.0, 512
REFUSED = "takes more than 1.8 s of processor time"
CASES = {}


def case(*command, **options):
    """A case: its function writes files into the folder that it is run in."""
    def add(make):
        CASES[make.__name__.replace("_", "-")] = (make, command, options)
        return make
    return add


def write(name, text):
    with open(name, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def rows(head, count, row):
    return head + "".join(row(number) for number in range(count))


# MARK: Many components

@case("render", "a.yaml", "-o", "a.png")
def labels_99000():
    write("a.yaml", rows("VStack:\n", 99_000, lambda n: f"  - Label: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def labels_200000():
    write("a.yaml", rows("VStack:\n", 200_000, lambda n: f"  - Label: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def labels_700000():
    write("a.yaml", rows("VStack:\n", 700_000, lambda n: f"- Text:\n"))


@case("check", "a.json")
def labels_json_200000():
    write("a.json", '{"VStack":[' + ",".join(f'{{"Label":"Item {n}"}}' for n in range(200_000)) + "]}")


@case("render", "a.yaml", "-o", "a.png")
def list_30000():
    write("a.yaml", rows("List:\n", 30_000, lambda n: f"  - Label: Item {n}\n"))


@case("inspect", "a.yaml", "--json")
def list_inspect_10000():
    write("a.yaml", rows("List:\n", 10_000, lambda n: f"  - Label: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def buttons_19000():
    write("a.yaml", rows("VStack:\n", 19_000, lambda n: f"  - Button: Item {n}\n    style: filled\n"))


@case("render", "a.yaml", "-o", "a.svg")
def buttons_svg_19000():
    write("a.yaml", rows("VStack:\n", 19_000, lambda n: f"  - Button: Item {n}\n    style: filled\n"))


@case("render", "a.yaml", "-o", "a.pdf")
def buttons_pdf_19000():
    write("a.yaml", rows("VStack:\n", 19_000, lambda n: f"  - Button: Item {n}\n    style: filled\n"))


@case("inspect", "a.yaml")
def buttons_inspect_19000():
    write("a.yaml", rows("VStack:\n", 19_000, lambda n: f"  - Button: Item {n}\n    style: filled\n"))


@case("inspect", "a.yaml", "--json")
def buttons_overlapping_10000():
    write("a.yaml", rows("ZStack:\n", 10_000, lambda n: f"  - Button: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png", "--overlay", "hit-targets")
def buttons_hit_targets_10000():
    write("a.yaml", rows("VStack:\n", 10_000, lambda n: f"  - Button: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png", "--overlay", "callouts")
def buttons_callouts_10000():
    write("a.yaml", rows("VStack:\n", 10_000, lambda n: f"  - Button: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png", "--overlay", "redlines")
def buttons_redlines_10000():
    write("a.yaml", rows("VStack:\n", 10_000, lambda n: f"  - Button: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png", "--overlay", "bounds,baselines")
def buttons_bounds_10000():
    write("a.yaml", rows("VStack:\n", 10_000, lambda n: f"  - Button: Item {n}\n"))


def segments(count):
    write("a.yaml", "SegmentedControl:\n  segments: [" + ", ".join(f"s{n}" for n in range(count)) + "]\n")


@case("render", "a.yaml", "-o", "a.png")
def segments_50000():
    segments(50_000)


@case("render", "a.yaml", "-o", "a.png", "--overlay", "redlines")
def segments_redlines_50000():
    segments(50_000)


@case("render", "a.yaml", "-o", "a.png", "--overlay", "redlines")
def segments_redlines_5000():
    segments(5_000)


@case("render", "a.yaml", "-o", "a.png", "--overlay", "callouts")
def segments_callouts_50000():
    segments(50_000)


@case("render", "a.yaml", "-o", "a.png", "--overlay", "hit-targets")
def segments_hit_targets_50000():
    segments(50_000)


@case("inspect", "a.yaml", "--json")
def segments_inspect_50000():
    segments(50_000)


@case("render", "a.yaml", "-o", "a.svg", "--overlay", "redlines,callouts,hit-targets,bounds")
def segments_overlays_19000():
    segments(19_000)
    write("a.yaml", "width: 9000\n" + open("a.yaml").read())


@case("export", "--swiftui", "a.yaml")
def labels_export_50000():
    write("a.yaml", rows("VStack:\n", 50_000, lambda n: f"  - Label: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def grid_19000():
    write("a.yaml", rows("Grid:\n  columns: 20\n  children:\n", 19_000, lambda n: f"  - Label: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def hstack_19000():
    write("a.yaml", rows("HStack:\n", 19_000, lambda n: f"  - Label: {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def hstack_narrow_19000():
    write("a.yaml", rows("width: 300\nHStack:\n", 19_000, lambda n: f"  - Label: {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def nested_stacks_60():
    write("a.yaml", "width: 300\n" + "".join("  " * n + ("HStack:\n" if n == 0 else "- HStack:\n") for n in range(30))
          + "  " * 30 + "- Label: Deep\n")


@case("render", "a.yaml", "-o", "a.png")
def nested_frames():
    write("a.json", "")
    write("a.yaml", "view: " + "{ZStack: [{Spacer: }, " * 15 + "{Label: a}" + "]}" * 15 + "\n")


# MARK: Long texts

LONG = ("The quick brown fox jumps over the lazy dog and comes back again to see what it said there. " * 50)[:3900]


@case("render", "a.yaml", "-o", "a.png")
def shrink_300():
    write("a.yaml", rows("width: 300\nVStack:\n", 300, lambda n:
          f"  - Label: {LONG[n % 50:]}\n    adjustsFontSizeToFitWidth: true\n    minimumScaleFactor: 0.1\n"))


@case("render", "a.yaml", "-o", "a.png")
def shrink_lines_300():
    write("a.yaml", rows("width: 300\nVStack:\n", 300, lambda n:
          f"  - Label: {LONG[n % 50:]}\n    adjustsFontSizeToFitWidth: true\n    minimumScaleFactor: 0.1\n    numberOfLines: 3\n"))


@case("render", "a.yaml", "-o", "a.svg")
def long_svg_2000():
    write("a.yaml", rows("width: 300\nVStack:\n", 2_000, lambda n:
          f"  - Label: {n} {LONG}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.svg")
def long_svg_one_line_2000():
    write("a.yaml", rows("VStack:\n", 2_000, lambda n: f"  - Label: {n} {LONG}\n"))


@case("render", "a.yaml", "-o", "a.png")
def long_png_2000():
    write("a.yaml", rows("width: 300\nVStack:\n", 2_000, lambda n:
          f"  - Label: {n} {LONG}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.png")
def long_png_one_line_2000():
    write("a.yaml", rows("VStack:\n", 2_000, lambda n: f"  - Label: {n} {LONG}\n"))


@case("render", "a.yaml", "-o", "a.pdf")
def long_pdf_2000():
    write("a.yaml", rows("width: 300\nVStack:\n", 2_000, lambda n:
          f"  - Label: {n} {LONG}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.png")
def truncated_300():
    write("a.yaml", rows("width: 300\nVStack:\n", 300, lambda n:
          f"  - Label: {n} {LONG}\n    lineBreakMode: byTruncatingMiddle\n"))


@case("render", "a.yaml", "-o", "a.png")
def arabic_500():
    text = ("السلام عليكم ورحمة الله وبركاته " * 100)[:1900]
    write("a.yaml", rows("width: 300\nVStack:\n", 500, lambda n:
          f"  - Label: {n} {text}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.png")
def unbreakable_300():
    write("a.yaml", rows("width: 300\nVStack:\n", 300, lambda n:
          f"  - Label: {('x' * 480 + ' ') * 8}{n}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.png")
def emoji_900():
    write("a.yaml", "width: 300\nLabel: " + "😀" * 900 + "\nnumberOfLines: 0\n")


@case("render", "a.yaml", "-o", "a.png")
def emoji_one_line_900():
    write("a.yaml", "Label: " + "😀" * 900 + "\n")


@case("render", "a.yaml", "-o", "a.png")
def thai_1300():
    write("a.yaml", "width: 300\nLabel: " + "การทดสอบภาษาไทยที่ยาวมากๆ" * 52 + "\nnumberOfLines: 0\n")


@case("render", "a.yaml", "-o", "a.png")
def khmer_1300():
    write("a.yaml", "width: 300\nLabel: " + "ភាសាខ្មែរជាភាសា" * 80 + "\nnumberOfLines: 0\n")


@case("render", "a.yaml", "-o", "a.png")
def runs_20000():
    write("a.yaml", rows("VStack:\n", 20, lambda n: "  - Label:\n    attributedText: [" +
          ", ".join("{text: a, bold: true}" if i % 2 else "{text: b, color: red}" for i in range(1000)) + "]\n"))


@case("render", "a.yaml", "-o", "a.png")
def long_most_png():
    write("a.yaml", rows("width: 600\nVStack:\n", 130, lambda n:
          f"  - Label: {n} {LONG}\n    numberOfLines: 0\n    font: {{size: 6}}\n"))


@case("render", "a.yaml", "-o", "a.svg")
def long_most_svg():
    write("a.yaml", rows("width: 300\nVStack:\n", 130, lambda n:
          f"  - Label: {n} {LONG}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.pdf")
def long_most_pdf():
    write("a.yaml", rows("width: 2000\nVStack:\n", 130, lambda n:
          f"  - Label: {n} {LONG}\n    numberOfLines: 0\n    font: {{size: 6}}\n"))


@case("render", "a.yaml", "-o", "a.svg")
def shrink_most_130():
    write("a.yaml", rows("width: 300\nVStack:\n", 130, lambda n:
          f"  - Label: {LONG[n % 50:]}\n    adjustsFontSizeToFitWidth: true\n    minimumScaleFactor: 0.01\n"
          f"    numberOfLines: {n % 40}\n"))


@case("render", "a.yaml", "-o", "a.svg")
def alias_text_20000():
    write("a.yaml", f"VStack:\n  - Label: &a {LONG}\n" + "  - Label: *a\n" * 19_000)


@case("render", "a.yaml", "-o", "a.svg")
def words_without_break_130():
    write("a.yaml", rows("width: 20\nVStack:\n", 130, lambda n:
          f"  - Label: {'x' * 3999}{n}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.svg")
def arabic_without_break_130():
    write("a.yaml", rows("width: 20\nVStack:\n", 130, lambda n:
          f"  - Label: {'س' * 1999}{n}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.svg")
def thai_without_break_130():
    write("a.yaml", rows("width: 60\nVStack:\n", 130, lambda n:
          f"  - Label: {'ตากลม' * 250}{n}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.svg")
def marks_130():
    write("a.yaml", rows("width: 60\nVStack:\n", 130, lambda n:
          f"  - Label: e{chr(0x301) * 1900}{n}\n    numberOfLines: 0\n"))


# MARK: Reading

@case("render", "a.yaml", "-o", "a.png")
def unknown_keys_100000():
    write("a.yaml", rows("Label: Hello\n", 100_000, lambda n: f"key{n}: {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def unknown_top_keys_100000():
    write("a.yaml", rows("", 100_000, lambda n: f"key{n}: {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def unknown_names_90000():
    write("a.yaml", rows("VStack:\n", 90_000, lambda n: f"  - Buton: {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def unknown_values_90000():
    write("a.yaml", rows("VStack:\n", 90_000, lambda n: f"  - Button: {n}\n    style: filed\n"))


@case("render", "a.yaml", "-o", "a.png")
def unknown_colors_90000():
    write("a.yaml", rows("VStack:\n", 90_000, lambda n: f"  - Label: {n}\n    color: seconda{n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def unknown_symbols_90000():
    write("a.yaml", rows("VStack:\n", 90_000, lambda n: f"  - Button: {n}\n    symbol: heart.fil{n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def unknown_on_one_line_90000():
    write("a.yaml", "VStack: [" + ", ".join(f"{{Buton: é{n}}}" for n in range(90_000)) + "]\n")


@case("check", "a.yaml", "--diagnostics", "json")
def unknown_json_90000():
    write("a.yaml", rows("VStack:\n", 90_000, lambda n: f"  - Buton: {n}\n"))


@case("check", "a.yaml", "--diagnostics", "sarif")
def unknown_sarif_90000():
    write("a.yaml", rows("VStack:\n", 90_000, lambda n: f"  - Buton: {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def duplicate_keys_100000():
    write("a.yaml", rows("Label: Hello\n", 100_000, lambda n: f"key{n % 50_000}: {n}\n"))


@case("render", "a.json", "-o", "a.png")
def duplicate_keys_json_100000():
    write("a.json", '{"Label":"a"' + "".join(f',"key{n % 99_999}":1' for n in range(100_000)) + "}")


@case("render", "a.yaml", "-o", "a.png")
def duplicate_pairs_20000():
    write("a.yaml", rows("VStack:\n", 19_000, lambda n: f"  - {{Label: a, Label: b}}\n"))


@case("render", "a.yaml", "-o", "a.png")
def aliases_50000():
    write("a.yaml", rows("VStack:\n  - Label: &a0 Hello\n", 50_000, lambda n: f"  - Label: &a{n + 1} x{n}\n  - Label: *a{n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def aliases_bomb():
    write("a.yaml", "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
          f"a{n}: &a{n} [" + ", ".join([f"*a{n - 1}"] * 10) + "]\n" for n in range(1, 30)) + "Label: a\n")


@case("render", "a.yaml", "-o", "a.png")
def alias_unknown():
    write("a.yaml", rows("VStack:\n", 90_000, lambda n: f"  - Label: &anchor{n} {n}\n") + "  - Label: *anchr5\n")


@case("render", "a.yaml", "-o", "a.png")
def merges_10000():
    write("a.yaml", "x: &x {" + ", ".join(f"k{n}: {n}" for n in range(1000)) + "}\nVStack:\n" +
          "".join("  - Label: a\n    <<: *x\n" for n in range(400)))


@case("render", "a.json", "-o", "a.png")
def json_nonsense():
    write("a.json", "[" * 4_000_000)


@case("render", "a.json", "-o", "a.png")
def json_string_8mb():
    write("a.json", '{"Label": "' + "a" * 8_000_000 + '"}')


@case("render", "a.yaml", "-o", "a.png")
def string_8mb():
    write("a.yaml", "Label: " + "é" * 4_000_000 + "\n")


@case("render", "a.yaml", "-o", "a.png")
def words_8mb():
    write("a.yaml", "Label: " + "word " * 1_600_000 + "\n")


@case("render", "a.yaml", "-o", "a.png")
def stars_8mb():
    write("a.yaml", "Label: " + "* " * 4_000_000 + "\n")


@case("render", "a.yaml", "-o", "a.png")
def markup_stars():
    write("a.yaml", rows("VStack:\n", 1_000, lambda n: "  - Label:\n    attributedText: '" + "**a *b [" * 500 + "'\n"))


@case("render", "a.yaml", "-o", "a.png")
def markup_carets():
    write("a.yaml", rows("VStack:\n", 1_000, lambda n: "  - Label:\n    attributedText: '" + "^[" * 2000 + "'\n"))


@case("render", "a.yaml", "-o", "a.svg", "--dark", "media")
def links_50000():
    write("a.yaml", rows("VStack:\n", 100, lambda n:
          "  - Label:\n    attributedText: '" + "[a](https://a.b) " * 500 + "'\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.svg", "--dark", "media")
def grid_dark_15000():
    write("a.yaml", rows("Grid:\n  columns: 120\n  children:\n", 15_000, lambda n: f"    - Label: b{n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def attributes_ranges():
    write("a.yaml", rows("VStack:\n", 20, lambda n: "  - Label:\n    attributedText: {text: " + "a" * 4000 + ", attributes: [" +
          ", ".join(f"{{range: {i}..<{i + 1}, bold: true}}" for i in range(4000)) + "]}\n"))


@case("render", "a.yaml", "-o", "a.png", "--callout", "*")
def callouts_listed_2000():
    write("a.yaml", "callouts:\n" + "".join(f"  - {{target: Item {n}, text: about {n}}}\n" for n in range(2_000)) +
          rows("VStack:\n", 2_000, lambda n: f"  - Button: Item {n}\n"))


@case("render", "a.yaml", "-o", "a.png")
def options_50000():
    write("a.yaml", "Picker: a\nstyle: wheel\noptions: [" + ", ".join(f"o{n}" for n in range(50_000)) + "]\n")


@case("render", "a.yaml", "-o", "a.png")
def menus_nested():
    write("a.yaml", "Menu: a\nisPresented: true\nitems:\n" + "".join(f"  - Button: b{n}\n" for n in range(1_000)))


@case("render", "a.yaml", "-o", "a.png", "--theme", "t39.yaml")
def themes_40():
    for n in range(40):
        write(f"t{n}.yaml", f"extends: {'ios' if n == 0 else f't{n - 1}.yaml'}\nname: t{n}\ncolors:\n  tint: '#{n:06X}'\n")
    write("a.yaml", "Label: a\n")


@case("themes", "t.yaml")
def theme_keys_100000():
    write("t.yaml", rows("extends: ios\nname: t\ncolors:\n", 100_000, lambda n: f"  color{n}: '#102030'\n"))


@case("themes", "t.yaml")
def theme_wrong_100000():
    write("t.yaml", rows("extends: ios\nname: t\n", 100_000, lambda n: f"color{n}: '#102030'\n"))


@case("render", "a.yaml", "-o", "a.png", "--symbols", "s.yaml")
def symbols_50000():
    write("s.yaml", rows("", 50_000, lambda n: f"my.s{n}:\n  layers:\n    - stroke: M1 1 L2 2\n"))
    write("a.yaml", "Button: a\nsymbol: my.s7\n")


# MARK: Formatting

@case("fmt", "a.yaml")
def fmt_flow_80k():
    write("a.yaml", "VStack: [" + ", ".join(f"{{Label: {n}}}" for n in range(5_000)) + "]\n")


@case("fmt", "a.yaml")
def fmt_flow_nested_8mb():
    write("a.yaml", "VStack: [" + ", ".join(f"{{VStack: [{{Label: {n}}}, {{Label: x}}]}}" for n in range(100_000)) + "]\n")


@case("fmt", "a.yaml")
def fmt_flow_list_80k():
    write("a.yaml", "SegmentedControl:\n  segments: [" + ", ".join(f"s{n}" for n in range(12_000)) + "]\n")


@case("fmt", "a.yaml")
def fmt_flow_lines_80k():
    write("a.yaml", "SegmentedControl:\n  segments: [\n" + ",\n".join(f"    s{n}" for n in range(12_000)) + "]\n")


@case("fmt", "a.yaml")
def fmt_keys_100000():
    write("a.yaml", rows("Label:\n", 100_000, lambda n: f"  key{n}: {n}\n"))


@case("fmt", "a.yaml")
def fmt_top_keys_100000():
    write("a.yaml", rows("Label: Hello\n", 100_000, lambda n: f"key{n}: {n}\n"))


@case("fmt", "a.yaml")
def fmt_comments_100000():
    write("a.yaml", rows("VStack:\n", 50_000, lambda n: f"  # about {n}\n  - Label: {n} # here\n"))


@case("fmt", "a.yaml")
def fmt_only_comments():
    write("a.yaml", rows("Label: a\n", 500_000, lambda n: f"# about {n}\n"))


@case("fmt", "a.yaml")
def fmt_flow_comments():
    write("a.yaml", "VStack: [\n" + "".join(f"  {{Label: {n}}}, # here\n" for n in range(30_000)) + "]\n")


@case("fmt", "a.yaml")
def fmt_blanks():
    write("a.yaml", "Label: a\n" + "\n" * 4_000_000 + "width: 100\n")


@case("fmt", "a.yaml")
def fmt_deep():
    write("a.yaml", "VStack:\n" + "".join("  " * (n + 1) + "- VStack:\n" for n in range(30)) +
          "".join("  " * 31 + f"- Label: {n}\n" for n in range(50_000)))


@case("fmt", "a.yaml")
def fmt_block_texts():
    write("a.yaml", "Label: |\n" + "  some words\n" * 500_000)


@case("fmt", "a.yaml")
def fmt_folded():
    write("a.yaml", "Label: >\n" + "  some words\n" * 500_000)


@case("fmt", "a.yaml")
def fmt_quoted_lines():
    write("a.yaml", "Label: \"\n" + "  some words\n" * 300_000 + "\"\n")


@case("fmt", "a.yaml")
def fmt_one_line():
    write("a.yaml", "Label: " + "word " * 1_500_000 + "\n")


@case("fmt", "a.yaml")
def fmt_anchors():
    write("a.yaml", rows("VStack:\n", 20_000, lambda n: f"  - Label: &a{n} x\n  - Label: *a{n}\n"))


@case("fmt", "--diff", "a.yaml")
def fmt_diff_100000():
    write("a.yaml", rows("VStack:\n", 60_000, lambda n: f"   -   Label:   x{n}\n"))


@case("fmt", "a.yaml")
def fmt_flow_deep():
    write("a.yaml", "VStack: " + "[" * 60 + ", ".join("a" for n in range(200_000)) + "]" * 60 + "\n")


@case("fmt", "a.yaml")
def fmt_flow_deep_groups():
    write("a.yaml", "VStack: [" + ", ".join("[" * 40 + "word, " * 900 + "]" * 40 for n in range(250)) + "]\n")


@case("fmt", "a.json")
def fmt_json_deep():
    write("a.json", '{"VStack":[' * 30 + ",".join(f'{{"Label":"{n}"}}' for n in range(80_000)) + "]}" * 30)


@case("fmt", "a.json")
def fmt_json_keys():
    write("a.json", '{"Label":"a"' + "".join(f',"key{n}":[1, 2, 3]' for n in range(100_000)) + "}")


@case("fmt", "--diff", "a.json")
def fmt_diff_json():
    write("a.json", "[" + ",".join('{"a":"b"}' for n in range(80_000)) + "]")


@case("fmt", "a.yaml")
def fmt_anchors_block():
    write("a.yaml", "".join(f"- &a{n} x\n" for n in range(200_000)))


@case("fmt", "a.yaml")
def fmt_anchors_flow():
    write("a.yaml", "a: [" + ",".join(f"&a{n} x" for n in range(200_000)) + "]\n")


@case("fmt", "a.yaml")
def fmt_comments():
    write("a.yaml", "".join(f"k{n}: v # c\n" for n in range(120_000)))


# MARK: Pictures

@case("render", "a.yaml", "-o", "a.svg", "--dark", "media")
def long_svg_dark():
    write("a.yaml", rows("width: 300\nVStack:\n", 130, lambda n:
          f"  - Label: {n} {LONG}\n    numberOfLines: 0\n"))


@case("render", "a.yaml", "-o", "a.png")
def pickers_500():
    write("a.yaml", rows("VStack:\n", 500, lambda n: f"  - DatePicker: d{n}\n    selection: 2025-03-14\n    style: inline\n"))


@case("render", "a.yaml", "-o", "a.png")
def menus_open_100():
    write("a.yaml", rows("VStack:\n", 20, lambda n: f"  - Menu: m{n}\n    isPresented: true\n    items:\n" +
          "".join(f"      - Button: b{i}\n" for i in range(900))))


@case("render", "a.yaml", "-o", "a.png")
def alerts_2000():
    write("a.yaml", rows("VStack:\n", 2_000, lambda n: f"  - Alert: a{n}\n    message: m\n"))


@case("render", "a.yaml", "-o", "a.png")
def toggles_15000():
    write("a.yaml", rows("Grid:\n  columns: 100\n  children:\n", 15_000, lambda n: f"    - Toggle: ''\n"))


@case("render", "a.yaml", "-o", "a.png", "--scale", "1")
def canvas_8192():
    write("a.yaml", "width: 8192\nheight: 8192\nLabel: Hello\n")


@case("render", "a.yaml", "-o", "a.png", "--scale", "2")
def canvas_4096_at_2():
    write("a.yaml", "width: 4096\nheight: 4096\nLabel: Hello\n")


@case("render", "a.yaml", "-o", "a.png", "--scale", "1", "--overlay", "hit-targets")
def canvas_8192_overlay():
    write("a.yaml", "width: 8000\nheight: 8000\nButton: Hello\n")


@case("render", "a.yaml", "-o", "a.png", "--compare", "ltr,rtl", "--scale", "1")
def canvas_compare():
    write("a.yaml", "width: 4000\nheight: 8000\nButton: Hello\n")


@case("render", "a.yaml", "-o", "a.png", "--scale", "1")
def shadows():
    write("a.yaml", rows("platform: macos\nwidth: 2000\nheight: 2000\nZStack:\n", 300, lambda n: "  - Alert: a\n    width: 1900\n"))


@case("render", "a.yaml", "-o", "a.png")
def opacity_layers():
    write("a.yaml", "width: 2000\nheight: 2000\nview: " + "{ZStack: [" * 20 + "{Button: a, state: disabled}" + "]}" * 20 + "\n")


# MARK: Configurations

def sets(count, rules):
    os.mkdir("ui")
    write("ui/a.yaml", "Label: " + "a" * 32 + "\n")
    write("maquette.yaml", "ignore: [" + ", ".join(f"'*a*a*a*a*a*b{n}'" for n in range(rules)) + "]\n"
          + "variants: [light]\nsets:\n"
          + "".join(f"  s{n}: {{specs: [ui/a.yaml], folder: s{n}}}\n" for n in range(count)))


@case("snapshot", "record", "-q")
def sets_256_rules_500():
    sets(256, 500)


@case("snapshot", "record", "-q")
def sets_3000():
    sets(3000, 1)


# MARK: Documents

@case("md", "--check", "a.md")
def md_fences_3000():
    write("a.md", rows("", 3_000, lambda n: f"<!-- maquette:begin id=b{n} -->\n```maquette\nLabel: a\n```\n<!-- maquette:end -->\n\n"))


@case("md", "--adopt", "a.md")
def md_adopt_20000():
    write("a.md", "```maquette\nButton: x\n```\n" * 20_000)


@case("md", "--check", "a.md")
def md_unclosed():
    write("a.md", "".join("`" * (3 + n % 50) + f"x{n}\n" for n in range(200_000)))


@case("md", "--check", "a.md")
def md_comments_unclosed():
    write("a.md", "<!-- \n" * 500_000)


@case("md", "--check", "a.md")
def md_begins():
    write("a.md", "".join(f"<!-- maquette:begin id=b{n} -->\n" for n in range(100_000)))


@case("md", "--check", "a.md")
def md_long_line():
    write("a.md", "<!-- maquette:begin " + "a=b " * 2_000_000 + "-->\n")


@case("md", "--check", "a.md")
def md_lists():
    write("a.md", "".join(" " * (n % 400) + "- > a\n" for n in range(100_000)))


@case("md", "--check", "a.md")
def md_wrong_5000():
    write("a.md", rows("", 5_000, lambda n: f"<!-- maquette:begin id=b{n} -->\n```maquette\nLabl: a\n```\n<!-- maquette:end -->\n\n"))


def measure(program, name):
    make, command, options = CASES[name]
    with tempfile.TemporaryDirectory(prefix="maquette-limits-") as folder:
        os.chdir(folder)
        make()
        start = time.perf_counter()
        with open("stdout", "wb") as out, open("stderr", "wb") as err:
            child = subprocess.Popen(
                [program, *command], stdout=out, stderr=err, stdin=subprocess.DEVNULL,
                env={**os.environ, "MAQUETTE_CACHE": ""})
            timer = threading.Timer(60, child.kill)
            timer.start()
            _, status, usage = os.wait4(child.pid, 0)
            timer.cancel()
        child.returncode = 0
        seconds = time.perf_counter() - start
        said = open("stderr", errors="replace").read()
        os.chdir("/")
    code = os.waitstatus_to_exitcode(status)
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, code, said


def main():
    program = os.path.abspath(sys.argv[1])
    words = sys.argv[2:]
    failed = 0
    for name in CASES:
        if words and not any(word in name for word in words):
            continue
        seconds, cpu, peak, code, said = measure(program, name)
        refused = code == 65 and REFUSED in said
        bad = (cpu > SECONDS and not refused) or peak > MEGABYTES
        failed += bad
        line = said.strip().splitlines()
        print(f"{'BAD' if bad else 'ok ':3} {name:28} {cpu:6.2f} s {peak:7.0f} MB exit {code:3} "
              f"{line[0][:110] if line else ''}", flush=True)
    print(f"{failed} beyond {SECONDS} s or {MEGABYTES} MB and not refused")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
