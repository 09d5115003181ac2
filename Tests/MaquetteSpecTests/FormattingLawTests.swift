import Foundation
import MaquetteComponents
import MaquetteCore
import Testing

@testable import MaquetteSpec

/// Formatting never changes what a text means, keeps every comment, and has nothing to do the second
/// time.
@Suite("The laws of formatting")
struct FormattingLawTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Files below a folder of ours.
  private static func files(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path + "/" + folder).sorted()
      .filter { SpecFile.hasEnding($0) && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
  }

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func corpus() throws -> [String] {
    let files = try (files("Examples") + files("Tests/Fixtures")).map(read)
    let blocks = try [
      "README.md", "docs/guides/text.md", "docs/start/specs.md", "Examples/guide.md",
    ].flatMap { path in
      try ["yaml", "maquette"].flatMap { language in
        try read(path).components(separatedBy: "\n```\(language)\n").dropFirst().map {
          $0.components(separatedBy: "\n```")[0]
        }
      }
    }
    let examples = Catalogue.standard.schemas.flatMap { $0.examples.map(\.spec) }
    return files + blocks + examples
  }

  /// - Returns: the formatted text; `nil` for a text that cannot be read.
  @discardableResult
  private func expectLaws(_ text: String) throws -> String? {
    let bytes = Array(text.utf8)
    guard let before = try? YAMLReader.read(bytes) else { return nil }
    guard let formatted = try? SpecFormatter.format(bytes, file: "a.yaml") else {
      Issue.record("not formatted: \(text.debugDescription)")
      return nil
    }
    let after = try YAMLReader.read(formatted)
    let result = String(decoding: formatted, as: UTF8.self)
    #expect(SpecFormatter.isSame(before, after), "\(text.debugDescription)")
    #expect(marks(in: result) == marks(in: text), "\(text.debugDescription)")
    let again = try SpecFormatter.format(formatted, file: "a.yaml")
    #expect(
      String(decoding: again, as: UTF8.self) == result,
      "\(text.debugDescription) → \(result.debugDescription)")
    return result
  }

  /// What the generator puts into comments, in order.
  private func marks(in text: String) -> [Substring] {
    text.matches(of: /#Q[0-9]+/).map(\.output)
  }

  @Test("All files and examples of ours obey them")
  func ours() throws {
    let corpus = try Self.corpus()
    #expect(corpus.count > 100)
    for text in corpus { #expect(try expectLaws(text) != nil, "\(text)") }
    for path in try Self.files("Themes") { #expect(try expectLaws(Self.read(path)) != nil) }
  }

  @Test("Our examples are canonical")
  func canonical() throws {
    for path in try Self.files("Examples") where !path.hasSuffix("maquette.json") {
      let text = try Self.read(path)
      let formatted = try SpecFormatter.format(Array(text.utf8), file: path)
      #expect(String(decoding: formatted, as: UTF8.self) == text, "\(path)")
    }
  }

  @Test("Texts with anything anywhere obey them", arguments: 0..<8)
  func random(seed: Int) throws {
    let corpus = try Self.corpus().filter { $0.utf8.count < 700 }
    let more = Int(ProcessInfo.processInfo.environment["MAQUETTE_FUZZ"] ?? "") ?? 1
    var generator = SeededGenerator(seed: UInt64(seed) &* 7919 &+ UInt64(more))
    var readable = 0
    for _ in 0..<(400 * more) {
      guard var text = corpus.randomElement(using: &generator) else { continue }
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        text = Self.mutated(text, using: &generator)
      }
      if try expectLaws(Self.numbered(text)) != nil { readable += 1 }
    }
    // Otherwise nothing was tried.
    #expect(readable > 60)
  }

  /// With the quotes of the canonical form some of these are JSON.
  @Test("Brackets around anything obey them")
  func brackets() throws {
    let values = [
      "a", "'b: c'", "\"d\"", "1", "'1'", "a\n\n b", "a\r b", "~", "''", "[]", "{'x: y': 'z'}",
      "\"e\\n\"", "&x f", "!!str g", "h # i\n",
    ]
    for first in values {
      for second in values {
        for text in [
          "[\(first), \(second)]", "{\(first): \(second)}", "[{\(first): [\(second)]}]",
        ] {
          try expectLaws(text)
          try expectLaws(text + "\n# b\n")
        }
      }
    }
  }

  private static let fragments = [
    "\n", "\n\n", "  ", " ", "- ", "\n- ", " #Q\n", "\n#Q\n", "\n    #Q\n", ": ", ":\n", "{", "}",
    "[", "]", ", ",
    "'", "\"", " |\n", " >-\n", " |2+\n", " &a ", " *a ", " !t ", "? ", "---\n", "\n...\n", "\t",
    "é", "😀", "\u{200F}",
    "\r", "\r\n", "\\", "#", "''", "\"\"", "{a: 1, b: [c, d]}", "[ ]", "x: y\n", "%", "\u{85}",
    "\u{2028}", "<<: ",
    "\"a\n  b\"", "&x !!str", "1", "~", "[a: b, {c, d: }]",
  ]

  /// The text with something put in, taken out, or doubled.
  private static func mutated(
    _ text: String, using generator: inout SeededGenerator
  ) -> String {
    var scalars = Array(text.unicodeScalars)
    let at = Int.random(in: 0...scalars.count, using: &generator)
    let end = min(scalars.count, at + Int.random(in: 0...8, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: scalars.removeSubrange(at..<end)
    case 1: scalars.insert(contentsOf: scalars[at..<end], at: at)
    case 2:
      // More comments than anything else: at the ends of lines.
      let line = scalars[at...].firstIndex(of: "\n") ?? scalars.count
      scalars.insert(contentsOf: " #Q".unicodeScalars, at: line)
    default:
      let fragment = fragments.randomElement(using: &generator) ?? ""
      scalars.insert(contentsOf: fragment.unicodeScalars, at: at)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Each mark with a number of its own, so that their order shows.
  private static func numbered(_ text: String) -> String {
    var parts = text.components(separatedBy: "#Q")[...]
    var result = parts.popFirst() ?? ""
    for (number, part) in parts.enumerated() { result += "#Q\(number) " + part }
    return result
  }
}

/// Random numbers that are the same in every run: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
