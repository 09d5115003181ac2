import BuiltProgram
import Foundation
import Testing

/// A page that people read: the pages at the top of the repository, except for the licences of others,
/// Sources/README.md, and those below docs/.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
  /// The repository.
  static let root = Checkout.root

  /// All of them, by their paths.
  static let all: [DocumentationPage] = {
    let docs = FileManager.default.enumerator(atPath: root.appendingPathComponent("docs").path)
    let pages = (docs?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }.sorted()
    let top = [
      "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE.md", "README.md", "SECURITY.md",
      "Sources/README.md",
    ]
    return (top + pages.map { "docs/\($0)" }).map(DocumentationPage.init)
  }()

  let path: String

  var testDescription: String { path }

  /// The page's text.
  func text() throws -> String { try Self.read(path) }

  /// The fenced blocks in a language, those of a list unindented.
  func blocks(_ language: String) throws -> [String] {
    try text().components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// Every fenced block with its language, those inside of longer fences not among them.
  func fences() throws -> [(language: String, text: String)] {
    var fences: [(language: String, text: String)] = []
    var open: (fence: Substring, language: String, lines: [Substring])?
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      let rest = line.drop { $0 == " " }
      if let block = open {
        if rest == block.fence {
          fences.append((block.language, block.lines.joined(separator: "\n")))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if let match = rest.wholeMatch(of: /(`{3,})([^`]*)/) {
        open = (match.1, String(match.2), [])
      }
    }
    return fences
  }

  /// A file of the repository.
  static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
