import Foundation
import Maquette
import MaquetteSpec
import Testing

/// What the README shows is true.
@Suite("README", .serialized)
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func read(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fenced blocks in a language.
  private func blocks(_ language: String) throws -> [String] {
    try read("README.md").components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  @Test("The Swift it shows is the Swift that is compiled here")
  func swift() throws {
    let shown = try blocks("swift")
    let source = try read("Tests/MaquetteTests/ReadmeExample.swift")
    let compiled = try (1...4).map { number in
      let part = source.components(separatedBy: "// README:\(number)\n")
      let body = try #require(part.last).components(separatedBy: "// README:end")[0]
      return body.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("  ") && number > 1 ? String($0.dropFirst(2)) : String($0) }
        .joined(separator: "\n").trimmingCharacters(in: .newlines)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(shown == compiled)
  }

  @Test("The Swift it shows runs")
  func swiftRuns() throws {
    try InTemporaryFolder.run { _ in
      let png = try signIn()
      #expect(png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
      #expect(FileManager.default.fileExists(atPath: "signin.svg"))
      #expect(FileManager.default.fileExists(atPath: "signin~dark.png"))
    }
    try everyTextSize()
    let measured = try measuring()
    // Body text has 28 points at AX1, lines of 33.42 and a baseline at 26.66.
    #expect(abs(measured[1] - 66.83) < 0.01)
    #expect(abs(measured[2] - 26.66) < 0.01 && measured[3] == measured[2])
  }

  @Test("The specs it shows are the files in Examples")
  func specs() throws {
    for block in try blocks("yaml") {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let path = try #require(lines.first).dropFirst(2)
      let file = try read(String(path))
      let body = lines.dropFirst().joined(separator: "\n") + "\n"
      // The file may open with a comment of its own.
      #expect(file.hasSuffix(body), "\(path)")
    }
  }

  @Test("The commands it shows work")
  func commands() throws {
    let lines = try blocks("sh").flatMap { $0.split(separator: "\n") }
    #expect(lines.count >= 8)
    try InTemporaryFolder.run { folder in
      try FileManager.default.copyItem(
        at: Self.root.appendingPathComponent("Examples"),
        to: folder.appendingPathComponent("Examples"))
      for line in lines {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let bin = BuiltBinary.url.deletingLastPathComponent().path
        process.arguments = ["-c", "PATH='\(bin)':$PATH; \(line) > out.txt"]
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(line)")
      }
    }
  }

  @Test(
    "The pictures it shows are what the specs give", arguments: ["signin", "article", "event"],
    ["light", "dark"])
  func pictures(_ spec: String, _ appearance: String) throws {
    let bytes = Array(
      try Data(contentsOf: Self.root.appendingPathComponent("Examples/\(spec).yaml")))
    let document = try SpecDocument(parsing: bytes, file: "\(spec).yaml", folder: nil)
    var patch = document.environment
    patch.appearance = Appearance(rawValue: appearance)
    let renderer = Renderer()
    let picture = try renderer.picture(
      of: document.component, on: document.canvas, in: patch.environment)
    let name = "\(spec)\(appearance == "dark" ? "~dark" : "")@2x.png"
    let kept = try Data(contentsOf: Self.root.appendingPathComponent("Examples/\(name)"))
    let advice: Comment = "draw Examples/\(name) anew, with --no-spec"
    #expect(try renderer.bytes(of: picture) == Array(kept), advice)
  }
}
