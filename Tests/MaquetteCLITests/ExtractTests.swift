import Foundation
import Testing

@Suite("the spec that travels in a picture")
struct ExtractTests {
  private static let spec = """
    # How people come in.
    platform: ios
    width: 300
    VStack:
      padding: 10   # as everywhere
      children:
        - Label: 'Free: "now"'
        - Button: Continue
          style: filled
    """

  @Test(
    "draws the same bytes again, flags and variants and all",
    arguments: [
      ("png", "--direction rtl --scale 3", "plain"), ("svg", "--locale ar_EG --tint red", "plain"),
      ("pdf", "--appearance dark --text-size xLarge", "plain"), ("png", "", "dark+rtl+increased"),
      ("png", "--platform macos", "plain"),
      ("svg", "--device 'iPhone 15 Pro' --now 2025-01-02T03:04:05Z", "plain"),
    ])
  func sameBytes(format: String, flags: String, variant: String) throws {
    let workspace = try Workspace(["s.yaml": Self.spec])
    let variants = variant == "plain" ? "" : "--variants \(variant)"
    let drawn = try workspace.shell(
      """
      mkdir x && $MAQUETTE render s.yaml \(flags) \(variants) -o a.\(format) \
        && $MAQUETTE extract a.\(format) -o x/s.yaml \
        && $MAQUETTE render x/s.yaml --no-spec -o b.\(format) \
        && $MAQUETTE render s.yaml \(flags) \(variants) --no-spec -o c.\(format)
      """)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try workspace.bytes("b.\(format)") == workspace.bytes("c.\(format)"))
    // With the spec in it a file is larger, and looks no different.
    #expect(try workspace.bytes("a.\(format)").count > workspace.bytes("c.\(format)").count)
    // Comments stay.
    #expect(try workspace.text("x/s.yaml").contains("# as everywhere"))
  }

  @Test("without flags it is the spec as it was, byte for byte")
  func verbatim() throws {
    for (name, text) in [("a.yaml", Self.spec), ("b.json", #"{"Label": "\ud83d\ude00 é"}"#)] {
      let workspace = try Workspace([name: text])
      for format in ["png", "svg", "pdf"] {
        #expect(try workspace.run("render", name, "-o", "p.\(format)").status == 0)
        #expect(try workspace.run("extract", "p.\(format)").text == text)
      }
    }
  }

  @Test("a spec in another form than a map is written anew")
  func otherForms() throws {
    for text in [
      "- Label: One\n- Spacer\n", #"{"Button": "OK", "style": "filled"}"#, "ActivityIndicator",
    ] {
      let workspace = try Workspace(["s.yaml": text])
      let drawn = try workspace.shell(
        """
        mkdir x && $MAQUETTE render s.yaml --appearance dark --tint '#FF0000' -o a.png \
          && $MAQUETTE extract a.png -o x/s.yaml && $MAQUETTE render x/s.yaml --no-spec -o b.png \
          && $MAQUETTE render s.yaml --appearance dark --tint '#FF0000' --no-spec -o c.png
        """)
      #expect(drawn.status == 0, "\(text): \(drawn.errors)")
      #expect(try workspace.bytes("b.png") == workspace.bytes("c.png"), "\(text)")
    }
  }

  @Test("button and label have one, too")
  func quick() throws {
    let workspace = try Workspace()
    let drawn = try workspace.shell(
      """
      $MAQUETTE button 'Say "hi": #1' --style filled --direction rtl -o a.png \
        && $MAQUETTE extract a.png -o b.yaml && $MAQUETTE render b.yaml --no-spec -o b.png \
        && $MAQUETTE button 'Say "hi": #1' --style filled --direction rtl --no-spec -o c.png
      """)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try workspace.bytes("b.png") == workspace.bytes("c.png"))
  }

  @Test("what a spec cannot say or does not bring along is told")
  func notes() throws {
    let workspace = try Workspace(["s.yaml": "Image: cup.png\ncontentMode: fit"])
    _ = try workspace.run("button", "x", "-o", "cup.png")
    #expect(
      try workspace.run(
        "render", "s.yaml", "--overlay", "bounds", "--dark", "media", "-o", "p.svg"
      ).status == 0)
    let extracted = try workspace.run("extract", "p.svg")
    #expect(extracted.status == 0)
    #expect(extracted.errors.contains("names 'cup.png', which is not in the picture"))
    #expect(extracted.errors.contains("--overlay bounds --dark media"))
  }

  @Test("no spec, no picture, no file: an exit code and what to do")
  func nothing() throws {
    let workspace = try Workspace(["x.txt": "hello", "e": ""])
    _ = try workspace.run("button", "x", "--no-spec", "-o", "p.png")
    let none = try workspace.run("extract", "p.png")
    #expect(none.status == 65)
    #expect(none.errors.contains("this picture contains no spec"))
    #expect(none.errors.contains("only files that render, board, button and label write"))
    #expect(none.errors.contains("--no-spec"))
    for name in ["x.txt", "e"] {
      let wrong = try workspace.run("extract", name)
      #expect(wrong.status == 65)
      #expect(wrong.errors.contains("not a PNG, SVG or PDF"))
    }
    #expect(try workspace.run("extract", "missing.png").status == 66)
    #expect(try workspace.run("extract").status == 64)
    #expect(try workspace.run("extract", "p.png", "-o", "no/such/x.yaml").status == 65)
  }

  @Test("every byte of it may be wrong, and any part missing", arguments: ["png", "svg", "pdf"])
  func damaged(format: String) throws {
    let workspace = try Workspace(["s.yaml": Self.spec])
    _ = try workspace.run("render", "s.yaml", "-o", "p.\(format)")
    let whole = try workspace.bytes("p.\(format)")
    let mark = Array(
      (format == "png" ? "maquette\0" : format == "svg" ? "base64," : "stream\nx").utf8.prefix(7))
    let start = try #require(
      whole.indices.last { whole[$0...].starts(with: mark) && $0 + 60 < whole.count })
    for place in stride(from: start + 8, to: min(whole.count, start + 250), by: 23) {
      var bytes = whole
      bytes[place] ^= 0x55
      try workspace.write("d.\(format)", bytes)
      let outcome = try workspace.run("extract", "d.\(format)")
      #expect([0, 65].contains(outcome.status), "\(place): \(outcome.errors)")
      try workspace.write("d.\(format)", Array(whole[..<place]))
      #expect([0, 65].contains(try workspace.run("extract", "d.\(format)").status))
    }
  }

  @Test("two specs in one file")
  func several() throws {
    let workspace = try Workspace(["a.yaml": "Label: A", "b.yaml": "Label: B"])
    _ = try workspace.run("render", "a.yaml", "b.yaml", "--format", "svg")
    let (a, b) = try (workspace.bytes("a.svg"), workspace.bytes("b.svg"))
    try workspace.write("both.svg", a + b)
    let outcome = try workspace.run("extract", "both.svg")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("2 different specs"))
    // The same one twice is no question.
    try workspace.write("twice.svg", a + a)
    #expect(try workspace.run("extract", "twice.svg").text == "Label: A")
  }

  @Test("a spec that would fill the memory is refused")
  func bomb() throws {
    let workspace = try Workspace()
    let script = """
      import zlib,base64
      data = zlib.compress(b'#maquette-spec 1 {}\\n' + b' ' * (600 << 20), 9)
      print('<svg xmlns="http://www.w3.org/2000/svg"><metadata>maquette:spec;base64,'
        + base64.b64encode(data).decode() + '</metadata></svg>')
      """
    try workspace.write("bomb.py", script)
    guard try workspace.shell("python3 bomb.py > bomb.svg").status == 0 else { return }
    let outcome = try workspace.shell("ulimit -v 4000000; $MAQUETTE extract bomb.svg")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("would have more than 4 MiB"))
  }

  @Test("flags that do not go together")
  func flags() throws {
    let workspace = try Workspace(["s.yaml": "Label: x", "d.yaml": "appearance: dark\nLabel: x"])
    for flags in [
      "--dark media", "--dark sometimes --format svg",
      "--dark media --appearance dark --format svg",
      "--dark media --format svg --variants dark", "--dark-selector .x --format svg",
      "--dark class --dark-selector 'a{}' --format svg", "--format svg --id '1 2'",
      "--dark media --format svg --compare ltr,rtl",
    ] {
      let outcome = try workspace.shell("$MAQUETTE render s.yaml \(flags)")
      #expect(outcome.status == 64, "\(flags): \(outcome.errors)")
    }
    #expect(
      try workspace.run("render", "d.yaml", "--dark", "media", "--format", "svg").status == 65)
    #expect(workspace.files == ["d.yaml", "s.yaml"])
  }
}
