import Foundation
import Testing

/// Goes through all flags of `render`: each decides on pictures, and then on cache keys, or is known
/// to be harmless. A flag that is new fails until it is in one of the lists.
@Suite("The picture cache and flags")
struct CacheFlagTests {
  /// Flags that decide on what is told and where it goes, and not on pictures.
  private static let harmless: Set = [
    // Which part of the pictures is drawn, and how messages look.
    "shard", "shards", "plan", "color",
    "output", "j", "quiet", "diagnostics", "deps", "deps-format", "cache", "no-cache", "help",
    "version",
    // A picture is drawn within them, or it is an error.
    "timeout", "max-memory", "image-timeout", "image-max-memory",
    // What may be written over, and where.
    "overwrite", "follow-links",
  ]

  /// For each flag: what else the run is told, the flag's own words, and another value if it has one.
  private static let decisive: [String: (base: [String], first: [String], second: [String])] = [
    "variants": ([], ["light"], ["dark"]), "compare": ([], ["ltr,rtl"], ["ltr,dark"]),
    "platform": ([], ["macos"], ["watchos"]), "os-version": ([], ["17"], ["18"]),
    "device": ([], ["iPhone 15 Pro"], ["iPhone 17"]),
    "appearance": ([], ["dark"], ["light"]), "contrast": ([], ["increased"], ["standard"]),
    "level": ([], ["elevated"], ["base"]), "direction": ([], ["rtl"], ["ltr"]),
    "locale": ([], ["ar"], ["de_DE"]), "calendar": ([], ["hebrew"], ["gregorian"]),
    "time-zone": ([], ["Asia/Tokyo"], ["Europe/Prague"]), "hour-cycle": ([], ["h23"], ["h12"]),
    "now": ([], ["2024-02-03T04:05:06Z"], ["2023-02-03T04:05:06Z"]),
    "pseudo": ([], ["long"], ["rtl"]), "text-size": ([], ["accessibility2"], ["small"]),
    "legibility-weight": ([], ["bold"], ["regular"]), "theme": ([], ["red.yaml"], ["blue.yaml"]),
    "control-accent-color": ([], ["red"], ["multicolor"]),
    "control-active-state": ([], ["inactive"], ["key"]),
    "accessibility-show-button-shapes": ([], [], []),
    "no-accessibility-show-button-shapes": ([], [], []),
    "accessibility-reduce-transparency": ([], [], []),
    "no-accessibility-reduce-transparency": ([], [], []),
    "accessibility-differentiate-without-color": ([], [], []),
    "no-accessibility-differentiate-without-color": ([], [], []),
    "on-off-labels": ([], [], []), "no-on-off-labels": ([], [], []),
    "frame": ([], [], []), "no-frame": ([], [], []),
    "symbols": ([], ["one.yaml"], ["two.yaml"]), "scale": ([], ["3"], ["1"]),
    "tint": ([], ["red"], ["#123456"]), "format": ([], ["svg"], ["pdf"]),
    "overlay": ([], ["bounds"], ["callouts"]), "callout": ([], ["Button"], ["*"]),
    "legend": (["--overlay", "callouts"], ["none"], ["markdown"]),
    "font-path": ([], ["fonts"], ["more-fonts"]),
    "dark": (["--format", "svg"], ["media"], ["class"]),
    "dark-selector": (["--format", "svg", "--dark", "class"], [".night"], [".dim"]),
    "id": (["--format", "svg"], ["one"], ["two"]), "no-spec": ([], [], []),
    "no-text": (["--format", "svg"], [], []),
    "materials": (["--format", "svg"], ["flat"], ["image"]),
  ]

  private func workspace() throws -> Workspace {
    let spec = """
      width: 300
      VStack:
        - Label: Hello
        - DateLabel: 2025-03-14T09:41
        - Button: Go
          symbol: star

      """
    let workspace = try Workspace(["a.yaml": spec, "b.yaml": "Alert: Other\nbuttons: [OK]\n"])
    for (name, color) in [("red", "#FF0000"), ("blue", "#0000FF")] {
      try workspace.write("\(name).yaml", "extends: ios\ncolors: {label: \"\(color)\"}\n")
    }
    // The spec's own star is drawn over.
    for (name, path) in [("one", "M4 12 H20"), ("two", "M12 4 V20")] {
      try workspace.write("\(name).yaml", "star:\n  layers:\n    - stroke: \(path)\n")
    }
    let font = "/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf"
    for folder in ["fonts", "more-fonts"] {
      try workspace.makeFolder(folder)
      try FileManager.default.copyItem(
        atPath: font, toPath: workspace.path("\(folder)/Mono.ttf"))
    }
    workspace.settle()
    return workspace
  }

  /// Every long or short name that `render` has, as it says itself.
  private func flags() throws -> Set<String> {
    let outcome = try Workspace().run("render", "--experimental-dump-help")
    let root = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let command = try #require(root?["command"] as? [String: Any])
    let arguments = try #require(command["arguments"] as? [[String: Any]])
    let names = arguments.filter { $0["kind"] as? String != "positional" }.compactMap { argument in
      (argument["preferredName"] as? [String: String])?["name"]
    }
    return Set(names)
  }

  @Test("Every flag is known to decide on pictures, or not to")
  func complete() throws {
    let flags = try flags()
    #expect(flags.count > 30)
    #expect(flags.subtracting(Self.harmless).sorted() == Self.decisive.keys.sorted())
  }

