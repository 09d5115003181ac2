import Testing

@Suite("Properties of looks")
struct LookUseTests {
  /// A key that nothing reads promises a designer of themes something that it does not do.
  @Test("Each one is read by a component, so that each key of a theme does something")
  func areRead() throws {
    let files = try SwiftSources(in: "Sources/MaquetteComponents").files
    let looks = try #require(files.first { $0.path == "Looks/ControlLooks.swift" })
    var words: Set<Substring> = []
    for file in files where file.path != looks.path {
      for line in file.text.split(separator: "\n") {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        words.formUnion(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
    }
    let properties = looks.text.split(separator: "\n").filter { $0.hasPrefix("  var ") }
      .map { $0.dropFirst(6).prefix { $0 != ":" } }
    #expect(properties.count > 1000)
    #expect(properties.filter { !words.contains($0) } == [])
  }
}
