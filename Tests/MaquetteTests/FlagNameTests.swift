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
    let files = try SwiftSources(in: "Sources/MaquetteCLI").files
    #expect(files.count > 50)
    var silent: [String] = []
    for (path, text) in files {
      silent += text.matches(of: Self.unnamed).map { match in
        "\(path):\(text[..<match.range.lowerBound].count(where: { $0 == "\n" }) + 1)"
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