  private struct Run {
    /// Pictures and tables, by name.
    var files: [String: [UInt8]]
    var fromCache: Int
    var messages: String
  }

  private func run(_ workspace: Workspace, _ flags: [String]) throws -> Run {
    try? FileManager.default.removeItem(at: workspace.url("out"))
    let outcome = try workspace.run(["render", "a.yaml", "b.yaml", "-o", "out/"] + flags)
    try #require(outcome.status == 0, "\(flags): \(outcome.errors)")
    let names = workspace.files.filter { $0.hasPrefix("out/") }
    try #require(names.count >= 2)
    let lines = outcome.errors.split(separator: "\n")
    let count = lines.first { $0.hasSuffix(" from the cache") }?.split(separator: " ")
    return Run(
      files: try Dictionary(uniqueKeysWithValues: names.map { ($0, try workspace.bytes($0)) }),
      fromCache: count.flatMap { Int($0[$0.count - 4]) } ?? 0,
      messages: lines.filter { !$0.hasSuffix(" from the cache") }.joined(separator: "\n"))
  }

  @Test("A flag misses the cache, and what comes from it is what would be drawn")
  func decisive() throws {
    let workspace = try workspace()
    for (flag, words) in Self.decisive.sorted(by: { $0.key < $1.key }) {
      // One flag's base may be what another one says.
      let cache = ["--cache", "cache-\(flag)"]
      let base = try run(workspace, words.base + cache)
      for value in words.first == words.second ? [words.first] : [words.first, words.second] {
        let flags = words.base + ["--" + flag] + value
        let fresh = try run(workspace, flags + ["--no-cache"])
        #expect(fresh.fromCache == 0)
        let missed = try run(workspace, flags + cache)
        #expect(missed.fromCache == 0, "--\(flag) \(value)")
        let hit = try run(workspace, flags + cache)
        #expect(hit.fromCache == hit.files.count, "--\(flag) \(value)")
        #expect(missed.files == fresh.files, "--\(flag) \(value)")
        #expect(hit.files == fresh.files, "--\(flag) \(value)")
        #expect(hit.messages == fresh.messages, "--\(flag) \(value)")
      }
      let again = try run(workspace, words.base + cache)
      #expect(again.files == base.files)
      #expect(again.fromCache == again.files.count)
    }
  }

  @Test("Harmless flags find in the cache what others put there")
  func harmless() throws {
    let workspace = try workspace()
    let plain = try run(workspace, ["--cache", "cache"])
    for flags in [["-j", "1"], ["--deps", "d"], ["--diagnostics", "short"]] {
      let outcome = try run(workspace, flags + ["--cache", "cache"])
      #expect(outcome.fromCache == 2, "\(flags)")
      #expect(outcome.files == plain.files)
    }
  }

  @Test("A font that is exchanged, and a theme that a flag names, are noticed")
  func files() throws {
    let workspace = try workspace()
    let flags = ["--theme", "red.yaml", "--font-path", "fonts", "--cache", "cache"]
    _ = try run(workspace, flags)
    #expect(try run(workspace, flags).fromCache == 2)
    try FileManager.default.removeItem(at: workspace.url("fonts/Mono.ttf"))
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSansMono-Bold.ttf",
      toPath: workspace.path("fonts/Mono.ttf"))
    #expect(try run(workspace, flags).fromCache == 0)
    #expect(try run(workspace, flags).fromCache == 2)
    try workspace.write("red.yaml", "extends: ios\ncolors: {label: \"#FE0000\"}\n")
    #expect(try run(workspace, flags).fromCache == 0)
  }

  @Test("A font with other bytes is noticed when it has the old size and date")
  func sameDate() throws {
    let workspace = try workspace()
    let flags = ["--font-path", "fonts", "--cache", "cache"]
    let font = "fonts/Mono.ttf"
    func date() throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
        ofItemAtPath: workspace.path(font))
    }
    try date()
    _ = try run(workspace, flags)
    #expect(try run(workspace, flags).fromCache == 2)
    let bytes = try workspace.bytes(font)
    let file = try FileHandle(forWritingTo: workspace.url(font))
    try file.seek(toOffset: UInt64(bytes.count - 1))
    try file.write(contentsOf: [bytes[bytes.count - 1] ^ 1])
    try file.close()
    try date()
    #expect(try run(workspace, flags).fromCache == 0)
  }

  @Test("Standard input, standard output and one file take part")
  func streams() throws {
    let workspace = try Workspace()
    func run(_ output: String, _ flags: String...) throws -> [UInt8] {
      let outcome = try workspace.run(
        ["render", "-", "-o", output] + flags, stdin: Array("Label: Hi\n".utf8))
      #expect(outcome.status == 0, "\(outcome.errors)")
      return output == "-" ? outcome.output : try workspace.bytes(output)
    }
    for output in ["-", "o.png", "other.PNG", "folder/o.svg"] {
      let fresh = try run(output, "--no-cache")
      #expect(try run(output, "--cache", "cache") == fresh)
      #expect(try run(output, "--cache", "cache") == fresh)
    }
    // The two PNG files are one entry: only their names differ.
    #expect(workspace.files.filter { $0.hasPrefix("cache/") }.count == 3)
  }
}
