import BuiltProgram
import Foundation
import Testing

@Suite("SwiftUI source of specs")
struct ExportTests {
  private static let root = Checkout.root
  private static let swiftc: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let examples = ["signin", "event", "settings", "article", "workout"]
  private static let own = [
    "controls", "escapes", "environment", "images", "navigation", "text-input",
  ]

  private static func spec(_ name: String) -> String {
    let folder = own.contains(name) ? "Tests/Fixtures/SwiftUI" : "Examples"
    return root.appendingPathComponent("\(folder)/\(name).yaml").path
  }

  private static func kept(_ name: String) -> URL {
    root.appendingPathComponent("Tests/Fixtures/SwiftUI/\(name).swift.txt")
  }

  @Test("Eleven specs give the source that was looked at", arguments: examples + own)
  func golden(name: String) throws {
    let outcome = try Workspace().run("export", "--swiftui", Self.spec(name))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == (try String(contentsOf: Self.kept(name), encoding: .utf8)))
    // What there is no equal for is in a comment and in a warning.
    let comments = outcome.text.components(separatedBy: "// '").count - 1
    let told = outcome.errors.components(separatedBy: "warning: '").count - 1
    #expect(comments == told || name == "escapes")
  }

  @Test(
    "Swift's parser takes all of it",
    .enabled(if: swiftc != nil, "skipped: swiftc is not on the PATH"))
  func parses() throws {
    let workspace = try Workspace()
    for name in Self.examples + Self.own {
      try workspace.write("\(name).swift", try String(contentsOf: Self.kept(name), encoding: .utf8))
    }
    // Whatever a text holds, it stays inside its quotes.
    let special = (0x21...0x7E).compactMap(Unicode.Scalar.init).filter {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    let joined = ["\u{200D}", "\u{FE0F}", "\u{301}", "\u{20E3}", "\u{1F3FB}"].map { follower in
      special.map { "\($0)\(follower)" }.joined()
    }
    let hostile =
      joined + [
        "\"", "\\", "\\(x)", "\"\"\"", "#\"", "\u{0}", "\n", "\r", "*/", "//", "\u{2028}",
        "\u{202E}",
      ]
    for (number, text) in hostile.enumerated() {
      let spec = try JSONSerialization.data(withJSONObject: [
        "VStack": [
          ["Label": text + "x"], ["Button": "x" + text], ["Toggle": text + "%*x"],
          ["Label": "x", "color": "red", "accessibilityHint": text],
        ], "title": "x" + text,
      ])
      try workspace.write("hostile.json", Array(spec))
      let outcome = try workspace.run(
        "export", "--swiftui", "hostile.json", "-o", "h\(number).swift")
      // A NUL is no text of a spec.
      #expect(outcome.status == (text == "\u{0}" ? 65 : 0), "\(outcome.errors)")
    }
    let files = workspace.files.filter { $0.hasSuffix(".swift") }
    #expect(files.count >= 20)
    for file in files {
      let parsed = try Maquette.run(
        ["-parse", file], in: workspace.folder,
        program: URL(fileURLWithPath: try #require(Self.swiftc)))
      #expect(parsed.status == 0, "\(file): \(parsed.errors)")
    }
  }

  @Test("Flags say what the preview is in, and its name")
  func flags() throws {
    let workspace = try Workspace(["a.yaml": "Label: x"])
    let text = try workspace.run(
      "export", "--swiftui", "a.yaml", "--appearance", "dark", "--direction", "rtl", "--name", "In"
    ).text
    #expect(text.contains("#Preview(\"In\") {"))
    #expect(text.contains("  .preferredColorScheme(.dark)\n"))
    #expect(text.contains("  .environment(\\.layoutDirection, .rightToLeft)\n"))
  }

  @Test("Bad input is told of as everywhere")
  func badInput() throws {
    let workspace = try Workspace(["bad.yaml": "Buton: x", "a.yaml": "Label: x"])
    let bad = try workspace.run("export", "--swiftui", "bad.yaml", "-o", "x.swift")
    #expect(bad.status == 65)
    #expect(bad.errors.contains("bad.yaml:1:1: error: unknown component 'Buton'"))
    #expect(try workspace.run("export", "--swiftui", "missing.yaml").status == 66)
    #expect(try workspace.run("export", "a.yaml").status == 64)
    #expect(try workspace.run("export", "--swiftui", "a.yaml", "-o", "a.yaml/x").status == 73)
    #expect(workspace.files == ["a.yaml", "bad.yaml"])
  }
}
