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
  private static let others = ["devices.yaml", "symbols.yaml"]

  /// The file of the controls' types, beside the code that draws them.
  static let looks = "Sources/MaquetteComponents/Looks/ControlLooks.swift"

  let root: String

  /// All files, or everything that is wrong with what they come from.
  ///
  /// - Throws: `DiagnosticError` or `FileError`.
  func files() throws -> [GeneratedFile] {
    let names = try themeNames()
    var records: [(String, SpecNode)] = []
    var heads: [ThemeHead] = []
    var controls: [[String: ControlTable]] = []
    for name in names {
      let theme = try theme(named: name)
      let node = try node(name + ".yaml")
      heads.append(
        ThemeHead(name: name, platform: theme.platform, osVersion: theme.osVersion))
      records.append((name, node))
      controls.append(theme.controls)
    }
    records.append(("", list(of: heads)))
    let devices = try node("devices.yaml")
    _ = try checked("devices.yaml") { DeviceReader.devices(from: devices, sink: $0) }
    let symbols = try node("symbols.yaml")
    _ = try checked("symbols.yaml") { SymbolReader.symbols(from: symbols, sink: $0) }
    return [
      try file("themes", records), try file("devices", [("", devices)]),
      try file("symbols", (symbols.map ?? []).map { ($0.key, $0.value) }),
      try looks(of: controls),
    ]
  }

  /// The types of the controls' looks, from the keys of all themes.
  private func looks(of controls: [[String: ControlTable]]) throws -> GeneratedFile {
    let notes = ControlNotes(
      try themeNames().map {
        String(
          decoding: try FileReader.read(path: "\(root)/Themes/\($0).yaml"), as: UTF8.self)
      })
    let head = "// Written by `swift run theme-generator` from Themes/*.yaml.\n\n"
    let text = head + "import MaquetteCore\n\n" + LookWriter(controls, notes: notes).text
    return GeneratedFile(path: ThemeGenerator.looks, text: text)
  }

  /// The names of the themes: those of their files.
  func themeNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(root)/Themes")
      .filter { $0.hasSuffix(".yaml") && !ThemeGenerator.others.contains($0) }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// The theme of a file, which may extend that of another; the built-in themes in this program are
  /// what was generated the last time, and are not asked.
  func theme(named name: String, below: [String] = []) throws -> Theme {
    let file = "\(name).yaml"
    let node = try node(file)
    var base: Theme?
    if let parent = ThemeReader.parent(of: node) {
      let files = below + [name]
      guard let name = parent.scalar, try themeNames().contains(name), !files.contains(name) else {
        throw DiagnosticError([
          Diagnostic(
            .error, "'extends' must be another theme", file: path(file),
            location: parent.location)
        ])
      }
      base = try theme(named: name, below: files)
    }
    return try checked(file) { sink in
      guard var theme = base else {
        return ThemeReader.theme(from: node, sink: sink, isBuiltIn: true)
      }
      theme.name = name
      var reader = ThemeReader(sink: sink, isBuiltIn: true)
      reader.apply(node, to: &theme)
      return theme
    }
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

  private func checked<Result>(_ file: String, _ body: (DiagnosticSink) -> Result) throws
    -> Result
  {
    let sink = DiagnosticSink()
    let result = body(sink)
    guard sink.diagnostics.isEmpty else {
      throw DiagnosticError(
        sink.sorted.map { diagnostic in
          var copy = diagnostic
          copy.file = path(file)
          return copy
        })
    }
    return result
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
