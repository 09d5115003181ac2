import Foundation
import Testing

/// Whatever changes, a run with a cache that knows what was before writes what a run without one does.
@Suite("The picture cache after a change")
struct CacheChangeTests {
  private static let document = """
    <!-- maquette:begin id=one spec=ui/a.yaml -->
    <!-- maquette:end -->

    <!-- maquette:begin id=two overlay=callouts,redlines legend=markdown -->
    ```maquette
    theme: ui/brand.yaml
    Button: Go
    ```
    <!-- maquette:end -->

    """
  private static let spec = """
    theme: brand.yaml
    symbols: icons.yaml
    callouts: [{target: Go, text: Starts}]
    width: 200
    VStack:
      - Label: Café
      - Button: Go
        symbol: my.sign
      - Image: café.png
        width: 20

    """

  /// The commands, with flags that decide on pictures.
  private static let commands = [
    ["render", "ui", "-o", "out/", "--format", "png,svg,pdf"],
    ["render", "ui", "-o", "out/", "--format", "svg", "--dark", "class", "--no-spec"],
    ["render", "ui/a.yaml", "-o", "a.svg", "--overlay", "callouts,redlines", "--id", "x"],
    ["md", "README.md"], ["docc", "Shop.docc"], ["snapshot", "verify", "ui", "--artifacts", "out"],
  ]

