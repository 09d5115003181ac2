import Foundation
import Testing

@Suite("Names of flags")
struct FlagNameTests {
  /// A flag that leaves its name to the parser, which makes it from the property's, letter by letter and three
  /// times for each command: a twentieth of the instructions of one button.
  private static var unnamed: Regex<Substring> {
    #/@(?:Option|Flag)\b(?!\(\s*name: (?:\.custom|\[\.custom))/#
  }

  @Test("Each flag says its name as it is typed, so that a search finds it")
  func saidNames() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/MaquetteCLI").standardized
    let names = try #require(FileManager.default.enumerator(atPath: folder.path))
    var silent: [String] = []
    for case let name as String in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      silent += text.matches(of: Self.unnamed).map { match in
        let line = text[..<match.range.lowerBound].count(where: { $0 == "\n" }) + 1
        return "\(name):\(line)"
      }
    }
    #expect(silent == [])
  }

  @Test(
    "A flag without one is found",
    arguments: [
      "@Flag var quiet = false", "@Option(help: \"Its size.\") var size: Int",
      "@Flag(\n    name: .shortAndLong, help: \"\") var quiet = false",
    ]
  )
  func findsSilent(text: String) {
    #expect(text.contains(Self.unnamed))
    let named = "@Option(name: .customLong(\"size\"), help: \"Its size.\") var size: Int"
    #expect(!named.contains(Self.unnamed))
    #expect(!"@Flag(name: [.customLong(\"quiet\"), .customShort(\"q\")])".contains(Self.unnamed))
  }
}
