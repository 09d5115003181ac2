import FoundationEssentials
import MaquetteCore
import MaquetteSpec
import MaquetteThemes

/// A file to write, its path below the package's folder.
struct GeneratedFile: Hashable {
  var path: String
  var text: String
}

/// Turns the files of `Themes` into lines that the program contains and reads when asked for.
struct ThemeGenerator {
  /// The folder of what is written, below the package's.
  static let folder = "Sources/CThemeData/files"
  /// Files of `Themes` that are no themes.
  private static let others = [
    "devices.yaml", "letters.yaml", "symbols.yaml", "wallpapers.yaml",
  ]

  /// The file of the controls' types, beside the code that draws them.
  static let looks = "Sources/MaquetteComponents/Looks/ControlLooks.swift"

  let root: String

  /// All files, or everything that is wrong with what they come from.
  ///
  /// - Throws: `DiagnosticError` or `FileError`.
  func files() throws -> [GeneratedFile] {
    let names = try themeNames()
    var contents: [(name: String, node: SpecNode)] = []
    for name in try fileNames() where !names.contains(name) {
      contents.append((name, try node(name + ".yaml")))
    }
    var heads: [ThemeHead] = []
    var controls: [ControlTables] = []
    var materials: Set<String> = []
    for name in names {
      let theme = try theme(named: name)
      heads.append(
        ThemeHead(name: name, platform: theme.platform, osVersion: theme.osVersion))
      contents.append((name, try node(name + ".yaml")))
      controls.append(theme.controls)
      materials.formUnion(theme.materials.keys)
    }
    let devices = try node("devices.yaml")
    let sink = DiagnosticSink()
    _ = DeviceReader.devices(from: devices, sink: sink)
    try checked("devices.yaml", sink)
    let symbols = try node("symbols.yaml")
    _ = SymbolReader.symbols(from: symbols, sink: sink)
    try checked("symbols.yaml", sink)
    let wallpapers = try node("wallpapers.yaml")
    _ = WallpaperReader.wallpapers(from: wallpapers, sink: sink)
    try checked("wallpapers.yaml", sink)
    let letters = try node("letters.yaml")
    for entry in letters.map ?? [] {
      _ = LetterReader.table(entry.key, from: entry.value, sink: sink)
    }
    try checked("letters.yaml", sink)
    return [
      try file(
        "themes",
        map([(BuiltInKeys.heads, list(of: heads)), (BuiltInKeys.files, map(contents))])),
      try file("devices", devices), try file("wallpapers", wallpapers),
      try file("letters", letters), try file("symbols", recordsOf: symbols),
      try looks(of: controls, materials: materials),
    ]
  }

  /// The types of the controls' looks, from the keys of all themes.
  private func looks(of controls: [ControlTables], materials: Set<String>) throws
    -> GeneratedFile
  {
    let notes = ControlNotes(
      try themeNames().map {
        String(
          decoding: try FileReader.read(path: "\(root)/Themes/\($0).yaml"), as: UTF8.self)
      })
    let head = "// Written by `swift run theme-generator` from Themes/*.yaml.\n\n"
    let writer = LookWriter(controls, materials: materials, notes: notes)
    let text = head + "import MaquetteCore\n\n" + writer.text
    return GeneratedFile(path: ThemeGenerator.looks, text: text)
  }

  /// The names of the themes: those of files that say a platform or what they extend.
  func themeNames() throws -> [String] {
    try fileNames().filter { name in
      try node(name + ".yaml").map?.contains { ["platform", "extends"].contains($0.key) } == true
    }
  }

  /// The names of all files of themes, of which some are only there to be extended.
  private func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(root)/Themes")
      .filter { $0.hasSuffix(".yaml") && !ThemeGenerator.others.contains($0) }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// The theme of a file, which may extend that of another; the built-in themes in this program are
  /// what was generated the last time, and are not asked.
  func theme(named name: String) throws -> Theme {
    let names = try fileNames()
    let family = ThemeFamily<any Error>(
      node: { names.contains($0) ? try node($0 + ".yaml") : nil },
      check: { name, sink in try checked("\(name).yaml", sink) })
    guard let theme = try family.theme(named: name) else {
      let place = try ThemeReader.parent(of: node("\(name).yaml"))?.location
      throw DiagnosticError([
        Diagnostic(
          .error, "'extends' must be another theme", file: path("\(name).yaml"), location: place)
      ])
    }
    return theme
  }

  /// Platform by platform, the classic theme of each first.
  private func list(of heads: [ThemeHead]) -> SpecNode {
    func text(_ text: String) -> SpecNode {
      SpecNode(.scalar(text), at: SourceLocation(line: 1, column: 1))
    }
    let sorted = Platform.allCases.flatMap { platform in
      heads.filter { $0.platform == platform }.sorted {
        ($0.osVersion ?? 0, $0.name) < ($1.osVersion ?? 0, $1.name)
      }
    }
    return map(
      sorted.map { head in
        let version = head.osVersion.map { [("osVersion", text("\($0)"))] } ?? []
        return (head.name, map([("platform", text(head.platform.rawValue))] + version))
      })
  }

  private func map(_ entries: [(name: String, node: SpecNode)]) -> SpecNode {
    let place = SourceLocation(line: 1, column: 1)
    return SpecNode(
      .map(entries.map { SpecNode.Entry(key: $0.name, location: place, value: $0.node) }),
      at: place)
  }

  private func checked(_ file: String, _ sink: DiagnosticSink) throws {
    guard !sink.diagnostics.isEmpty else { return }
    throw DiagnosticError(
      sink.sorted.map { diagnostic in
        var copy = diagnostic
        copy.file = path(file)
        return copy
      })
  }

  private func node(_ file: String) throws -> SpecNode {
    try YAMLReader.read(FileReader.read(path: "\(root)/\(path(file))"), file: path(file))
  }

  private func path(_ file: String) -> String { "Themes/\(file)" }

  private func file(_ name: String, _ node: SpecNode) throws -> GeneratedFile {
    GeneratedFile(
      path: "\(ThemeGenerator.folder)/\(name).txt", text: try lines(of: node, named: name))
  }

  /// A file of which each key is a record: there are so many that one is looked for in the middle first.
  private func file(_ name: String, recordsOf node: SpecNode) throws -> GeneratedFile {
    let sorted = (node.map ?? []).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let text = try sorted.map { "=\($0.key)\n" + (try lines(of: $0.value, named: $0.key)) }
    return GeneratedFile(path: "\(ThemeGenerator.folder)/\(name).txt", text: text.joined())
  }

  private func lines(of node: SpecNode, named name: String) throws -> String {
    guard let lines = DataLines.text(of: node) else {
      throw DiagnosticError(
        "a text of '\(name)' has several lines, or a key of it starts with '='",
        hint: "write each text on one line")
    }
    return lines
  }
}
