import Foundation
import MaquetteCore
import MaquetteSpec
import MaquetteThemes

/// A file to write, its path below the package's folder.
struct GeneratedFile: Hashable {
  var path: String
  var text: String
}

/// Turns the files of `Themes` into Swift, so that built-in themes need no parsing at run time.
struct ThemeGenerator {
  /// The folder of what is written, below the package's.
  static let folder = "Themes/Generated"

  /// The file of the controls' types, beside the code that draws them.
  static let looks = "Sources/MaquetteComponents/Looks/ControlLooks.swift"

  let root: String

  /// All files, or everything that is wrong with what they come from.
  ///
  /// - Throws: `DiagnosticError` or `FileError`.
  func files() throws -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    var themes: [Platform: Theme] = [:]
    for platform in Platform.allCases {
      let theme = try theme(platform, among: &themes)
      files.append(
        file("Theme+\(platform.displayName)", from: "\(platform.rawValue).yaml") {
          ThemeWriter(theme).text
        })
    }
    let devices = try read("devices.yaml") { DeviceReader.devices(from: $0, sink: $1) }
    files.append(
      file("Device+All", from: "devices.yaml") { DeviceWriter(devices).text })
    let symbols = try read("symbols.yaml") { SymbolReader.symbols(from: $0, sink: $1) }
    files.append(
      file("Symbol+All", from: "symbols.yaml", imports: false) { SymbolWriter(symbols).text })
    return files + [try looks(of: themes)]
  }

  /// The types of the controls' looks, from the keys of all themes.
  private func looks(of themes: [Platform: Theme]) throws -> GeneratedFile {
    let notes = ControlNotes(
      try Platform.allCases.map {
        String(
          decoding: try FileReader.read(path: "\(root)/\(path("\($0.rawValue).yaml"))"),
          as: UTF8.self)
      })
    let controls = Platform.allCases.compactMap { themes[$0]?.controls }
    let head = "// Written by `swift run theme-generator` from Themes/*.yaml.\n\n"
    let text = head + "import MaquetteCore\n\n" + LookWriter(controls, notes: notes).text
    return GeneratedFile(path: ThemeGenerator.looks, text: text)
  }

  /// The theme of a platform's file, which may extend another platform's file; the built-in themes
  /// in this program are what was generated the last time, and are not asked.
  func theme(_ platform: Platform, among known: inout [Platform: Theme]) throws -> Theme {
    if let theme = known[platform] { return theme }
    let file = "\(platform.rawValue).yaml"
    let node = try node(file)
    var base: Theme?
    if let parent = ThemeReader.parent(of: node) {
      guard let name = parent.scalar.flatMap(Platform.init(rawValue:)), name != platform else {
        throw DiagnosticError([
          Diagnostic(
            .error, "'extends' must be another platform", file: path(file),
            location: parent.location)
        ])
      }
      // Two files that extend one another would go on for ever.
      known[platform] = .builtIn(platform)
      base = try theme(name, among: &known)
    }
    let theme = try checked(file) { sink in
      guard var theme = base else { return ThemeReader.theme(from: node, sink: sink) }
      var reader = ThemeReader(sink: sink, addsControls: true)
      reader.apply(node, to: &theme)
      return theme
    }
    known[platform] = theme
    return theme
  }

  private func read<Result>(_ file: String, _ body: (SpecNode, DiagnosticSink) -> Result) throws
    -> Result
  {
    let node = try node(file)
    return try checked(file) { body(node, $0) }
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

  private func file(
    _ name: String, from source: String, imports: Bool = true, _ body: () -> String
  ) -> GeneratedFile {
    var text = "// Written by `swift run theme-generator` from Themes/\(source)."
    text += imports ? "\n\nimport MaquetteCore\n\n" : "\n\n"
    return GeneratedFile(path: "\(ThemeGenerator.folder)/\(name).swift", text: text + body())
  }
}
