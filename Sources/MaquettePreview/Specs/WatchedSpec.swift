import Glibc
import Maquette
import MaquetteCore
import MaquetteSpec

/// A spec as it was read last.
package struct WatchedSpec: Sendable {
  /// How requests name it; the same as long as the session lasts, also when the file comes back.
  package let id: Int
  /// The path as the user named it, or below the folder as the user named that.
  package let path: String
  /// Grows with each change; the number is that of the whole session.
  package internal(set) var revision = 0
  /// The spec as it could be read last; `nil` when it never could.
  package internal(set) var document: SpecDocument?
  /// What flags said when it could.
  package internal(set) var overrides = EnvironmentPatch()
  /// What is wrong with it now, or doubtful.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The same as lines with excerpts, as the terminal shows it.
  package internal(set) var messages = ""
  /// When its files were written last, in milliseconds since 1970; 0 when nobody knows.
  package internal(set) var saved = 0.0
  /// The files that it is made of, itself first.
  package internal(set) var inputs: [String] = []
  /// What it depends on, itself among it, as ``FileKey`` has it.
  var keys: Set<PathKey> = []
  /// The text as it was read last.
  private var text = SpelledText([])
  /// A text that stands in the place of the file, which nobody saved.
  private var draft: [UInt8]?
  /// Whether the user named the file: then it is a spec whatever is in it.
  var isNamed = false
  /// Whether it was a spec when it was looked at last, and not a theme or something else.
  var isSpec = true

  init(id: Int, path: String, isNamed: Bool) {
    (self.id, self.path, self.isNamed) = (id, path, isNamed)
  }

  /// Whether what is shown is not what the file says.
  package var isBroken: Bool { diagnostics.contains { $0.severity == .error } }
}

extension WatchedSpec {
  /// The text that it was read from, or is in the file now; empty when nobody can read it.
  var source: [UInt8] { draft ?? (try? FileReader.read(path: path)) ?? [] }

  /// The spec as a text would make it, of which nothing is known before; read within limits.
  func reading(
    _ text: [UInt8], _ overrides: Overrides, _ limits: DrawingLimits
  ) -> WatchedSpec {
    var spec = self
    (spec.draft, spec.document, spec.isNamed) = (text, nil, true)
    do {
      var taken = 0
      return try WorkBudget.bounded(by: limits, taken: &taken) { spec.read(overrides) }
    } catch {
      spec.diagnostics = diagnostics(of: error)
    }
    spec.messages = Messages.text(of: spec.diagnostics, source: text, file: path)
    return spec
  }

  private func diagnostics(of error: any Error) -> [Diagnostic] {
    switch error {
    case let error as FileError: [error.diagnostic.naming(path)]
    case let error as DiagnosticError: error.diagnostics.map { $0.naming(path) }
    default: [Diagnostic(.error, "\(error)", file: path)]
    }
  }

  /// The spec read anew.
  ///
  /// - Parameters:
  ///   - overrides: what flags say, or what is wrong with the files that they name.
  func read(_ overrides: Overrides) -> WatchedSpec {
    var spec = self
    var source: [UInt8] = []
    let dependencies = SpecDependencies()
    do {
      source = try draft ?? FileReader.read(path: path)
      spec.text = SpelledText(source)
      spec.isSpec = isNamed || SpecFile.isSpec(source, file: path)
      if spec.isSpec {
        let document = try SpecDocument(
          parsing: source, file: path, folder: Paths.folder(of: path),
          symbols: overrides.patch.ownSymbols, dependencies: dependencies, root: overrides.root)
        spec.diagnostics = document.warnings.map { $0.naming(path) } + overrides.problems
        if overrides.problems.isEmpty {
          (spec.document, spec.overrides) = (document, overrides.patch)
        }
      }
    } catch {
      spec.diagnostics = diagnostics(of: error)
    }
    spec.messages = Messages.text(of: spec.diagnostics, source: source, file: path)
    let files = [path] + dependencies.paths
    spec.inputs = files
    spec.keys = files.reduce(into: []) { $0.formUnion(FileKey.all($1)) }
    spec.saved = files.map(WatchedSpec.written).max() ?? 0
    return spec
  }

  /// Whether somebody who shows this one need not change anything to show the other one.
  func isShownAs(_ other: WatchedSpec) -> Bool {
    isSpec == other.isSpec && messages == other.messages && document == other.document
      && overrides == other.overrides && text.isSpelledAs(other.text)
  }

  private static func written(_ path: String) -> Double {
    guard let status = Disk.status(of: path) else { return 0 }
    return Double(status.st_mtim.tv_sec) * 1000 + Double(status.st_mtim.tv_nsec) / 1e6
  }
}

/// Tells of two texts that say the same to Swift whether they may be drawn differently: "é" is one
/// character or two.
private struct SpelledText: Sendable {
  private let isASCII: Bool
  private let hash: ContentHash

  init(_ bytes: [UInt8]) {
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    hash = ContentHash(bytes)
  }

  func isSpelledAs(_ other: SpelledText) -> Bool {
    (isASCII && other.isASCII) || hash == other.hash
  }
}

/// What flags say about the environment, and what is wrong with the files that they name.
struct Overrides: Sendable {
  var patch = EnvironmentPatch()
  var problems: [Diagnostic] = []
  var keys: Set<PathKey> = []
  /// A folder below which specs may name files, besides their own; `nil` for none.
  var root: ProjectRoot?
}

/// Diagnostics as a terminal shows them.
enum Messages {
  static func text(of diagnostics: [Diagnostic], source: [UInt8], file: String) -> String {
    let (writer, bare) = (DiagnosticText(source: source), DiagnosticText())
    var lines = diagnostics.prefix(Limits.diagnostics).map { diagnostic in
      // What is wrong in another file, as in a theme, shows that file's line.
      guard diagnostic.file != file else { return writer.text(of: diagnostic) }
      let other = diagnostic.file.flatMap { try? FileReader.read(path: $0) }
      return (other.map { DiagnosticText(source: $0) } ?? bare).text(of: diagnostic)
    }
    let rest = diagnostics.count - Limits.diagnostics
    if rest > 0 { lines.append("… and \(rest) more") }
    return lines.joined(separator: "\n")
  }
}
