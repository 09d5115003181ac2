import MaquetteCore
import Testing

@testable import MaquetteSpec

@Suite("Files of translations in .strings")
struct StringsFileTests {
  private func read(_ bytes: [UInt8]) throws -> TranslatedTexts {
    try StringsFile.read(NamedFiles.File(bytes: bytes, name: "a.strings", path: "a.strings"))
  }

  private static let text = "/* A comment. */\n\"Settings\" = \"Einstellungen für 🎈\";\n"

  private static func utf16(little: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
      return little ? pair.reversed() : pair
    }
  }

  @Test("are read in UTF-8, and in UTF-16 of both orders")
  func encodings() throws {
    for bytes in [Array(Self.text.utf8), Self.utf16(little: true), Self.utf16(little: false)] {
      let found = try read(bytes)
      #expect(found.pairs.map(\.text) == ["Settings"])
      #expect(found.pairs.map(\.value) == ["Einstellungen für 🎈"])
      let start = try #require(found.pairs.first?.start)
      #expect(found.source.location(ofByte: start) == SourceLocation(line: 2, column: 14))
    }
  }

  @Test("need no quotes around words, and a key alone is its own text")
  func words() throws {
    let text = """
      CFBundleName = "Ein Name"; /* a */ a.b-c$1 = x/y:z;
      "Hello";
      Bye ; // b
      """
    let found = try read(Array(text.utf8))
    #expect(found.pairs.map(\.text) == ["CFBundleName", "a.b-c$1", "Hello", "Bye"])
    #expect(found.pairs.map(\.value) == ["Ein Name", "x/y:z", "Hello", "Bye"])
    let places = found.pairs.map { found.source.location(ofByte: $0.start) }
    #expect(
      places == [(1, 16), (1, 46), (2, 1), (3, 1)].map { SourceLocation(line: $0, column: $1) })
  }

  @Test(
    "need quotes around all else",
    arguments: [
      ("é = \"b\";", 1, "expected a key in quotes"), ("a = ;", 5, "expected a text in quotes"),
      ("a b = c;", 3, "a '=' is missing"), ("a = b c;", 7, "a ';' is missing"),
      ("a", 2, "a '=' is missing"), ("a = \"b\"; a = c;", 10, "the key 'a' occurs twice"),
    ])
  func unquoted(text: String, column: Int, message: String) {
    let error = #expect(throws: ReadingError.self) { try read(Array(text.utf8)) }
    #expect(error?.location == SourceLocation(line: 1, column: column))
    #expect(error?.message.hasPrefix(message) == true)
  }

  @Test("are refused where they only start as UTF-16")
  func damaged() throws {
    let whole = Self.utf16(little: true)
    for bytes in [whole + [0x41], [0xFF, 0xFE, 0x00, 0xD8], Array(whole.dropLast())] {
      let error = #expect(throws: ReadingError.self) { try read(bytes) }
      #expect(error?.message == "the text starts like UTF-16, but is not UTF-16")
    }
    #expect(try read([0xFF, 0xFE]).pairs.isEmpty)
  }
}
