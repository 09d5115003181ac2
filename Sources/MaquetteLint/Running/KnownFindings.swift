import Maquette
import MaquetteSpec

/// Findings that a project knows already, so that only new ones are told: a JSON file that is
/// committed.
///
/// A finding is known by its rule, its file and the component that it is about, not by its line, so
/// that lines may move.
package struct KnownFindings: Hashable, Sendable {
  /// The most equal findings that a file may tell of.
  private static let mostEqual = 1_000_000
  /// The version of the file's form.
  static let version = 1

  private struct Key: Hashable, Comparable {
    var file: String
    var rule: String
    var path: String

    static func < (one: Key, other: Key) -> Bool {
      (one.file, one.rule, one.path) < (other.file, other.rule, other.path)
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
      guard let file = keys["file"] ?? nil, let rule = keys["rule"] ?? nil,
        let path = keys["component"] ?? nil
      else { throw fail("a known finding has 'file', 'rule' and 'component'", node) }
      let text = (keys["count"] ?? nil) ?? "1"
      guard let count = Int(text), (1...Self.mostEqual).contains(count) else {
        throw fail(
          "'count' is '\(SpecNode.excerpt(text))', not a whole number from 1 to \(Self.mostEqual)",
          node)
      }
      counts[Key(file: file, rule: rule, path: path), default: 0] += count
    }
  }

  /// How many there are.
  package var count: Int { counts.values.reduce(0, +) }

  /// Adds findings.
  ///
  /// - Parameter folder: the folder that files are named from, with a slash at its end or empty.
  package mutating func add(_ findings: [LintFinding], from folder: String) {
    for finding in findings { counts[Self.key(finding, folder), default: 0] += 1 }
  }

  /// The findings that are not known; each known one covers as many as there were.
  package func unknown(among findings: [LintFinding], from folder: String) -> [LintFinding] {
    var left = counts
    return findings.filter { finding in
      let key = Self.key(finding, folder)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
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
                ("component", .string(key.path)),
              ] + (count > 1 ? [("count", .integer(count))] : []))
          })
      ),
    ]).prettyText
  }

  private static func key(_ finding: LintFinding, _ folder: String) -> Key {
    let file = finding.diagnostic.file ?? ""
    let short = Paths.starts(file, with: folder) ? Paths.rest(of: file, after: folder) : file
    return Key(file: short, rule: finding.rule, path: finding.path)
  }
}
