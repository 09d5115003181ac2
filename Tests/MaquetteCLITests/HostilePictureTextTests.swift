import Foundation
import Testing

/// What others wrote into fonts, themes and pictures is shown, and does nothing.
@Suite("Terminal escapes in files of others")
struct HostilePictureTextTests {
  private static let hostile = "\u{1B}[31m\u{9B}31m\u{202E}\u{2028}\u{7}::error::x"

  @Test("In the names of fonts")
  func fonts() throws {
    let workspace = try Workspace()
    let listed = try workspace.run("fonts").lines.flatMap { $0.split(separator: " ") }
    let font = try #require(
      listed.first { $0.hasSuffix("Inter-Regular.otf") || $0.hasSuffix("Inter-Regular.ttf") }
        ?? Self.installed("Inter-Regular").map { Substring($0) })
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: String(font))))
    // As many letters as 'Inter' has.
    let (old, new) = (Array("Inter".utf16), Array("\u{1B}[31m".utf16))
    let (from, to) = (Self.bigEndian(old), Self.bigEndian(new))
    var found = 0
    for start in bytes.indices.dropLast(from.count) where bytes[start...].starts(with: from) {
      bytes.replaceSubrange(start..<start + from.count, with: to)
      found += 1
    }
    #expect(found > 0)
    try workspace.write("fonts/evil.otf", bytes)
    for arguments in [
      ["fonts", "--font-path", "fonts"], ["label", "x", "--font-path", "fonts", "-o", "a.png"],
    ] {
      let outcome = try workspace.run(arguments)
      #expect(outcome.text.isSafeForTerminals, "\(outcome.text.debugDescription)")
      #expect(outcome.errors.isSafeForTerminals, "\(outcome.errors.debugDescription)")
    }
    #expect(try workspace.run("fonts", "--font-path", "fonts").text.contains("\u{FFFD}[31m"))
  }

  private static func bigEndian(_ units: [UInt16]) -> [UInt8] {
    units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  private static func installed(_ name: String) -> String? {
    let folder = "/usr/share/fonts"
    return FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      .first { $0.hasSuffix("\(name).otf") || $0.hasSuffix("\(name).ttf") }.map {
        "\(folder)/\($0)"
      }
  }

  @Test("In themes")
  func themes() throws {
    let escaped = #"\e[31m\x9b31m\u202e\u2028\a::error::x"#
    let workspace = try Workspace([
      "th.yaml": "extends: ios\nname: \"\(escaped)\"\ncolors:\n  \"\(escaped)\": \"#112233\"\n",
      "family.yaml": "extends: ios\nname: x\ntypography:\n  family: \"\(escaped)\"\n",
    ])
    for name in ["th.yaml", "family.yaml"] {
      let outcome = try workspace.run("themes", name)
      #expect(outcome.text.isSafeForTerminals, "\(outcome.text.debugDescription)")
      #expect(outcome.errors.isSafeForTerminals, "\(outcome.errors.debugDescription)")
    }
  }

  /// A picture in which somebody put another spec and other flags.
  private func workspace(options: String, spec: String) throws -> Workspace {
    let workspace = try Workspace([
      "a.yaml": "Label: x", "options.json": options, "spec.txt": spec,
      "forge.py": """
      import struct, zlib
      text = b'#maquette-spec 1 ' + open('options.json', 'rb').read() + b'\\n'
      body = b'maquette\\0\\1\\0\\0\\0' + zlib.compress(text + open('spec.txt', 'rb').read())
      chunk = b'iTXt' + body
      png = open('a.png', 'rb').read()
      chunk = struct.pack('>I', len(body)) + chunk + struct.pack('>I', zlib.crc32(chunk))
      open('evil.png', 'wb').write(png[:-12] + chunk + png[-12:])
      """,
    ])
    let made = try workspace.shell(
      "$MAQUETTE render a.yaml --no-spec -o a.png && /usr/bin/python3 forge.py")
    #expect(made.status == 0, "\(made.errors)")
    return workspace
  }

  @Test("In the spec of a picture: as it is for a file or a program, harmless on a terminal")
  func extract() throws {
    let spec = "Label: x # \(Self.hostile)\n"
    let workspace = try workspace(options: #"{"options": []}"#, spec: spec)
    #expect(try workspace.run("extract", "evil.png").text == spec)
    let terminal = try workspace.shell(
      "script -qec \"$MAQUETTE extract evil.png\" /dev/null < /dev/null | tr -d '\\r'")
    #expect(terminal.text.contains("Label: x"), "\(terminal.text) \(terminal.errors)")
    #expect(terminal.text.isSafeForTerminals, "\(terminal.text.debugDescription)")
    let file = try workspace.run("extract", "evil.png", "-o", "b.yaml")
    #expect(file.status == 0)
    #expect(try workspace.text("b.yaml") == spec)
  }

  @Test("A hint's flags are words of a shell, whoever wrote them")
  func hint() throws {
    let options = ["--overlay", "$(touch pwned)", "a'b", "`id`", "x;id", "\u{1B}[31m", "é à"]
    let json = try JSONSerialization.data(withJSONObject: ["options": options])
    let workspace = try workspace(
      options: String(decoding: json, as: UTF8.self), spec: "Label: x\n")
    let outcome = try workspace.run("extract", "evil.png")
    #expect(outcome.errors.isSafeForTerminals)
    let mark = "draw the spec with "
    let line = try #require(
      outcome.errors.split(separator: "\n").first { $0.contains(mark) }?.components(
        separatedBy: mark
      ).last)
    let words = try Maquette.run(
      ["-c", "printf '%s\\n' \(line)"], in: workspace.folder,
      program: URL(fileURLWithPath: "/bin/bash"))
    #expect(words.text.split(separator: "\n").map(String.init) == options, "\(line)")
    #expect(!workspace.exists("pwned"))
  }

  @Test("In JSON and SVG for programs every character stays, written so that nobody obeys it")
  func documents() throws {
    let workspace = try Workspace(["a.json": #"{"Label": "a\u001b[31m\u2028\u202e"}"#])
    let inspected = try workspace.run("inspect", "a.json", "--json")
    #expect(inspected.text.isSafeForTerminals)
    let root = try JSONSerialization.jsonObject(with: Data(inspected.output))
    #expect(Self.strings(in: root).contains("a\u{1B}[31m\u{2028}\u{202E}"))
  }

  private static func strings(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(strings)
    case let object as [String: Any]: object.values.flatMap(strings)
    default: []
    }
  }
}
