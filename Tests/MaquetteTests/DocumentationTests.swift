import BuiltProgram
import Foundation
import Maquette
import MaquetteSpec
import Testing

/// What README.md and the pages below docs/ show is true.
@Suite("Documentation", .serialized)
struct DocumentationTests {
  private static let swiftPages = ["docs/guides/swift.md", "docs/guides/snapshot-tests.md"]

  @Test("The README can be read in one go: it has at most 150 lines")
  func readmeLength() throws {
    let readme = try DocumentationPage.read("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test("The Swift that pages show is the Swift that is compiled here")
  func swift() throws {
    let source = try DocumentationPage.read("Tests/MaquetteTests/ReadmeExample.swift")
    let compiled = try (1...6).map { number in
      let part = source.components(separatedBy: "// docs:\(number)\n")
      let body = try #require(part.last).components(separatedBy: "// docs:end")[0]
      return body.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("  ") && number > 1 ? String($0.dropFirst(2)) : String($0) }
        .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let shown = try DocumentationPage.all.flatMap { try $0.blocks("swift") }
    #expect(Set(shown) == Set(compiled))
    #expect(
      try Self.swiftPages.flatMap { try DocumentationPage(path: $0).blocks("swift") } == compiled)
  }

  @Test("The Swift that pages show runs")
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

  @Test(
    "A spec that a page shows is the file that it names, or is drawn without a warning",
    arguments: DocumentationPage.all)
  func specs(_ page: DocumentationPage) throws {
    for block in try page.blocks("yaml") {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(lines.first)
      guard !first.hasPrefix("# Examples/") else {
        let file = try DocumentationPage.read(String(first.dropFirst(2)))
        let body = lines.dropFirst().joined(separator: "\n") + "\n"
        // The file may open with a comment of its own.
        #expect(file.hasSuffix(body), "\(first)")
        continue
      }
      let bytes = Array((block + "\n").utf8)
      // A workflow of a CI, for example, is YAML as well.
      guard SpecFile.isSpec(bytes, file: "block.yaml") else { continue }
      let document = try SpecDocument(parsing: bytes, file: "block.yaml", folder: nil)
      let picture = try Renderer().picture(
        of: document.component, on: document.canvas, in: document.environment.environment)
      #expect(picture.warnings.isEmpty, "\(block): \(picture.warnings)")
    }
  }

  @Test("The language of a fenced block fits its text", arguments: DocumentationPage.all)
  func languages(_ page: DocumentationPage) throws {
    for (language, text) in try page.fences() {
      let lines = text.split(separator: "\n")
      let first = lines.first ?? ""
      let fits =
        switch language {
        case "console": first.hasPrefix("$ ")
        case "sh": !lines.contains { $0.hasPrefix("$ ") }
        case "yaml": try YAMLReader.read(text, file: "block.yaml").scalar == nil
        case "json": (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
        case "toml": lines.allSatisfy { ["#", "["].contains($0.prefix(1)) || $0.contains(" = ") }
        case "text": !first.hasPrefix("$ ")
        default: ["elisp", "lua", "markdown", "python", "rst", "swift"].contains(language)
        }
      #expect(fits, "\(page.path): a block in '\(language)' begins with '\(first)'")
    }
  }

  @Test("The commands that a page shows work", arguments: DocumentationPage.all)
  func commands(_ page: DocumentationPage) throws {
    // What others' programs do is not ours to test.
    let lines = try page.blocks("sh").flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("maquette ") }
    if page.path == "README.md" { #expect(lines.count >= 8) }
    guard !lines.isEmpty else { return }
    try InTemporaryFolder.run { folder in
      try FileManager.default.copyItem(
        at: DocumentationPage.root.appendingPathComponent("Examples"),
        to: folder.appendingPathComponent("Examples"))
      for line in lines {
        #expect(try Self.run(String(line), in: folder) == 0, "\(line)")
      }
    }
  }

  @Test("The targets of make that pages name exist")
  func targets() throws {
    let makefile = try DocumentationPage.read("Makefile")
    for page in DocumentationPage.all {
      for match in try page.text().matches(of: /(?:`|\$ )make ([a-z-]+)/) {
        #expect(makefile.contains("\n\(match.1):"), "\(page.path): make \(match.1)")
      }
    }
  }

  @Test("A link of a page that leads to a file finds it")
  func links() throws {
    for page in DocumentationPage.all {
      let folder = DocumentationPage.root.appendingPathComponent(page.path)
        .deletingLastPathComponent()
      // 'make test-docs' looks at the pages of the site, which has more of them.
      for match in try page.text().replacing(/`[^`\n]*`/, with: "").matches(
        of: /(?:\]\(|src="|srcset=")([^)"#\s]+)/)
      where !match.1.contains(":") {
        let target = folder.appendingPathComponent(String(match.1)).standardized
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page.path): \(match.1)")
      }
    }
  }

  @Test("The pictures that pages show are what docs/pictures.sh draws")
  func pictures() throws {
    let script = try DocumentationPage.read("docs/pictures.sh")
    try InTemporaryFolder.run { folder in
      try FileManager.default.copyItem(
        at: DocumentationPage.root.appendingPathComponent("Examples"),
        to: folder.appendingPathComponent("Examples"))
      #expect(try Self.run(script, in: folder) == 0)
      let images = DocumentationPage.root.appendingPathComponent("docs/images")
      let names = try FileManager.default.contentsOfDirectory(atPath: images.path).sorted()
      #expect(names.count >= 12)
      let drawn = folder.appendingPathComponent("docs/images")
      #expect(try FileManager.default.contentsOfDirectory(atPath: drawn.path).sorted() == names)
      for name in names {
        #expect(
          try Data(contentsOf: drawn.appendingPathComponent(name))
            == Data(contentsOf: images.appendingPathComponent(name)),
          "docs/images/\(name): 'make pictures' draws it anew")
      }
    }
  }

  @Test("THIRD-PARTY.md lists what the Makefile and Package.swift name")
  func thirdParty() throws {
    let (status, text) = try Self.tool("third_party.py", "--check")
    #expect(status == 0, "\(text)")
  }

  @Test("The pages of the site's reference can be written, and nothing is missing in them")
  func reference() throws {
    let (status, text) = try Self.tool("check_reference.py", BuiltProgram.url.path)
    #expect(status == 0, "\(text)")
  }

  @Test("THIRD-PARTY.md says the licence of everything that is shipped, and of no more than that")
  func shippedLicences() throws {
    let file = DocumentationPage.root.appendingPathComponent("THIRD-PARTY.md")
    let shipped = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n## Tools")[0]
    #expect(shipped.contains("\n| libjs-codemirror | MIT |"))
    #expect(shipped.contains("\n| hyphen-de | LGPL-2+ |"))
    #expect(!shipped.contains("see its copyright file"))
    #expect(try shipped.ranges(of: Regex(" and [0-9]+ more")).isEmpty)
  }

  /// The exit code of a program of `Tools/documentation`, and all that it prints.
  private static func tool(_ name: String, _ arguments: String...) throws -> (Int32, String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-B", "Tools/documentation/\(name)"] + arguments
    process.currentDirectoryURL = DocumentationPage.root
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// The exit code of a script that calls `maquette`.
  private static func run(_ script: String, in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", script]
    let bin = BuiltProgram.url.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PATH": "\(bin):\(path)", "MAQUETTE_CACHE": ""]) { $1 }
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
