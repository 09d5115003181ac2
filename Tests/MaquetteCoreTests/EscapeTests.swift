import Foundation
import MaquetteCore
import Testing
import ThreadClock

@Suite("Texts in other languages")
struct EscapeTests {
  /// Every ASCII character that may be syntax somewhere, with what makes another `Character` of it.
  private static let texts: [String] = {
    let special = (0x21...0x7E).compactMap(Unicode.Scalar.init).filter {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil
    }
    let followers = ["", "\u{200D}", "\u{FE0F}", "\u{301}", "\u{20E3}", "\u{1F3FB}"]
    let before = ["", "👩\u{200D}👧\u{200D}"]
    return special.flatMap { scalar in
      followers.flatMap { follower in
        before.map { "\($0)\(scalar)\(follower) onload=alert(1) x=\(scalar)\(follower)\(scalar)" }
      }
    }
  }()

  /// Each writer with the smallest document that its text can stand in.
  private static let writers: [(kind: String, document: @Sendable (String) -> String)] = [
    ("html attribute", { "<img alt=\"\(Escape.html($0))\" width=\"1\">" }),
    ("html content", { "<p>\(Escape.html($0))</p>" }),
    ("xml", { "<svg a=\"\(Escape.xml($0))\">\(Escape.xml($0))</svg>" }),
    (
      "script",
      {
        "<script type=\"application/json\">\(Escape.script("\"\(Escape.json($0))\""))</script>"
      }
    ),
    ("markdown image", { "![\(Escape.markdownDescription($0))](a.png)" }),
    ("markdown cell", { "| a | b |\n|---|---|\n| \(Escape.markdownCell($0)) | end |\n" }),
    ("markdown cell", { "| a | b |\n|---|---|\n| \(Escape.markdownWord($0)) | end |\n" }),
    ("yaml", { "\"\(Escape.yaml($0))\"" }),
    ("json", { "\"\(Escape.json($0))\"" }),
    ("shell", { Escape.shellWord($0) }),
    ("address", { Escape.address($0) }),
    ("pdf", { Escape.pdf($0) }),
    (
      "workflow",
      { "::error title=\(Escape.workflowProperty($0)),line=1::\(Escape.workflowMessage($0))" }
    ),
  ]

  @Test("What real parsers read is the text, whatever a special character has behind or before it")
  func parsers() throws {
    let cases = Self.writers.flatMap { kind, document in
      Self.texts.map { [kind, document($0), $0] }
    }
    #expect(Self.texts.count == 32 * 12)
    let lost = try Python.lines(
      of: "Escaping/parse.py", input: JSONEncoder().encode(cases))
    #expect(lost.isEmpty, "\(lost.count): \(lost.prefix(10).joined(separator: "\n"))")
  }

  @Test("Controls, line ends and marks of direction end nothing, in any writer")
  func controls() throws {
    let texts = [
      "a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b", "\u{202E}ab", "a\u{1B}[31mb", "a\u{7}b",
    ]
    let cases = texts.flatMap { text in
      [
        ["yaml", "\"\(Escape.yaml(text))\"", text], ["json", "\"\(Escape.json(text))\"", text],
        ["shell", Escape.shellWord(text), text], ["address", Escape.address(text), text],
        ["pdf", Escape.pdf(text), text],
      ]
    }
    let lost = try Python.lines(of: "Escaping/parse.py", input: JSONEncoder().encode(cases))
    #expect(lost.isEmpty, "\(lost.joined(separator: "\n"))")
    for text in texts {
      for written in [
        Escape.yaml(text), Escape.json(text), Escape.shellWord(text), Escape.swift(text),
        Escape.comment(text), Escape.terminalLine(text),
        Escape.workflowProperty(text),
      ] {
        let obeyed = written.unicodeScalars.filter(\.isObeyed)
        #expect(obeyed.isEmpty, "\(written.debugDescription)")
      }
    }
  }

  @Test("A text that needs no care is the same text")
  func plain() {
    for text in ["Weiter", "متابعة", "続ける", "המשך", "ดำเนินการต่อ", "👩‍👩‍👧‍👦 1️⃣ é", ""] {
      #expect(Escape.html(text) == text)
      #expect(Escape.terminal(text) == text)
      #expect(Escape.markdownCell(text).utf8.elementsEqual(text.utf8))
      #expect(Escape.json(text).utf8.elementsEqual(text.utf8))
    }
  }

  @Test(
    "No line of a log is a command of a build server",
    arguments: [
      "::error::pwned", "  ::add-mask::x", "a\n::error::pwned", "\u{A0}::set-env name=x::y",
      "x ##[group]y", "##vso[task.setvariable variable=x]y", "##teamcity[message text='x']",
      "\u{1}::error::x",
    ])
  func commands(text: String) {
    for shown in [Escape.terminal(text), Escape.terminalLine(text)] {
      for line in shown.unicodeScalars.split(separator: "\n") {
        let start = line.drop { $0.properties.isWhitespace }
        #expect(!start.starts(with: "::".unicodeScalars), "\(shown)")
        #expect(!String(line).contains("##[") && !String(line).contains("##vso["), "\(shown)")
      }
    }
    #expect(!Escape.terminalLine(text).unicodeScalars.contains("\n"))
  }

  @Test(
    "No string of JSON has a command of a build server in it, and each means what it did",
    arguments: [
      "x ##[group]y", "##vso[task]y", "##teamcity[message text='x']", "#[a] ##a[b] ## [c]",
    ])
  func commandsInJSON(text: String) throws {
    let json = "\"\(Escape.json(text))\""
    for mark in ["##[", "##vso[", "##teamcity["] { #expect(!json.contains(mark), "\(json)") }
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test("A text that is full of what is written otherwise takes as long as it is", arguments: 0..<4)
  func manyMarks(kind: Int) {
    let text = String(repeating: "\"é\n<", count: 300_000)
    let time = ThreadClock().measure {
      let written =
        switch kind {
        case 0: Escape.json(text)
        case 1: Escape.xml(text)
        case 2: Escape.markdownCell(text)
        default: Escape.shellWord(text)
        }
      #expect(written.utf8.count > text.utf8.count)
    }
    // Copied whole for each mark, it would take minutes.
    #expect(time < .seconds(20), "\(time)")
  }

  @Test("A colon that begins no command stays")
  func colons() {
    for text in ["a::b", ": a", "a.yaml:1:2: error", "## [link](a)"] {
      #expect(Escape.terminal(text) == text)
    }
  }
}

/// Python's parsers, which `make test` installs.
enum Python {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What a script among the fixtures prints.
  static func lines(of script: String, input: Data) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-python-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (
      folder.appendingPathComponent("in"), folder.appendingPathComponent("out")
    )
    try input.write(to: source)
    try Data().write(to: target)
    let process = Process()
    // Debian's own has the packages of Debian.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [root.appendingPathComponent("Tests/Fixtures/\(script)").path]
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "python3 failed; 'make test' installs what it needs")
    return String(decoding: try Data(contentsOf: target), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
