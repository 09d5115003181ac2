import Maquette
import MaquetteSpec

/// Findings that a project knows already, so that only new ones are told: a JSON file that is
/// committed.
///
/// A finding is known by its rule, its file and the component that it is about, and what reading and
/// drawing tell by its message, not by their lines, so that lines may move.
package struct KnownFindings: Hashable, Sendable {
  /// The most equal findings that a file may tell of.
  private static let mostEqual = 1_000_000
  /// The version of the file's form.
  static let version = 1

  private struct Key: Hashable, Comparable {
    var file: String
    var rule: String
    /// The component; empty for what reading and drawing tell.
    var path = ""
    /// What they tell; empty for a finding of a rule.
    var message = ""

    static func < (one: Key, other: Key) -> Bool {
      (one.file, one.rule, one.path, one.message)
        < (other.file, other.rule, other.path, other.message)
    }
  }

  private var counts: [Key: Int] = [:]

  /// No finding at all.
  package init() {}

  /// The findings in a file.
  ///
  /// - Throws: ``DiagnosticError`` for a file that is no list of findings.
  package init(_ bytes: [UInt8], file: String) throws {
    guard !YAMLReader.isNoJSON(bytes) else {
      throw DiagnosticError(
        "this is not a baseline of lint", file: file,
        hint: "name the file that 'maquette lint --record-baseline' wrote")
    }
    let root = try YAMLReader.readJSON(bytes, file: file)
    func fail(_ message: String, _ node: SpecNode) -> DiagnosticError {
      DiagnosticError([
        Diagnostic(
          .error, message, file: file, location: node.location,
          hint: "'maquette lint --record-baseline' writes it again")
      ])
    }
    let entries = Dictionary((root.map ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard entries["version"]?.scalar == "\(Self.version)", let list = entries["findings"]?.list
    else {
      throw fail("this is not a list of known findings of version \(Self.version)", root)
    }
    for node in list {
      let keys = Dictionary(
        (node.map ?? []).map { ($0.key, $0.value.scalar) }, uniquingKeysWith: { $1 })
      let (path, message) = (keys["component"] ?? nil, keys["message"] ?? nil)
      guard let file = keys["file"] ?? nil, let rule = keys["rule"] ?? nil,
        (path == nil) != (message == nil)
      else {
        throw fail("a known finding has 'file', 'rule', and 'component' or 'message'", node)
      }
      let text = (keys["count"] ?? nil) ?? "1"
      guard let count = Int(text), (1...Self.mostEqual).contains(count) else {
        throw fail(
          "'count' is '\(SpecNode.excerpt(text))', not a whole number from 1 to \(Self.mostEqual)",
          node)
      }
      let key = Key(file: file, rule: rule, path: path ?? "", message: message ?? "")
      counts[key, default: 0] += count
    }
  }

  /// How many there are.
  package var count: Int { counts.values.reduce(0, +) }

  /// Adds all of a report but errors.
  ///
  /// - Parameter folder: the folder that files are named from, with a slash at its end or empty.
  package mutating func add(_ report: Linter.Report, from folder: String) {
    let keys =
      report.findings.map { Self.key($0, folder) }
      + report.diagnostics.compactMap { Self.key($0, folder) }
    for key in keys { counts[key, default: 0] += 1 }
  }

  /// The report without what is known; each known finding covers as many as there were.
  package func unknown(in report: Linter.Report, from folder: String) -> Linter.Report {
    var left = counts
    func isNew(_ key: Key) -> Bool {
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    var result = report
    result.findings = report.findings.filter { isNew(Self.key($0, folder)) }
    result.diagnostics = report.diagnostics.filter { diagnostic in
      Self.key(diagnostic, folder).map(isNew) ?? true
    }
    return result
  }

  /// The file's text, sorted.
  package var json: String {
    JSONValue.object([
      ("version", .integer(Self.version)),
      (
        "findings",
        .array(
          counts.sorted { $0.key < $1.key }.map { key, count in
            .object(
              [
                ("file", .string(key.file)), ("rule", .string(key.rule)),
                key.message.isEmpty
                  ? ("component", .string(key.path)) : ("message", .string(key.message)),
              ] + (count > 1 ? [("count", .integer(count))] : []))
          })
      ),
    ]).prettyText
  }

  private static func key(_ finding: LintFinding, _ folder: String) -> Key {
    Key(file: file(of: finding.diagnostic, folder), rule: finding.rule, path: finding.path)
  }

  /// `nil` for an error, which nobody gets used to.
  private static func key(_ diagnostic: Diagnostic, _ folder: String) -> Key? {
    guard diagnostic.severity != .error else { return nil }
    return Key(
      file: file(of: diagnostic, folder), rule: diagnostic.name,
      message: diagnostic.messageInAll)
  }

  private static func file(of diagnostic: Diagnostic, _ folder: String) -> String {
    let file = diagnostic.file ?? ""
    return Paths.starts(file, with: folder) ? Paths.rest(of: file, after: folder) : file
  }
}