  /// Two pictures of one size, which is that of their files, too.
  private static let pictures = try? ["111", "222"].map { color -> [UInt8] in
    let workspace = try Workspace([
      "p.yaml": "width: 2\nheight: 2\nscale: 1\nbackground: \"#\(color)\"\nSpacer:\n"
    ])
    _ = try workspace.run("render", "p.yaml", "-o", "p.png", "--no-spec")
    return try workspace.bytes("p.png")
  }

  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "README.md": Self.document, "ui/b.yaml": "Label: Other\n", "Shop.docc/Shop.md": "# Shop\n",
    ])
    let pictures = try #require(Self.pictures)
    #expect(pictures[0].count == pictures[1].count)
    for (folder, spec) in [("ui", "a.yaml"), ("Shop.docc", "a.maquette.yaml")] {
      try workspace.write("\(folder)/\(spec)", Self.spec)
      try workspace.write("\(folder)/base.yaml", "extends: ios\ncolors: {tint: \"#102030\"}\n")
      try workspace.write("\(folder)/brand.yaml", "extends: base.yaml\nname: brand\n")
      try workspace.write(
        "\(folder)/icons.yaml", "my.sign:\n  layers:\n    - stroke: M4 12 H20\n")
      try workspace.write("\(folder)/café.png", pictures[0])
    }
    workspace.settle()
    return workspace
  }

  private typealias Change = @Sendable (Workspace, String) throws -> Void

  /// What may change, in the folder of specs and in the catalogue.
  private static let changes: [(String, Change)] = [
    (
      "the theme that is extended",
      { workspace, folder in
        try workspace.write("\(folder)/base.yaml", "extends: ios\ncolors: {tint: \"#302010\"}\n")
      }
    ),
    (
      "the theme",
      { workspace, folder in
        try workspace.write("\(folder)/brand.yaml", "extends: ios\nname: brand\n")
      }
    ),
    (
      "symbols",
      { workspace, folder in
        try workspace.write(
          "\(folder)/icons.yaml", "my.sign:\n  layers:\n    - stroke: M12 4 V20\n")
      }
    ),
    (
      "a picture, with its size and date",
      { workspace, folder in
        let file = workspace.path("\(folder)/café.png")
        let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
        try workspace.write("\(folder)/café.png", try #require(pictures)[1])
        try FileManager.default.setAttributes(
          [.modificationDate: try #require(date)], ofItemAtPath: file)
      }
    ),
    (
      "the spelling of a text",
      { workspace, folder in
        let other = spec.replacing("Label: Café", with: "Label: Cafe\u{301}")
        try workspace.write("\(folder)/a\(folder == "ui" ? "" : ".maquette").yaml", other)
      }
    ),
  ]

  private func files(_ workspace: Workspace) throws -> [String: [UInt8]] {
    let names = workspace.files.filter { !$0.hasPrefix("cache/") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try workspace.bytes($0)) })
  }

  @Test("Each command writes with a cache what it writes without one", arguments: 0..<6)
  func commands(_ number: Int) throws {
    let command = Self.commands[number]
    let workspace = try workspace()
    if command[0] == "snapshot" {
      #expect(try workspace.run("snapshot", "record", "ui").status == 0)
    }
    let first = try workspace.run(command + ["--cache", "cache"])
    try #require(first.status == 0, "\(first.errors)")
    var last = try files(workspace)
    for (change, apply) in Self.changes {
      for folder in ["ui", "Shop.docc"] { try apply(workspace, folder) }
      workspace.settle()
      let cached = try workspace.run(command + ["--cache", "cache"])
      let made = try files(workspace)
      let drawn = try workspace.run(command + ["--no-cache"])
      #expect(try files(workspace) == made, "\(command) after another of \(change)")
      #expect(cached.status == drawn.status, "\(command) after another of \(change)")
      // The theme said what it extends; now nothing else changes by it.
      #expect(made != last, "\(change) is seen")
      last = made
    }
  }

  @Test("Fonts in another order are other fonts")
  func fontOrder() throws {
    let workspace = try Workspace(["a.yaml": "Label: Hello\nfont: {design: monospaced}\n"])
    // Two files of one name and style, of which the first counts: one has more units in an em.
    let path = "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"
    var font = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    for folder in ["one", "two"] {
      try workspace.makeFolder(folder)
      try workspace.write("\(folder)/Mono.ttf", font)
      let record = try #require(
        (0..<40).map { 12 + 16 * $0 }.first { font[$0..<($0 + 4)].elementsEqual("head".utf8) })
      let table = font[(record + 8)..<(record + 12)].reduce(0) { $0 << 8 | Int($1) }
      font[table + 18] += 1
    }
    workspace.settle()
    func drawn(_ folders: [String], _ flags: [String]) throws -> [UInt8] {
      let paths = folders.flatMap { ["--font-path", $0] }
      let outcome = try workspace.run(["render", "a.yaml", "-o", "o.png"] + paths + flags)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try workspace.bytes("o.png")
    }
    #expect(try drawn(["one", "two"], ["--no-cache"]) != drawn(["two", "one"], ["--no-cache"]))
    for _ in 0..<2 {
      for folders in [["one", "two"], ["two", "one"], ["one"], ["two"], []] {
        let fresh = try drawn(folders, ["--no-cache"])
        #expect(try drawn(folders, ["--cache", "cache"]) == fresh, "\(folders)")
      }
    }
  }

  @Test("Two versions of the program share a folder and take nothing of one another")
  func versions() throws {
    let workspace = try Workspace(["a.yaml": "Label: Hello\n"])
    // Another build of the same size, installed with the same date.
    let script = """
      cp "$MAQUETTE" one && cp "$MAQUETTE" two && python3 -c "
      file = open('two', 'r+b'); start = file.read(4096)
      place = start.index(b'\\3\\0\\0\\0GNU\\0') + 8
      file.seek(place); file.write(bytes([start[place] ^ 255]))" || exit 1
      touch -d 2001-01-01 one two
      for program in one two one two; do
        ./$program render a.yaml -o $program.png --cache cache || exit 1
      done
      ls cache/1/*/* | wc -l
      """
    let outcome = try workspace.shell(script)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines == ["one.png", "two.png", "one.png", "two.png", "2"])
  }

  @Test("What is watched is written as it is drawn, from the first save on and after a change")
  func watching() throws {
    let workspace = try Workspace([
      "ui/base.yaml": "extends: ios\ncolors: {tint: \"#102030\"}\n",
      "ui/brand.yaml": "extends: base.yaml\nname: brand\n",
      "ui/a.yaml": "theme: brand.yaml\nButton: Go\nstyle: filled\n",
    ])
    workspace.settle()
    let script = """
      draw() { "$MAQUETTE" render ui -o $1 --no-cache --no-spec -q; }
      wait_for() { wait_until "cmp -s out/a@2x.png $1/a@2x.png"; }
      trap 'kill -KILL $watch 2> /dev/null' EXIT
      draw before
      for round in 1 2; do
        rm -rf out
        "$MAQUETTE" watch ui -o out --cache cache > log 2>&1 & watch=$!
        wait_for before && cmp out/a@2x.png before/a@2x.png
        kill -TERM $watch; wait $watch
      done
      "$MAQUETTE" watch ui -o out --cache cache > log 2>&1 & watch=$!
      wait_for before
      printf 'extends: ios\ncolors: {tint: "#302010"}\n' > ui/base.yaml
      draw after
      wait_for after && cmp out/a@2x.png after/a@2x.png
      cmp -s before/a@2x.png after/a@2x.png && echo the theme changes nothing
      kill -TERM $watch; wait $watch; cat log
      """
    let outcome = try workspace.shell(script)
    #expect(!(outcome.text + outcome.errors).contains("EOF"))
    #expect(!outcome.text.contains("differ"), "\(outcome.text)")
    #expect(!outcome.text.contains("changes nothing"))
  }

  @Test("The gallery is written in forms that a page can show")
  func gallery() throws {
    let workspace = try Workspace()
    let outcome = try workspace.run("gallery", "-o", "g", "--format", "jpeg")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--format: unknown format 'jpeg'"))
    #expect(try workspace.run("gallery", "-o", "g", "--format", "pdf").status == 64)
  }
}
