import Foundation
import Testing

@Suite("The public API")
struct PublicAPITests {
  /// The products' modules, and those that they export.
  private static let modules = [
    "Maquette", "MaquetteComponents", "MaquetteCore", "MaquetteDocs", "MaquetteLocale",
    "MaquetteSnapshots", "MaquetteSnapshotTesting", "MaquetteSpec", "MaquetteThemes",
  ]

  /// Whoever adds to what users may call, or takes something away, says so in the file, where a reader
  /// of the change sees it.
  @Test("It is that of Sources/api.txt") func list() throws {
    var lines: [String] = []
    for module in Self.modules {
      lines += [module] + (try PublicDeclarations.lines(of: module).map { "  " + $0 })
    }
    let file = BuiltModules.root.appending(path: "Sources/api.txt")
    if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] == "all" {
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    let difference = lines.difference(from: known)
    #expect(difference.insertions.isEmpty, "MAQUETTE_RECORD=all writes the list anew")
    #expect(difference.removals.isEmpty, "MAQUETTE_RECORD=all writes the list anew")
  }

  @Test("The documentation's Swift compiles in a package that isn't this one")
  func documentation() throws {
    let pages = ["docs/guides/swift.md", "docs/guides/snapshot-tests.md"]
    let parts = try pages.flatMap { page in
      try String(contentsOf: BuiltModules.root.appending(path: page), encoding: .utf8)
        .components(separatedBy: "```swift\n").dropFirst()
        .map { $0.components(separatedBy: "```")[0] }
    }
    try #require(parts.count >= 4)
    let imports =
      "import Foundation\nimport Maquette\nimport MaquetteSnapshotTesting\nimport Testing\n"
    let code = parts.enumerated().map { number, part in
      part.contains("func ") ? part : "func part\(number)() throws {\n\(part)}\n"
    }
    let workspace = try Workspace(["readme.swift": imports + code.joined(separator: "\n")])
    #expect(throws: Never.self) {
      try BuiltModules.run(
        "swiftc",
        ["-typecheck", "-package-name", "another", "-swift-version", "6"] + BuiltModules.flags()
          + [workspace.path("readme.swift")])
    }
  }

  @Test("What is package alone is not seen from another package") func hidden() throws {
    let workspace = try Workspace([
      "hidden.swift": "import Maquette\nlet problem: ValueProblem? = nil\n"
    ])
    #expect(throws: BuiltModules.Failure.self) {
      try BuiltModules.run(
        "swiftc",
        ["-typecheck", "-package-name", "another"] + BuiltModules.flags()
          + [workspace.path("hidden.swift")])
    }
  }
}
