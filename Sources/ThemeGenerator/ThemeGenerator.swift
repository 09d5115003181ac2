import FoundationEssentials
import MaquetteCore
import MaquetteSpec
import MaquetteThemes

/// A file to write, its path below the package's folder.
struct GeneratedFile: Hashable {
  var path: String
  var text: String
}

/// Turns the files of `Themes` into records that the program contains and reads when asked for.
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
    var records: [(String, SpecNode)] = []
    for name in try fileNames() where !names.contains(name) {
      records += ThemeGenerator.records(name, try node(name + ".yaml"))
    }
    var heads: [ThemeHead] = []
    var controls: [ControlTables] = []
    var materials: Set<String> = []
    for name in names {
      let theme = try theme(named: name)
      heads.append(
        ThemeHead(name: name, platform: theme.platform, osVersion: theme.osVersion))
      records += ThemeGenerator.records(name, try node(name + ".yaml"))
      controls.append(theme.controls)
      materials.formUnion(theme.materials.keys)
    }
    records.append(("", list(of: heads)))
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
      try file("themes", records), try file("devices", [("", devices)]),
      try file("wallpapers", (wallpapers.map ?? []).map { ($0.key, $0.value) }),
      try file("letters", (letters.map ?? []).map { ($0.key, $0.value) }),
      try file("symbols", (symbols.map ?? []).map { ($0.key, $0.value) }),
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

  /// A theme's file as records: each control by itself, their names, and everything else.
  private static func records(_ name: String, _ node: SpecNode) -> [(String, SpecNode)] {
    let entries = node.map ?? []
    let controls = entries.first { $0.key == BuiltInRecords.controls }?.value.map ?? []
    let rest = SpecNode(
      .map(entries.filter { $0.key != BuiltInRecords.controls }), at: node.location)
    let names = controls.map { SpecNode(.scalar($0.key), at: $0.location) }
    return [(name, rest), (BuiltInRecords.list(name), SpecNode(.list(names), at: node.location))]
      + controls.map { (BuiltInRecords.control($0.key, of: name), $0.value) }
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
    let place = SourceLocation(line: 1, column: 1)
    func entry(_ key: String, _ value: SpecNode.Value) -> SpecNode.Entry {
      SpecNode.Entry(key: key, location: place, value: SpecNode(value, at: place))
    }
    let sorted = Platform.allCases.flatMap { platform in
      heads.filter { $0.platform == platform }.sorted {
        ($0.osVersion ?? 0, $0.name) < ($1.osVersion ?? 0, $1.name)
      }
    }
    let entries = sorted.map { head in
      let version = head.osVersion.map { [entry("osVersion", .scalar("\($0)"))] } ?? []
      return entry(
        head.name, .map([entry("platform", .scalar(head.platform.rawValue))] + version))
    }
    return SpecNode(.map(entries), at: place)
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

  private func file(_ name: String, _ records: [(name: String, node: SpecNode)]) throws
    -> GeneratedFile
  {
    let sorted = records.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let text = try sorted.map { record in
      guard let lines = DataLines.text(of: record.node) else {
        throw DiagnosticError(
          "a text of '\(record.name)' has several lines, or a key of it starts with '='",
          hint: "write each text on one line")
      }
      return "=\(record.name)\n" + lines
    }
    return GeneratedFile(
      path: "\(ThemeGenerator.folder)/\(name).txt", text: text.joined())
  }
}
