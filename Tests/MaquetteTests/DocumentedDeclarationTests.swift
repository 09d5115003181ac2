import Foundation
import Testing

@Suite("Public declarations")
struct DocumentedDeclarationTests {
  /// Said by the protocol that asks for it, or by the summary of a key.
  private static let told = [
    "public static let keys", "public static let names", "public var values", "public import",
    "public static func specType(", "public static func read(_ node: SpecNode",
    "public var specText", "public static var synonyms", "public static let synonyms",
    "public func makeElement(in", "public static func ==", "public func hash(into",
  ]

  @Test("Each has a comment; keys of components have their summary")
  func comments() throws {
    var bare: [String] = []
    for folder in ["Sources", "Themes"] {
      let files = try SwiftSources(in: folder).files
      #expect(files.count > 20)
      for (path, text) in files {
        bare += Self.bareLines(of: text).map { "\(folder)/\(path):\($0)" }
      }
    }
    #expect(bare == [])
  }

  @Test("A declaration without a comment is found") func findsBare() {
    #expect(
      Self.bareLines(of: "/// A size.\npublic struct Size {\n  public var width: Int\n}") == [3])
    #expect(Self.bareLines(of: "  /// A size.\n  @frozen\n  public struct Size {}") == [])
    #expect(Self.bareLines(of: "    public let size = Key(1, \"A size.\")") == [])
  }

  /// The numbers of lines that declare something public without a comment above.
  private static func bareLines(of text: String) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    return words.indices.filter { index in
      let line = words[index]
      guard line.hasPrefix("public "), !line.contains("Key"),
        !told.contains(where: line.hasPrefix)
      else { return false }
      let above = words[..<index].last { !$0.hasPrefix("@") } ?? ""
      return !above.hasPrefix("///")
    }.map { $0 + 1 }
  }
}
